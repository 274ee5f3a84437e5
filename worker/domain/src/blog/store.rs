//! All SQL about posts.
//!
//! Columns carry their wire names, so rows that only pass through go to the client as the
//! database wrote them. Each change is one guarded `UPDATE`; its event and its revision stand in
//! the same batch and are bound to it by `changes() = 1`, because an `UPDATE` of no row does not
//! abort a batch.

use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::edit::PostText;
use super::post::{Action, PostId, Status};
use crate::contract::post::{BlogPost, BlogStats};
use crate::error::Error;
use crate::ports::{Database, DatabaseError, Statement, Timestamp, Value};

macro_rules! post_columns {
    () => {
        "id, slug, title, excerpt, content, category, status, version, \
         generated_by AS generatedBy, seo_title AS seoTitle, seo_description AS seoDescription, \
         word_count AS wordCount, \
         strftime('%Y-%m-%dT%H:%M:%SZ', created_at, 'unixepoch') AS createdAt, \
         strftime('%Y-%m-%dT%H:%M:%SZ', updated_at, 'unixepoch') AS updatedAt, \
         strftime('%Y-%m-%dT%H:%M:%SZ', published_at, 'unixepoch') AS publishedAt"
    };
}

/// The newest 200 posts as the text of a JSON array of [`BlogPost`].
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn newest_as_json(db: &impl Database) -> Result<String, DatabaseError> {
    let rows = db
        .run(Statement::new(
            concat!(
                "SELECT ",
                post_columns!(),
                " FROM posts ORDER BY created_at DESC, id DESC LIMIT 200"
            ),
            [],
        ))
        .await?;
    Ok(rows.json)
}

/// The post of that number.
///
/// # Errors
/// [`Error::NoSuchPost`], or [`Error::Unavailable`] when the store does not answer.
pub async fn by_id(db: &impl Database, id: PostId) -> Result<BlogPost, Error> {
    db.first(Statement::new(
        concat!("SELECT ", post_columns!(), " FROM posts WHERE id = ?1"),
        [Value::Integer(id.0)],
    ))
    .await?
    .ok_or(Error::NoSuchPost)
}

/// The counters of the dashboard.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn stats(db: &impl Database) -> Result<BlogStats, DatabaseError> {
    #[derive(Deserialize)]
    struct Count {
        status: Status,
        number: i64,
    }
    let counts: Vec<Count> = db
        .run(Statement::new("SELECT status, number FROM post_counts", []))
        .await?
        .parse()?;
    let of = |status| {
        counts
            .iter()
            .find(|count| count.status == status)
            .map_or(0, |count| count.number)
    };
    Ok(BlogStats {
        total_posts: counts.iter().map(|count| count.number).sum(),
        pending_approval: of(Status::PendingApproval),
        approved: of(Status::Approved),
        published: of(Status::Published),
        drafts: of(Status::Draft),
        rejected: of(Status::Rejected),
    })
}

/// Who does what to a post, when, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deed {
    /// What is done.
    pub action: Action,
    /// By whom.
    pub actor: String,
    /// When.
    pub at: Timestamp,
    /// Why; may be empty.
    pub comment: String,
}

/// Moves `post`, as it was read, to `to`. Gives the post as it stands afterwards.
///
/// # Errors
/// [`Error::StaleRevision`] when the post has changed since it was read.
pub async fn move_to(
    db: &impl Database,
    post: &BlogPost,
    to: Status,
    deed: &Deed,
) -> Result<BlogPost, Error> {
    let approved_hash = (to == Status::Approved).then(|| text_hash(post));
    let published_at = (to == Status::Published).then_some(deed.at);
    let update = Statement::new(
        concat!(
            "UPDATE posts SET status = ?1, version = version + 1, updated_at = ?2, \
             approved_hash = coalesce(?3, approved_hash), published_at = coalesce(published_at, ?4) \
             WHERE id = ?5 AND version = ?6 AND status = ?7 RETURNING ",
            post_columns!()
        ),
        [
            to.as_str().into(),
            deed.at.into(),
            approved_hash.into(),
            published_at.into(),
            post.id.into(),
            post.version.into(),
            post.status.as_str().into(),
        ],
    );
    let answers = db.batch(vec![update, event(post, to, deed)]).await?;
    changed(db, post, &answers).await
}

/// Saves a new text of `post`, as it was read. Gives the post as it stands afterwards.
///
/// # Errors
/// [`Error::StaleRevision`] when the post has changed since it was read.
pub async fn save(
    db: &impl Database,
    post: &BlogPost,
    text: &PostText,
    to: Status,
    deed: &Deed,
) -> Result<BlogPost, Error> {
    let update = Statement::new(
        concat!(
            "UPDATE posts SET title = ?1, excerpt = ?2, content = ?3, category = ?4, \
             seo_title = ?5, seo_description = ?6, word_count = ?7, status = ?8, \
             version = version + 1, updated_at = ?9 \
             WHERE id = ?10 AND version = ?11 AND status = ?12 RETURNING ",
            post_columns!()
        ),
        [
            text.title.as_str().into(),
            text.excerpt.as_str().into(),
            text.content.as_str().into(),
            text.category.as_str().into(),
            text.seo_title.as_str().into(),
            text.seo_description.as_str().into(),
            text.word_count().into(),
            to.as_str().into(),
            deed.at.into(),
            post.id.into(),
            post.version.into(),
            post.status.as_str().into(),
        ],
    );
    let revision = Statement::new(
        "INSERT INTO post_revisions (post_id, version, title, excerpt, content, category, \
         seo_title, seo_description, author, saved_at) \
         SELECT id, version, title, excerpt, content, category, seo_title, seo_description, ?1, ?2 \
         FROM posts WHERE id = ?3 AND changes() = 1",
        [deed.actor.as_str().into(), deed.at.into(), post.id.into()],
    );
    let answers = db
        .batch(vec![update, event(post, to, deed), revision])
        .await?;
    changed(db, post, &answers).await
}

/// SHA-256 of everything in a post that readers will see, in hex: what an approval is an
/// approval of.
#[must_use]
pub fn text_hash(post: &BlogPost) -> String {
    let mut hash = Sha256::new();
    for field in [
        &post.slug,
        &post.title,
        &post.excerpt,
        &post.content,
        &post.category,
        &post.seo_title,
        &post.seo_description,
    ] {
        // The length first, so that no text can move from one field to the next unnoticed.
        hash.update(field.len().to_be_bytes());
        hash.update(field.as_bytes());
    }
    alloy_primitives::hex::encode(hash.finalize())
}

/// Whether the text that stands is the text that was approved.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn is_approved_text(db: &impl Database, post: &BlogPost) -> Result<bool, DatabaseError> {
    #[derive(Deserialize)]
    struct Approved {
        approved_hash: Option<String>,
    }
    let approved: Option<Approved> = db
        .first(Statement::new(
            "SELECT approved_hash FROM posts WHERE id = ?1",
            [Value::Integer(post.id)],
        ))
        .await?;
    Ok(approved.is_some_and(|row| row.approved_hash.as_deref() == Some(&text_hash(post))))
}

fn event(post: &BlogPost, to: Status, deed: &Deed) -> Statement {
    Statement::new(
        "INSERT INTO post_events (post_id, at, actor, action, from_status, to_status, comment) \
         SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE changes() = 1",
        [
            post.id.into(),
            deed.at.into(),
            deed.actor.as_str().into(),
            deed.action.as_str().into(),
            post.status.as_str().into(),
            to.as_str().into(),
            deed.comment.as_str().into(),
        ],
    )
}

async fn changed(
    db: &impl Database,
    post: &BlogPost,
    answers: &[crate::ports::Rows],
) -> Result<BlogPost, Error> {
    let rows: Vec<BlogPost> = answers.first().cloned().unwrap_or_default().parse()?;
    if let Some(changed) = rows.into_iter().next() {
        return Ok(changed);
    }
    let current = by_id(db, PostId(post.id)).await?.version;
    Err(Error::StaleRevision { current })
}
