//! One claim as the chain logged it, and claims as people read them.
//!
//! The contract logs one `RewardsClaimed` for each (project, month) of a transaction. The same
//! (project, month) can be claimed again after a top-up, so an event is known by its transaction
//! and log index and by nothing else. People think in transactions and months: [`grouped`] puts
//! the events of one transaction and month into one [`Claim`].

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use alloy_primitives::B256;

use super::wei::Wei;
use crate::ports::Timestamp;

/// What a figure of the contract belongs to: a project's rewards of one month.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pair {
    /// The contract's number of the project, from 0.
    pub project: u32,
    /// The contract's number of the month, from 0 (June 2024).
    pub month: u32,
}

/// What makes an event the same event, whoever tells of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EventKey {
    /// The transaction's hash.
    pub tx: B256,
    /// The log's place in its block.
    pub log_index: u64,
}

/// One `RewardsClaimed` log of the owner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimEvent {
    /// Its identity.
    pub key: EventKey,
    /// What was claimed.
    pub pair: Pair,
    /// How much.
    pub amount: Wei,
    /// The block that holds it.
    pub block: u64,
    /// The block's time, `None` when the explorer did not say.
    pub timestamp: Option<Timestamp>,
}

/// What the contract has paid and no explorer accounts for: the amount is certain, the
/// transaction unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unlocated {
    /// What was claimed.
    pub pair: Pair,
    /// How much.
    pub amount: Wei,
}

/// The transaction of a [`Claim`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The transaction's hash.
    pub tx: B256,
    /// The block that holds it.
    pub block: u64,
    /// The block's time, `None` when no explorer said.
    pub timestamp: Option<Timestamp>,
    /// The place of the transaction's last claim in the block, which orders a block's transactions.
    pub log_index: u64,
}

/// The rewards of one month that one transaction claimed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The contract's number of the month.
    pub month: u32,
    /// The projects, ascending.
    pub projects: BTreeSet<u32>,
    /// The sum over the projects.
    pub amount: Wei,
    /// The transaction, `None` when it is unknown.
    pub origin: Option<Origin>,
}

/// The sum of the events' amounts.
#[must_use]
pub fn total<'a>(events: impl IntoIterator<Item = &'a ClaimEvent>) -> Wei {
    events.into_iter().map(|event| event.amount).sum()
}

/// Drops repetitions of the same event, as overlapping pages bring them.
#[must_use]
pub fn distinct(events: impl IntoIterator<Item = ClaimEvent>) -> Vec<ClaimEvent> {
    let by_key: BTreeMap<_, _> = events.into_iter().map(|event| (event.key, event)).collect();
    by_key.into_values().collect()
}

/// What several explorers list together.
///
/// Explorers may number a block's logs differently. So where two list events of the same
/// transaction and pair, they are taken for the same ones, and the fuller list is kept.
#[must_use]
pub fn union<'a>(listings: impl IntoIterator<Item = &'a [ClaimEvent]>) -> Vec<ClaimEvent> {
    let mut fullest: BTreeMap<(B256, Pair), Vec<&ClaimEvent>> = BTreeMap::new();
    for listing in listings {
        let mut here: BTreeMap<(B256, Pair), Vec<&ClaimEvent>> = BTreeMap::new();
        for event in listing {
            here.entry((event.key.tx, event.pair))
                .or_default()
                .push(event);
        }
        for (of, events) in here {
            let kept = fullest.entry(of).or_default();
            if events.len() > kept.len() {
                *kept = events;
            }
        }
    }
    fullest.into_values().flatten().cloned().collect()
}

/// Groups events by transaction and month: newest transaction first, and within one the latest
/// month first. Claims whose transaction is unknown
/// follow, one for each pair, latest month first.
#[must_use]
pub fn grouped(events: &[ClaimEvent], unlocated: &[Unlocated]) -> Vec<Claim> {
    let mut last_log: BTreeMap<B256, u64> = BTreeMap::new();
    for event in events {
        let last = last_log.entry(event.key.tx).or_default();
        *last = (*last).max(event.key.log_index);
    }
    let mut by_origin: BTreeMap<(B256, u32), Claim> = BTreeMap::new();
    for event in events {
        let claim = by_origin
            .entry((event.key.tx, event.pair.month))
            .or_insert_with(|| Claim {
                month: event.pair.month,
                projects: BTreeSet::new(),
                amount: Wei::ZERO,
                origin: None,
            });
        claim.projects.insert(event.pair.project);
        claim.amount = claim.amount.plus(event.amount);
        claim.origin = Some(Origin {
            tx: event.key.tx,
            block: event.block,
            timestamp: event
                .timestamp
                .or(claim.origin.and_then(|origin| origin.timestamp)),
            log_index: last_log.get(&event.key.tx).copied().unwrap_or_default(),
        });
    }
    let unknown = unlocated.iter().map(|rest| Claim {
        month: rest.pair.month,
        projects: BTreeSet::from([rest.pair.project]),
        amount: rest.amount,
        origin: None,
    });
    let mut claims: Vec<Claim> = by_origin.into_values().chain(unknown).collect();
    claims.sort_by_key(|claim| {
        let place = claim.origin.map(|origin| (origin.block, origin.log_index));
        Reverse((place, claim.month, Reverse(claim.projects.first().copied())))
    });
    claims
}

/// Puts events in the order people read them: newest first.
pub fn newest_first(events: &mut [ClaimEvent]) {
    events.sort_by_key(|event| Reverse((event.block, event.key.log_index, event.key.tx)));
}

#[cfg(test)]
mod tests;
