//! Nothing is broken, or nothing works.

use std::time::Duration;

use emberfi_domain::ports::HttpError;
use emberfi_domain::rewards::lookup::LookupError;

use crate::explorers::{blockscout, hashes, routescan, three};
use crate::node::{BLOCK, Node};
use crate::script::{BLOCKSCOUT, NODE, OWNER, ROUTESCAN, SPARE, Script, faults, ok, status};

fn healthy() -> Script {
    let node = Node::after(&three());
    Script::new()
        .serve(NODE, move |request| node.answer(request))
        .serve(BLOCKSCOUT, blockscout(&three()))
        .serve(ROUTESCAN, routescan(&three()))
}

#[test]
fn an_ordinary_lookup_is_proven_with_four_calls() {
    let script = healthy();
    let rewards = script.lookup().unwrap();
    assert!(
        rewards.verified && rewards.complete,
        "{:?}",
        rewards.missing
    );
    assert_eq!(rewards.address, OWNER);
    assert_eq!(rewards.total_rewards, "21");
    assert_eq!(rewards.total_claims, 3);
    assert_eq!(rewards.block, Some(BLOCK));
    let found: Vec<_> = rewards
        .claims
        .iter()
        .filter_map(|claim| claim.tx_hash.clone())
        .collect();
    let mut expected = hashes(&three());
    expected.reverse();
    assert_eq!(found, expected, "newest first");
    assert_eq!(rewards.claims[0].timestamp, Some(1_720_000_103));
    let names: Vec<_> = rewards
        .projects
        .iter()
        .map(|project| project.name.as_str())
        .collect();
    assert_eq!(names, ["Name 1", "Name 2"]);
    assert_eq!(script.sent.borrow().len(), 4);
}

#[test]
fn both_dialects_tell_the_same_claims() {
    let node = Node::after(&three());
    let with = |url, explorer: Box<dyn Fn(&_) -> _>| {
        let node = node.clone();
        Script::new()
            .serve(NODE, move |request| node.answer(request))
            .serve(url, explorer)
            .lookup()
            .unwrap()
    };
    let one = with(BLOCKSCOUT, Box::new(blockscout(&three())));
    let other = with(ROUTESCAN, Box::new(routescan(&three())));
    assert!(one.verified && other.verified);
    assert_eq!(one.events, other.events);
    assert_eq!(one.claims, other.claims);
}

#[test]
fn the_price_comes_with_its_time_and_its_value() {
    let rewards = healthy().lookup().unwrap();
    assert_eq!(rewards.flr_price, Some(0.01872));
    assert_eq!(rewards.usd_value, Some(0.0));
    assert_eq!(rewards.price_reason, None);
    assert_eq!(
        rewards.price_updated_at.as_deref(),
        Some("2025-07-31T22:13:18Z")
    );
}

#[test]
fn nothing_is_claimed_without_an_account_and_no_explorer_is_needed_to_prove_it() {
    let node = Node {
        has_account: false,
        ..Node::after(&[])
    };
    let script = Script::new().serve(NODE, move |request| node.answer(request));
    let rewards = script.lookup().unwrap();
    assert!(
        rewards.verified && rewards.complete,
        "{:?}",
        rewards.missing
    );
    assert_eq!(rewards.total_rewards, "0");
    assert_eq!(rewards.total_claims, 0);
    assert_eq!(
        script.calls_to(NODE),
        2,
        "the contract, and what kind of address it is"
    );
    assert!(rewards.note.unwrap().contains("never claimed rFLR"));
}

#[test]
fn when_nothing_answers_the_sentence_names_the_cause() {
    let everywhere = |answer: fn() -> crate::script::Answer| {
        let script = [NODE, SPARE, BLOCKSCOUT, ROUTESCAN]
            .into_iter()
            .fold(Script::new(), |script, url| {
                script.serve(url, move |_| answer())
            });
        script.lookup().unwrap_err()
    };
    let refused = everywhere(|| Err(HttpError::Unreachable("refused".to_owned())));
    assert!(matches!(refused, LookupError::Unreachable(_)));
    assert!(refused.message().starts_with("Network connection failed."));
    assert!(
        refused
            .cause()
            .contains("Spare could not be reached (refused)")
    );

    let slow = everywhere(|| Err(HttpError::TimedOut));
    assert!(slow.message().starts_with("Request timed out."));

    let busy = everywhere(|| status(429, "slow down"));
    assert!(busy.message().starts_with("Too many requests."));

    for broken in [|| ok("<html>"), || status(503, "no healthy upstream")] {
        let failed = everywhere(broken);
        assert!(
            failed
                .message()
                .starts_with("Failed to fetch reward claims from blockchain.")
        );
    }
}

#[test]
fn no_mixture_of_faults_gives_a_number() {
    for (_, chain) in faults() {
        for (_, explorer) in faults() {
            let (spare, routescan) = (chain.clone(), explorer.clone());
            let (chain, explorer) = (chain.clone(), explorer.clone());
            let script = Script::new()
                .serve(NODE, move |_| chain.clone())
                .serve(SPARE, move |_| spare.clone())
                .serve(BLOCKSCOUT, move |_| explorer.clone())
                .serve(ROUTESCAN, move |_| routescan.clone());
            assert!(script.lookup().is_err());
        }
    }
}

#[test]
fn no_call_outlives_the_lookup() {
    let script = Script::new();
    script.latency.set(7);
    script.lookup().unwrap_err();
    let deadlines: Vec<_> = script
        .sent
        .borrow()
        .iter()
        .map(|request| request.deadline)
        .collect();
    assert_eq!(deadlines, [8, 8, 8, 4].map(Duration::from_secs));
    script.latency.set(30);
    let before = script.sent.borrow().len();
    let error = script.lookup().unwrap_err();
    assert_eq!(
        script.sent.borrow().len(),
        before + 1,
        "no time is left for a second call"
    );
    assert!(error.message().starts_with("Request timed out."));
}
