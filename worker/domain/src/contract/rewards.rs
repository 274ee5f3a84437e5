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
    /// All rFLR ever claimed, in wei, exact; what has been withdrawn since is included. It is
    /// the contract's own figure wherever `block` is not null.
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
    /// The claims, newest first; those whose transaction is unknown come last.
    pub claims: Vec<RewardClaim>,
    /// The single logs that the claims are made of, newest first. Claims whose transaction is
    /// unknown have none.
    pub events: Vec<RewardEvent>,
    /// The names of the projects that occur in `claims`, by ascending number.
    pub projects: Vec<RewardProject>,
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_answer_has_exactly_this_shape() {
        let rewards = Rewards {
            address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045".to_owned(),
            total_rewards: "1500000000000000000000".to_owned(),
            total_rewards_formatted: "1,500.00".to_owned(),
            total_claims: 2,
            usd_value: Some(28.08),
            flr_price: Some(0.01872),
            price_reason: None,
            price_updated_at: Some("2026-11-20T14:00:00Z".to_owned()),
            claims: vec![
                RewardClaim {
                    month: 14,
                    amount: "1000000000000000000000".to_owned(),
                    amount_formatted: "1,000.00".to_owned(),
                    timestamp: Some(1_754_000_000),
                    project_ids: vec![1, 3],
                    tx_hash: Some("0xaa".to_owned()),
                },
                RewardClaim {
                    month: 13,
                    amount: "500000000000000000000".to_owned(),
                    amount_formatted: "500.00".to_owned(),
                    timestamp: None,
                    project_ids: vec![1],
                    tx_hash: None,
                },
            ],
            events: vec![RewardEvent {
                project_id: 1,
                month: 14,
                amount: "1000000000000000000000".to_owned(),
                timestamp: Some(1_754_000_000),
                tx_hash: "0xaa".to_owned(),
                log_index: 7,
                block_number: 45_000_000,
            }],
            projects: vec![RewardProject {
                id: 1,
                name: "SparkDEX".to_owned(),
            }],
            verified: false,
            complete: false,
            missing: vec!["1 claim of month 13: transaction unknown".to_owned()],
            sources: vec![RewardSource {
                name: "Blockscout".to_owned(),
                ok: false,
                note: "did not answer in time".to_owned(),
            }],
            block: Some(45_000_100),
            read_at: "2026-11-20T14:00:01Z".to_owned(),
        };
        let expected = json!({
            "address": "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
            "totalRewards": "1500000000000000000000",
            "totalRewardsFormatted": "1,500.00",
            "totalClaims": 2,
            "usdValue": 28.08,
            "flrPrice": 0.01872,
            "priceReason": null,
            "priceUpdatedAt": "2026-11-20T14:00:00Z",
            "claims": [
                {
                    "month": 14,
                    "amount": "1000000000000000000000",
                    "amountFormatted": "1,000.00",
                    "timestamp": 1_754_000_000,
                    "projectIds": [1, 3],
                    "txHash": "0xaa"
                },
                {
                    "month": 13,
                    "amount": "500000000000000000000",
                    "amountFormatted": "500.00",
                    "timestamp": null,
                    "projectIds": [1],
                    "txHash": null
                }
            ],
            "events": [{
                "projectId": 1,
                "month": 14,
                "amount": "1000000000000000000000",
                "timestamp": 1_754_000_000,
                "txHash": "0xaa",
                "logIndex": 7,
                "blockNumber": 45_000_000
            }],
            "projects": [{ "id": 1, "name": "SparkDEX" }],
            "verified": false,
            "complete": false,
            "missing": ["1 claim of month 13: transaction unknown"],
            "sources": [
                { "name": "Blockscout", "ok": false, "note": "did not answer in time" }
            ],
            "block": 45_000_100,
            "readAt": "2026-11-20T14:00:01Z"
        });
        assert_eq!(serde_json::to_value(rewards).unwrap(), expected);
    }
}
