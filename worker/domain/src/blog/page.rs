//! The public pages of the blog, rendered at the edge into the app's prerendered shell.
//!
//! This is the only renderer of an article: the app hydrates around it and never draws it again.

use std::fmt::Write as _;

use serde::Deserialize;
use serde_json::json;

use super::head::{self, Summary, Tag};
use super::html::escape;
use super::text::minutes_to_read;
use crate::ports::{Database, DatabaseError, Statement, Timestamp};
use crate::site::Site;

/// Posts on one page of the list.
const PAGE_LENGTH: usize = 20;

/// The three things the shell has markers for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rendered {
    /// For `<!--edge:head-->`: HTML.
    pub head: String,
    /// For `<!--edge:main-->`: HTML.
    pub main: String,
    /// For `<!--edge:data-->`: JSON that is safe inside a `<script>`.
    pub data: String,
}

impl Rendered {
    fn new(tags: &[Tag], main: String) -> Self {
        Self {
            head: head::as_html(tags),
            main,
            data: head::as_inline_json(tags),
        }
    }

    /// Fills the markers of `shell`. A shell without them (a broken build) comes back as `None`
    /// rather than as a page without its article.
    #[must_use]
    pub fn into_shell(self, shell: &str) -> Option<String> {
        let (before_head, rest) = shell.split_once("<!--edge:head-->")?;
        let (before_main, rest) = rest.split_once("<!--edge:main-->")?;
        let (before_data, after) = rest.split_once("<!--edge:data-->")?;
        Some(
            [
                before_head,
                &self.head,
                before_main,
                &self.main,
                before_data,
                &self.data,
                after,
            ]
            .concat(),
        )
    }
}

/// A published post as its page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct PublicPost {
    slug: String,
    title: String,
    excerpt: String,
    content: String,
    category: String,
    generated_by: String,
    seo_title: String,
    seo_description: String,
    word_count: usize,
    updated_at: Timestamp,
    published_at: Timestamp,
}

/// The published post of that slug, `None` where there is none.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn published(
    db: &impl Database,
    slug: &str,
) -> Result<Option<PublicPost>, DatabaseError> {
    db.first(Statement::new(
        "SELECT slug, title, excerpt, content, category, generated_by, seo_title, \
         seo_description, word_count, updated_at, published_at \
         FROM posts WHERE slug = ?1 AND status = 'published'",
        [slug.into()],
    ))
    .await
}

/// The page of one post.
#[must_use]
pub fn article(site: &Site, post: &PublicPost) -> Rendered {
    let path = format!("/blog/{}", post.slug);
    let description = or(&post.seo_description, &post.excerpt);
    let mut tags = Summary {
        title: or(&post.seo_title, &post.title),
        description,
        path: &path,
        kind: "article",
    }
    .tags(site);
    tags.push(Tag::Property(
        "article:published_time",
        post.published_at.rfc3339(),
    ));
    tags.push(Tag::Property(
        "article:modified_time",
        post.updated_at.rfc3339(),
    ));
    tags.push(Tag::JsonLd(article_json_ld(site, post, &path, description)));
    tags.push(Tag::JsonLd(breadcrumb_json_ld(site, &post.title, &path)));
    Rendered::new(&tags, article_html(site, post))
}

fn article_html(site: &Site, post: &PublicPost) -> String {
    format!(
        "<article class=\"post\"><header class=\"post-header\">\
         <p class=\"post-kicker\"><a href=\"/blog\">Blog</a> / {category}</p>\
         <h1>{title}</h1><p class=\"post-excerpt\">{excerpt}</p>\
         <p class=\"post-meta\">{date} · {minutes} min read · Drafted by {by}, reviewed by an editor</p>\
         </header><div class=\"prose\">{content}</div>\
         <footer class=\"post-footer\"><p class=\"disclaimer\">{disclaimer}</p></footer></article>",
        category = escape(&post.category),
        title = escape(&post.title),
        excerpt = escape(&post.excerpt),
        date = time_element(post.published_at),
        minutes = minutes_to_read(post.word_count),
        by = escape(&post.generated_by),
        content = post.content,
        disclaimer = escape(&site.disclaimer),
    )
}

fn article_json_ld(
    site: &Site,
    post: &PublicPost,
    path: &str,
    description: &str,
) -> serde_json::Value {
    let organisation = json!({
        "@type": "Organization",
        "name": site.name,
        "url": site.url,
        "logo": { "@type": "ImageObject", "url": site.address("/logo.png"), "width": 512, "height": 512 },
    });
    json!({
        "@context": "https://schema.org",
        "@type": "Article",
        "headline": post.title,
        "description": description,
        "image": site.address("/og.png"),
        "datePublished": post.published_at.rfc3339(),
        "dateModified": post.updated_at.rfc3339(),
        "mainEntityOfPage": site.address(path),
        "author": organisation,
        "publisher": organisation,
    })
}

fn breadcrumb_json_ld(site: &Site, title: &str, path: &str) -> serde_json::Value {
    json!({
        "@context": "https://schema.org",
        "@type": "BreadcrumbList",
        "itemListElement": [
            { "@type": "ListItem", "position": 1, "name": "Blog", "item": site.address("/blog") },
            { "@type": "ListItem", "position": 2, "name": title, "item": site.address(path) },
        ],
    })
}

/// A place in the list of published posts: everything older than this post.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Before {
    published_at: Timestamp,
    id: i64,
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
    id: i64,
    slug: String,
    title: String,
    excerpt: String,
    category: String,
    published_at: Timestamp,
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

/// The list of posts.
#[must_use]
pub fn list(site: &Site, posts: &[ListedPost], before: Option<Before>) -> Rendered {
    let tags = Summary {
        title: "Blog",
        description: "Plain-language articles about decentralised finance and Flare Network, each checked by an editor before it is published.",
        path: "/blog",
        kind: "website",
    }
    .tags(site);
    let mut main = String::from(
        "<header class=\"page-header\"><h1>Blog</h1>\
         <p>What is worth knowing about DeFi and Flare, checked by an editor before it goes out.</p></header>",
    );
    if posts.is_empty() {
        main.push_str("<p class=\"post-empty\">Nothing has been published here yet.</p>");
    } else {
        main.push_str("<ol class=\"post-list\">");
        main.extend(posts.iter().take(PAGE_LENGTH).map(card));
        main.push_str("</ol>");
    }
    main.push_str(&pager(posts, before));
    Rendered::new(&tags, main)
}

fn card(post: &ListedPost) -> String {
    format!(
        "<li class=\"post-card\"><p class=\"post-meta\">{} · {}</p>\
         <h2><a href=\"/blog/{}\">{}</a></h2><p>{}</p></li>",
        time_element(post.published_at),
        escape(&post.category),
        escape(&post.slug),
        escape(&post.title),
        escape(&post.excerpt),
    )
}

fn pager(posts: &[ListedPost], before: Option<Before>) -> String {
    let newest = before.map(|_| "<a rel=\"prev\" href=\"/blog\">Newest posts</a>".to_owned());
    let last_shown = posts
        .get(PAGE_LENGTH - 1)
        .filter(|_| posts.len() > PAGE_LENGTH);
    let older = last_shown.map(|post| {
        format!(
            "<a rel=\"next\" href=\"/blog?before={}.{}\">Older posts</a>",
            post.published_at.0, post.id
        )
    });
    let links: String = newest.into_iter().chain(older).collect();
    let mut pager = String::new();
    if !links.is_empty() {
        // Writing to a String cannot fail.
        let _ = write!(
            pager,
            "<nav class=\"pager\" aria-label=\"Pages of the blog\">{links}</nav>"
        );
    }
    pager
}

fn time_element(at: Timestamp) -> String {
    format!(
        "<time datetime=\"{}\">{}</time>",
        at.rfc3339(),
        at.long_date()
    )
}

fn or<'a>(text: &'a str, fallback: &'a str) -> &'a str {
    if text.is_empty() { fallback } else { text }
}
