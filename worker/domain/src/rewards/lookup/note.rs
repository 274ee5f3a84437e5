//! What to tell somebody whose address has nothing to show: an empty page leaves them guessing
//! whether they mistyped, are on the wrong network or were just never paid.

use alloy_primitives::Address;
use serde_json::json;

use super::Found;
use super::ask::Ask;
use crate::ports::{Clock, Http};
use crate::rewards::chain::rpc;
use crate::rewards::watch::Watch;

const ZERO: &str = "This is the zero address: nobody holds its key, and it cannot receive rewards. \
    Copy the address from your wallet.";

const CONTRACT: &str = "This is a contract, not a wallet, and it has never claimed rFLR. If you use \
    a smart-contract wallet, check that this is its own address; if you copied a token's address, \
    copy your wallet's instead.";

const WALLET: &str = "This address has never claimed rFLR and none is waiting for it. If you expected \
    some, check that it is the address you used with the project. Only Flare's main network is read \
    here: rewards on the test network Coston2 or on Songbird do not show.";

/// The note, where the contract proves that there is nothing.
pub(super) async fn of<H: Http, C: Clock, W: Watch>(
    ask: &Ask<'_, H, C, W>,
    found: &Found<'_>,
) -> Option<String> {
    let state = found.attempts.state.as_ref()?;
    let has_unclaimed = state.unclaimed.as_ref().is_ok_and(|rest| !rest.is_empty());
    if !found.settled.total.is_zero() || has_unclaimed {
        return None;
    }
    if ask.owner == Address::ZERO {
        return Some(ZERO.to_owned());
    }
    let node = ask.node(&state.source)?;
    let call = rpc::Call {
        method: "eth_getCode",
        params: json!([ask.owner.to_checksum(None), "latest"]),
    };
    let code = rpc::batch(ask.upstream, &node.url, &[call]).await.ok()?;
    let is_contract = code
        .first()
        .and_then(|code| code.as_str())
        .is_some_and(|code| code.len() > "0x".len());
    Some(if is_contract { CONTRACT } else { WALLET }.to_owned())
}
