//! Writes down what is locked, what unlocks when, and what is still to be claimed.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::contract::rewards::{RewardVesting, UnclaimedReward, VestingMonth, VestingPoint};
use crate::rewards::chain::state::State;
use crate::rewards::reconcile::{Settled, project_name};
use crate::rewards::unclaimed::Unclaimed;
use crate::rewards::vesting::{self, Holdings, Schedule};
use crate::rewards::wei::Wei;

/// The reason for both when no node answered.
const UNREAD: &str = "The contract could not be read.";

/// What is locked and when it unlocks, or the sentence that says why that is not known.
pub(super) fn vesting(
    state: Option<&State>,
    settled: &Settled,
) -> Result<RewardVesting, &'static str> {
    let state = state.ok_or(UNREAD)?;
    let Ok(holdings) = state.holdings else {
        return Err("What the rewards account holds could not be read from the contract.");
    };
    let unlocked = holdings
        .unlocked()
        .ok_or("The contract says that more is locked than the rewards account holds.")?;
    let schedule = schedule(state, settled, holdings);
    let burned = holdings.burned_if_withdrawn();
    Ok(RewardVesting {
        timestamp: holdings.at.0,
        locked_wei: holdings.locked.text(),
        locked_formatted: holdings.locked.formatted(),
        unlocked_wei: unlocked.text(),
        unlocked_formatted: unlocked.formatted(),
        withdrawn_wei: holdings.withdrawn.text(),
        withdrawn_formatted: holdings.withdrawn.formatted(),
        burned_if_withdrawn_now_wei: burned.text(),
        burned_if_withdrawn_now_formatted: burned.formatted(),
        schedule_note: note(schedule.as_ref()).map(str::to_owned),
        timeline: schedule.as_ref().map(|schedule| {
            let points = schedule.timeline(holdings.at).into_iter();
            points
                .map(|(at, unlocked)| VestingPoint {
                    timestamp: at.0,
                    unlocked_wei: unlocked.text(),
                })
                .collect()
        }),
        schedule: schedule.map(|schedule| schedule.months.iter().map(month).collect()),
    })
}

/// By the single claims where all are known, else by the contract's sums.
fn schedule(state: &State, settled: &Settled, holdings: Holdings) -> Option<Schedule> {
    if settled.verified {
        return vesting::by_claims(&settled.events, holdings);
    }
    let mut sums: BTreeMap<u32, Wei> = BTreeMap::new();
    for (pair, amount) in &state.claimed {
        let sum = sums.entry(pair.month).or_default();
        *sum = sum.plus(*amount);
    }
    vesting::by_sums(&sums, holdings)
}

fn note(schedule: Option<&Schedule>) -> Option<&'static str> {
    match schedule {
        None => Some(
            "The claims that were found do not explain what the contract has locked, so what \
             unlocks when is not known.",
        ),
        Some(schedule) if schedule.was_emptied => Some(
            "Everything was withdrawn once; what was claimed before that is left out, since \
             nothing of it is left to unlock.",
        ),
        Some(_) => None,
    }
}

fn month(month: &vesting::VestingMonth) -> VestingMonth {
    let unlocked = month.claimed.less(month.locked);
    VestingMonth {
        month: month.month,
        starts_at: month.starts.rfc3339(),
        ends_at: month.ends.rfc3339(),
        claimed_wei: month.claimed.text(),
        claimed_formatted: month.claimed.formatted(),
        unlocked_wei: unlocked.text(),
        unlocked_formatted: unlocked.formatted(),
        locked_wei: month.locked.text(),
        locked_formatted: month.locked.formatted(),
    }
}

/// What is still to be claimed, and the sentence that says what is not known of it.
pub(super) fn unclaimed(state: Option<&State>) -> (Option<Vec<UnclaimedReward>>, Option<String>) {
    let Some(state) = state else {
        return (None, Some(UNREAD.to_owned()));
    };
    let Ok(unclaimed) = &state.unclaimed else {
        let reason = "What is assigned and not claimed could not be read from the contract.";
        return (None, Some(reason.to_owned()));
    };
    let mut sorted: Vec<&Unclaimed> = unclaimed.iter().collect();
    sorted.sort_by_key(|rest| (Reverse(rest.pair.month), rest.pair.project));
    let list = sorted.into_iter().map(reward).collect();
    (Some(list), unread(state))
}

fn reward(rest: &Unclaimed) -> UnclaimedReward {
    UnclaimedReward {
        project_id: rest.pair.project,
        month: rest.pair.month,
        wei: rest.amount.text(),
        formatted: rest.amount.formatted(),
        claimable: rest.claimable,
        note: rest.note().to_owned(),
    }
}

fn unread(state: &State) -> Option<String> {
    let names: Vec<String> = state
        .unread
        .iter()
        .map(|project| project_name(&state.names, *project))
        .collect();
    (!names.is_empty()).then(|| {
        format!(
            "The contract did not answer for {}: unclaimed rewards there are not listed.",
            names.join(", ")
        )
    })
}
