//! Finding claims without explorers.
//!
//! `receivedRewards()` of the owner's account grows with each claim and with nothing else, so a
//! claim lies wherever it differs between two blocks. An interval of blocks whose growth is not
//! explained by claims that are known already is cut into pieces, all at once in one request of
//! historical reads, until what is left is short enough for the logs that a public node gives out
//! (30 blocks). It needs a node that keeps historical state; where none does, or the lookup's
//! calls are used up, the totals are right all the same and the transactions stay unknown.

use std::collections::{BTreeMap, BTreeSet};

use alloy_primitives::{Address, B256, Bytes, LogData, U256, hex};
use alloy_sol_types::{SolCall, SolEvent};
use serde::Deserialize;
use serde_json::{Value, json};

use super::chain::abi::RNat::RewardsClaimed;
use super::chain::abi::RNatAccount::receivedRewardsCall;
use super::chain::{ChainConfig, Endpoint, rpc};
use super::claims::{ClaimEvent, EventKey, Pair};
use super::upstream::{SourceError, Upstream};
use super::wei::Wei;
use crate::ports::{Clock, Http, Timestamp};

/// The most blocks of one `eth_getLogs` at Flare's public nodes.
const LOG_BLOCKS: u64 = 30;

/// Calls in one request. Nodes refuse batches that are much longer.
const CALLS_IN_ONE_REQUEST: usize = 96;

/// Requests for reads of the past. Cutting 45 million blocks for one claim takes five.
const MOST_ROUNDS: usize = 12;

/// The blocks after `from` up to `to`, and what the account had received at both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Interval {
    from: u64,
    to: u64,
    before: Wei,
    after: Wei,
}

/// What is searched, and where.
pub struct Search<'a, H, C> {
    /// The lookup's calls.
    pub upstream: &'a Upstream<'a, H, C>,
    /// The contracts.
    pub config: &'a ChainConfig,
    /// A node; it must keep historical state.
    pub node: &'a Endpoint,
    /// Whose claims.
    pub owner: Address,
    /// The owner's account contract.
    pub account: Address,
}

/// The span to be searched.
#[derive(Clone, Copy, Debug)]
pub struct Span {
    /// Claims up to this block are all known.
    pub from: u64,
    /// What had been received by then.
    pub before: Wei,
    /// The block the contract was read at.
    pub to: u64,
    /// What had been received by then.
    pub after: Wei,
}

impl<H: Http, C: Clock> Search<'_, H, C> {
    /// The claims within `span` that are not among `known`, as far as they can be found; newest
    /// claims are found first where the calls do not suffice for all.
    ///
    /// # Errors
    /// [`SourceError`] when the node does not tell of the past at all.
    pub async fn claims(
        &self,
        span: Span,
        known: &[ClaimEvent],
    ) -> Result<Vec<ClaimEvent>, SourceError> {
        let mut open = vec![Interval {
            from: span.from,
            to: span.to,
            before: span.before,
            after: span.after,
        }];
        let mut short = Vec::new();
        for _ in 0..MOST_ROUNDS {
            open.retain(|interval| !interval.is_explained(known));
            let (done, rest): (Vec<_>, Vec<_>) = open
                .into_iter()
                .partition(|interval| interval.to - interval.from <= LOG_BLOCKS);
            short.extend(done);
            open = rest;
            if open.is_empty() {
                break;
            }
            open = match self.cut(open).await {
                Ok(pieces) => pieces,
                Err(error) if short.is_empty() => return Err(error),
                Err(_) => break,
            };
        }
        self.logs(&short).await
    }

    /// Cuts every interval into pieces of equal length by what was received at their ends.
    async fn cut(&self, mut open: Vec<Interval>) -> Result<Vec<Interval>, SourceError> {
        open.sort_by_key(|interval| std::cmp::Reverse(interval.to));
        open.truncate(CALLS_IN_ONE_REQUEST);
        let points = CALLS_IN_ONE_REQUEST / open.len().max(1);
        let ends: Vec<Vec<u64>> = open
            .iter()
            .map(|interval| interval.ends(points.max(1)))
            .collect();
        let calls: Vec<rpc::Call> = ends
            .iter()
            .flatten()
            .map(|block| self.received_at(*block))
            .collect();
        let answers = rpc::batch(self.upstream, &self.node.url, &calls).await?;
        let mut answers = answers.iter();
        let mut pieces = Vec::new();
        for (interval, ends) in open.iter().zip(&ends) {
            let mut piece = *interval;
            for (end, answer) in ends.iter().zip(answers.by_ref()) {
                let received = received(answer)?;
                pieces.push(Interval {
                    to: *end,
                    after: received,
                    ..piece
                });
                piece.from = *end;
                piece.before = received;
            }
            pieces.push(piece);
        }
        Ok(pieces)
    }

    fn received_at(&self, block: u64) -> rpc::Call {
        let data = hex::encode_prefixed(receivedRewardsCall {}.abi_encode());
        rpc::Call {
            method: "eth_call",
            params: json!([
                { "to": self.account.to_checksum(None), "data": data },
                format!("0x{block:x}")
            ]),
        }
    }

    /// The owner's claims within the intervals, with their blocks' times.
    async fn logs(&self, intervals: &[Interval]) -> Result<Vec<ClaimEvent>, SourceError> {
        let mut found = Vec::new();
        for some in intervals.chunks(CALLS_IN_ONE_REQUEST) {
            let calls: Vec<rpc::Call> = some
                .iter()
                .map(|interval| self.logs_of(*interval))
                .collect();
            let answers = match rpc::batch_each(self.upstream, &self.node.url, &calls).await {
                Ok(answers) => answers,
                Err(error) if found.is_empty() => return Err(error),
                Err(_) => break,
            };
            let listed = some.iter().zip(answers);
            found.extend(listed.flat_map(|(interval, answer)| {
                answer.map_or_else(|_| Vec::new(), |logs| self.claims_of(&logs, *interval))
            }));
        }
        self.with_times(found).await
    }

    /// Asks for the blocks' times where the logs did not tell them. A time that cannot be had stays
    /// unknown.
    async fn with_times(
        &self,
        mut events: Vec<ClaimEvent>,
    ) -> Result<Vec<ClaimEvent>, SourceError> {
        let untimed = events.iter().filter(|event| event.timestamp.is_none());
        let blocks: BTreeSet<u64> = untimed.map(|event| event.block).collect();
        let blocks: Vec<u64> = blocks.into_iter().collect();
        let mut times = BTreeMap::new();
        for some in blocks.chunks(CALLS_IN_ONE_REQUEST) {
            let calls: Vec<rpc::Call> = some.iter().map(|block| header(*block)).collect();
            let Ok(answers) = rpc::batch_each(self.upstream, &self.node.url, &calls).await else {
                break;
            };
            let pairs = some.iter().zip(&answers);
            times.extend(
                pairs.filter_map(|(block, answer)| Some((*block, time_of(answer.as_ref().ok()?)?))),
            );
        }
        for event in &mut events {
            event.timestamp = event.timestamp.or_else(|| times.get(&event.block).copied());
        }
        Ok(events)
    }

    fn logs_of(&self, interval: Interval) -> rpc::Call {
        rpc::Call {
            method: "eth_getLogs",
            params: json!([{
                "address": self.config.rnat.to_checksum(None),
                "fromBlock": format!("0x{:x}", interval.from + 1),
                "toBlock": format!("0x{:x}", interval.to),
                "topics": [RewardsClaimed::SIGNATURE_HASH, null, null, self.owner.into_word()],
            }]),
        }
    }

    /// What a node lists is filtered again, like what an explorer lists.
    fn claims_of(&self, logs: &Value, interval: Interval) -> Vec<ClaimEvent> {
        let logs: Vec<Log> = Vec::deserialize(logs).unwrap_or_default();
        let owner = self.owner.into_word();
        logs.into_iter()
            .filter(|log| log.address == self.config.rnat && log.topics.get(3) == Some(&owner))
            .filter_map(|log| log.event())
            .filter(|event| event.block > interval.from && event.block <= interval.to)
            .collect()
    }
}

fn header(block: u64) -> rpc::Call {
    rpc::Call {
        method: "eth_getBlockByNumber",
        params: json!([format!("0x{block:x}"), false]),
    }
}

fn time_of(header: &Value) -> Option<Timestamp> {
    let seconds = rpc::quantity(header.get("timestamp")).ok()?;
    i64::try_from(seconds).ok().map(Timestamp)
}

/// Before the account existed a call gives no bytes: nothing was received yet.
fn received(answer: &Value) -> Result<Wei, SourceError> {
    let malformed = || SourceError::Malformed("receivedRewards() of the past".to_owned());
    let bytes = answer
        .as_str()
        .and_then(|text| hex::decode(text).ok())
        .ok_or_else(malformed)?;
    if bytes.is_empty() {
        return Ok(Wei::ZERO);
    }
    let received = receivedRewardsCall::abi_decode_returns(&bytes).map_err(|_| malformed())?;
    Ok(Wei(U256::from(received)))
}

impl Interval {
    /// Whether known claims account for all that was received here. What shrank is no history.
    fn is_explained(&self, known: &[ClaimEvent]) -> bool {
        let here = known
            .iter()
            .filter(|event| event.block > self.from && event.block <= self.to);
        let explained: Wei = here.map(|event| event.amount).sum();
        self.after.less(self.before) <= explained
    }

    /// The ends of `points` + 1 pieces, the last one's left out.
    fn ends(&self, points: usize) -> Vec<u64> {
        let pieces = u64::try_from(points).unwrap_or(1).saturating_add(1);
        let length = (self.to - self.from).div_ceil(pieces).max(1);
        (1..pieces)
            .map_while(|piece| {
                let end = self.from.saturating_add(length.saturating_mul(piece));
                (end < self.to).then_some(end)
            })
            .collect()
    }
}

/// A log as JSON-RPC writes it.
#[expect(clippy::struct_field_names, reason = "the node's names")]
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Log {
    address: Address,
    topics: Vec<B256>,
    data: Bytes,
    block_number: String,
    log_index: String,
    transaction_hash: B256,
    /// Some nodes tell it.
    block_timestamp: Option<String>,
}

impl Log {
    fn event(&self) -> Option<ClaimEvent> {
        let log = LogData::new_unchecked(self.topics.clone(), self.data.clone());
        let claimed = RewardsClaimed::decode_log_data_validate(&log).ok()?;
        let number = |text: &str| u64::from_str_radix(text.strip_prefix("0x")?, 16).ok();
        let seconds = self.block_timestamp.as_deref().and_then(number);
        Some(ClaimEvent {
            key: EventKey {
                tx: self.transaction_hash,
                log_index: number(&self.log_index)?,
            },
            pair: Pair {
                project: u32::try_from(claimed.projectId).ok()?,
                month: u32::try_from(claimed.month).ok()?,
            },
            amount: Wei(U256::from(claimed.amount)),
            block: number(&self.block_number)?,
            timestamp: seconds
                .and_then(|seconds| i64::try_from(seconds).ok())
                .map(Timestamp),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn pieces_cover_an_interval_without_gap_or_overlap(from in 0_u64..1_000_000, length in 31_u64..60_000_000, points in 1_usize..96) {
            let interval = Interval { from, to: from + length, before: Wei::ZERO, after: Wei::ZERO };
            let ends = interval.ends(points);
            prop_assert!(!ends.is_empty() && ends.len() <= points);
            let mut last = from;
            for end in ends {
                prop_assert!(end > last && end < interval.to);
                last = end;
            }
        }

        #[test]
        fn sixty_million_blocks_shrink_to_one_request_s_logs_within_the_rounds(at in 1_u64..60_000_000) {
            let mut interval = Interval { from: 0, to: 60_000_000, before: Wei::ZERO, after: Wei::ZERO };
            let mut rounds = 0;
            while interval.to - interval.from > LOG_BLOCKS {
                for end in interval.ends(CALLS_IN_ONE_REQUEST) {
                    if end < at { interval.from = end } else { interval.to = end; break }
                }
                rounds += 1;
            }
            prop_assert!(rounds <= 5, "{rounds}");
            prop_assert!(interval.from < at && at <= interval.to);
        }
    }
}
