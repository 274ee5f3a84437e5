//! What crosses the wire, in the exact shapes that clients read.
//!
//! These types are the single source of the API's documentation and of the TypeScript client:
//! `cargo run --features openapi --bin openapi` writes `openapi.json` from them.

pub mod rewards;
