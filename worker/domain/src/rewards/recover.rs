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
    /// Whether the node did not tell of its beginning: it forgot it, or it never was.
    is_dark: bool,
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
            is_dark: false,
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

    /// Cuts every interval at blocks whose state the node tells: evenly, and where that met nothing
    /// but darkness, ever closer to its end. One that cannot be cut in either way is given up.
    async fn cut(&self, mut open: Vec<Interval>) -> Result<Vec<Interval>, SourceError> {
        open.sort_by_key(|interval| std::cmp::Reverse(interval.to));
        open.truncate(CALLS_IN_ONE_REQUEST);
        let points = (CALLS_IN_ONE_REQUEST / open.len().max(1)).max(1);
        let cuts: Vec<Vec<u64>> = open.iter().map(|interval| interval.cuts(points)).collect();
        let calls: Vec<rpc::Call> = cuts
            .iter()
            .flatten()
            .map(|block| self.received_at(*block))
            .collect();
        let answers = rpc::batch_each(self.upstream, &self.node.url, &calls).await?;
        let mut answers = answers.into_iter();
        let mut refusal = None;
        let mut pieces = Vec::new();
        for (interval, cuts) in open.iter().zip(&cuts) {
            let read: Vec<(u64, Wei)> = cuts
                .iter()
                .zip(answers.by_ref())
                .filter_map(|(block, answer)| {
                    let received = answer.and_then(|answer| received(&answer));
                    received
                        .map(|received| (*block, received))
                        .map_err(|error| refusal = Some(error))
                        .ok()
                })
                .collect();
            let met_darkness = read.len() < cuts.len();
            pieces.extend(interval.split(&read, met_darkness));
        }
        match refusal {
            Some(error) if pieces.is_empty() => Err(error),
            _ => Ok(pieces),
        }
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

    /// Where to cut with at most `points` reads, ascending.
    fn cuts(&self, points: usize) -> Vec<u64> {
        if self.is_dark {
            self.cuts_towards_the_end(points)
        } else {
            self.even_cuts(points)
        }
    }

    /// 1, 2, 4 … blocks before the end.
    fn cuts_towards_the_end(&self, points: usize) -> Vec<u64> {
        let mut cuts: Vec<u64> = (0..u32::try_from(points).unwrap_or(u32::MAX))
            .map_while(|power| {
                let back = 1_u64.checked_shl(power)?;
                let cut = self.to.checked_sub(back)?;
                (cut > self.from).then_some(cut)
            })
            .collect();
        cuts.reverse();
        cuts
    }

    /// The ends of `points` + 1 equal pieces, the last one's left out.
    fn even_cuts(&self, points: usize) -> Vec<u64> {
        let pieces = u64::try_from(points).unwrap_or(1).saturating_add(1);
        let length = (self.to - self.from).div_ceil(pieces).max(1);
        (1..pieces)
            .map_while(|piece| {
                let cut = self.from.saturating_add(length.saturating_mul(piece));
                (cut < self.to).then_some(cut)
            })
            .collect()
    }

    /// The pieces between the blocks that could be `read`. Without any, the interval stays whole for
    /// one attempt closer to its end.
    fn split(&self, read: &[(u64, Wei)], met_darkness: bool) -> Vec<Self> {
        if read.is_empty() {
            let next = Self {
                is_dark: true,
                ..*self
            };
            return (!self.is_dark).then_some(next).into_iter().collect();
        }
        let mut pieces = Vec::with_capacity(read.len() + 1);
        let mut rest = Self {
            is_dark: self.is_dark || met_darkness,
            ..*self
        };
        for (block, received) in read {
            pieces.push(Self {
                to: *block,
                after: *received,
                ..rest
            });
            rest = Self {
                from: *block,
                before: *received,
                is_dark: false,
                ..rest
            };
        }
        pieces.push(rest);
        pieces
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

    fn interval(from: u64, to: u64) -> Interval {
        Interval {
            from,
            to,
            before: Wei::ZERO,
            after: Wei::ZERO,
            is_dark: false,
        }
    }

    /// Follows one block through the cuts of a node that remembers from `oldest` on, as a claim there
    /// would be followed; gives the number of rounds, `None` when it is lost.
    fn rounds_to(mut at: Interval, block: u64, oldest: u64) -> Option<usize> {
        for round in 0..MOST_ROUNDS {
            if at.to - at.from <= LOG_BLOCKS {
                return Some(round);
            }
            let cuts = at.cuts(CALLS_IN_ONE_REQUEST);
            let read: Vec<(u64, Wei)> = cuts
                .iter()
                .filter(|cut| **cut >= oldest)
                .map(|cut| (*cut, Wei::ZERO))
                .collect();
            let pieces = at.split(&read, read.len() < cuts.len());
            at = pieces
                .into_iter()
                .find(|piece| piece.from < block && block <= piece.to)?;
        }
        None
    }

    proptest! {
        #[test]
        fn cuts_ascend_within_the_interval(from in 0_u64..1_000_000, length in 31_u64..60_000_000, points in 1_usize..96, is_dark in any::<bool>()) {
            let interval = Interval { is_dark, ..interval(from, from + length) };
            let mut last = from;
            let cuts = interval.cuts(points);
            prop_assert!(!cuts.is_empty() && cuts.len() <= points);
            for cut in cuts {
                prop_assert!(cut > last && cut < interval.to);
                last = cut;
            }
        }

        #[test]
        fn a_claim_among_sixty_million_blocks_is_found_in_five_rounds(block in 1_u64..=60_000_000) {
            let rounds = rounds_to(interval(0, 60_000_000), block, 0).unwrap();
            prop_assert!(rounds <= 5, "{rounds}");
        }

        #[test]
        fn what_a_node_remembers_is_found_however_little_that_is(length in 40_u64..50_000_000, block in 0_u64..50_000_000) {
            let newest = 60_000_000;
            let oldest = newest - length;
            // The claim's own block and the one before it must be known to tell it from darkness.
            let block = oldest + 1 + block % length;
            prop_assert!(rounds_to(interval(0, newest), block, oldest).is_some());
        }
    }
}
