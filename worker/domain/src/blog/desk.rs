//! The editor's desk: what happens to a post when the editor acts.

use serde_json::{Map, Value};

use super::command::Command;
use super::edit::{self, PostText};
use super::post::{Action, PostId};
use super::review::Standing;
use super::slug::Slug;
use super::store::{self, Deed};
use super::{history, margin, sanitise};
use crate::blog::post::Status;
use crate::contract::post::{BlogPost, PostEdit, Verdict};
use crate::error::Error;
use crate::ports::{Database, Timestamp};
use crate::seo::optimise::optimised;

/// Carries out a move. Publishing what is published already changes nothing and succeeds, so that
/// a repeated click or a lost answer does no harm.
///
/// # Errors
/// [`Error::NoSuchPost`], [`Error::StaleRevision`] when the post is not the one that was judged,
/// [`Error::IllegalMove`], [`Error::UnapprovedText`] when the text to publish is not the approved
/// one, [`Error::Blocked`] when a check that the admin switched on has findings,
/// [`Error::InvalidField`] for a comment that is too long.
pub async fn judge(
    db: &impl Database,
    id: PostId,
    command: &Command,
    verdict: &Verdict,
    actor: &str,
    at: Timestamp,
) -> Result<BlogPost, Error> {
    let comment = edit::comment(verdict.comments.as_deref())?;
    let action = command.action();
    let post = store::by_id(db, id).await?;
    if action == Action::Publish && post.status == Status::Published {
        return Ok(post);
    }
    if let Some(read) = verdict.version {
        must_be_current(db, &post, read).await?;
    }
    let to = legal(&post, action)?;
    if action == Action::Approve {
        margin::must_not_block(db, &post, at).await?;
    }
    if action == Action::Publish && !is_fit_to_publish(db, &post).await? {
        return Err(Error::UnapprovedText);
    }
    let deed = Deed {
        action,
        actor: actor.to_owned(),
        at,
        comment,
        detail: command.detail(),
    };
    store::move_to(db, &post, to, command, &deed).await
}

/// Saves an edit. `if_match` is the version from the request's header; the body's counts where
/// there is none. The version is judged before the fields: somebody whose copy is stale should
/// hear that first. An edit that changes nothing leaves the post as it is, approval included.
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
    must_be_named_and_current(db, &post, if_match, body).await?;
    let edit = PostEdit::parse(body)?;
    let deed = Deed {
        action: Action::Edit,
        actor: actor.to_owned(),
        at,
        comment: edit::note(edit.note.as_deref())?,
        detail: String::new(),
    };
    let slug = wanted_slug(&post, edit.slug.as_deref())?;
    let text = PostText::edited(&post, edit)?;
    save(db, &post, &text, &slug, &deed).await
}

/// Gives a post the text that it had as `revision`, as a new revision.
///
/// # Errors
/// As [`edit`], and [`Error::NoSuchRevision`].
pub async fn restore(
    db: &impl Database,
    id: PostId,
    revision: i64,
    if_match: Option<i64>,
    body: &Map<String, Value>,
    actor: &str,
    at: Timestamp,
) -> Result<BlogPost, Error> {
    let post = store::by_id(db, id).await?;
    must_be_named_and_current(db, &post, if_match, body).await?;
    let comment = edit::note(edit::text(body, "note")?.as_deref())?;
    let earlier = history::revision(db, id, revision).await?;
    let deed = Deed {
        action: Action::Restore,
        actor: actor.to_owned(),
        at,
        comment,
        detail: format!("version {revision}"),
    };
    let slug = wanted_slug(&post, Some(&earlier.slug))?;
    let text = PostText {
        title: earlier.title,
        excerpt: earlier.excerpt,
        content: earlier.content,
        category: earlier.category,
        seo_title: earlier.seo_title,
        seo_description: earlier.seo_description,
    }
    .checked()?;
    save(db, &post, &text, &slug, &deed).await
}

/// Gives a post the SEO title and description that fit its own words.
///
/// # Errors
/// As [`edit`].
pub async fn optimise(
    db: &impl Database,
    id: PostId,
    actor: &str,
    at: Timestamp,
) -> Result<BlogPost, Error> {
    let post = store::by_id(db, id).await?;
    let (seo_title, seo_description) = optimised(&post);
    let text = PostText {
        seo_title,
        seo_description,
        ..PostText::of(&post)
    };
    let deed = Deed {
        action: Action::Edit,
        actor: actor.to_owned(),
        at,
        comment: "SEO title and description fitted to the text.".to_owned(),
        detail: String::new(),
    };
    save(db, &post, &text, &post.slug, &deed).await
}

async fn save(
    db: &impl Database,
    post: &BlogPost,
    text: &PostText,
    slug: &str,
    deed: &Deed,
) -> Result<BlogPost, Error> {
    let to = legal(post, deed.action)?;
    if *text == PostText::of(post) && slug == post.slug {
        return Ok(post.clone());
    }
    store::save(db, post, text, slug, to, deed).await
}

async fn must_be_named_and_current(
    db: &impl Database,
    post: &BlogPost,
    if_match: Option<i64>,
    body: &Map<String, Value>,
) -> Result<(), Error> {
    let version = if_match
        .or_else(|| body.get("version").and_then(Value::as_i64))
        .ok_or(Error::VersionRequired)?;
    must_be_current(db, post, version).await
}

async fn must_be_current(db: &impl Database, post: &BlogPost, read: i64) -> Result<(), Error> {
    if read == post.version {
        return Ok(());
    }
    Err(history::stale(db, PostId(post.id), read, post.version).await?)
}

/// The address as edited; the one that the post has is not judged again.
fn wanted_slug(post: &BlogPost, typed: Option<&str>) -> Result<String, Error> {
    match typed.map(str::trim) {
        None => Ok(post.slug.clone()),
        Some(same) if same == post.slug => Ok(post.slug.clone()),
        Some(typed) => Slug::typed(typed)
            .map(|slug| slug.as_str().to_owned())
            .map_err(|sentence| Error::InvalidField {
                field: "slug",
                problem: sentence.to_owned(),
            }),
    }
}

fn legal(post: &BlogPost, action: Action) -> Result<Status, Error> {
    Standing::of(post)
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
