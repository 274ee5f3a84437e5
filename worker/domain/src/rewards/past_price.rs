//! What FLR was worth when a claim was made: the oracle as it answered in the claim's own block.
//! It takes a node that keeps historical state; where none does, claims have no such price, and
//! none is made up for them.

use std::collections::BTreeMap;

use alloy_primitives::hex;
use alloy_sol_types::SolCall;
use serde_json::{Value, json};

use super::chain::abi::{FLR_USD, FtsoV2::getFeedByIdCall};
use super::chain::{ChainConfig, Endpoint, rpc};
use super::price::Price;
use super::upstream::Upstream;
use crate::ports::{Clock, Http};

/// Blocks asked about in one request.
const BLOCKS_IN_ONE_REQUEST: usize = 96;

/// Requests of one lookup; what is left is asked by the next one.
const MOST_REQUESTS: usize = 3;

/// The prices of FLR in `blocks`, asked in their order; blocks whose price cannot be read are left
/// out.
pub async fn prices<H: Http, C: Clock>(
    upstream: &Upstream<'_, H, C>,
    config: &ChainConfig,
    node: &Endpoint,
    blocks: &[u64],
) -> BTreeMap<u64, Price> {
    let mut prices = BTreeMap::new();
    for some in blocks.chunks(BLOCKS_IN_ONE_REQUEST).take(MOST_REQUESTS) {
        let calls: Vec<rpc::Call> = some.iter().map(|block| feed_at(config, *block)).collect();
        let Ok(answers) = rpc::batch_each(upstream, &node.url, &calls).await else {
            break;
        };
        // A node without history refuses each; asking it about more blocks would be in vain.
        if answers.iter().all(Result::is_err) {
            break;
        }
        let pairs = some.iter().zip(&answers);
        prices.extend(
            pairs.filter_map(|(block, answer)| Some((*block, price(answer.as_ref().ok()?)?))),
        );
    }
    prices
}

fn feed_at(config: &ChainConfig, block: u64) -> rpc::Call {
    let data = hex::encode_prefixed(getFeedByIdCall { feedId: FLR_USD }.abi_encode());
    rpc::Call {
        method: "eth_call",
        params: json!([
            { "to": config.ftso_v2.to_checksum(None), "data": data },
            format!("0x{block:x}")
        ]),
    }
}

fn price(answer: &Value) -> Option<Price> {
    let bytes = hex::decode(answer.as_str()?).ok()?;
    let feed = getFeedByIdCall::abi_decode_returns(&bytes).ok()?;
    Price::new(feed.value, feed.decimals, feed.timestamp).ok()
}
