//! What readers may see: the published posts, as the pages of the blog read them.

use serde::Deserialize;

use super::terms::Terms;
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

impl PublicPost {
    /// The post as readers see it: with the glossary's words marked.
    #[must_use]
    pub fn with_terms(self, terms: &Terms) -> Self {
        Self {
            content: terms.marked(&self.content),
            ..self
        }
    }
}

/// The published post of that slug, `None` where there is none.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn by_slug(db: &impl Database, slug: &str) -> Result<Option<PublicPost>, DatabaseError> {
    db.first(Statement::new(
        "SELECT slug, title, excerpt, content, category, generated_by, seo_title, \
         seo_description, word_count, updated_at, published_at \
         FROM published_posts WHERE slug = ?1",
        [slug.into()],
    ))
    .await
}

/// Where the reader of an address goes on that no published post has now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Moved {
    /// To a path of our own.
    To(String),
    /// Nowhere: the post was taken away.
    Gone,
}

/// What became of an address that was public once; `None` for one that never was.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn moved(db: &impl Database, slug: &str) -> Result<Option<Moved>, DatabaseError> {
    #[derive(Deserialize)]
    struct Address {
        now: Option<String>,
        redirect_to: Option<String>,
    }
    let address: Option<Address> = db
        .first(Statement::new(
            "SELECT p.slug AS now, a.redirect_to FROM post_addresses a \
             LEFT JOIN published_posts p ON p.post_id = a.post_id WHERE a.slug = ?1",
            [slug.into()],
        ))
        .await?;
    Ok(
        address.map(|address| match (address.now, address.redirect_to) {
            (Some(now), _) => Moved::To(format!("/blog/{now}")),
            (None, Some(path)) => Moved::To(path),
            (None, None) => Moved::Gone,
        }),
    )
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
        "SELECT post_id AS id, slug, title, excerpt, category, published_at FROM published_posts \
         WHERE (published_at, post_id) < (?1, ?2) \
         ORDER BY published_at DESC, post_id DESC LIMIT 21",
        [before.published_at.into(), before.id.into()],
    ))
    .await?
    .parse()
}

/// Later than any post: the largest number that D1 carries exactly.
const LAST_SECOND: i64 = (1 << 53) - 1;

/// The number of the last public change, and when the next scheduled post is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct PublicState {
    /// Grows with every public change.
    pub number: i64,
    /// `None` where nothing is scheduled.
    pub next_due: Option<Timestamp>,
}

/// Reads the [`PublicState`].
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn state(db: &impl Database) -> Result<PublicState, DatabaseError> {
    let row = db
        .first(Statement::new(
            "SELECT number, (SELECT min(publish_at) FROM posts WHERE publish_at IS NOT NULL) \
             AS next_due FROM public_revision",
            [],
        ))
        .await?;
    Ok(row.unwrap_or(PublicState {
        number: 0,
        next_due: None,
    }))
}
