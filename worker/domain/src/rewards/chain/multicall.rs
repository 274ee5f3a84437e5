//! Many contract reads as one `eth_call`, through Multicall3's `aggregate3`. A read that reverts
//! does not spoil the others: its outcome says so.

use alloy_primitives::{Address, Bytes, hex};
use alloy_sol_types::{Revert, SolCall, SolError};
use serde_json::{Value, json};

use super::abi::Multicall3::{Call3, Result as Outcome3, aggregate3Call};
use super::rpc;
use crate::rewards::upstream::SourceError;

/// The block a read refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// The node's newest block.
    Latest,
    /// A block by its number.
    Block(u64),
}

/// One read of one contract.
pub type Read = Call3;

/// What one read gave: the returned bytes, or the revert's.
pub struct Outcome(Outcome3);

/// A read of `target` that may revert.
#[must_use]
pub fn read(target: Address, call: &impl SolCall) -> Read {
    Call3 {
        target,
        allowFailure: true,
        callData: Bytes::from(call.abi_encode()),
    }
}

/// The `eth_call` that makes all `reads` in one block, through the contract at `multicall3`.
#[must_use]
pub fn aggregate(multicall3: Address, reads: Vec<Read>, at: At) -> rpc::Call {
    let data = aggregate3Call { calls: reads }.abi_encode();
    let block = match at {
        At::Latest => "latest".to_owned(),
        At::Block(number) => format!("0x{number:x}"),
    };
    rpc::Call {
        method: "eth_call",
        params: json!([
            { "to": multicall3.to_checksum(None), "data": hex::encode_prefixed(data) },
            block
        ]),
    }
}

/// Reads the answer to [`aggregate`]: one outcome a read, in order.
///
/// # Errors
/// [`SourceError::Malformed`] when the answer is not Multicall3's, or has another length than
/// `expected`: no such contract at the configured address, or a node that lies.
pub fn outcomes(result: Option<&Value>, expected: usize) -> Result<Vec<Outcome>, SourceError> {
    let malformed = |cause: String| SourceError::Malformed(format!("aggregate3: {cause}"));
    let text = result.and_then(Value::as_str).unwrap_or_default();
    let bytes = hex::decode(text).map_err(|cause| malformed(cause.to_string()))?;
    let decoded =
        aggregate3Call::abi_decode_returns(&bytes).map_err(|cause| malformed(cause.to_string()))?;
    if decoded.len() == expected {
        Ok(decoded.into_iter().map(Outcome).collect())
    } else {
        Err(malformed(format!(
            "{} answers to {expected} reads",
            decoded.len()
        )))
    }
}

impl Outcome {
    /// The values `T` returns.
    ///
    /// # Errors
    /// [`SourceError::Refused`] with the reason when the read reverted, and
    /// [`SourceError::Malformed`] when the bytes are not what `T` returns.
    pub fn decode<T: SolCall>(&self) -> Result<T::Return, SourceError> {
        if !self.0.success {
            let reason = self.revert_reason().unwrap_or_default();
            return Err(SourceError::Refused(format!(
                "{} reverted: {reason}",
                T::SIGNATURE
            )));
        }
        T::abi_decode_returns(&self.0.returnData)
            .map_err(|cause| SourceError::Malformed(format!("{}: {cause}", T::SIGNATURE)))
    }

    /// The text of a `require` that failed, `None` when the read did not revert or gave no text.
    #[must_use]
    pub fn revert_reason(&self) -> Option<String> {
        if self.0.success {
            return None;
        }
        let revert = Revert::abi_decode(&self.0.returnData).ok()?;
        Some(revert.reason)
    }
}
