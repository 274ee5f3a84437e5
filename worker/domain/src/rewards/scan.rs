//! What a verified lookup leaves behind, so that the next one reads only what is newer.
//!
//! Claims up to a verified block never change. What they were worth when they were claimed does
//! not either, once it was read.

use std::collections::BTreeMap;

use alloy_primitives::{B256, U256};
use serde::{Deserialize, Serialize};

use super::claims::{ClaimEvent, EventKey, Pair};
use super::price::Price;
use super::wei::Wei;
use crate::ports::Timestamp;

/// The claims of one owner up to a block, all of them, proven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scan {
    /// The block up to which they are all.
    pub block: u64,
    /// What the contract had paid by then: the claims' sum.
    pub received: Wei,
    /// The claims.
    pub events: Vec<ClaimEvent>,
    /// The price of FLR at the claims' blocks, where it was read.
    pub prices: BTreeMap<u64, Price>,
}

/// Transaction, log index, project, month, wei, block, seconds.
type Row = (B256, u64, u32, u32, String, u64, Option<i64>);

/// A scan in few bytes: an owner may have thousands of claims.
#[derive(Serialize, Deserialize)]
struct Written {
    block: u64,
    received: String,
    events: Vec<Row>,
    /// Value, decimals, seconds.
    prices: BTreeMap<u64, (U256, i8, u64)>,
}

impl Serialize for Scan {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let event = |event: &ClaimEvent| {
            (
                event.key.tx,
                event.key.log_index,
                event.pair.project,
                event.pair.month,
                event.amount.text(),
                event.block,
                event.timestamp.map(|timestamp| timestamp.0),
            )
        };
        Written {
            block: self.block,
            received: self.received.text(),
            events: self.events.iter().map(event).collect(),
            prices: self
                .prices
                .iter()
                .map(|(block, price)| (*block, price.parts()))
                .collect(),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Scan {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Written::deserialize(deserializer)?;
        let wei = |text: &str| {
            U256::from_str_radix(text, 10)
                .map(Wei)
                .map_err(serde::de::Error::custom)
        };
        let events = written
            .events
            .into_iter()
            .map(|(tx, log_index, project, month, amount, block, seconds)| {
                Ok(ClaimEvent {
                    key: EventKey { tx, log_index },
                    pair: Pair { project, month },
                    amount: wei(&amount)?,
                    block,
                    timestamp: seconds.map(Timestamp),
                })
            })
            .collect::<Result<_, D::Error>>()?;
        Ok(Self {
            block: written.block,
            received: wei(&written.received)?,
            events,
            prices: written
                .prices
                .into_iter()
                .filter_map(|(block, (value, decimals, updated))| {
                    Some((block, Price::new(value, decimals, updated).ok()?))
                })
                .collect(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_scan_is_read_back_as_it_was_written(
            block in any::<u64>(),
            rows in proptest::collection::vec((any::<[u8; 32]>(), any::<u64>(), any::<u32>(), any::<u32>(), any::<u128>(), any::<u64>(), proptest::option::of(any::<i64>())), 0..20)
        ) {
            let events: Vec<ClaimEvent> = rows.into_iter().map(|(tx, log_index, project, month, amount, block, seconds)| ClaimEvent {
                key: EventKey { tx: B256::from(tx), log_index },
                pair: Pair { project, month },
                amount: Wei(U256::from(amount)),
                block,
                timestamp: seconds.map(Timestamp),
            }).collect();
            let scan = Scan {
                block,
                received: Wei(U256::MAX),
                prices: events.iter().map(|event| (event.block, Price::new(U256::from(187_u8), 4, 1_700_000_000).unwrap())).collect(),
                events,
            };
            let text = serde_json::to_string(&scan).unwrap();
            prop_assert_eq!(serde_json::from_str::<Scan>(&text).unwrap(), scan);
        }
    }
}
