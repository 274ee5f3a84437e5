//! What readers may see: the published posts, as the pages of the blog read them.

use serde::Deserialize;

use crate::ports::{Database, DatabaseError, Statement, Timestamp};

/// A published post as its page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct PublicPost {
    pub(super) slug: String,
    pub(super) title: String,
    pub(super) excerpt: String,
    pub(super) content: String,
    pub(super) category: String,
    pub(super) generated_by: String,
    pub(super) seo_title: String,
    pub(super) seo_description: String,
    pub(super) word_count: usize,
    pub(super) updated_at: Timestamp,
    pub(super) published_at: Timestamp,
}

/// The published post of that slug, `None` where there is none.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn by_slug(db: &impl Database, slug: &str) -> Result<Option<PublicPost>, DatabaseError> {
    db.first(Statement::new(
        "SELECT slug, title, excerpt, content, category, generated_by, seo_title, \
         seo_description, word_count, updated_at, published_at \
         FROM posts WHERE slug = ?1 AND status = 'published'",
        [slug.into()],
    ))
    .await
}

/// A place in the list of published posts: everything older than this post.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Before {
    pub(super) published_at: Timestamp,
    pub(super) id: i64,
}

impl Before {
    /// Reads the `before` parameter of a query string, `before=1795183200.42`; anything else is
    /// the list's beginning.
    #[must_use]
    pub fn from_query(query: &str) -> Option<Self> {
        let value = query
            .split('&')
            .find_map(|pair| pair.strip_prefix("before="))?;
        let (published_at, id) = value.split_once('.')?;
        Some(Self {
            published_at: Timestamp(published_at.parse().ok()?),
            id: id.parse().ok()?,
        })
    }
}

/// A published post as the list shows it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct ListedPost {
    pub(super) id: i64,
    pub(super) slug: String,
    pub(super) title: String,
    pub(super) excerpt: String,
    pub(super) category: String,
    pub(super) published_at: Timestamp,
}

/// One page of the published posts, newest first, with one more post than a page holds where
/// there are older ones.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn listed(
    db: &impl Database,
    before: Option<Before>,
) -> Result<Vec<ListedPost>, DatabaseError> {
    let before = before.unwrap_or(Before {
        published_at: Timestamp(LAST_SECOND),
        id: 0,
    });
    db.run(Statement::new(
        "SELECT id, slug, title, excerpt, category, published_at FROM posts \
         WHERE status = 'published' AND (published_at, id) < (?1, ?2) \
         ORDER BY published_at DESC, id DESC LIMIT 21",
        [before.published_at.into(), before.id.into()],
    ))
    .await?
    .parse()
}

/// Later than any post: the largest number that D1 carries exactly.
const LAST_SECOND: i64 = (1 << 53) - 1;

/// The number of the last public change.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn revision(db: &impl Database) -> Result<i64, DatabaseError> {
    #[derive(Deserialize)]
    struct Revision {
        number: i64,
    }
    let row: Option<Revision> = db
        .first(Statement::new("SELECT number FROM public_revision", []))
        .await?;
    Ok(row.map_or(0, |row| row.number))
}
