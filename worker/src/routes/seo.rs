//! The weekly runs for the dashboard, and the sitemap for crawlers.

use emberfi_domain::admin::log::{self, Deed};
use emberfi_domain::error::Error;
use emberfi_domain::seo::weekly::{self as ledger, Trigger};
use emberfi_domain::seo::{schedule, sitemap};
use emberfi_domain::site::Site;
use web_sys::Response;

use crate::app::App;
use crate::guard::AdminSession;
use crate::respond;
use crate::weekly;

pub async fn runs(app: &App, _: &AdminSession) -> Result<Response, Error> {
    respond::json(&ledger::runs(&app.db(), app.now()).await?)
}

pub async fn run_now(app: &App, session: &AdminSession) -> Result<Response, Error> {
    let now = app.now();
    log::write(&app.db(), Deed::RunTasks, &session.username, "", now).await?;
    weekly::run(app, &schedule::current_slot(now), now, Trigger::ByHand).await?;
    runs(app, session).await
}

pub async fn sitemap(app: &App) -> Result<Response, Error> {
    let pages = app.asset("/pages.json").await?;
    let pages: Vec<String> = serde_json::from_str(&pages)
        .map_err(|cause| Error::Unavailable(format!("asset /pages.json: {cause}")))?;
    let posts = sitemap::entries(&app.db()).await?;
    Ok(respond::xml(&sitemap::xml(
        Site::built_in(),
        &pages,
        &posts,
    )))
}
