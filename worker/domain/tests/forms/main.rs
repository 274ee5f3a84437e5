//! What becomes of a form: its row, its mails and its place in the inbox, on SQLite with our schema.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that meets the unexpected should fail loudly"
)]

mod inbox;
mod mails;
mod office;
mod received;
#[path = "../support/mod.rs"]
mod support;
mod turnstile;
