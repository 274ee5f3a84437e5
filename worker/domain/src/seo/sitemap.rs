//! The sitemap: every page that answers 200 to a crawler, and nothing else.
//!
//! Format: <https://www.sitemaps.org/protocol.html>, at most 50,000 addresses a file.

use serde::Deserialize;

use crate::blog::html::escape;
use crate::ports::{Database, DatabaseError, Statement, Timestamp};
use crate::site::Site;

/// A published post as the sitemap lists it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Entry {
    slug: String,
    updated_at: Timestamp,
}

/// The newest published posts, as many as a sitemap holds beside the static pages.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn entries(db: &impl Database) -> Result<Vec<Entry>, DatabaseError> {
    db.run(Statement::new(
        "SELECT slug, updated_at FROM published_posts \
         ORDER BY published_at DESC, post_id DESC LIMIT 49000",
        [],
    ))
    .await?
    .parse()
}

/// The sitemap as XML. `pages` are the paths of the static pages, as the build lists them.
#[must_use]
pub fn xml(site: &Site, pages: &[String], posts: &[Entry]) -> String {
    let mut xml = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n",
    );
    xml.extend(
        pages
            .iter()
            .map(|path| format!("<url><loc>{}</loc></url>\n", escape(&site.address(path)))),
    );
    xml.extend(posts.iter().map(|post| {
        format!(
            "<url><loc>{}</loc><lastmod>{}</lastmod></url>\n",
            escape(&site.address(&format!("/blog/{}", post.slug))),
            post.updated_at.rfc3339(),
        )
    }));
    xml.push_str("</urlset>\n");
    xml
}
