//! The weekly pipeline on real SQLite.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    clippy::panic,
    reason = "a test that meets the unexpected should fail loudly"
)]

#[path = "../support/mod.rs"]
mod support;

mod analytics;
mod drafting;
mod ledger;
mod search_console;
mod seeded;
mod sharing;
mod site;
mod technical;
mod world;
