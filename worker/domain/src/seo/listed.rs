//! What the files for machines list: the pages that the build found, and the published posts.

use serde::Deserialize;

use crate::blog::checks::markup::Document;
use crate::error::Error;
use crate::ports::{Database, DatabaseError, Statement, Timestamp};
use crate::site::Site;

/// The most posts that are listed: a sitemap holds 50,000 addresses, pages included.
const MOST_POSTS: i64 = 49_000;

/// A static page, as the build describes it in `pages.json`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct ListedPage {
    /// Its path.
    pub path: String,
    /// Its title, without the brand.
    pub title: String,
    /// Its description.
    pub description: String,
    /// The addresses of the images it shows, of our own origin.
    pub images: Vec<String>,
}

/// Reads `pages.json`.
///
/// # Errors
/// [`Error::Unavailable`] when it is not what the build writes.
pub fn pages(json: &str) -> Result<Vec<ListedPage>, Error> {
    serde_json::from_str(json)
        .map_err(|cause| Error::Unavailable(format!("asset /pages.json: {cause}")))
}

/// A published post.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct ListedPost {
    /// Its path's last segment.
    pub slug: String,
    /// Its headline.
    pub title: String,
    /// What it is about.
    pub excerpt: String,
    /// Its shelf.
    pub category: String,
    /// Clean HTML; empty where it was not asked for.
    #[serde(default)]
    pub content: String,
    /// Since when readers have it.
    pub published_at: Timestamp,
    /// When what readers have last changed.
    pub updated_at: Timestamp,
}

impl ListedPost {
    /// Its address.
    #[must_use]
    pub fn address(&self, site: &Site) -> String {
        site.address(&format!("/blog/{}", self.slug))
    }

    /// The absolute https addresses of its images.
    #[must_use]
    pub fn images(&self, site: &Site) -> Vec<String> {
        let images = Document::read(&self.content).images.into_iter();
        images
            .filter_map(|image| match image.src.strip_prefix('/') {
                Some(path) => Some(site.address(&format!("/{path}"))),
                None => image.src.starts_with("https://").then_some(image.src),
            })
            .collect()
    }
}

/// The published posts for the sitemap, the newest first. Of their texts only those that show an
/// image are read.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn all_posts(db: &impl Database) -> Result<Vec<ListedPost>, DatabaseError> {
    db.run(Statement::new(
        "SELECT slug, title, excerpt, category, published_at, updated_at, \
         CASE WHEN instr(content, '<img') THEN content ELSE '' END AS content \
         FROM published_posts ORDER BY published_at DESC, post_id DESC LIMIT ?1",
        [MOST_POSTS.into()],
    ))
    .await?
    .parse()
}

/// The newest `number` posts with their texts.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn newest_posts(
    db: &impl Database,
    number: i64,
) -> Result<Vec<ListedPost>, DatabaseError> {
    db.run(Statement::new(
        "SELECT slug, title, excerpt, category, content, published_at, updated_at \
         FROM published_posts ORDER BY published_at DESC, post_id DESC LIMIT ?1",
        [number.into()],
    ))
    .await?
    .parse()
}
