//! The public pages of the blog, rendered at the edge into the app's prerendered shell.
//!
//! This is the only renderer of an article: the app hydrates around it and never draws it again.

use std::fmt::Write as _;

use serde_json::json;

use super::head::{self, Summary, Tag};
use super::html::escape;
use super::published::{Before, ListedPost, PublicPost};
use super::text::minutes_to_read;
use crate::ports::Timestamp;
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
    /// Lays the head, as HTML and as data, and the main part together.
    #[must_use]
    pub fn new(tags: &[Tag], main: String) -> Self {
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

/// The page of a text that is not public, for whoever has a link to it.
#[must_use]
pub fn preview(site: &Site, post: &PublicPost) -> Rendered {
    let tags = [
        Tag::Title(format!("Preview: {} | {}", post.title, site.name)),
        Tag::Named("robots", "noindex, nofollow".to_owned()),
        Tag::Named(
            "description",
            "A preview of an unpublished text.".to_owned(),
        ),
    ];
    let main = format!(
        "<p class=\"post-meta\" role=\"note\"><strong>Preview.</strong> This text is not published and may still change.</p>{}",
        article_html(site, post)
    );
    Rendered::new(&tags, main)
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
