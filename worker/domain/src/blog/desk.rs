//! The editor's desk: what happens to a post when the editor acts.

use serde_json::{Map, Value};

use super::edit::{PostText, comment};
use super::post::{Action, PostId, Status};
use super::sanitise;
use super::store::{self, Deed};
use crate::contract::post::{BlogPost, PostEdit, Verdict};
use crate::error::Error;
use crate::ports::{Database, Timestamp};

/// Approves, rejects or publishes a post. Publishing what is published already changes nothing
/// and succeeds, so that a repeated click or a lost answer does no harm.
///
/// # Errors
/// [`Error::NoSuchPost`], [`Error::StaleRevision`] when the post is not the one that was judged,
/// [`Error::IllegalMove`], [`Error::UnapprovedText`] when the text to publish is not the approved
/// one, [`Error::InvalidField`] for a comment that is too long.
pub async fn judge(
    db: &impl Database,
    id: PostId,
    action: Action,
    verdict: &Verdict,
    actor: &str,
    at: Timestamp,
) -> Result<BlogPost, Error> {
    let comment = comment(verdict.comments.as_deref())?;
    let post = store::by_id(db, id).await?;
    if action == Action::Publish && post.status == Status::Published {
        return Ok(post);
    }
    if verdict
        .version
        .is_some_and(|version| version != post.version)
    {
        return Err(Error::StaleRevision {
            current: post.version,
        });
    }
    let to = legal(&post, action)?;
    if action == Action::Publish && !is_fit_to_publish(db, &post).await? {
        return Err(Error::UnapprovedText);
    }
    let deed = Deed {
        action,
        actor: actor.to_owned(),
        at,
        comment,
    };
    store::move_to(db, &post, to, &deed).await
}

/// Saves an edit. `if_match` is the version from the request's header; the body's counts where
/// there is none. The version is judged before the fields: somebody whose copy is stale should
/// hear that first.
///
/// # Errors
/// [`Error::NoSuchPost`], [`Error::VersionRequired`], [`Error::StaleRevision`],
/// [`Error::InvalidField`].
pub async fn edit(
    db: &impl Database,
    id: PostId,
    if_match: Option<i64>,
    body: &Map<String, Value>,
    actor: &str,
    at: Timestamp,
) -> Result<BlogPost, Error> {
    let post = store::by_id(db, id).await?;
    let version = if_match
        .or_else(|| body.get("version").and_then(Value::as_i64))
        .ok_or(Error::VersionRequired)?;
    if version != post.version {
        return Err(Error::StaleRevision {
            current: post.version,
        });
    }
    let to = legal(&post, Action::Edit)?;
    let text = PostText::edited(&post, PostEdit::parse(body)?)?;
    let deed = Deed {
        action: Action::Edit,
        actor: actor.to_owned(),
        at,
        comment: String::new(),
    };
    store::save(db, &post, &text, to, &deed).await
}

fn legal(post: &BlogPost, action: Action) -> Result<Status, Error> {
    post.status
        .after(action)
        .map_err(|illegal| Error::IllegalMove {
            from: illegal.from,
            action: illegal.action,
        })
}

/// The approved text, and clean by today's rules.
async fn is_fit_to_publish(db: &impl Database, post: &BlogPost) -> Result<bool, Error> {
    let is_clean = sanitise::clean(&post.content).is_ok_and(|clean| clean == post.content);
    Ok(is_clean && store::is_approved_text(db, post).await?)
}
