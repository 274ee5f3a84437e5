//! The rewards checker's API.

use emberfi_domain::error::Error;
use emberfi_domain::rewards::address::Address;
use emberfi_domain::rewards::lookup::lookup;
use web_sys::Response;

use crate::app::App;
use crate::respond;

pub async fn look_up(app: &App, address: &str) -> Result<Response, Error> {
    let address = Address::parse(&decoded(address))?;
    let rewards = lookup(&app.http, &app.clock, &app.chain(), address).await?;
    respond::json(&rewards)
}

/// A path segment without its percent-encoding; what does not decode stays as it is, and is then
/// no address.
fn decoded(segment: &str) -> String {
    js_sys::decode_uri_component(segment).map_or_else(|_| segment.to_owned(), String::from)
}
