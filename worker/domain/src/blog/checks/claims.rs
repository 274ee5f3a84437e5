//! What a text claims, and what it rests on.

use chrono::NaiveDate;

use super::finding;
use super::markup::{Block, Document};
use crate::contract::checks::Finding;
use crate::contract::history::PostSource;
use crate::ports::Timestamp;

/// After so many days a source is worth another look.
const STALE_AFTER_DAYS: i64 = 90;

/// Words that make a sentence a claim about the world which a reader would want to look up.
const CLAIMS: [&str; 8] = [
    "according to",
    "studies show",
    "research shows",
    "audited by",
    "has been audited",
    "experts",
    "analysts",
    "reported that",
];

/// Numbers, prices and yields in blocks without a reference.
pub fn figures(document: &Document) -> Vec<Finding> {
    unreferenced(document)
        .flat_map(Block::sentences)
        .filter(|sentence| has_figure(sentence))
        .map(|sentence| {
            finding(
                sentence,
                "Check this figure: nothing in the paragraph says where it is from.",
            )
        })
        .collect()
}

/// Claims without a source, and what is the matter with the recorded sources.
pub fn sources(document: &Document, sources: &[PostSource], now: Timestamp) -> Vec<Finding> {
    let mut findings = Vec::new();
    if sources.is_empty() {
        findings.push(finding("", "No sources are recorded for this post."));
    }
    findings.extend(
        unreferenced(document)
            .flat_map(Block::sentences)
            .filter(|sentence| {
                let sentence = sentence.to_lowercase();
                CLAIMS.iter().any(|claim| sentence.contains(claim))
            })
            .map(|sentence| {
                finding(
                    sentence,
                    "This names somebody's findings without a reference to them.",
                )
            }),
    );
    findings.extend(sources.iter().filter_map(|source| {
        let days = days_since(&source.read_on, now)?;
        (days > STALE_AFTER_DAYS).then(|| {
            finding(
                &source.title,
                format!("This source was read {days} days ago. Read it again."),
            )
        })
    }));
    findings.extend(
        sources
            .iter()
            .filter(|source| !is_cited(document, source))
            .map(|source| {
                finding(
                    &source.title,
                    "The text does not refer to this source any more.",
                )
            }),
    );
    findings
}

fn is_cited(document: &Document, source: &PostSource) -> bool {
    document
        .blocks
        .iter()
        .flat_map(|block| &block.links)
        .any(|link| link.href.as_deref() == Some(source.url.as_str()))
}

/// Blocks of the text that refer to nothing outside.
fn unreferenced(document: &Document) -> impl Iterator<Item = &Block> {
    document.prose().filter(|block| {
        !block.links.iter().any(|link| {
            link.href
                .as_deref()
                .is_some_and(|href| href.starts_with("https://"))
        })
    })
}

/// A percentage, an amount of money, a yield by name, or a number of four digits and more that is
/// not a year.
fn has_figure(sentence: &str) -> bool {
    let words: Vec<_> = sentence.split_whitespace().collect();
    words.iter().enumerate().any(|(at, word)| {
        let digits = word.chars().filter(char::is_ascii_digit).count();
        if digits == 0 {
            return false;
        }
        let next = words.get(at + 1).copied().unwrap_or_default();
        let is_money = word.contains(['$', '€', '£']);
        let is_rate = word.contains('%')
            || next.starts_with('%')
            || ["APY", "APR", "x", "percent"]
                .iter()
                .any(|unit| next.starts_with(unit));
        let bare: String = word.chars().filter(char::is_ascii_alphanumeric).collect();
        let is_year = bare.len() == 4 && (bare.starts_with("19") || bare.starts_with("20"));
        is_money || is_rate || (digits >= 4 && !is_year)
    })
}

fn days_since(day: &str, now: Timestamp) -> Option<i64> {
    let day: NaiveDate = day.parse().ok()?;
    Some((now.utc().date_naive() - day).num_days())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(url: &str, read_on: &str) -> PostSource {
        PostSource {
            position: 1,
            title: "Fees".to_owned(),
            url: url.to_owned(),
            read_on: read_on.to_owned(),
        }
    }

    #[test]
    fn an_old_source_and_one_that_is_not_cited_are_named() {
        let html = "<p>It is so <a href=\"https://a.example/\">[1]</a>.</p>";
        let document = Document::read(html);
        let now = Timestamp(1_795_183_200);
        let of = |source| sources(&document, &[source], now);
        assert_eq!(of(source("https://a.example/", "2026-11-01")), []);
        assert_eq!(of(source("https://a.example/", "2026-03-01")).len(), 1);
        assert_eq!(of(source("https://b.example/", "2026-11-01")).len(), 1);
    }

    #[test]
    fn a_claim_about_others_needs_a_reference() {
        let document = Document::read("<p>Experts agree. The code has been audited.</p>");
        assert_eq!(sources(&document, &[], Timestamp(0)).len(), 3);
    }
}
