//! What the contract has paid an owner, read at one block: the authority that claims are proven
//! against.
//!
//! Two rounds on the same node. The first learns the block, the owner's rFLR account, the
//! projects and the price; the second, pinned to that block, reads what was claimed of each
//! (project, month) and in all. An owner without an account has never claimed: that is proof
//! already, and the second round tells only what such an owner could claim.

use std::collections::{BTreeMap, BTreeSet};

use alloy_primitives::Address;

use super::ChainConfig;
use super::reading::Reading;
use crate::ports::{Clock, Http, Timestamp};
use crate::rewards::claims::Pair;
use crate::rewards::price::{Price, PriceError};
use crate::rewards::unclaimed::Unclaimed;
use crate::rewards::upstream::{SourceError, Upstream};
use crate::rewards::vesting::Holdings;
use crate::rewards::wei::Wei;

/// The contract's figures for one owner at one block.
#[derive(Clone, Debug)]
pub struct State {
    /// The node that was read.
    pub source: String,
    /// The block all figures belong to.
    pub block: u64,
    /// That block's time.
    pub block_time: Timestamp,
    /// The owner's account contract, `None` where there is none.
    pub account: Option<Address>,
    /// Everything the owner was ever paid, by the owner's own account contract.
    pub received: Wei,
    /// What was claimed of each pair, zeros left out.
    pub claimed: BTreeMap<Pair, Wei>,
    /// Projects whose figures could not be read in full.
    pub unread: BTreeSet<u32>,
    /// What is assigned and not claimed, by pair; projects in `unread` may have more.
    pub unclaimed: Result<Vec<Unclaimed>, SourceError>,
    /// What the account holds; all zero where there is none.
    pub holdings: Result<Holdings, SourceError>,
    /// The projects' names in the order of their numbers; empty when they could not be read.
    pub names: Vec<String>,
    /// The price of FLR at the newest block.
    pub price: Result<Price, PriceError>,
    /// Another rFLR contract than the configured one, when the network's registry names one.
    pub other_rnat: Option<Address>,
}

/// What asking the configured nodes gave.
#[derive(Clone, Debug, Default)]
pub struct Attempts {
    /// The figures, `None` when no node answered in full.
    pub state: Option<State>,
    /// The nodes that were asked in vain, by name, in the order they were asked.
    pub failures: Vec<(String, SourceError)>,
}

/// Reads the contract's figures for `owner` from the first node that answers in full.
pub async fn read_state<H: Http, C: Clock>(
    upstream: &Upstream<'_, H, C>,
    config: &ChainConfig,
    owner: Address,
) -> Attempts {
    let mut attempts = Attempts::default();
    for node in &config.rpc {
        let reading = Reading {
            upstream,
            config,
            node,
            owner,
        };
        match reading.state().await {
            Ok(state) => {
                attempts.state = Some(state);
                break;
            }
            Err(error) => attempts.failures.push((node.name.clone(), error)),
        }
    }
    attempts
}
