//! Writes down what a lookup found in the shape that crosses the wire.

use std::collections::{BTreeMap, BTreeSet};

use super::{Found, Listing, vested};
use crate::contract::rewards::{
    RewardClaim, RewardEvent, RewardProject, RewardSource, Rewards, RewardsFound, UnclaimedReward,
};
use crate::ports::Timestamp;
use crate::rewards::address::Address;
use crate::rewards::chain::state::{Attempts, State};
use crate::rewards::claims::{Claim, ClaimEvent, grouped, newest_first};
use crate::rewards::price::Price;
use crate::rewards::reconcile::project_name;
use crate::rewards::wei::Wei;

/// The sentence that says why nothing of the answer is proven.
pub(super) fn unread_contract(attempts: &Attempts) -> String {
    let reasons: Vec<String> = attempts
        .failures
        .iter()
        .map(|(name, error)| format!("{name} {}", error.words()))
        .collect();
    format!(
        "The contract could not be read ({}), so nothing proves that these are all claims",
        reasons.join("; ")
    )
}

/// The whole answer.
pub(super) fn rewards(
    address: Address,
    now: Timestamp,
    found: &Found<'_>,
    prices: &BTreeMap<u64, Price>,
    note: Option<String>,
) -> Rewards {
    let (attempts, listings) = (&found.attempts, &found.listings);
    let mut settled = found.settled.clone();
    newest_first(&mut settled.events);
    let names = attempts
        .state
        .as_ref()
        .map(|state| state.names.clone())
        .unwrap_or_default();
    let claims = grouped(&settled.events, &settled.unlocated);
    let worth = Worth::of(attempts.state.as_ref(), settled.total, now);
    let vesting = vested::vesting(attempts.state.as_ref(), &settled);
    let (unclaimed, unclaimed_reason) = vested::unclaimed(attempts.state.as_ref());
    Rewards {
        address: address.to_string(),
        total_rewards: settled.total.text(),
        total_rewards_formatted: settled.total.formatted(),
        total_claims: claims.len(),
        usd_value: worth.total,
        flr_price: worth.price,
        price_reason: worth.reason,
        price_updated_at: worth.updated_at,
        projects: projects(&claims, unclaimed.as_deref(), &names),
        usd_at_claim_reason: unpriced(&claims, prices),
        note,
        claims: claims.iter().map(|one| claim(one, prices)).collect(),
        events: settled.events.iter().map(event).collect(),
        vesting_reason: vesting.as_ref().err().map(|reason| (*reason).to_owned()),
        vesting: vesting.ok(),
        unclaimed,
        unclaimed_reason,
        verified: settled.verified,
        complete: settled.complete,
        missing: settled.missing,
        sources: sources(attempts, listings, found.recovered),
        block: attempts.state.as_ref().map(|state| state.block),
        read_at: now.rfc3339(),
    }
}

/// Claims that were found and are not proven yet, newest first, as a stream tells of them.
#[must_use]
pub fn unproven(events: &[ClaimEvent]) -> RewardsFound {
    let none = BTreeMap::new();
    let claims = grouped(events, &[]);
    RewardsFound {
        claims: claims.iter().map(|one| claim(one, &none)).collect(),
    }
}

fn claim(claim: &Claim, prices: &BTreeMap<u64, Price>) -> RewardClaim {
    let price = claim.origin.and_then(|origin| prices.get(&origin.block));
    RewardClaim {
        month: claim.month,
        amount: claim.amount.text(),
        amount_formatted: claim.amount.formatted(),
        timestamp: claim
            .origin
            .and_then(|origin| origin.timestamp)
            .map(|timestamp| timestamp.0),
        project_ids: claim.projects.iter().copied().collect(),
        tx_hash: claim.origin.map(|origin| origin.tx.to_string()),
        usd_at_claim: price.and_then(|price| price.value_of(claim.amount)),
    }
}

/// Why some claims have no value at their time.
fn unpriced(claims: &[Claim], prices: &BTreeMap<u64, Price>) -> Option<String> {
    let has_price = |claim: &&Claim| {
        let origin = claim.origin;
        origin.is_some_and(|origin| prices.contains_key(&origin.block))
    };
    let with_price = claims.iter().filter(has_price).count();
    match claims.len() - with_price {
        0 => None,
        _ if with_price == 0 => {
            Some("No node told what FLR was worth when these rewards were claimed.".to_owned())
        }
        1 => Some("For one claim no node told what FLR was worth at the time.".to_owned()),
        number => Some(format!(
            "For {number} claims no node told what FLR was worth at the time."
        )),
    }
}

fn event(event: &ClaimEvent) -> RewardEvent {
    RewardEvent {
        project_id: event.pair.project,
        month: event.pair.month,
        amount: event.amount.text(),
        timestamp: event.timestamp.map(|timestamp| timestamp.0),
        tx_hash: event.key.tx.to_string(),
        log_index: event.key.log_index,
        block_number: event.block,
    }
}

fn projects(
    claims: &[Claim],
    unclaimed: Option<&[UnclaimedReward]>,
    names: &[String],
) -> Vec<RewardProject> {
    let claimed = claims
        .iter()
        .flat_map(|claim| claim.projects.iter().copied());
    let unclaimed = unclaimed.unwrap_or_default().iter();
    let occurring: BTreeSet<u32> = claimed
        .chain(unclaimed.map(|rest| rest.project_id))
        .collect();
    occurring
        .into_iter()
        .map(|id| RewardProject {
            id,
            name: project_name(names, id),
        })
        .collect()
}

fn sources(attempts: &Attempts, listings: &[Listing<'_>], recovered: usize) -> Vec<RewardSource> {
    let failed = attempts.failures.iter().map(|(name, error)| RewardSource {
        name: name.clone(),
        ok: false,
        note: error.words(),
    });
    let read = attempts.state.iter().map(|state| RewardSource {
        name: state.source.clone(),
        ok: true,
        note: format!("read the contract at block {}", state.block),
    });
    let explorers = listings.iter().map(|listing| match &listing.claims {
        Ok(events) => RewardSource {
            name: listing.name.to_owned(),
            ok: true,
            note: match events.len() {
                1 => "lists 1 event".to_owned(),
                count => format!("lists {count} events"),
            },
        },
        Err(error) => RewardSource {
            name: listing.name.to_owned(),
            ok: false,
            note: error.words(),
        },
    });
    let history = (recovered > 0).then(|| RewardSource {
        name: "History of the chain".to_owned(),
        ok: true,
        note: match recovered {
            1 => "held 1 event that no explorer listed".to_owned(),
            count => format!("held {count} events that no explorer listed"),
        },
    });
    failed.chain(read).chain(explorers).chain(history).collect()
}

/// The rewards' value, as far as it can be told.
#[derive(Default)]
struct Worth {
    total: Option<f64>,
    price: Option<f64>,
    reason: Option<String>,
    updated_at: Option<String>,
}

impl Worth {
    fn of(state: Option<&State>, total: Wei, now: Timestamp) -> Self {
        match state.map(|state| (&state.price, state.block_time)) {
            None => Self {
                reason: Some(
                    "The FLR price could not be read: no node of the chain answered.".to_owned(),
                ),
                ..Self::default()
            },
            Some((Err(error), _)) => Self {
                reason: Some(error.message().to_owned()),
                ..Self::default()
            },
            Some((Ok(price), block_time)) => Self::at(*price, total, now.min(block_time)),
        }
    }

    /// `now` is the chain's time where its clock is behind ours: a price is old by the chain it
    /// stands on.
    fn at(price: Price, total: Wei, now: Timestamp) -> Self {
        let reason = price.is_stale(now).then(|| {
            format!(
                "Flare's oracle last renewed this price at {}.",
                price.updated.rfc3339()
            )
        });
        Self {
            total: price.value_of(total),
            price: price.dollars(),
            reason,
            updated_at: Some(price.updated.rfc3339()),
        }
    }
}
