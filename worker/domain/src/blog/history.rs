//! What happened to a post: its revisions, its events, and what was done behind an editor's back.

use serde::Deserialize;

use super::post::{Action, PostId, Status};
use crate::contract::history::{PostEvent, Revision, RevisionSummary, Revisions};
use crate::error::Error;
use crate::ports::{Database, DatabaseError, Statement};

/// Revisions on one page of the history.
const PAGE_LENGTH: usize = 100;

/// The revisions of post `?1` with the names of the fields in which each differs from the one
/// before, each followed by a comma.
macro_rules! revisions_with_fields {
    () => {
        "(SELECT version, author, saved_at, note, title, CASE WHEN lag(version) OVER w IS NULL THEN '' ELSE \
         iif(title IS NOT lag(title) OVER w, 'title,', '') || \
         iif(excerpt IS NOT lag(excerpt) OVER w, 'excerpt,', '') || \
         iif(content IS NOT lag(content) OVER w, 'content,', '') || \
         iif(category IS NOT lag(category) OVER w, 'category,', '') || \
         iif(slug IS NOT lag(slug) OVER w, 'slug,', '') || \
         iif(seo_title IS NOT lag(seo_title) OVER w, 'seoTitle,', '') || \
         iif(seo_description IS NOT lag(seo_description) OVER w, 'seoDescription,', '') END AS fields \
         FROM post_revisions WHERE post_id = ?1 WINDOW w AS (ORDER BY version))"
    };
}

/// The revisions of a post, newest first, from below `before` on.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn revisions(
    db: &impl Database,
    id: PostId,
    before: Option<i64>,
) -> Result<Revisions, DatabaseError> {
    #[derive(Deserialize)]
    struct Row {
        version: i64,
        author: String,
        saved_at: String,
        note: String,
        title: String,
        fields: String,
        is_live: i64,
    }
    let rows: Vec<Row> = db
        .run(Statement::new(
            // A move leaves the text as it is, so the live text is that of the last revision up
            // to the version that was published.
            concat!(
                "SELECT version, author, strftime('%Y-%m-%dT%H:%M:%SZ', saved_at, 'unixepoch') \
                 AS saved_at, note, title, fields, version = coalesce((SELECT max(r.version) \
                 FROM post_revisions r JOIN published_posts p ON p.post_id = r.post_id \
                 AND r.version <= p.version WHERE r.post_id = ?1), 0) AS is_live FROM ",
                revisions_with_fields!(),
                " WHERE ?2 IS NULL OR version < ?2 ORDER BY version DESC LIMIT 101"
            ),
            [id.0.into(), before.into()],
        ))
        .await?
        .parse()?;
    let has_more = rows.len() > PAGE_LENGTH;
    let revisions: Vec<_> = rows
        .into_iter()
        .take(PAGE_LENGTH)
        .map(|row| RevisionSummary {
            version: row.version,
            author: row.author,
            saved_at: row.saved_at,
            note: row.note,
            title: row.title,
            fields: names(&row.fields),
            is_live: row.is_live == 1,
        })
        .collect();
    Ok(Revisions {
        next: revisions
            .last()
            .filter(|_| has_more)
            .map(|last| last.version),
        revisions,
    })
}

/// The text that a post had as `version`.
///
/// # Errors
/// [`Error::NoSuchRevision`], or [`Error::Unavailable`] when the store does not answer.
pub async fn revision(db: &impl Database, id: PostId, version: i64) -> Result<Revision, Error> {
    db.first(Statement::new(
        "SELECT version, author, strftime('%Y-%m-%dT%H:%M:%SZ', saved_at, 'unixepoch') AS savedAt, \
         note, title, excerpt, content, category, slug, seo_title AS seoTitle, \
         seo_description AS seoDescription FROM post_revisions WHERE post_id = ?1 AND version = ?2",
        [id.0.into(), version.into()],
    ))
    .await?
    .ok_or(Error::NoSuchRevision)
}

/// What was done to a post after it had `version`, newest first, 200 at most; `None` for its whole
/// life.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn events_since(
    db: &impl Database,
    id: PostId,
    version: Option<i64>,
) -> Result<Vec<PostEvent>, DatabaseError> {
    #[derive(Deserialize)]
    struct Row {
        at: String,
        actor: String,
        action: Action,
        from_status: Option<Status>,
        to_status: Status,
        comment: String,
        detail: String,
        version: Option<i64>,
        fields: Option<String>,
    }
    let rows: Vec<Row> = db
        .run(Statement::new(
            concat!(
                "SELECT strftime('%Y-%m-%dT%H:%M:%SZ', e.at, 'unixepoch') AS at, e.actor, e.action, \
                 e.from_status, e.to_status, e.comment, e.detail, e.version, r.fields \
                 FROM post_events e LEFT JOIN ",
                revisions_with_fields!(),
                " r ON r.version = e.version \
                 WHERE e.post_id = ?1 AND (?2 IS NULL OR e.version > ?2) \
                 ORDER BY e.id DESC LIMIT 200"
            ),
            [id.0.into(), version.into()],
        ))
        .await?
        .parse()?;
    Ok(rows
        .into_iter()
        .map(|row| PostEvent {
            at: row.at,
            actor: row.actor,
            action: row.action,
            from: row.from_status,
            to: row.to_status,
            comment: row.comment,
            detail: row.detail,
            version: row.version,
            fields: names(row.fields.as_deref().unwrap_or_default()),
        })
        .collect())
}

/// The refusal of a request about version `read` of a post that has `current` by now, with what
/// was done in between.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn stale(
    db: &impl Database,
    id: PostId,
    read: i64,
    current: i64,
) -> Result<Error, DatabaseError> {
    let since = events_since(db, id, Some(read)).await?;
    Ok(Error::StaleRevision { current, since })
}

fn names(fields: &str) -> Vec<String> {
    fields.split_terminator(',').map(str::to_owned).collect()
}
