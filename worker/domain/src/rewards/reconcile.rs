//! Lays the explorers' claims beside the contract's figures and says what is proven.
//!
//! The contract's figure of each (project, month) is right by definition. Of what the explorers
//! list for it (both together, each alone, nothing) the largest selection that does not exceed
//! the figure is kept; what is left of the figure is shown with its transaction unknown. So a
//! total never depends on an explorer, and no explorer's mistake can raise a figure.
//!
//! Claims in later blocks than the contract was read at are kept but not called proven.

use std::collections::{BTreeMap, BTreeSet};

use super::chain::state::State;
use super::claims::{ClaimEvent, Pair, Unlocated, total, union};
use super::wei::Wei;

/// How the explorers' claims stand to the contract's figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Every figure is explained exactly.
    Verified,
    /// Some of what the contract has paid is listed nowhere.
    Short,
    /// More is listed than the contract has paid: a claim landed after the contract was read, or
    /// an explorer is mistaken. Reading the contract again tells which.
    Beyond,
}

/// Claims and figures laid side by side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settled {
    /// The claims that are kept.
    pub events: Vec<ClaimEvent>,
    /// What the contract has paid beyond those.
    pub unlocated: Vec<Unlocated>,
    /// The sum of all rewards, from the contract where it was read.
    pub total: Wei,
    /// How claims and figures stand to each other.
    pub verdict: Verdict,
    /// Whether everything above is proven by the contract's own figures.
    pub verified: bool,
    /// Whether every claim is there with its transaction.
    pub complete: bool,
    /// What stands between this and a proven, complete answer, in sentences. Empty exactly when
    /// both `verified` and `complete`.
    pub missing: Vec<String>,
}

/// What was found out pair by pair.
#[derive(Default)]
struct Findings {
    kept: Vec<ClaimEvent>,
    unlocated: Vec<Unlocated>,
    exceeded: BTreeSet<Pair>,
}

/// Settles the explorers' `listings` by the contract's figures.
#[must_use]
pub fn reconcile(state: &State, listings: &[Vec<ClaimEvent>]) -> Settled {
    let (settled, newer) = split_at(state.block, listings);
    let findings = judge_pairs(state, &settled);
    let newer = union(newer.iter().map(Vec::as_slice));

    let explained = total(&findings.kept).plus(unlocated_total(&findings.unlocated));
    let unattributed = state.received.less(explained);
    let is_consistent = explained == state.received;
    let state_sum: Wei = state.claimed.values().copied().sum();
    let relies_on_explorers = !state.unread.is_empty() && state_sum != state.received;

    let complete = findings.unlocated.is_empty()
        && findings.exceeded.is_empty()
        && explained == state.received;
    let verified =
        complete && newer.is_empty() && !relies_on_explorers && state.other_rnat.is_none();
    let verdict =
        if !findings.exceeded.is_empty() || !newer.is_empty() || explained > state.received {
            Verdict::Beyond
        } else if complete {
            Verdict::Verified
        } else {
            Verdict::Short
        };

    let mut missing = unknown_transactions(&findings.unlocated);
    missing.extend(findings.exceeded.iter().map(|pair| exceeded(state, *pair)));
    if !unattributed.is_zero() {
        missing.push(format!(
            "{} rFLR: month and transaction unknown",
            unattributed.formatted()
        ));
    } else if !is_consistent {
        missing.push(
            "The listed claims add up to more than the contract has paid; the total is the \
             contract's"
                .to_owned(),
        );
    }
    if relies_on_explorers {
        missing.extend(state.unread.iter().map(|project| {
            format!(
                "The contract did not answer for {}; its claims are as the explorers list them",
                project_name(&state.names, *project)
            )
        }));
    }
    if !newer.is_empty() {
        missing.push(format!(
            "{} newer than block {}, at which the contract was read: not proven yet",
            counted(newer.len(), "claim is", "claims are"),
            state.block
        ));
    }
    if let Some(other) = state.other_rnat {
        missing.push(format!(
            "The network's registry names another rFLR contract ({other}) than the one read here"
        ));
    }

    let total = state.received.plus(super::claims::total(&newer));
    let mut events = findings.kept;
    events.extend(newer);
    Settled {
        events,
        unlocated: findings.unlocated,
        total,
        verdict,
        verified,
        complete,
        missing,
    }
}

/// What the explorers list, when the contract could not be read: a lower bound, nothing proven.
/// `reason` is the sentence that says why.
#[must_use]
pub fn unproven(listings: &[Vec<ClaimEvent>], reason: String) -> Settled {
    let events = union(listings.iter().map(Vec::as_slice));
    Settled {
        total: total(&events),
        events,
        unlocated: Vec::new(),
        verdict: Verdict::Short,
        verified: false,
        complete: false,
        missing: vec![reason],
    }
}

/// A project's name from the chain, `Project N` where there is none.
#[must_use]
pub fn project_name(names: &[String], project: u32) -> String {
    usize::try_from(project)
        .ok()
        .and_then(|at| names.get(at))
        .map(|name| name.trim())
        .filter(|name| !name.is_empty())
        .map_or_else(|| format!("Project {project}"), str::to_owned)
}

/// Divides each listing into what the contract was read after and what came later.
fn split_at(
    block: u64,
    listings: &[Vec<ClaimEvent>],
) -> (Vec<Vec<ClaimEvent>>, Vec<Vec<ClaimEvent>>) {
    listings
        .iter()
        .map(|listing| {
            listing
                .iter()
                .cloned()
                .partition(|event| event.block <= block)
        })
        .unzip()
}

fn judge_pairs(state: &State, listings: &[Vec<ClaimEvent>]) -> Findings {
    let mut by_pair: BTreeMap<Pair, Vec<Vec<ClaimEvent>>> = BTreeMap::new();
    let empty = || vec![Vec::new(); listings.len()];
    for pair in state.claimed.keys() {
        by_pair.entry(*pair).or_insert_with(empty);
    }
    for (at, listing) in listings.iter().enumerate() {
        for event in listing {
            let listed = by_pair.entry(event.pair).or_insert_with(empty);
            if let Some(own) = listed.get_mut(at) {
                own.push(event.clone());
            }
        }
    }
    let mut findings = Findings::default();
    for (pair, listed) in by_pair {
        match state.claimed.get(&pair) {
            None if state.unread.contains(&pair.project) => {
                findings
                    .kept
                    .extend(union(listed.iter().map(Vec::as_slice)));
            }
            figure => findings.judge(pair, figure.copied().unwrap_or_default(), listed),
        }
    }
    findings
}

impl Findings {
    /// Keeps the largest selection that does not exceed `figure`. An explorer that agrees with
    /// the contract exactly settles the pair, whatever another one lists.
    fn judge(&mut self, pair: Pair, figure: Wei, listed: Vec<Vec<ClaimEvent>>) {
        let both = union(listed.iter().map(Vec::as_slice));
        let listed_sum = total(&both);
        let mut kept: Option<(Wei, Vec<ClaimEvent>)> = None;
        for selection in std::iter::once(both).chain(listed) {
            let sum = total(&selection);
            if sum <= figure && kept.as_ref().is_none_or(|(most, _)| sum > *most) {
                kept = Some((sum, selection));
            }
        }
        let is_settled = kept.as_ref().is_some_and(|(sum, _)| *sum == figure);
        let (sum, events) = kept.unwrap_or_default();
        self.kept.extend(events);
        if sum < figure {
            self.unlocated.push(Unlocated {
                pair,
                amount: figure.less(sum),
            });
        }
        if listed_sum > figure && !is_settled {
            self.exceeded.insert(pair);
        }
    }
}

fn unlocated_total(unlocated: &[Unlocated]) -> Wei {
    unlocated.iter().map(|rest| rest.amount).sum()
}

/// One sentence a month, latest first.
fn unknown_transactions(unlocated: &[Unlocated]) -> Vec<String> {
    let mut by_month: BTreeMap<u32, usize> = BTreeMap::new();
    for rest in unlocated {
        *by_month.entry(rest.pair.month).or_default() += 1;
    }
    by_month
        .into_iter()
        .rev()
        .map(|(month, count)| {
            format!(
                "{} of month {month}: transaction unknown",
                counted(count, "claim", "claims")
            )
        })
        .collect()
}

fn exceeded(state: &State, pair: Pair) -> String {
    format!(
        "Month {} of {}: an explorer lists more than the contract has paid; the contract's figure \
         is shown",
        pair.month,
        project_name(&state.names, pair.project)
    )
}

fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

#[cfg(test)]
mod tests;
