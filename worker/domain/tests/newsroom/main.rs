//! The newsroom on real SQLite with our schema.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test that meets the unexpected should fail loudly"
)]

mod desk;
mod history;
mod live;
mod property;
mod review;
#[path = "../support/mod.rs"]
mod support;
