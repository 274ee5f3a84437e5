//! Whether a draft rests on its sources: it refers to each, lists each, and links to nothing else.

use super::finding;
use crate::blog::checks::markup::{Block, Document};
use crate::contract::checks::Finding;
use crate::seo::writer::Draft;

/// What is the matter with the sources.
pub fn sources(draft: &Draft, document: &Document) -> Vec<Finding> {
    if draft.sources.is_empty() {
        return vec![finding("", "It rests on no source.")];
    }
    let mut findings = Vec::new();
    let listed: Vec<&Block> = list_of(document).collect();
    for source in &draft.sources {
        if !document.prose().any(|block| links_to(block, &source.url)) {
            findings.push(finding(
                &source.title,
                "The text does not refer to this source.",
            ));
        }
        if !listed.iter().any(|block| links_to(block, &source.url)) {
            findings.push(finding(
                &source.title,
                "This source is not listed at the end.",
            ));
        }
    }
    findings.extend(document.prose().filter_map(dangling));
    findings
}

/// Links that lead to none of the sources.
pub fn links(draft: &Draft, document: &Document) -> Vec<Finding> {
    let is_source = |href: &str| draft.sources.iter().any(|source| source.url == href);
    let links = document.blocks.iter().flat_map(|block| &block.links);
    links
        .filter_map(|link| match link.href.as_deref() {
            None => Some(finding(&link.text, "This link leads nowhere.")),
            Some(href) if is_source(href) => None,
            Some(href) => Some(finding(href, "This address is none of the sources.")),
        })
        .collect()
}

fn links_to(block: &Block, url: &str) -> bool {
    block
        .links
        .iter()
        .any(|link| link.href.as_deref() == Some(url))
}

/// The blocks below the heading of the sources.
fn list_of(document: &Document) -> impl Iterator<Item = &Block> {
    let is_heading =
        |block: &&Block| block.level().is_some() && block.text.eq_ignore_ascii_case("sources");
    document
        .blocks
        .iter()
        .skip_while(move |block| !is_heading(block))
}

/// A reference in brackets that is no link.
fn dangling(block: &Block) -> Option<Finding> {
    let linked = block
        .links
        .iter()
        .filter(|link| is_mark(&link.text))
        .count();
    let marks: Vec<&str> = block
        .text
        .split('[')
        .skip(1)
        .filter_map(|rest| rest.split_once(']').map(|(number, _)| number))
        .filter(|number| is_number(number))
        .collect();
    (marks.len() > linked).then(|| {
        let last = marks.last().copied().unwrap_or_default();
        finding(
            &block.text,
            format!("A reference such as [{last}] leads to no source."),
        )
    })
}

fn is_mark(text: &str) -> bool {
    let inner = text.trim().strip_prefix('[');
    inner
        .and_then(|text| text.strip_suffix(']'))
        .is_some_and(is_number)
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}
