//! The weekly runs for the dashboard, and the sitemap for crawlers.

use emberfi_domain::admin::log::{self, Deed};
use emberfi_domain::contract::pipeline::Decision;
use emberfi_domain::contract::seo::RunWish;
use emberfi_domain::error::Error;
use emberfi_domain::seo::task::Task;
use emberfi_domain::seo::{desk, runs as ledger, sitemap};
use emberfi_domain::site::Site;
use web_sys::Response;

use super::SHORT_BODY;
use crate::app::App;
use crate::asked::Asked;
use crate::guard::AdminSession;
use crate::respond;
use crate::weekly;

pub async fn runs(app: &App, _: &AdminSession) -> Result<Response, Error> {
    respond::json(&ledger::newest(&app.db(), app.now()).await?)
}

pub async fn run_now(app: &App, asked: &Asked, session: &AdminSession) -> Result<Response, Error> {
    let RunWish { task } = asked.json_as(SHORT_BODY).await?;
    let task = task.as_deref().map(Task::named).transpose()?;
    let detail = task.map_or("", Task::title);
    log::write(
        &app.db(),
        Deed::RunTasks,
        &session.username,
        detail,
        app.now(),
    )
    .await?;
    weekly::by_hand(app, task).await?;
    runs(app, session).await
}

pub async fn output(
    app: &App,
    _: &AdminSession,
    slot: &str,
    task: &str,
) -> Result<Response, Error> {
    respond::json(&ledger::output(&app.db(), slot, task).await?)
}

pub async fn desk(app: &App, _: &AdminSession) -> Result<Response, Error> {
    respond::json(&desk::show(&app.db(), &app.social()).await?)
}

pub async fn decide(app: &App, asked: &Asked, session: &AdminSession) -> Result<Response, Error> {
    let decision: Decision = asked.json_as(SHORT_BODY).await?;
    desk::decide(&app.db(), &decision, &session.username, app.now()).await?;
    desk(app, session).await
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
