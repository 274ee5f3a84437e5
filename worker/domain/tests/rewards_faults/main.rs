//! What the rewards checker answers when the servers it asks are broken, slow, behind, or lie.
//!
//! The servers are scripted for their faults only. That the answer equals what a real chain
//! holds is shown elsewhere, against an EVM node and the built Worker.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a scripted server that meets what it was not scripted for must fail its test"
)]

mod explorers;
mod node;
mod script;
#[path = "../support/mod.rs"]
mod support;

mod explorer_faults;
mod node_faults;
mod shared;
mod vested;
mod whole_answers;
