use serde_json::json;

use super::*;

#[test]
#[expect(clippy::too_many_lines, reason = "one literal shows the whole shape")]
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
        usd_at_claim_reason: Some("For one claim no node told.".to_owned()),
        note: None,
        claims: vec![
            RewardClaim {
                month: 14,
                amount: "1000000000000000000000".to_owned(),
                amount_formatted: "1,000.00".to_owned(),
                timestamp: Some(1_754_000_000),
                project_ids: vec![1, 3],
                tx_hash: Some("0xaa".to_owned()),
                usd_at_claim: Some(19.5),
            },
            RewardClaim {
                month: 13,
                amount: "500000000000000000000".to_owned(),
                amount_formatted: "500.00".to_owned(),
                timestamp: None,
                project_ids: vec![1],
                tx_hash: None,
                usd_at_claim: None,
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
        vesting: Some(RewardVesting {
            timestamp: 1_754_000_000,
            locked_wei: "3".to_owned(),
            locked_formatted: "<0.000001".to_owned(),
            unlocked_wei: "4".to_owned(),
            unlocked_formatted: "<0.000001".to_owned(),
            withdrawn_wei: "0".to_owned(),
            withdrawn_formatted: "0.00".to_owned(),
            burned_if_withdrawn_now_wei: "1".to_owned(),
            burned_if_withdrawn_now_formatted: "<0.000001".to_owned(),
            schedule: Some(vec![VestingMonth {
                month: 14,
                starts_at: "2025-07-31T12:00:00Z".to_owned(),
                ends_at: "2026-07-26T12:00:00Z".to_owned(),
                claimed_wei: "7".to_owned(),
                claimed_formatted: "<0.000001".to_owned(),
                unlocked_wei: "4".to_owned(),
                unlocked_formatted: "<0.000001".to_owned(),
                locked_wei: "3".to_owned(),
                locked_formatted: "<0.000001".to_owned(),
            }]),
            timeline: Some(vec![VestingPoint {
                timestamp: 1_754_000_000,
                unlocked_wei: "4".to_owned(),
            }]),
            schedule_note: None,
        }),
        vesting_reason: None,
        unclaimed: Some(vec![UnclaimedReward {
            project_id: 1,
            month: 14,
            wei: "5".to_owned(),
            formatted: "<0.000001".to_owned(),
            claimable: true,
            note: "Can be claimed now.".to_owned(),
        }]),
        unclaimed_reason: None,
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
        "usdAtClaimReason": "For one claim no node told.",
        "note": null,
        "claims": [
            {
                "month": 14,
                "amount": "1000000000000000000000",
                "amountFormatted": "1,000.00",
                "timestamp": 1_754_000_000,
                "projectIds": [1, 3],
                "txHash": "0xaa",
                "usdAtClaim": 19.5
            },
            {
                "month": 13,
                "amount": "500000000000000000000",
                "amountFormatted": "500.00",
                "timestamp": null,
                "projectIds": [1],
                "txHash": null,
                "usdAtClaim": null
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
        "vesting": {
            "timestamp": 1_754_000_000,
            "lockedWei": "3",
            "lockedFormatted": "<0.000001",
            "unlockedWei": "4",
            "unlockedFormatted": "<0.000001",
            "withdrawnWei": "0",
            "withdrawnFormatted": "0.00",
            "burnedIfWithdrawnNowWei": "1",
            "burnedIfWithdrawnNowFormatted": "<0.000001",
            "schedule": [{
                "month": 14,
                "startsAt": "2025-07-31T12:00:00Z",
                "endsAt": "2026-07-26T12:00:00Z",
                "claimedWei": "7",
                "claimedFormatted": "<0.000001",
                "unlockedWei": "4",
                "unlockedFormatted": "<0.000001",
                "lockedWei": "3",
                "lockedFormatted": "<0.000001"
            }],
            "timeline": [{ "timestamp": 1_754_000_000, "unlockedWei": "4" }],
            "scheduleNote": null
        },
        "vestingReason": null,
        "unclaimed": [{
            "projectId": 1,
            "month": 14,
            "wei": "5",
            "formatted": "<0.000001",
            "claimable": true,
            "note": "Can be claimed now."
        }],
        "unclaimedReason": null,
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
