//! Writes the API's OpenAPI document to standard output.
//!
//! The shapes come from the contract's types, the operations from the table below; a test holds
//! the table to the router, so that no documented path leads nowhere.

use std::io::Write as _;

use emberfi_domain::openapi;

fn main() -> std::io::Result<()> {
    let text = serde_json::to_string_pretty(&openapi::document())?;
    writeln!(std::io::stdout(), "{text}")
}
