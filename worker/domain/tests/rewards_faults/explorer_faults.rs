//! The node answers; the explorers do not, or not truly.

use emberfi_domain::contract::rewards::Rewards;
use emberfi_domain::ports::HttpRequest;
use serde_json::json;

use crate::explorers::{Row, STRANGER, blockscout, routescan, row, three};
use crate::node::Node;
use crate::script::{Answer, BLOCKSCOUT, NODE, ROUTESCAN, Script, faults, ok};

fn with_explorers(
    node: Node,
    one: impl Fn(&HttpRequest) -> Answer + 'static,
    other: impl Fn(&HttpRequest) -> Answer + 'static,
) -> Script {
    Script::new()
        .serve(NODE, move |request| node.answer(request))
        .serve(BLOCKSCOUT, one)
        .serve(ROUTESCAN, other)
}

fn note<'a>(rewards: &'a Rewards, name: &str) -> &'a str {
    let source = rewards.sources.iter().find(|source| source.name == name);
    &source.unwrap().note
}

/// Errors of an explorer's own, which come with HTTP 200.
fn refusals() -> Vec<(&'static str, Answer)> {
    let asked_to_wait = "asks us to wait: too many requests";
    let body =
        |message: &str, result| ok(json!({ "status": "0", "message": message, "result": result }));
    vec![
        (
            "refused the question",
            body("NOTOK", json!("Error! Invalid address format")),
        ),
        (
            "refused the question",
            body(
                "Required query parameters missing: topic0_3_opr",
                json!(null),
            ),
        ),
        (
            "refused the question",
            body("Something went wrong", json!([])),
        ),
        (
            asked_to_wait,
            body("NOTOK", json!("Max rate limit reached")),
        ),
        (
            asked_to_wait,
            body("Too many requests. Please try again later.", json!(null)),
        ),
    ]
}

#[test]
fn one_broken_explorer_takes_nothing_from_a_proven_answer() {
    for (words, fault) in faults().into_iter().chain(refusals()) {
        let script = with_explorers(
            Node::after(&three()),
            move |_| fault.clone(),
            routescan(&three()),
        );
        let rewards = script.lookup().unwrap();
        assert!(rewards.verified && rewards.complete, "{words}");
        assert_eq!(rewards.total_rewards, "21");
        assert_eq!(note(&rewards, "Blockscout"), words);
        assert_eq!(note(&rewards, "Routescan"), "lists 3 events");
    }
}

#[test]
fn without_explorers_the_total_is_right_and_the_rows_say_what_is_unknown() {
    for (_, fault) in faults().into_iter().chain(refusals()) {
        let other = fault.clone();
        let script = with_explorers(
            Node::after(&three()),
            move |_| fault.clone(),
            move |_| other.clone(),
        );
        let rewards = script.lookup().unwrap();
        assert_eq!(rewards.total_rewards, "21");
        assert!(!rewards.complete && !rewards.verified);
        assert!(rewards.events.is_empty());
        let rows: Vec<_> = rewards
            .claims
            .iter()
            .map(|claim| {
                (
                    claim.month,
                    claim.amount.as_str(),
                    claim.tx_hash.as_deref(),
                    claim.timestamp,
                )
            })
            .collect();
        assert_eq!(rows, [(4, "7", None, None), (3, "14", None, None)]);
        assert_eq!(
            rewards.missing,
            [
                "1 claim of month 4: transaction unknown",
                "1 claim of month 3: transaction unknown",
            ]
        );
    }
}

#[test]
fn a_lagging_explorer_is_made_up_for_by_the_other() {
    let script = with_explorers(
        Node::after(&three()),
        blockscout(&three()[..1]),
        routescan(&three()[1..]),
    );
    let rewards = script.lookup().unwrap();
    assert!(
        rewards.verified && rewards.complete,
        "{:?}",
        rewards.missing
    );
    assert_eq!(rewards.total_claims, 3);
}

#[test]
fn others_claims_and_other_contracts_logs_are_never_counted() {
    let stranger = Row {
        owner: STRANGER,
        ..row(9, 1, 3, 1_000_000)
    };
    let impostor = Row {
        contract: STRANGER,
        ..row(10, 2, 4, 1_000_000)
    };
    let mut listed = three();
    listed.extend([stranger, impostor]);
    let script = with_explorers(Node::after(&three()), blockscout(&listed), routescan(&[]));
    let rewards = script.lookup().unwrap();
    assert!(
        rewards.verified && rewards.complete,
        "{:?}",
        rewards.missing
    );
    assert_eq!(rewards.total_rewards, "21");
    assert_eq!(note(&rewards, "Blockscout"), "lists 3 events");
}

#[test]
fn an_explorer_that_returns_everyones_claims_by_the_page_is_left_alone() {
    let everyone: Vec<Row> = (0..5000)
        .map(|tx| Row {
            owner: STRANGER,
            ..row(tx, 1, 3, 5)
        })
        .collect();
    let script = with_explorers(
        Node::after(&three()),
        blockscout(&everyone),
        routescan(&three()),
    );
    let rewards = script.lookup().unwrap();
    assert!(rewards.verified && rewards.complete);
    assert_eq!(
        note(&rewards, "Blockscout"),
        "ignored whose claims were asked for"
    );
    assert_eq!(script.calls_to(BLOCKSCOUT), 1);
}

#[test]
fn more_claims_than_a_page_holds_are_all_found() {
    for count in [999_u64, 1000, 1001, 1200, 2500] {
        // Two transactions a block, so that pages break inside a block too.
        let rows: Vec<Row> = (0..count)
            .map(|tx| Row {
                block: 100 + tx.div_ceil(2),
                ..row(tx, (tx % 4) as u32, (tx % 20) as u32, 3)
            })
            .collect();
        let script = with_explorers(Node::after(&rows), blockscout(&rows), routescan(&rows));
        let rewards = script.lookup().unwrap();
        assert!(
            rewards.verified && rewards.complete,
            "{count}: {:?}",
            rewards.missing
        );
        assert_eq!(rewards.total_claims as u64, count);
        assert_eq!(rewards.total_rewards, (3 * count).to_string());
    }
}

#[test]
fn an_endless_list_ends_with_the_calls_and_the_figures_still_stand() {
    let endless: Vec<Row> = (0..100_000).map(|tx| row(tx, 1, 3, 1)).collect();
    let script = with_explorers(
        Node::after(&endless),
        blockscout(&endless),
        routescan(&endless),
    );
    let rewards = script.lookup().unwrap();
    assert_eq!(rewards.total_rewards, "100000");
    assert!(!rewards.complete);
    assert_eq!(
        note(&rewards, "Routescan"),
        "lists more claims than one lookup can read"
    );
    assert!(script.sent.borrow().len() <= 40);
}

#[test]
fn an_invented_claim_is_not_believed() {
    let mut listed = three();
    listed.push(row(8, 3, 9, 5_000));
    let script = with_explorers(
        Node::after(&three()),
        blockscout(&listed),
        blockscout(&listed),
    );
    let rewards = script.lookup().unwrap();
    assert_eq!(rewards.total_rewards, "21");
    assert_eq!(rewards.total_claims, 3);
    assert!(!rewards.verified && !rewards.complete);
    assert!(rewards.missing[0].starts_with("Month 9 of Name 3: an explorer lists more"));
}
