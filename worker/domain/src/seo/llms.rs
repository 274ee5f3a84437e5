//! The site for language models: what there is, in plain Markdown (<https://llmstxt.org>).

use std::fmt::Write as _;

use super::listed::{ListedPage, ListedPost};
use crate::site::Site;

/// Articles that are named.
pub const POSTS: i64 = 100;

/// `llms.txt`.
#[must_use]
pub fn text(site: &Site, pages: &[ListedPage], posts: &[ListedPost]) -> String {
    let mut text = format!(
        "# {}\n\n> A site that teaches decentralised finance on Flare: courses, tools that show their \
         evidence, and articles with their sources.\n\n{}\n\nArticles are drafted by a machine, \
         reviewed by a person, and carry numbered references to the pages they rest on.\n",
        site.name,
        plain(&site.disclaimer)
    );
    let is_lesson = |page: &&ListedPage| page.path.contains("/lesson-");
    section(
        &mut text,
        "Pages",
        site,
        pages.iter().filter(|page| !is_lesson(page)),
    );
    section(&mut text, "Lessons", site, pages.iter().filter(is_lesson));
    if !posts.is_empty() {
        text.push_str("\n## Articles\n\n");
        for post in posts {
            line(&mut text, &post.title, &post.address(site), &post.excerpt);
        }
    }
    text
}

fn section<'p>(
    text: &mut String,
    heading: &str,
    site: &Site,
    pages: impl Iterator<Item = &'p ListedPage>,
) {
    // Writing to a String cannot fail.
    let _ = write!(text, "\n## {heading}\n\n");
    for page in pages {
        line(
            text,
            &page.title,
            &site.address(&page.path),
            &page.description,
        );
    }
}

fn line(text: &mut String, title: &str, address: &str, about: &str) {
    let _ = writeln!(text, "- [{}]({address}): {}", plain(title), plain(about));
}

/// On one line, and without what Markdown would read as the end of a link.
fn plain(text: &str) -> String {
    let text = text.replace(['[', ']'], "");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
