//! The weekly runs for the dashboard, and the files for crawlers and feed readers, made from what
//! is published whenever they are asked for.

use emberfi_domain::admin::log::{self, Deed};
use emberfi_domain::contract::pipeline::Decision;
use emberfi_domain::contract::seo::RunWish;
use emberfi_domain::error::Error;
use emberfi_domain::route::NoRoute;
use emberfi_domain::seo::feed::{self, Format};
use emberfi_domain::seo::listed::{self, ListedPage};
use emberfi_domain::seo::task::Task;
use emberfi_domain::seo::{desk, llms, runs as ledger, sitemap};
use emberfi_domain::site::Site;
use web_sys::Response;

use super::SHORT_BODY;
use crate::app::App;
use crate::asked::Asked;
use crate::guard::AdminSession;
use crate::respond;
use crate::weekly;

const PLAIN_TEXT: &str = "text/plain; charset=utf-8";

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
    let pages = pages(app).await?;
    let posts = listed::all_posts(&app.db()).await?;
    let xml = sitemap::xml(Site::built_in(), &pages, &posts);
    Ok(respond::file(&xml, "application/xml; charset=utf-8"))
}

pub async fn llms(app: &App) -> Result<Response, Error> {
    let pages = pages(app).await?;
    let posts = listed::newest_posts(&app.db(), llms::POSTS).await?;
    let text = llms::text(Site::built_in(), &pages, &posts);
    Ok(respond::file(&text, PLAIN_TEXT))
}

pub async fn feed(app: &App, format: Format) -> Result<Response, Error> {
    let posts = listed::newest_posts(&app.db(), feed::LENGTH).await?;
    let text = feed::written(format, Site::built_in(), &posts);
    Ok(respond::file(&text, format.content_type()))
}

/// The file that proves to search engines that the announcements are ours.
pub fn key_file(app: &App, name: &str) -> Result<Response, Error> {
    match app.indexnow_key() {
        Some(key) if name.strip_suffix(".txt") == Some(key.as_str()) => {
            Ok(respond::file(&key, PLAIN_TEXT))
        }
        _ => Err(Error::NoRoute(NoRoute::UnknownPath)),
    }
}

async fn pages(app: &App) -> Result<Vec<ListedPage>, Error> {
    listed::pages(&app.asset("/pages.json").await?)
}
