//! Whether the parts answer.

use emberfi_domain::blog::published;
use emberfi_domain::contract::admin::Health;
use emberfi_domain::error::Error;
use emberfi_domain::ports::Cache;
use web_sys::Response;

use crate::app::App;
use crate::respond;

pub async fn show(app: &App) -> Result<Response, Error> {
    let database = published::state(&app.db()).await;
    let cache = app.cache().get("health").await;
    let ok = database.is_ok() && cache.is_ok();
    let word = |answers: bool| if answers { "ok" } else { "unreachable" }.to_owned();
    let health = Health {
        ok,
        database: word(database.is_ok()),
        cache: word(cache.is_ok()),
        chain: app.chain_name(),
    };
    respond::json_with_status(&health, if ok { 200 } else { 503 })
}
