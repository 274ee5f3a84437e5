//! The newsroom on real SQLite with our schema.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test that meets the unexpected should fail loudly"
)]

mod broken_batches;
mod desk;
mod history;
mod list;
mod live;
mod property;
mod review;
mod settings;
#[path = "../support/mod.rs"]
mod support;
