//! The single claims as explorers list them, through the Etherscan-style `getLogs` that both
//! Blockscout and Routescan offer.
//!
//! Neither is believed: what they were asked for is filtered again, since Blockscout drops a
//! filter that it does not understand and then returns everyone's claims. Numbers come in hex
//! from one and in decimal from the other, with `0x` for 0. At most 1,000 rows come at once, with
//! no page number that both honour, so the next page starts at the last row's block.

use alloy_primitives::{Address, B256, Bytes, LogData};
use alloy_sol_types::SolEvent;
use serde::Deserialize;
use serde_json::Value;

use super::chain::Endpoint;
use super::chain::abi::RNat::RewardsClaimed;
use super::claims::{ClaimEvent, EventKey, Pair, distinct};
use super::upstream::{SourceError, Upstream};
use super::wei::Wei;
use crate::ports::{Clock, Http, Timestamp};

/// How many rows a full page has: Blockscout's fixed limit, asked of Routescan too.
const PAGE_ROWS: usize = 1000;

/// The most pages of one explorer, so that two explorers stay within a lookup's calls.
const MAX_PAGES: usize = 12;

/// The envelope of every answer.
#[derive(Deserialize)]
struct Answer {
    status: Option<String>,
    message: Option<String>,
    #[serde(default)]
    result: Value,
}

/// One log, as both explorers name its parts; what is not needed is not read.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Row {
    address: Address,
    topics: Vec<Option<B256>>,
    data: Bytes,
    block_number: String,
    log_index: Option<String>,
    time_stamp: Option<String>,
    transaction_hash: B256,
}

/// All claims of `owner` from block `since` on that `explorer` lists, each once, in no particular
/// order.
///
/// # Errors
/// [`SourceError`] when the list cannot be had whole: half a list is never given as a list.
pub async fn claims<H: Http, C: Clock>(
    upstream: &Upstream<'_, H, C>,
    explorer: &Endpoint,
    rnat: Address,
    owner: Address,
    since: u64,
) -> Result<Vec<ClaimEvent>, SourceError> {
    let mut found = Vec::new();
    let mut from_block = since;
    for _ in 0..MAX_PAGES {
        let url = question(&explorer.url, rnat, owner, from_block);
        let rows = rows(upstream.ask(&url, None).await?)?;
        let asked_for = |row: &&Row| is_claim_of(row, rnat, owner);
        for row in rows.iter().filter(asked_for) {
            found.push(event(row)?);
        }
        if rows.len() < PAGE_ROWS {
            return Ok(distinct(found));
        }
        if !rows.iter().all(|row| asked_for(&row)) {
            return Err(SourceError::FilterIgnored);
        }
        from_block = next_block(&rows, from_block)?;
    }
    Err(SourceError::TooManyClaims)
}

fn question(base: &str, rnat: Address, owner: Address, from_block: u64) -> String {
    let topic0 = RewardsClaimed::SIGNATURE_HASH;
    let topic3 = owner.into_word();
    format!(
        "{base}?module=logs&action=getLogs&fromBlock={from_block}&toBlock=latest\
         &address={rnat}&topic0={topic0}&topic3={topic3}&topic0_3_opr=and\
         &page=1&offset={PAGE_ROWS}"
    )
}

/// Tells an empty list from an error: both come with status `0`.
fn rows(answer: Answer) -> Result<Vec<Row>, SourceError> {
    let message = answer.message.unwrap_or_default();
    match answer.result {
        Value::Array(rows) if rows.is_empty() => {
            let says_empty = message.to_ascii_lowercase().starts_with("no ");
            if answer.status.as_deref() == Some("1") || says_empty {
                Ok(Vec::new())
            } else {
                Err(refusal(message))
            }
        }
        Value::Array(rows) if answer.status.as_deref() == Some("1") => {
            serde_json::from_value(Value::Array(rows))
                .map_err(|cause| SourceError::Malformed(format!("a log: {cause}")))
        }
        Value::String(reason) => Err(refusal(format!("{message}: {reason}"))),
        _ => Err(refusal(message)),
    }
}

/// Rate limits may come with HTTP 200 and say so only in words.
fn refusal(reason: String) -> SourceError {
    let lower = reason.to_ascii_lowercase();
    if lower.contains("rate limit") || lower.contains("too many requests") {
        SourceError::Throttled
    } else {
        SourceError::Refused(reason)
    }
}

fn is_claim_of(row: &Row, rnat: Address, owner: Address) -> bool {
    let topic = |at: usize| row.topics.get(at).copied().flatten();
    row.address == rnat
        && topic(0) == Some(RewardsClaimed::SIGNATURE_HASH)
        && topic(3) == Some(owner.into_word())
}

fn event(row: &Row) -> Result<ClaimEvent, SourceError> {
    let malformed = |what: &str| SourceError::Malformed(format!("a log's {what}"));
    let topics: Vec<B256> = row.topics.iter().copied().flatten().collect();
    let log = LogData::new_unchecked(topics, row.data.clone());
    let claimed = RewardsClaimed::decode_log_data_validate(&log)
        .map_err(|cause| SourceError::Malformed(format!("a claim: {cause}")))?;
    let index = row.log_index.as_deref().ok_or_else(|| malformed("index"))?;
    Ok(ClaimEvent {
        key: EventKey {
            tx: row.transaction_hash,
            log_index: number(index).ok_or_else(|| malformed("index"))?,
        },
        pair: Pair {
            project: u32::try_from(claimed.projectId).map_err(|_| malformed("project"))?,
            month: u32::try_from(claimed.month).map_err(|_| malformed("month"))?,
        },
        amount: Wei(alloy_primitives::U256::from(claimed.amount)),
        block: number(&row.block_number).ok_or_else(|| malformed("block"))?,
        timestamp: row
            .time_stamp
            .as_deref()
            .and_then(number)
            .and_then(|seconds| i64::try_from(seconds).ok())
            .filter(|seconds| *seconds > 0)
            .map(Timestamp),
    })
}

/// Where the next page starts: at the last row's block, whose rows come again and are dropped.
fn next_block(rows: &[Row], from_block: u64) -> Result<u64, SourceError> {
    let mut last = from_block;
    for row in rows {
        let block = number(&row.block_number)
            .ok_or_else(|| SourceError::Malformed("a log's block".to_owned()))?;
        if block < last {
            return Err(SourceError::Malformed("logs out of order".to_owned()));
        }
        last = block;
    }
    // A page within one block would come again and again.
    if last == from_block {
        return Err(SourceError::TooManyClaims);
    }
    Ok(last)
}

/// Reads `0x1a`, `26` and `0x` (which is 0) alike.
fn number(text: &str) -> Option<u64> {
    match text.strip_prefix("0x") {
        Some("") => Some(0),
        Some(digits) => u64::from_str_radix(digits, 16).ok(),
        None => text.parse().ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hex_and_decimal_numbers_are_read_alike() {
        assert_eq!(number("0x1a"), Some(26));
        assert_eq!(number("26"), Some(26));
        assert_eq!(number("0x"), Some(0));
        assert_eq!(number(""), None);
        assert_eq!(number("0xzz"), None);
    }

    #[test]
    fn every_parameter_that_blockscout_requires_is_sent() {
        let url = question(
            "https://e/api",
            Address::ZERO,
            Address::repeat_byte(0xab),
            7,
        );
        for part in [
            "https://e/api?module=logs&action=getLogs",
            "&fromBlock=7&toBlock=latest",
            "&topic0=0x991476c3a75b7c98873b2a3ff8ea47ece4cad28a0b122c8064f619d37787424a",
            "&topic3=0x000000000000000000000000abababababababababababababababababababab",
            "&topic0_3_opr=and",
        ] {
            assert!(url.contains(part), "{part} is not in {url}");
        }
    }
}
