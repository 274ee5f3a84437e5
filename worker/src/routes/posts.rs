//! The newsroom's API.

use emberfi_domain::blog::post::{Action, PostId};
use emberfi_domain::blog::{desk, store};
use emberfi_domain::contract::post::{ChangedPost, Verdict};
use emberfi_domain::error::Error;
use web_sys::Response;

use super::SHORT_BODY;
use crate::app::App;
use crate::asked::Asked;
use crate::guard::AdminSession;
use crate::respond;

/// The largest edit: an article of 200 KB, every byte of it escaped in JSON, and the other fields.
const EDIT_BODY: usize = 512 * 1024;

const UPDATED: &str = "Blog post updated successfully";

pub async fn list(app: &App, _: &AdminSession) -> Result<Response, Error> {
    let posts = store::newest_as_json(&app.db()).await?;
    Ok(respond::json_text(&format!("{{\"blogPosts\":{posts}}}")))
}

pub async fn stats(app: &App, _: &AdminSession) -> Result<Response, Error> {
    respond::json(&store::stats(&app.db()).await?)
}

pub async fn edit(
    app: &App,
    asked: &Asked,
    session: &AdminSession,
    id: &str,
) -> Result<Response, Error> {
    let id = PostId::parse(id).ok_or(Error::NoSuchPost)?;
    let body = asked.json(EDIT_BODY).await?;
    let if_match = asked.header("if-match").and_then(|tag| version_of(&tag));
    let blog_post =
        desk::edit(&app.db(), id, if_match, &body, &session.username, app.now()).await?;
    changed(UPDATED, blog_post)
}

/// Approves, rejects or publishes.
pub async fn judge(
    app: &App,
    asked: &Asked,
    session: &AdminSession,
    id: &str,
    action: Action,
) -> Result<Response, Error> {
    let id = PostId::parse(id).ok_or(Error::NoSuchPost)?;
    let verdict = Verdict::parse(&asked.json(SHORT_BODY).await?)?;
    let actor = &session.username;
    let blog_post = desk::judge(&app.db(), id, action, &verdict, actor, app.now()).await?;
    let message = match action {
        Action::Edit => UPDATED,
        Action::Approve => "Blog post approved successfully",
        Action::Reject => "Blog post rejected successfully",
        Action::Publish => "Blog post published successfully",
    };
    changed(message, blog_post)
}

fn changed(
    message: &str,
    blog_post: emberfi_domain::contract::post::BlogPost,
) -> Result<Response, Error> {
    respond::json(&ChangedPost {
        message: message.to_owned(),
        blog_post,
    })
}

/// The version in an entity tag: `"7"`, `W/"7"` or, from clients that forget the quotes, `7`.
fn version_of(tag: &str) -> Option<i64> {
    let tag = tag.trim();
    let tag = tag.strip_prefix("W/").unwrap_or(tag);
    tag.trim_matches('"').parse().ok()
}
