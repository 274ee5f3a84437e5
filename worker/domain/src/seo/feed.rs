//! The newest posts for feed readers, in the three formats that are in use: RSS 2.0
//! (<https://www.rssboard.org/rss-specification>), Atom 1.0 (RFC 4287) and JSON Feed 1.1
//! (<https://www.jsonfeed.org/version/1.1/>). Each holds whole texts.

use serde_json::json;

use super::listed::ListedPost;
use crate::blog::html::escape;
use crate::ports::Timestamp;
use crate::site::Site;

/// Posts in a feed.
pub const LENGTH: i64 = 30;

const ABOUT: &str = "Articles on decentralised finance and the Flare network, drafted by a machine and \
                     reviewed by an editor. Education, not financial advice.";

/// A format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// `/blog/feed.xml`
    Rss,
    /// `/blog/atom.xml`
    Atom,
    /// `/blog/feed.json`
    Json,
}

impl Format {
    /// Where the feed is.
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            Self::Rss => "/blog/feed.xml",
            Self::Atom => "/blog/atom.xml",
            Self::Json => "/blog/feed.json",
        }
    }

    /// What it is served as.
    #[must_use]
    pub const fn content_type(self) -> &'static str {
        match self {
            Self::Rss => "application/rss+xml; charset=utf-8",
            Self::Atom => "application/atom+xml; charset=utf-8",
            Self::Json => "application/feed+json; charset=utf-8",
        }
    }
}

/// The feed of `posts`, the newest first.
#[must_use]
pub fn written(format: Format, site: &Site, posts: &[ListedPost]) -> String {
    match format {
        Format::Rss => rss(site, posts),
        Format::Atom => atom(site, posts),
        Format::Json => json_feed(site, posts),
    }
}

fn title(site: &Site) -> String {
    format!("{}: the blog", site.name)
}

/// When the newest change was; the epoch for a feed of nothing, which Atom still wants dated.
fn changed(posts: &[ListedPost]) -> Timestamp {
    let newest = posts.iter().map(|post| post.updated_at).max();
    newest.unwrap_or(Timestamp(0))
}

fn rss(site: &Site, posts: &[ListedPost]) -> String {
    let mut xml = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<rss version=\"2.0\" \
         xmlns:atom=\"http://www.w3.org/2005/Atom\" \
         xmlns:content=\"http://purl.org/rss/1.0/modules/content/\">\n<channel>\n\
         <title>{}</title>\n<link>{}</link>\n<description>{}</description>\n\
         <language>en-GB</language>\n<lastBuildDate>{}</lastBuildDate>\n\
         <atom:link href=\"{}\" rel=\"self\" type=\"application/rss+xml\"/>\n",
        escape(&title(site)),
        escape(&site.address("/blog")),
        escape(ABOUT),
        changed(posts).utc().to_rfc2822(),
        escape(&site.address(Format::Rss.path())),
    );
    for post in posts {
        let address = escape(&post.address(site));
        xml.push_str(&format_item(&[
            ("title", &escape(&post.title)),
            ("link", &address),
            ("guid", &address),
            ("pubDate", &post.published_at.utc().to_rfc2822()),
            ("category", &escape(&post.category)),
            ("description", &escape(&post.excerpt)),
            ("content:encoded", &escape(&absolute(&post.content, site))),
        ]));
    }
    xml.push_str("</channel>\n</rss>\n");
    xml
}

fn format_item(fields: &[(&str, &str)]) -> String {
    let mut item = String::from("<item>");
    for (name, text) in fields {
        item.extend(["<", name, ">", text, "</", name, ">\n"]);
    }
    item.push_str("</item>\n");
    item
}

fn atom(site: &Site, posts: &[ListedPost]) -> String {
    let mut xml = format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"en-GB\">\n\
         <title>{}</title>\n<subtitle>{}</subtitle>\n<id>{blog}</id>\n<link href=\"{blog}\"/>\n\
         <link href=\"{}\" rel=\"self\" type=\"application/atom+xml\"/>\n<updated>{}</updated>\n\
         <author><name>{}</name></author>\n",
        escape(&title(site)),
        escape(ABOUT),
        escape(&site.address(Format::Atom.path())),
        changed(posts).rfc3339(),
        escape(&site.name),
        blog = escape(&site.address("/blog")),
    );
    for post in posts {
        let address = escape(&post.address(site));
        xml.extend([
            "<entry>\n<title>",
            &escape(&post.title),
            "</title>\n<id>",
            &address,
            "</id>\n<link href=\"",
            &address,
            "\"/>\n<published>",
            &post.published_at.rfc3339(),
            "</published>\n<updated>",
            &post.updated_at.rfc3339(),
            "</updated>\n<category term=\"",
            &escape(&post.category),
            "\"/>\n<summary>",
            &escape(&post.excerpt),
            "</summary>\n<content type=\"html\">",
            &escape(&absolute(&post.content, site)),
            "</content>\n</entry>\n",
        ]);
    }
    xml.push_str("</feed>\n");
    xml
}

fn json_feed(site: &Site, posts: &[ListedPost]) -> String {
    let items: Vec<_> = posts
        .iter()
        .map(|post| {
            let address = post.address(site);
            json!({
                "id": address,
                "url": address,
                "title": post.title,
                "summary": post.excerpt,
                "content_html": absolute(&post.content, site),
                "date_published": post.published_at.rfc3339(),
                "date_modified": post.updated_at.rfc3339(),
                "tags": [post.category],
            })
        })
        .collect();
    json!({
        "version": "https://jsonfeed.org/version/1.1",
        "title": title(site),
        "description": ABOUT,
        "language": "en-GB",
        "home_page_url": site.address("/blog"),
        "feed_url": site.address(Format::Json.path()),
        "authors": [{ "name": site.name }],
        "items": items,
    })
    .to_string()
}

/// The article with addresses that mean something outside our pages. The cleaner has quoted them.
fn absolute(html: &str, site: &Site) -> String {
    html.replace("href=\"/", &format!("href=\"{}/", site.url))
        .replace("src=\"/", &format!("src=\"{}/", site.url))
}
