//! Taking in posts, machine-written or copied: a free address, the post, its first revision, its
//! sources.

use serde::Deserialize;

use super::edit::PostText;
use super::post::{PostId, Status};
use super::similar;
use super::slug::Slug;
use super::writing::{self, Making};
use crate::error::Error;
use crate::ports::{Database, DatabaseError, Statement, Timestamp};
use crate::seo::writer::{Draft, Source};

/// Stores a machine-written draft in the given status, with its sources. Gives its number.
///
/// `origin` names what occasioned it. An occasion makes one post: storing another draft of the
/// same origin changes nothing and gives the first one's number, so that a task which is resumed
/// after a crash does not write twice.
///
/// The slug is the draft's, with `-2`, `-3` … where it is taken.
///
/// # Errors
/// [`Error::InvalidField`] when the draft breaks a limit, [`Error::Unavailable`] when the store
/// does not answer.
pub async fn insert(
    db: &impl Database,
    draft: &Draft,
    making: &Making<'_>,
    status: Status,
    origin: &str,
    at: Timestamp,
) -> Result<PostId, Error> {
    let text = PostText {
        title: draft.title.clone(),
        excerpt: draft.excerpt.clone(),
        content: draft.content.clone(),
        category: draft.category.name().to_owned(),
        seo_title: draft.seo_title.clone(),
        seo_description: draft.seo_description.clone(),
    }
    .checked()?;
    let arrival = Arrival {
        text,
        status,
        generated_by: &draft.generated_by,
        author: &draft.generated_by,
        origin,
        detail: "",
    };
    let mut belongings = vec![writing::keep(origin, making)?];
    let sources = (1_i64..).zip(&draft.sources);
    belongings.extend(sources.map(|(position, source)| source_row(origin, position, source)));
    take_in(db, arrival, belongings, at).await
}

/// A post that is not there yet.
pub(super) struct Arrival<'a> {
    pub text: PostText,
    pub status: Status,
    /// Who wrote the text first.
    pub generated_by: &'a str,
    /// Whose first revision it is.
    pub author: &'a str,
    /// The occasion; it makes one post.
    pub origin: &'a str,
    /// For the history.
    pub detail: &'a str,
}

/// Stores a post with its first revision and the rows of its `belongings`. Gives its number, and that of
/// the post that the same occasion has made before.
pub(super) async fn take_in(
    db: &impl Database,
    arrival: Arrival<'_>,
    belongings: Vec<Statement>,
    at: Timestamp,
) -> Result<PostId, Error> {
    let Arrival { text, origin, .. } = &arrival;
    if let Some(id) = by_origin(db, origin).await? {
        return Ok(id);
    }
    let slug = free_slug(db, &Slug::from_title(&text.title)).await?;
    let mut statements = vec![post_row(&arrival, slug, at)];
    statements.push(created_event(&arrival));
    statements.push(first_revision(&arrival));
    statements.extend(belongings);
    db.batch(statements).await?;
    let id = by_origin(db, origin)
        .await?
        .ok_or_else(|| Error::Unavailable("database: an inserted post is not there".to_owned()))?;
    db.batch(similar::forced(id, &text.content)).await?;
    Ok(id)
}

fn post_row(arrival: &Arrival<'_>, slug: String, at: Timestamp) -> Statement {
    let text = &arrival.text;
    Statement::new(
        "INSERT INTO posts (slug, title, excerpt, content, category, status, generated_by, \
         seo_title, seo_description, word_count, created_at, updated_at, origin) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?11, ?12)",
        [
            slug.into(),
            text.title.as_str().into(),
            text.excerpt.as_str().into(),
            text.content.as_str().into(),
            text.category.as_str().into(),
            arrival.status.as_str().into(),
            arrival.generated_by.into(),
            text.seo_title.as_str().into(),
            text.seo_description.as_str().into(),
            text.word_count().into(),
            at.into(),
            arrival.origin.into(),
        ],
    )
}

/// The post that `origin` occasioned, where there is one.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn by_origin(db: &impl Database, origin: &str) -> Result<Option<PostId>, DatabaseError> {
    #[derive(Deserialize)]
    struct Row {
        id: PostId,
    }
    let row: Option<Row> = db
        .first(Statement::new(
            "SELECT id FROM posts WHERE origin = ?1",
            [origin.into()],
        ))
        .await?;
    Ok(row.map(|row| row.id))
}

fn created_event(arrival: &Arrival<'_>) -> Statement {
    Statement::new(
        "INSERT INTO post_events (post_id, at, actor, action, to_status, detail, version) \
         SELECT id, created_at, ?2, 'create', status, ?3, version FROM posts WHERE origin = ?1",
        [
            arrival.origin.into(),
            arrival.author.into(),
            arrival.detail.into(),
        ],
    )
}

fn first_revision(arrival: &Arrival<'_>) -> Statement {
    Statement::new(
        "INSERT INTO post_revisions (post_id, version, title, excerpt, content, category, \
         seo_title, seo_description, author, saved_at, slug) \
         SELECT id, version, title, excerpt, content, category, seo_title, seo_description, \
         ?2, created_at, slug FROM posts WHERE origin = ?1",
        [arrival.origin.into(), arrival.author.into()],
    )
}

fn source_row(origin: &str, position: i64, source: &Source) -> Statement {
    Statement::new(
        "INSERT INTO post_sources (post_id, position, title, url, read_on) \
         SELECT id, ?2, ?3, ?4, ?5 FROM posts WHERE origin = ?1",
        [
            origin.into(),
            position.into(),
            format!("{}: {}", source.publisher, source.title).into(),
            source.url.as_str().into(),
            source.read_on.as_str().into(),
        ],
    )
}

/// How many posts machines have written so far: the seed of the next.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn machine_written(db: &impl Database) -> Result<u64, DatabaseError> {
    #[derive(Deserialize)]
    struct Row {
        number: u64,
    }
    let row: Option<Row> = db
        .first(Statement::new(
            // ';' is the character after ':'.
            "SELECT count(*) AS number FROM posts \
             WHERE origin < 'copy:' OR origin >= 'copy;'",
            [],
        ))
        .await?;
    Ok(row.map_or(0, |row| row.number))
}

async fn free_slug(db: &impl Database, wanted: &Slug) -> Result<String, DatabaseError> {
    #[derive(Deserialize)]
    struct Taken {
        slug: String,
    }
    let taken: Vec<Taken> = db
        .run(Statement::new(
            // A range and not a pattern: D1 takes patterns of 50 bytes at most. In ASCII '.' is
            // the character after '-', so this is every slug that starts with the wanted one
            // and a hyphen.
            // Addresses that were public stay their posts', too.
            "SELECT slug FROM posts WHERE slug = ?1 OR (slug > ?1 || '-' AND slug < ?1 || '.') \
             UNION SELECT slug FROM post_addresses \
             WHERE slug = ?1 OR (slug > ?1 || '-' AND slug < ?1 || '.')",
            [wanted.as_str().into()],
        ))
        .await?
        .parse()?;
    Ok(wanted.first_free(|slug| taken.iter().any(|row| row.slug == slug)))
}
