//! The checks of one post, with what the database knows of it: its sources, and posts like it.

use serde_json::{Map, Value};

use super::edit::PostText;
use super::post::PostId;
use super::{checks, similar, store, writing};
use crate::admin::settings;
use crate::contract::checks::{CheckKind, Checks};
use crate::contract::history::PostSource;
use crate::contract::post::{BlogPost, PostEdit};
use crate::error::Error;
use crate::ports::{Database, DatabaseError, Statement, Timestamp};

/// Looks at a post as it would be with the fields of `body`, which may be none.
///
/// # Errors
/// [`Error::NoSuchPost`], [`Error::InvalidField`] for a field that could not be saved either.
pub async fn of(
    db: &impl Database,
    id: PostId,
    body: &Map<String, Value>,
    now: Timestamp,
) -> Result<Checks, Error> {
    let post = store::by_id(db, id).await?;
    let text = PostText::edited(&post, PostEdit::parse(body)?)?;
    let blocking = settings::read(db).await?.blocking_checks;
    look(db, id, &text, &blocking, now).await
}

/// Refuses an approval where a check that the admin switched on has findings.
///
/// # Errors
/// [`Error::Blocked`] names the checks.
pub async fn must_not_block(
    db: &impl Database,
    post: &BlogPost,
    now: Timestamp,
) -> Result<(), Error> {
    let blocking = settings::read(db).await?.blocking_checks;
    if blocking.is_empty() {
        return Ok(());
    }
    let looked = look(db, PostId(post.id), &PostText::of(post), &blocking, now).await?;
    let checks: Vec<CheckKind> = looked
        .checks
        .iter()
        .filter(|check| check.blocks && check.found > 0)
        .map(|check| check.kind)
        .collect();
    if checks.is_empty() {
        return Ok(());
    }
    Err(Error::Blocked { checks })
}

async fn look(
    db: &impl Database,
    id: PostId,
    text: &PostText,
    blocking: &[CheckKind],
    now: Timestamp,
) -> Result<Checks, Error> {
    let sources = sources(db, id).await?;
    let similar = similar::to_text(db, id, &text.content).await?;
    let subject = checks::Subject {
        text,
        sources: &sources,
        similar: &similar,
        now,
    };
    let (checks, readability) = checks::of(subject, blocking);
    Ok(Checks {
        checks,
        readability,
        sources,
        similar,
        failed_gates: writing::failed_gates(db, id).await?,
    })
}

/// What a post rests on, in the order of its references.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn sources(db: &impl Database, id: PostId) -> Result<Vec<PostSource>, DatabaseError> {
    db.run(Statement::new(
        "SELECT position, title, url, read_on AS readOn FROM post_sources \
         WHERE post_id = ?1 ORDER BY position",
        [id.0.into()],
    ))
    .await?
    .parse()
}
