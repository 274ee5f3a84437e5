//! How an article is put together: headings, links, images, and what stands for it elsewhere.

use super::finding;
use super::markup::{Document, Link};
use crate::blog::edit::PostText;
use crate::contract::checks::Finding;

/// Hosts that hide where a link leads.
const SHORTENERS: [&str; 6] = ["bit.ly", "t.co", "tinyurl.com", "goo.gl", "ow.ly", "is.gd"];
/// What search engines show of a title, in characters.
const SEO_TITLE: std::ops::RangeInclusive<usize> = 25..=60;
/// What they show of a description.
const SEO_DESCRIPTION: std::ops::RangeInclusive<usize> = 70..=160;

/// Headings that skip a level, come before any second level, or are empty.
pub fn headings(document: &Document) -> Vec<Finding> {
    let mut last = 1;
    let mut findings = Vec::new();
    for block in &document.blocks {
        let Some(level) = block.level() else { continue };
        if block.text.is_empty() {
            findings.push(finding("", format!("A heading of level {level} is empty.")));
        }
        if level > last + 1 {
            findings.push(finding(
                &block.text,
                format!("This heading is of level {level}, and the one before it of level {last}."),
            ));
        }
        last = level;
    }
    findings
}

/// Images without a description.
pub fn alt_text(document: &Document) -> Vec<Finding> {
    document
        .images
        .iter()
        .filter(|image| image.alt.trim().is_empty())
        .map(|image| {
            finding(
                &image.src,
                "This image has no description for those who cannot see it.",
            )
        })
        .collect()
}

/// Links that are broken, unsafe or not what they seem.
pub fn links(document: &Document) -> Vec<Finding> {
    document
        .blocks
        .iter()
        .flat_map(|block| &block.links)
        .filter_map(|link| Some(finding(&quoted(link), fault(link, document)?)))
        .collect()
}

fn quoted(link: &Link) -> String {
    let text = link.text.trim();
    let href = link.href.as_deref().unwrap_or_default();
    if text.is_empty() {
        href.to_owned()
    } else {
        text.to_owned()
    }
}

fn fault(link: &Link, document: &Document) -> Option<&'static str> {
    let Some(href) = link.href.as_deref() else {
        return Some("This link leads nowhere: its address was not one that is allowed.");
    };
    if link.text.trim().is_empty() {
        return Some("This link has no words.");
    }
    if let Some(id) = href.strip_prefix('#') {
        let is_there = document.ids.iter().any(|known| known == id);
        return (!is_there).then_some("Nothing in the article has this name.");
    }
    if href.starts_with("http://") {
        return Some("This link is not encrypted. Use the https address.");
    }
    let host = host(href)?;
    if SHORTENERS.contains(&host) {
        return Some("A shortened address hides where it leads. Use the full one.");
    }
    if host.split('.').any(|label| label.starts_with("xn--")) {
        return Some(
            "This address is written in look-alike letters. Make sure that it is the right one.",
        );
    }
    let shown = host_in(link.text.trim());
    shown
        .is_some_and(|shown| shown != host)
        .then_some("The words show another address than the link leads to.")
}

fn host(href: &str) -> Option<&str> {
    let rest = href.strip_prefix("https://")?;
    let host = rest.split(['/', '?', '#', ':']).next()?;
    Some(host.strip_prefix("www.").unwrap_or(host))
}

/// The host that a link's words show, where they are an address.
fn host_in(text: &str) -> Option<&str> {
    if text.contains(char::is_whitespace) {
        return None;
    }
    let rest = text
        .strip_prefix("https://")
        .or_else(|| text.strip_prefix("www."))?;
    let host = rest.split(['/', '?', '#', ':']).next()?;
    Some(host.strip_prefix("www.").unwrap_or(host))
}

/// Lengths of what search engines show.
pub fn seo(text: &PostText) -> Vec<Finding> {
    let title = or(&text.seo_title, &text.title);
    let description = or(&text.seo_description, &text.excerpt);
    [
        measured("title", title, &SEO_TITLE),
        measured("description", description, &SEO_DESCRIPTION),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn measured(name: &str, text: &str, range: &std::ops::RangeInclusive<usize>) -> Option<Finding> {
    let length = text.chars().count();
    (!range.contains(&length)).then(|| {
        let (least, most) = (range.start(), range.end());
        let message = format!("The {name} for search engines has {length} characters; {least} to {most} are shown whole.");
        finding(text, message)
    })
}

fn or<'a>(text: &'a str, fallback: &'a str) -> &'a str {
    if text.is_empty() { fallback } else { text }
}
