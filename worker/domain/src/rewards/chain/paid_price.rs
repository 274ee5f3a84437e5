//! The price from an oracle that asks for a fee. Reading is free today; should that change, the
//! read names a sender that can pay. An `eth_call` moves no coin, so nobody pays anything.

use alloy_primitives::{Address, hex};
use alloy_sol_types::SolCall;
use serde_json::{Value, json};

use super::abi::FLR_USD;
use super::abi::FtsoV2::{calculateFeeByIdCall, getFeedByIdCall};
use super::{Endpoint, rpc};
use crate::ports::{Clock, Http};
use crate::rewards::price::{Price, PriceError};
use crate::rewards::upstream::{SourceError, Upstream};

/// The oracle's price of FLR, with its fee offered by `payer`, any account that holds coin.
///
/// # Errors
/// [`PriceError`] when fee or price cannot be read, or the price cannot be one.
pub(super) async fn read<H: Http, C: Clock>(
    upstream: &Upstream<'_, H, C>,
    node: &Endpoint,
    oracle: Address,
    payer: Address,
) -> Result<Price, PriceError> {
    let ask = async |transaction: Value| {
        let call = rpc::Call {
            method: "eth_call",
            params: json!([transaction, "latest"]),
        };
        let results = rpc::batch(upstream, &node.url, &[call]).await?;
        let text = results.first().and_then(Value::as_str).unwrap_or_default();
        hex::decode(text).map_err(|cause| SourceError::Malformed(cause.to_string()))
    };
    let unreadable = |cause: alloy_sol_types::Error| {
        PriceError::Unreadable(SourceError::Malformed(cause.to_string()))
    };
    let oracle = oracle.to_checksum(None);
    let data = hex::encode_prefixed(calculateFeeByIdCall { feedId: FLR_USD }.abi_encode());
    let bytes = ask(json!({ "to": oracle, "data": data }))
        .await
        .map_err(PriceError::Unreadable)?;
    let fee = calculateFeeByIdCall::abi_decode_returns(&bytes).map_err(unreadable)?;
    let data = hex::encode_prefixed(getFeedByIdCall { feedId: FLR_USD }.abi_encode());
    let from = payer.to_checksum(None);
    let paid = json!({ "from": from, "to": oracle, "data": data, "value": format!("0x{fee:x}") });
    let bytes = ask(paid).await.map_err(PriceError::Unreadable)?;
    let feed = getFeedByIdCall::abi_decode_returns(&bytes).map_err(unreadable)?;
    Price::new(feed.value, feed.decimals, feed.timestamp)
}
