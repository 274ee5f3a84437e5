//! The rewards checker's answer.

use serde::{Deserialize, Serialize};

/// Answer of `GET /api/rflr-rewards/{address}`: every rFLR claim of an address, with what is
/// proven and what is missing.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Rewards {
    /// The address that was looked up, with its EIP-55 checksum.
    pub address: String,
    /// All rFLR ever claimed, in wei, exact; what has been withdrawn since is included. Where
    /// `block` is not null it is the contract's own figure at that block, with the claims that
    /// explorers report from after it.
    pub total_rewards: String,
    /// The same in rFLR as people read it: grouped, 2 to 6 decimals.
    pub total_rewards_formatted: String,
    /// The number of entries in `claims`.
    pub total_claims: usize,
    /// What the total is worth in US dollars at `flrPrice`; null when there is no price, never 0
    /// instead.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub usd_value: Option<f64>,
    /// US dollars for one FLR by Flare's own oracle; null when it could not be read.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub flr_price: Option<f64>,
    /// Why there is no price, or why the price is old, as a sentence; null when it is current.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub price_reason: Option<String>,
    /// When the oracle last renewed the price, RFC 3339; null when there is no price.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub price_updated_at: Option<String>,
    /// Why some claims have no `usdAtClaim`, as a sentence; null when all have one.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub usd_at_claim_reason: Option<String>,
    /// What to know of an address that has nothing to show, as a sentence or two; null otherwise.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub note: Option<String>,
    /// The claims, newest first; those whose transaction is unknown come last.
    pub claims: Vec<RewardClaim>,
    /// The single logs that the claims are made of, newest first. Claims whose transaction is
    /// unknown have none.
    pub events: Vec<RewardEvent>,
    /// The names of the projects that occur in `claims` or `unclaimed`, by ascending number.
    pub projects: Vec<RewardProject>,
    /// What of the rewards is locked and when it unlocks; null when that could not be read.
    pub vesting: Option<RewardVesting>,
    /// Why `vesting` is null, as a sentence; null when it is not.
    pub vesting_reason: Option<String>,
    /// Rewards that were assigned and not claimed yet, latest month first; null when that could
    /// not be read.
    pub unclaimed: Option<Vec<UnclaimedReward>>,
    /// Why `unclaimed` is null or may lack something, as a sentence; null when it is whole.
    pub unclaimed_reason: Option<String>,
    /// Whether claims and total agree exactly with the contract's own figures at `block`.
    pub verified: bool,
    /// Whether every claim is listed, with its transaction.
    pub complete: bool,
    /// What stands between this answer and a proven, complete one, in sentences. Empty exactly
    /// when both `verified` and `complete` are true.
    pub missing: Vec<String>,
    /// Whom we asked, and what came of it.
    pub sources: Vec<RewardSource>,
    /// The block at which the contract was read; null when it could not be read.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub block: Option<u64>,
    /// When this was looked up, RFC 3339.
    pub read_at: String,
}

/// The rewards of one month that one transaction claimed.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RewardClaim {
    /// The contract's number of the month: 0 began on 6 June 2024, each has 30 days.
    pub month: u32,
    /// The sum over the projects in wei, exact.
    pub amount: String,
    /// The same in rFLR as people read it: grouped, 2 to 6 decimals.
    pub amount_formatted: String,
    /// When it was claimed, in seconds since 1970; null when unknown.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub timestamp: Option<i64>,
    /// The contract's numbers of the projects, ascending.
    pub project_ids: Vec<u32>,
    /// The transaction's hash; null when it is unknown. Without it, the entry is all that the
    /// contract has paid of one project and month beyond the claims that are listed.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub tx_hash: Option<String>,
    /// What the amount was worth in US dollars in the block it was claimed in, by Flare's own
    /// oracle; null where no node tells of that time.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub usd_at_claim: Option<f64>,
}

/// One `RewardsClaimed` log, as the contract wrote it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RewardEvent {
    /// The contract's number of the project.
    pub project_id: u32,
    /// The contract's number of the month.
    pub month: u32,
    /// The amount in wei, exact.
    pub amount: String,
    /// The block's time in seconds since 1970; null when no explorer said.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub timestamp: Option<i64>,
    /// The transaction's hash.
    pub tx_hash: String,
    /// The log's place in its block, as the explorer numbers them.
    pub log_index: u64,
    /// The block's number.
    pub block_number: u64,
}

/// A project that gave rewards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RewardProject {
    /// The contract's number of the project.
    pub id: u32,
    /// Its name on chain; `Project N` when that could not be read.
    pub name: String,
}

/// What of the rewards in the owner's account is locked, and when it unlocks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RewardVesting {
    /// The chain's time, in seconds since 1970, to which the figures belong.
    pub timestamp: i64,
    /// What is still locked, in wei, by the contract itself.
    pub locked_wei: String,
    /// The same in rFLR as people read it.
    pub locked_formatted: String,
    /// What can be withdrawn now without loss, in wei; tokens that others sent to the account are
    /// included.
    pub unlocked_wei: String,
    /// The same in rFLR as people read it.
    pub unlocked_formatted: String,
    /// The rewards that have left the account, in wei, burned ones included.
    pub withdrawn_wei: String,
    /// The same in rFLR as people read it.
    pub withdrawn_formatted: String,
    /// What withdrawing everything now would burn, in wei: half of what is locked.
    pub burned_if_withdrawn_now_wei: String,
    /// The same in rFLR as people read it.
    pub burned_if_withdrawn_now_formatted: String,
    /// The months that the account counts, earliest first; null when the claims do not explain
    /// what is locked.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub schedule: Option<Vec<VestingMonth>>,
    /// What was unlocked of these months together at each moment between which it grows evenly,
    /// earliest first, `timestamp` among them; withdrawals are not taken off. Null with `schedule`.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub timeline: Option<Vec<VestingPoint>>,
    /// What to know of `schedule`: why it is null, or which claims it leaves out. Null when it is
    /// whole.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub schedule_note: Option<String>,
}

/// One month's rewards on their way: they unlock evenly from `startsAt` to `endsAt`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct VestingMonth {
    /// The contract's number of the month.
    pub month: u32,
    /// When the month began, RFC 3339.
    pub starts_at: String,
    /// From when on nothing of it is locked: 360 days later, RFC 3339.
    pub ends_at: String,
    /// What was claimed of it, in wei.
    pub claimed_wei: String,
    /// The same in rFLR as people read it.
    pub claimed_formatted: String,
    /// What of that is unlocked, in wei.
    pub unlocked_wei: String,
    /// The same in rFLR as people read it.
    pub unlocked_formatted: String,
    /// What of that is locked, in wei.
    pub locked_wei: String,
    /// The same in rFLR as people read it.
    pub locked_formatted: String,
}

/// One point of the chart of what unlocks when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct VestingPoint {
    /// Seconds since 1970.
    pub timestamp: i64,
    /// What is unlocked by then, in wei.
    pub unlocked_wei: String,
}

/// Rewards of one project and month that were assigned and not claimed yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct UnclaimedReward {
    /// The contract's number of the project.
    pub project_id: u32,
    /// The contract's number of the month.
    pub month: u32,
    /// The amount in wei, exact.
    pub wei: String,
    /// The same in rFLR as people read it.
    pub formatted: String,
    /// Whether the contract would pay it out now.
    pub claimable: bool,
    /// What the owner should know of it, as a sentence.
    pub note: String,
}

/// A server that was asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RewardSource {
    /// Its name.
    pub name: String,
    /// Whether it answered in full.
    pub ok: bool,
    /// What it gave, or why it gave nothing, in words that follow its name.
    pub note: String,
}

/// How far a source is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum RewardProgressState {
    /// It was asked.
    Asking,
    /// It answered.
    Answered,
    /// It gave nothing usable.
    Failed,
}

/// An `event: progress` of `GET /api/rflr-rewards/{address}/stream`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RewardProgress {
    /// Whom it is about.
    pub source: String,
    /// How far it is.
    pub state: RewardProgressState,
    /// How many single claims it lists; null where it lists none or has not answered.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub claims: Option<usize>,
    /// Why it failed, in words that follow its name; null where it did not.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub note: Option<String>,
}

/// An `event: claims` of the stream: all that was found so far, not proven yet, newest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RewardsFound {
    /// The claims.
    pub claims: Vec<RewardClaim>,
}

/// The `event: failure` that ends the stream instead of an `event: result`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RewardFailure {
    /// The status that a plain request would have had.
    pub status: u16,
    /// The sentence for the visitor.
    pub message: String,
}

#[cfg(test)]
mod tests;
