//! What the chain itself says: the contract's own figures for an owner, read over JSON-RPC.
//!
//! [`config`] says where to ask and which contracts to ask about, [`rpc`] carries several calls
//! in one request, [`multicall`] several contract reads in one call, and [`abi`] spells the
//! contracts. [`overview`] and [`state`] put them together into one pinned reading.

pub mod abi;
pub mod config;
pub mod multicall;
pub mod overview;
mod paid_price;
mod reading;
pub mod rpc;
pub mod state;

pub use config::{ChainConfig, Endpoint};
