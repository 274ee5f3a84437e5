//! The explorers answer; the nodes do not, or not as they should.

use std::cell::Cell;

use emberfi_domain::http::HttpBody;
use emberfi_domain::ports::HttpRequest;
use serde_json::{Value, json};

use crate::explorers::{blockscout, routescan, row, three};
use crate::node::{BLOCK, Node};
use crate::script::{Answer, BLOCKSCOUT, NODE, ROUTESCAN, SPARE, Script, faults, ok, status};

fn with_node(node: impl Fn(&HttpRequest) -> Answer + 'static) -> Script {
    Script::new()
        .serve(NODE, node)
        .serve(BLOCKSCOUT, blockscout(&three()))
        .serve(ROUTESCAN, routescan(&three()))
}

/// Answers of a node that cannot be used, beyond those any server can give.
fn refusals() -> Vec<(&'static str, Answer)> {
    let wrong_chain = Node {
        chain_id: 15,
        ..Node::after(&three())
    };
    let request = |questions: Value| HttpRequest {
        url: NODE.to_owned(),
        body: Some(HttpBody::Json(questions.to_string())),
        bearer: None,
        deadline: std::time::Duration::from_secs(1),
        max_bytes: 1,
    };
    let chain_id = json!({ "id": 1, "method": "eth_chainId", "params": [] });
    let other = wrong_chain
        .answer(&request(json!([chain_id])))
        .unwrap()
        .body;
    vec![
        (
            "sent an answer that cannot be read",
            ok(other.replace("\"id\":1", "\"id\":7")),
        ),
        ("sent an answer that cannot be read", ok("[]")),
        (
            "asks us to wait: too many requests",
            ok(json!({ "code": 429, "message": "The requests per second (RPS) are too many." })),
        ),
        (
            "refused the question",
            ok(json!([{ "id": 1, "error": { "code": -32000, "message": "overloaded" } }])),
        ),
    ]
}

#[test]
fn a_broken_node_is_replaced_by_the_next() {
    for (words, fault) in faults().into_iter().chain(refusals()) {
        let spare = Node::after(&three());
        let script =
            with_node(move |_| fault.clone()).serve(SPARE, move |request| spare.answer(request));
        let rewards = script.lookup().unwrap();
        assert!(rewards.verified && rewards.complete, "{words}");
        assert_eq!(rewards.sources[0].note, words);
        assert!(rewards.sources[1].ok && rewards.sources[1].name == "Spare");
    }
}

#[test]
fn a_node_of_another_chain_is_not_believed() {
    let (wrong, right) = (
        Node {
            chain_id: 15,
            ..Node::after(&[])
        },
        Node::after(&three()),
    );
    let script = with_node(move |request| wrong.answer(request))
        .serve(SPARE, move |request| right.answer(request));
    let rewards = script.lookup().unwrap();
    assert!(rewards.verified);
    assert_eq!(rewards.total_rewards, "21");
    assert_eq!(
        rewards.sources[0].note,
        "serves chain 15 instead of chain 14"
    );
}

#[test]
fn without_a_node_the_explorers_claims_are_given_as_unproven() {
    for (words, fault) in faults().into_iter().chain(refusals()) {
        let rewards = with_node(move |_| fault.clone()).lookup().unwrap();
        assert!(!rewards.verified && !rewards.complete);
        assert_eq!(rewards.total_rewards, "21");
        assert_eq!(rewards.block, None);
        assert_eq!((rewards.usd_value, rewards.flr_price), (None, None));
        assert!(rewards.price_reason.is_some());
        assert!(
            rewards.missing[0].contains(&format!("Node {words}")),
            "{:?}",
            rewards.missing
        );
    }
}

#[test]
fn an_empty_list_proves_nothing_when_the_contract_cannot_be_read() {
    let script = Script::new()
        .serve(BLOCKSCOUT, blockscout(&[]))
        .serve(ROUTESCAN, routescan(&[]));
    script.lookup().unwrap_err();
}

#[test]
fn a_node_that_refuses_batches_is_asked_call_by_call() {
    let error = json!({ "jsonrpc": "2.0", "id": null,
        "error": { "code": -32600, "message": "batches are not supported" } });
    for refusal in [
        ok(&error),
        status(400, &error),
        status(413, "too much at once"),
    ] {
        let node = Node::after(&three());
        let script = with_node(move |request| {
            if request.body.as_ref().unwrap().text().starts_with('[') {
                return refusal.clone();
            }
            node.answer(request)
        });
        let rewards = script.lookup().unwrap();
        assert!(
            rewards.verified && rewards.complete,
            "{:?}",
            rewards.sources
        );
        assert!(script.sent.borrow().len() <= 12);
    }
}

#[test]
fn answers_of_a_batch_may_come_in_any_order() {
    let node = Node::after(&three());
    let script = with_node(move |request| {
        let body = node.answer(request)?.body;
        let mut replies: Vec<Value> = serde_json::from_str(&body).unwrap();
        replies.reverse();
        ok(Value::Array(replies))
    });
    assert!(script.lookup().unwrap().verified);
}

#[test]
fn a_claim_that_lands_during_the_lookup_is_proven_by_reading_again() {
    let before = Node::after(&three()[..2]);
    let after = Node {
        block: BLOCK + 1,
        ..Node::after(&three())
    };
    let calls = Cell::new(0);
    let mut listed = three();
    listed[2].block = BLOCK + 1;
    let script = Script::new()
        .serve(NODE, move |request| {
            calls.set(calls.get() + 1);
            if calls.get() <= 2 {
                before.answer(request)
            } else {
                after.answer(request)
            }
        })
        .serve(BLOCKSCOUT, blockscout(&listed));
    let rewards = script.lookup().unwrap();
    assert!(
        rewards.verified && rewards.complete,
        "{:?}",
        rewards.missing
    );
    assert_eq!(rewards.total_rewards, "21");
    assert_eq!(rewards.block, Some(BLOCK + 1));
}

#[test]
fn a_claim_newer_than_a_lagging_node_is_shown_and_not_called_proven() {
    let node = Node::after(&three()[..2]);
    let mut listed = three();
    listed[2].block = BLOCK + 1;
    let script = Script::new()
        .serve(NODE, move |request| node.answer(request))
        .serve(BLOCKSCOUT, blockscout(&listed));
    let rewards = script.lookup().unwrap();
    assert_eq!(rewards.total_rewards, "21");
    assert!(rewards.complete && !rewards.verified);
    assert!(rewards.missing[0].starts_with("1 claim is newer than block 5000"));
}

#[test]
fn a_project_that_reverts_is_swept_month_by_month() {
    let node = Node {
        broken_project: Some(1),
        ..Node::after(&three())
    };
    let rewards = with_node(move |request| node.answer(request))
        .lookup()
        .unwrap();
    assert!(
        rewards.verified && rewards.complete,
        "{:?}",
        rewards.missing
    );
}

#[test]
fn names_that_cannot_be_read_become_numbers() {
    let node = Node {
        has_names: false,
        ..Node::after(&three())
    };
    let rewards = with_node(move |request| node.answer(request))
        .lookup()
        .unwrap();
    assert!(rewards.verified);
    assert_eq!(rewards.projects[0].name, "Project 1");
}

#[test]
fn more_projects_than_expected_are_all_read() {
    let mut rows = three();
    rows.push(row(4, 61, 5, 9));
    let node = Node {
        projects: 70,
        ..Node::after(&rows)
    };
    let script = Script::new()
        .serve(NODE, move |request| node.answer(request))
        .serve(BLOCKSCOUT, blockscout(&rows));
    let rewards = script.lookup().unwrap();
    assert!(
        rewards.verified && rewards.complete,
        "{:?}",
        rewards.missing
    );
    assert_eq!(rewards.total_rewards, "30");
    assert_eq!(
        script.calls_to(NODE),
        4,
        "overview, projects beyond the first, figures, past prices"
    );
}

#[test]
fn a_price_that_cannot_be_read_is_absent_and_explained() {
    let node = Node {
        price: None,
        ..Node::after(&three())
    };
    let rewards = with_node(move |request| node.answer(request))
        .lookup()
        .unwrap();
    assert!(rewards.verified, "a price proves nothing about claims");
    assert_eq!((rewards.usd_value, rewards.flr_price), (None, None));
    assert_eq!(rewards.price_updated_at, None);
    assert_eq!(
        rewards.price_reason.as_deref(),
        Some("The FLR price could not be read from Flare's oracle.")
    );
}

#[test]
fn an_old_price_is_given_with_a_warning() {
    let node = Node {
        price: Some((2, -1, 7200)),
        ..Node::after(&three())
    };
    let rewards = with_node(move |request| node.answer(request))
        .lookup()
        .unwrap();
    assert_eq!(rewards.flr_price, Some(20.0));
    assert!(
        rewards
            .price_reason
            .unwrap()
            .contains("2025-07-31T20:13:20Z")
    );
}
