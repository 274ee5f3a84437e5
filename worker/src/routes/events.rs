//! What pages report about themselves.

use emberfi_domain::contract::events::Beacon;
use emberfi_domain::error::Error;
use emberfi_domain::events::{store, tally};
use web_sys::Response;

use super::SHORT_BODY;
use crate::app::App;
use crate::asked::Asked;
use crate::respond;

/// Counts a beacon. Whoever asks not to be counted is not, whatever the page sent.
pub async fn count(app: &App, asked: &Asked) -> Result<Response, Error> {
    let beacon: Beacon = asked.json_as(SHORT_BODY).await?;
    let country = asked.header("cf-ipcountry").unwrap_or_default();
    let tally = tally::tally(&beacon, &country)?;
    if asked.asks_not_to_be_counted() {
        return Ok(respond::nothing());
    }
    let kept = match app.engine() {
        Some(engine) => {
            engine.write(&tally);
            tally::sampled(tally, app.events_share(), &app.entropy)
        }
        None => tally,
    };
    store::add(&app.db(), &kept, app.now()).await?;
    Ok(respond::nothing())
}
