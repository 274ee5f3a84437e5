//! The sitemap: every page that answers 200 to a crawler, and nothing else.
//!
//! Formats: <https://www.sitemaps.org/protocol.html>, at most 50,000 addresses a file, and Google's
//! extension for images, at most 1,000 a page. A post says when it changed. A page that the build
//! makes does not: the day of a deploy is not the day its text changed, and a false `lastmod` makes
//! crawlers ignore the true ones.

use super::listed::{ListedPage, ListedPost};
use crate::blog::html::escape;
use crate::ports::Timestamp;
use crate::site::Site;

const MOST_IMAGES: usize = 1_000;

/// The sitemap as XML.
#[must_use]
pub fn xml(site: &Site, pages: &[ListedPage], posts: &[ListedPost]) -> String {
    let mut xml = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:image=\"http://www.google.com/schemas/sitemap-image/1.1\">\n",
    );
    for page in pages {
        add(&mut xml, &site.address(&page.path), None, &page.images);
    }
    let newest = posts.iter().map(|post| post.updated_at).max();
    add(&mut xml, &site.address("/blog"), newest, &[]);
    for post in posts {
        let changed = Some(post.updated_at);
        add(&mut xml, &post.address(site), changed, &post.images(site));
    }
    xml.push_str("</urlset>\n");
    xml
}

fn add(xml: &mut String, address: &str, changed: Option<Timestamp>, images: &[String]) {
    xml.extend(["<url><loc>", &escape(address), "</loc>"]);
    if let Some(changed) = changed {
        xml.extend(["<lastmod>", &changed.rfc3339(), "</lastmod>"]);
    }
    for image in images.iter().take(MOST_IMAGES) {
        let image = escape(image);
        xml.extend([
            "<image:image><image:loc>",
            &image,
            "</image:loc></image:image>",
        ]);
    }
    xml.push_str("</url>\n");
}
