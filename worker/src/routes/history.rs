//! The history of a post, and what an editor has typed and not saved.

use emberfi_domain::blog::post::PostId;
use emberfi_domain::blog::{desk, draft, history, margin, store};
use emberfi_domain::contract::admin::Done;
use emberfi_domain::contract::history::PostEvents;
use emberfi_domain::error::Error;
use web_sys::Response;

use super::posts::{self, EDIT_BODY};
use super::{SHORT_BODY, number};
use crate::app::App;
use crate::asked::Asked;
use crate::guard::AdminSession;
use crate::respond;

pub async fn revisions(
    app: &App,
    asked: &Asked,
    _: &AdminSession,
    id: &str,
) -> Result<Response, Error> {
    let id = existing(app, id).await?;
    let before = asked.parameter("before").and_then(|text| text.parse().ok());
    respond::json(&history::revisions(&app.db(), id, before).await?)
}

pub async fn revision(
    app: &App,
    _: &AdminSession,
    id: &str,
    version: &str,
) -> Result<Response, Error> {
    let id = PostId::parse(id).ok_or(Error::NoSuchPost)?;
    let version = number(version).ok_or(Error::NoSuchRevision)?;
    respond::json(&history::revision(&app.db(), id, version).await?)
}

pub async fn restore(
    app: &App,
    asked: &Asked,
    session: &AdminSession,
    id: &str,
    version: &str,
) -> Result<Response, Error> {
    let id = PostId::parse(id).ok_or(Error::NoSuchPost)?;
    let version = number(version).ok_or(Error::NoSuchRevision)?;
    let body = asked.json(SHORT_BODY).await?;
    let if_match = posts::if_match(asked);
    let actor = &session.username;
    let blog_post =
        desk::restore(&app.db(), id, version, if_match, &body, actor, app.now()).await?;
    posts::changed("Revision restored successfully", blog_post)
}

pub async fn events(app: &App, _: &AdminSession, id: &str) -> Result<Response, Error> {
    let id = existing(app, id).await?;
    let events = history::events_since(&app.db(), id, None).await?;
    respond::json(&PostEvents { events })
}

pub async fn keep_draft(
    app: &App,
    asked: &Asked,
    session: &AdminSession,
    id: &str,
) -> Result<Response, Error> {
    let id = PostId::parse(id).ok_or(Error::NoSuchPost)?;
    let body = asked.json(EDIT_BODY).await?;
    draft::keep(&app.db(), id, &body, &session.username, app.now()).await?;
    done("Draft kept")
}

pub async fn drop_draft(app: &App, session: &AdminSession, id: &str) -> Result<Response, Error> {
    let id = existing(app, id).await?;
    draft::drop_kept(&app.db(), id, &session.username).await?;
    done("Draft dropped")
}

pub async fn checks(
    app: &App,
    asked: &Asked,
    _: &AdminSession,
    id: &str,
) -> Result<Response, Error> {
    let id = PostId::parse(id).ok_or(Error::NoSuchPost)?;
    let body = asked.json(EDIT_BODY).await?;
    respond::json(&margin::of(&app.db(), id, &body, app.now()).await?)
}

async fn existing(app: &App, id: &str) -> Result<PostId, Error> {
    let id = PostId::parse(id).ok_or(Error::NoSuchPost)?;
    store::by_id(&app.db(), id).await?;
    Ok(id)
}

fn done(message: &str) -> Result<Response, Error> {
    respond::json(&Done {
        message: message.to_owned(),
    })
}
