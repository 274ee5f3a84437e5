//! Links that show a text to somebody without a login.

use emberfi_domain::admin::log::{self, Deed};
use emberfi_domain::blog::post::PostId;
use emberfi_domain::blog::{page, preview};
use emberfi_domain::error::Error;
use emberfi_domain::route::NoRoute;
use emberfi_domain::site::Site;
use web_sys::Response;

use super::{SHORT_BODY, blog};
use crate::app::App;
use crate::asked::Asked;
use crate::guard::AdminSession;
use crate::respond;

pub async fn make(
    app: &App,
    asked: &Asked,
    session: &AdminSession,
    id: &str,
) -> Result<Response, Error> {
    let id = PostId::parse(id).ok_or(Error::NoSuchPost)?;
    let body = asked.json(SHORT_BODY).await?;
    let hours = match body.get("hours") {
        None | Some(serde_json::Value::Null) => None,
        Some(value) => Some(value.as_i64().unwrap_or_default()),
    };
    let account = app.account().await?;
    let (db, now) = (app.db(), app.now());
    let link = preview::link(&db, id, hours, account.password_hash.as_str(), now).await?;
    let detail = format!("until {}", link.expires_at);
    log::write_of_post(&db, Deed::MakePreview, id, &session.username, &detail, now).await?;
    respond::json(&link)
}

pub async fn show(app: &App, token: &str) -> Result<Response, Error> {
    let account = app.account().await?;
    let secret = account.password_hash.as_str();
    let post = preview::shown(&app.db(), token, secret, app.now()).await?;
    let post = post.ok_or(Error::NoRoute(NoRoute::UnknownPath))?;
    let post = blog::with_terms(app, post).await;
    let html = blog::fill(app, "/shell/post", page::preview(Site::built_in(), &post)).await?;
    Ok(respond::hidden(respond::html(&html, 200)))
}
