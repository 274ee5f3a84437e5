//! All SQL about posts.
//!
//! Columns carry their wire names, so rows that only pass through go to the client as the
//! database wrote them. Each change is one guarded `UPDATE`; its event and its revision stand in
//! the same batch and are bound to it by `changes() = 1`, because an `UPDATE` of no row does not
//! abort a batch.

use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::command::{Afterwards, Command};
use super::edit::PostText;
use super::history;
use super::post::{Action, PostId, Status};
use super::similar;
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
         strftime('%Y-%m-%dT%H:%M:%SZ', published_at, 'unixepoch') AS publishedAt, \
         strftime('%Y-%m-%dT%H:%M:%SZ', publish_at, 'unixepoch') AS publishAt"
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
        status: String,
        number: i64,
    }
    let counts: Vec<Count> = db
        .run(Statement::new("SELECT status, number FROM post_counts", []))
        .await?
        .parse()?;
    let of = |name: &str| {
        counts
            .iter()
            .find(|count| count.status == name)
            .map_or(0, |count| count.number)
    };
    Ok(BlogStats {
        total_posts: Status::ALL.iter().map(|status| of(status.as_str())).sum(),
        pending_approval: of(Status::PendingApproval.as_str()),
        approved: of(Status::Approved.as_str()),
        published: of(Status::Published.as_str()),
        drafts: of(Status::Draft.as_str()),
        rejected: of(Status::Rejected.as_str()),
        live: of("live"),
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
    /// Why, in the actor's words; may be empty.
    pub comment: String,
    /// What the machine adds; may be empty.
    pub detail: String,
}

/// Moves `post`, as it was read, to `to`. Gives the post as it stands afterwards.
///
/// What readers see follows by the triggers of `published_posts`: the text goes there when a post
/// becomes `published`, and leaves when `published_at` does.
///
/// # Errors
/// [`Error::StaleRevision`] when the post has changed since it was read.
pub async fn move_to(
    db: &impl Database,
    post: &BlogPost,
    to: Status,
    command: &Command,
    deed: &Deed,
) -> Result<BlogPost, Error> {
    let approved_hash = (to == Status::Approved).then(|| text_hash(post));
    let goes_public_at = (to == Status::Published).then_some(deed.at);
    let leaves_public = i64::from(deed.action == Action::Unpublish);
    let update = Statement::new(
        concat!(
            "UPDATE posts SET status = ?1, version = version + 1, updated_at = ?2, \
             approved_hash = coalesce(?3, approved_hash), publish_at = ?4, \
             published_at = CASE ?5 WHEN 1 THEN NULL ELSE coalesce(published_at, ?6) END \
             WHERE id = ?7 AND version = ?8 AND status = ?9 RETURNING ",
            post_columns!()
        ),
        [
            to.as_str().into(),
            deed.at.into(),
            approved_hash.into(),
            command.publish_at().into(),
            leaves_public.into(),
            goes_public_at.into(),
            post.id.into(),
            post.version.into(),
            post.status.as_str().into(),
        ],
    );
    let mut statements = vec![update, event(post, to, deed)];
    if let Command::Unpublish(Afterwards::Redirect(path)) = command {
        statements.push(Statement::new(
            "UPDATE post_addresses SET redirect_to = ?1 WHERE post_id = ?2 AND changes() = 1",
            [path.as_str().into(), post.id.into()],
        ));
    }
    let answers = db.batch(statements).await?;
    changed(db, post, &answers).await
}

/// Saves a new text of `post`, as it was read; what the editor had typed so far ends with it.
/// Gives the post as it stands afterwards.
///
/// # Errors
/// [`Error::StaleRevision`] when the post has changed since it was read, [`Error::InvalidField`]
/// when the address is another post's or once was.
pub async fn save(
    db: &impl Database,
    post: &BlogPost,
    text: &PostText,
    slug: &str,
    to: Status,
    deed: &Deed,
) -> Result<BlogPost, Error> {
    let update = Statement::new(
        concat!(
            "UPDATE posts SET title = ?1, excerpt = ?2, content = ?3, category = ?4, \
             seo_title = ?5, seo_description = ?6, word_count = ?7, status = ?8, slug = ?9, \
             version = version + 1, updated_at = ?10, publish_at = NULL \
             WHERE id = ?11 AND version = ?12 AND status = ?13 \
             AND NOT EXISTS (SELECT 1 FROM posts WHERE slug = ?9 AND id <> ?11) \
             AND NOT EXISTS (SELECT 1 FROM post_addresses WHERE slug = ?9 AND post_id <> ?11) \
             RETURNING ",
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
            slug.into(),
            deed.at.into(),
            post.id.into(),
            post.version.into(),
            post.status.as_str().into(),
        ],
    );
    let statements = vec![
        update,
        event(post, to, deed),
        revision(post, deed),
        similar::remember(PostId(post.id), &text.content),
    ];
    let answers = db.batch(statements).await?;
    changed(db, post, &answers).await
}

fn revision(post: &BlogPost, deed: &Deed) -> Statement {
    Statement::new(
        "INSERT INTO post_revisions (post_id, version, title, excerpt, content, category, \
         seo_title, seo_description, author, saved_at, slug, note) \
         SELECT id, version, title, excerpt, content, category, seo_title, seo_description, ?1, \
         ?2, slug, ?3 FROM posts WHERE id = ?4 AND changes() = 1",
        [
            deed.actor.as_str().into(),
            deed.at.into(),
            deed.comment.as_str().into(),
            post.id.into(),
        ],
    )
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
        "INSERT INTO post_events (post_id, at, actor, action, from_status, to_status, comment, \
         version, detail) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9 WHERE changes() = 1",
        [
            post.id.into(),
            deed.at.into(),
            deed.actor.as_str().into(),
            deed.action.as_str().into(),
            post.status.as_str().into(),
            to.as_str().into(),
            deed.comment.as_str().into(),
            (post.version + 1).into(),
            deed.detail.as_str().into(),
        ],
    )
}

/// The post that an update gave back. Where it changed no row, either somebody was first or, with
/// the post still as it was read, the address was taken.
async fn changed(
    db: &impl Database,
    post: &BlogPost,
    answers: &[crate::ports::Rows],
) -> Result<BlogPost, Error> {
    let rows: Vec<BlogPost> = answers.first().cloned().unwrap_or_default().parse()?;
    if let Some(changed) = rows.into_iter().next() {
        return Ok(changed);
    }
    let id = PostId(post.id);
    let current = by_id(db, id).await?.version;
    if current == post.version {
        return Err(Error::InvalidField {
            field: "slug",
            problem: "This address belongs to another post, or once did.".to_owned(),
        });
    }
    Err(history::stale(db, id, post.version, current).await?)
}
