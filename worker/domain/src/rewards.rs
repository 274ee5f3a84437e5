//! The rewards checker: every rFLR claim of an address, proven against the contract's own state.
//!
//! An [`address`] is parsed, then [`lookup`] asks three parties at once: the chain for what the
//! contract says it has paid ([`chain`]), and two explorers for the single claims ([`explorer`]).
//! [`reconcile`] lays the claims beside the contract's figures and says what is proven and what
//! is missing. [`vesting`] says what of the rewards can be taken out when, [`unclaimed`] what is
//! still to be claimed. [`price`] gives the rewards a value in dollars, where it can be read.
//!
//! The contract is the authority: an explorer can add a transaction to a figure, never change it.

pub mod address;
pub mod chain;
pub mod claims;
pub mod explorer;
pub mod lookup;
pub mod past_price;
pub mod price;
pub mod reconcile;
pub mod recover;
pub mod scan;
pub mod shared;
pub mod unclaimed;
pub mod upstream;
pub mod vesting;
pub mod watch;
pub mod wei;
