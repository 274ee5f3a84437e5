//! The newsroom's API.

use emberfi_domain::blog::command::Command;
use emberfi_domain::blog::list::{self, ListQuery};
use emberfi_domain::blog::post::{Action, PostId};
use emberfi_domain::blog::{bulk, copy, desk, draft, due, store};
use emberfi_domain::contract::list::{Bulk, BulkAction, BulkOutcome, BulkOutcomes};
use emberfi_domain::contract::post::{BlogPost, ChangedPost};
use emberfi_domain::error::Error;
use emberfi_domain::refusal::Sentence;
use web_sys::Response;

use super::SHORT_BODY;
use crate::announce;
use crate::app::App;
use crate::asked::Asked;
use crate::guard::AdminSession;
use crate::respond;

/// The largest edit: an article of 200 KB, every byte of it escaped in JSON, and the other fields.
pub const EDIT_BODY: usize = 512 * 1024;

const UPDATED: &str = "Blog post updated successfully";

pub async fn list(app: &App, _: &AdminSession) -> Result<Response, Error> {
    due::publish_due(&app.db(), app.now()).await?;
    let posts = store::newest_as_json(&app.db()).await?;
    Ok(respond::json_text(&format!("{{\"blogPosts\":{posts}}}")))
}

pub async fn page(app: &App, asked: &Asked, _: &AdminSession) -> Result<Response, Error> {
    due::publish_due(&app.db(), app.now()).await?;
    let query = ListQuery::parse(|name| asked.parameter(name))?;
    respond::json(&list::page(&app.db(), &query).await?)
}

/// Approves or rejects many.
pub async fn bulk(app: &App, asked: &Asked, session: &AdminSession) -> Result<Response, Error> {
    let bulk = Bulk::parse(&asked.json(SHORT_BODY).await?)?;
    let outcomes = bulk::carry_out(&app.db(), &bulk, &session.username, app.now()).await;
    let done = outcomes
        .iter()
        .filter(|(_, outcome)| outcome.is_ok())
        .count();
    let verb = match bulk.action {
        BulkAction::Approve => "approved",
        BulkAction::Reject => "rejected",
    };
    respond::json(&BulkOutcomes {
        message: format!("{done} of {} blog posts {verb}", outcomes.len()),
        outcomes: outcomes
            .into_iter()
            .map(|(id, outcome)| BulkOutcome {
                id,
                done: outcome.is_ok(),
                problem: outcome.err().map(|cause| Sentence::of(&cause).message),
            })
            .collect(),
    })
}

pub async fn stats(app: &App, _: &AdminSession) -> Result<Response, Error> {
    respond::json(&store::stats(&app.db()).await?)
}

pub async fn show(app: &App, session: &AdminSession, id: &str) -> Result<Response, Error> {
    let id = PostId::parse(id).ok_or(Error::NoSuchPost)?;
    respond::json(&draft::opened(&app.db(), id, &session.username).await?)
}

pub async fn edit(
    app: &App,
    asked: &Asked,
    session: &AdminSession,
    id: &str,
) -> Result<Response, Error> {
    let id = PostId::parse(id).ok_or(Error::NoSuchPost)?;
    let body = asked.json(EDIT_BODY).await?;
    let actor = &session.username;
    let blog_post = desk::edit(&app.db(), id, if_match(asked), &body, actor, app.now()).await?;
    changed(UPDATED, blog_post)
}

/// Saves what was typed as a post of its own.
pub async fn copy(
    app: &App,
    asked: &Asked,
    session: &AdminSession,
    id: &str,
) -> Result<Response, Error> {
    let id = PostId::parse(id).ok_or(Error::NoSuchPost)?;
    let body = asked.json(EDIT_BODY).await?;
    let blog_post = copy::make(&app.db(), id, &body, &session.username, app.now()).await?;
    changed("Saved as a copy", blog_post)
}

/// Carries out a move.
pub async fn judge(
    app: &App,
    asked: &Asked,
    session: &AdminSession,
    id: &str,
    action: Action,
) -> Result<Response, Error> {
    let id = PostId::parse(id).ok_or(Error::NoSuchPost)?;
    let now = app.now();
    let (command, verdict) = Command::parse(action, &asked.json(SHORT_BODY).await?, now)?;
    let actor = &session.username;
    let blog_post = desk::judge(&app.db(), id, &command, &verdict, actor, now).await?;
    if command == Command::Publish {
        announce::after_the_answer(app);
    }
    changed(message(&command), blog_post)
}

const fn message(command: &Command) -> &'static str {
    match command {
        Command::Submit => "Blog post submitted for approval",
        Command::Approve => "Blog post approved successfully",
        Command::Reject => "Blog post rejected successfully",
        Command::Reopen => "Blog post reopened successfully",
        Command::Schedule(_) => "Blog post scheduled successfully",
        Command::Unschedule => "Blog post taken off the schedule",
        Command::Publish => "Blog post published successfully",
        Command::Unpublish(_) => "Blog post unpublished successfully",
    }
}

pub fn changed(message: &str, blog_post: BlogPost) -> Result<Response, Error> {
    respond::json(&ChangedPost {
        message: message.to_owned(),
        blog_post,
    })
}

/// The version that the request's `If-Match` names.
pub fn if_match(asked: &Asked) -> Option<i64> {
    asked.header("if-match").and_then(|tag| version_of(&tag))
}

/// The version in an entity tag: `"7"`, `W/"7"` or, from clients that forget the quotes, `7`.
fn version_of(tag: &str) -> Option<i64> {
    let tag = tag.trim();
    let tag = tag.strip_prefix("W/").unwrap_or(tag);
    tag.trim_matches('"').parse().ok()
}
