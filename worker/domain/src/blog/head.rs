//! The head of a page rendered at the edge: one list of tags, written twice from the same values,
//! as HTML for readers and crawlers and as React Router's meta descriptors for hydration, so that
//! the two never disagree.

use serde_json::{Value, json};

use super::html::{escape, inline_json};
use crate::site::Site;

/// One tag of the head.
#[derive(Clone, Debug, PartialEq)]
pub enum Tag {
    /// `<title>`
    Title(String),
    /// `<meta name content>`
    Named(&'static str, String),
    /// `<meta property content>`
    Property(&'static str, String),
    /// `<link rel="canonical" href>`
    Canonical(String),
    /// `<script type="application/ld+json">`
    JsonLd(Value),
}

impl Tag {
    fn html(&self) -> String {
        match self {
            Self::Title(text) => format!("<title>{}</title>", escape(text)),
            Self::Named(name, content) => {
                format!("<meta name=\"{name}\" content=\"{}\"/>", escape(content))
            }
            Self::Property(property, content) => {
                format!(
                    "<meta property=\"{property}\" content=\"{}\"/>",
                    escape(content)
                )
            }
            Self::Canonical(href) => format!("<link rel=\"canonical\" href=\"{}\"/>", escape(href)),
            Self::JsonLd(value) => format!(
                "<script type=\"application/ld+json\">{}</script>",
                inline_json(value)
            ),
        }
    }

    fn descriptor(&self) -> Value {
        match self {
            Self::Title(text) => json!({ "title": text }),
            Self::Named(name, content) => json!({ "name": name, "content": content }),
            Self::Property(property, content) => {
                json!({ "property": property, "content": content })
            }
            Self::Canonical(href) => json!({ "tagName": "link", "rel": "canonical", "href": href }),
            Self::JsonLd(value) => json!({ "script:ld+json": value }),
        }
    }
}

/// What a page says of itself to search engines and to people who share it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary<'a> {
    /// The page's own title, without the brand.
    pub title: &'a str,
    /// One or two sentences.
    pub description: &'a str,
    /// The path, starting with `/`.
    pub path: &'a str,
    /// Open Graph's type: `article` or `website`.
    pub kind: &'static str,
}

impl Summary<'_> {
    /// The tags every page has: title, description, canonical address, Open Graph and Twitter
    /// card with the 1200×630 image.
    #[must_use]
    pub fn tags(&self, site: &Site) -> Vec<Tag> {
        let address = site.address(self.path);
        let text = str::to_owned;
        vec![
            Tag::Title(format!("{} | {}", self.title, site.name)),
            Tag::Named("description", text(self.description)),
            Tag::Canonical(address.clone()),
            Tag::Property("og:type", text(self.kind)),
            Tag::Property("og:site_name", site.name.clone()),
            Tag::Property("og:title", text(self.title)),
            Tag::Property("og:description", text(self.description)),
            Tag::Property("og:url", address),
            Tag::Property("og:image", site.address("/og.png")),
            Tag::Property("og:image:width", text("1200")),
            Tag::Property("og:image:height", text("630")),
            Tag::Property(
                "og:image:alt",
                format!(
                    "{}: learn decentralised finance, with the numbers shown",
                    site.name
                ),
            ),
            Tag::Named("twitter:card", text("summary_large_image")),
        ]
    }
}

/// The tags as HTML.
#[must_use]
pub fn as_html(tags: &[Tag]) -> String {
    tags.iter().map(Tag::html).collect()
}

/// The tags as the JSON that the page's script reads when it hydrates.
#[must_use]
pub fn as_inline_json(tags: &[Tag]) -> String {
    let head: Vec<_> = tags.iter().map(Tag::descriptor).collect();
    inline_json(&json!({ "head": head }))
}
