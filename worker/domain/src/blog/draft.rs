//! What an editor has typed and not saved: kept by post and editor, as typed, so that a closed
//! window or another machine loses nothing. It becomes a revision only by a save.

use std::collections::BTreeMap;

use serde::Deserialize;
use serde_json::{Map, Value};

use super::post::PostId;
use super::sanitise;
use crate::contract::history::{EditDraft, LiveVersion, PostDetail};
use crate::error::Error;
use crate::ports::{Database, DatabaseError, Statement, Timestamp};

/// The fields that are kept, by their names on the wire.
const FIELDS: [&str; 8] = [
    "title",
    "excerpt",
    "content",
    "category",
    "slug",
    "seoTitle",
    "seoDescription",
    "note",
];

/// Keeps the fields of `body` for `editor`, in place of what was kept before.
///
/// # Errors
/// [`Error::NoSuchPost`], [`Error::VersionRequired`] when the body does not say which version was
/// edited, [`Error::InvalidField`] for a field that is no text or longer than an article may be.
pub async fn keep(
    db: &impl Database,
    id: PostId,
    body: &Map<String, Value>,
    editor: &str,
    at: Timestamp,
) -> Result<(), Error> {
    let base = super::edit::version(body)?.ok_or(Error::VersionRequired)?;
    let mut fields = BTreeMap::new();
    for name in FIELDS {
        if let Some(text) = super::edit::text(body, name)? {
            if text.len() > sanitise::MOST_BYTES {
                return Err(Error::InvalidField {
                    field: name,
                    problem: "This is longer than 200 KB.".to_owned(),
                });
            }
            fields.insert(name, text);
        }
    }
    let fields = serde_json::to_string(&fields)
        .map_err(|cause| Error::Unavailable(format!("a draft could not be written: {cause}")))?;
    let rows = db
        .run(Statement::new(
            "INSERT INTO post_drafts (post_id, editor, base_version, fields, saved_at) \
             SELECT id, ?2, ?3, ?4, ?5 FROM posts WHERE id = ?1 \
             ON CONFLICT (post_id, editor) DO UPDATE SET base_version = excluded.base_version, \
             fields = excluded.fields, saved_at = excluded.saved_at",
            [
                id.0.into(),
                editor.into(),
                base.into(),
                fields.into(),
                at.into(),
            ],
        ))
        .await?;
    if rows.changes == 0 {
        return Err(Error::NoSuchPost);
    }
    Ok(())
}

/// Lets go of what was kept; where there is nothing, nothing happens.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn drop_kept(db: &impl Database, id: PostId, editor: &str) -> Result<(), DatabaseError> {
    db.run(Statement::new(
        "DELETE FROM post_drafts WHERE post_id = ?1 AND editor = ?2",
        [id.0.into(), editor.into()],
    ))
    .await?;
    Ok(())
}

/// What was kept for `editor`, `None` where there is nothing.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn kept(
    db: &impl Database,
    id: PostId,
    editor: &str,
) -> Result<Option<EditDraft>, DatabaseError> {
    #[derive(Deserialize)]
    struct Row {
        base_version: i64,
        fields: String,
        saved_at: Timestamp,
    }
    let row: Option<Row> = db
        .first(Statement::new(
            "SELECT base_version, fields, saved_at FROM post_drafts \
             WHERE post_id = ?1 AND editor = ?2",
            [id.0.into(), editor.into()],
        ))
        .await?;
    row.map(|row| {
        Ok(EditDraft {
            base_version: row.base_version,
            saved_at: row.saved_at.rfc3339(),
            fields: serde_json::from_str(&row.fields)
                .map_err(|cause| DatabaseError(format!("a kept draft is no JSON: {cause}")))?,
        })
    })
    .transpose()
}

/// A post with everything that belongs beside it on the desk of `editor`.
///
/// # Errors
/// [`Error::NoSuchPost`], or [`Error::Unavailable`] when the store does not answer.
pub async fn opened(db: &impl Database, id: PostId, editor: &str) -> Result<PostDetail, Error> {
    let blog_post = super::store::by_id(db, id).await?;
    let live: Option<LiveVersion> = db
        .first(Statement::new(
            "SELECT version, slug FROM published_posts WHERE post_id = ?1",
            [id.0.into()],
        ))
        .await?;
    Ok(PostDetail {
        blog_post,
        sources: super::margin::sources(db, id).await?,
        live,
        draft: kept(db, id, editor).await?,
    })
}
