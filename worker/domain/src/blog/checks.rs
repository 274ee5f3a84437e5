//! The review aids: what a careful editor looks for, looked for by a machine and shown beside the
//! text. They judge nothing: a finding is a place to look at. Only those that the admin switched
//! on in Settings keep a post from being approved, and none keeps an edit from being saved.

mod claims;
pub(crate) mod markup;
mod outline;
mod wording;

use crate::contract::checks::{Check, CheckKind, Finding, Readability, SimilarPost};
use crate::contract::history::PostSource;
use crate::ports::Timestamp;

use super::edit::PostText;
use super::text::minutes_to_read;
use markup::Document;

/// Findings that are told of one check; the others are counted.
const MOST_FINDINGS: usize = 20;

impl CheckKind {
    /// Every check, in the order of the margin.
    pub const ALL: [Self; 11] = [
        Self::Sources,
        Self::Figures,
        Self::Similarity,
        Self::Hype,
        Self::Disclaimer,
        Self::Disclosure,
        Self::Links,
        Self::Headings,
        Self::AltText,
        Self::Readability,
        Self::Seo,
    ];
}

/// What a text is looked at with.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// The text; its content is clean HTML.
    pub text: &'a PostText,
    /// What it rests on.
    pub sources: &'a [PostSource],
    /// Other posts that say the same.
    pub similar: &'a [SimilarPost],
    /// The day it is.
    pub now: Timestamp,
}

/// Every check of a text. `blocking` are those that keep it from being approved.
#[must_use]
pub fn of(subject: Subject<'_>, blocking: &[CheckKind]) -> (Vec<Check>, Readability) {
    let document = Document::read(&subject.text.content);
    let checks = CheckKind::ALL
        .into_iter()
        .map(|kind| {
            let mut findings = look(kind, subject, &document);
            let found = findings.len();
            findings.truncate(MOST_FINDINGS);
            Check {
                kind,
                findings,
                found,
                blocks: blocking.contains(&kind),
            }
        })
        .collect();
    (checks, readability(&document))
}

fn look(kind: CheckKind, subject: Subject<'_>, document: &Document) -> Vec<Finding> {
    let text = subject.text;
    match kind {
        CheckKind::Sources => claims::sources(document, subject.sources, subject.now),
        CheckKind::Figures => claims::figures(document),
        CheckKind::Similarity => subject.similar.iter().map(similar).collect(),
        CheckKind::Hype => wording::hype(text, document),
        CheckKind::Disclaimer => wording::disclaimer(text, document),
        CheckKind::Disclosure => wording::disclosure(document),
        CheckKind::Links => outline::links(document),
        CheckKind::Headings => outline::headings(document),
        CheckKind::AltText => outline::alt_text(document),
        CheckKind::Readability => wording::long_sentences(document),
        CheckKind::Seo => outline::seo(text),
    }
}

fn similar(post: &SimilarPost) -> Finding {
    finding(
        &post.title,
        format!(
            "About {} % of this text is also in post {}.",
            post.share, post.id
        ),
    )
}

fn readability(document: &Document) -> Readability {
    let (words, sentences) = wording::counts(document);
    Readability {
        reading_ease: wording::reading_ease(document),
        words,
        sentences,
        minutes: minutes_to_read(words),
    }
}

fn finding(quote: &str, message: impl Into<String>) -> Finding {
    Finding {
        quote: shortened(quote),
        message: message.into(),
    }
}

/// The beginning of a long quotation, cut at a word.
fn shortened(text: &str) -> String {
    const MOST: usize = 160;
    if text.chars().count() <= MOST {
        return text.to_owned();
    }
    let start: String = text.chars().take(MOST).collect();
    let cut = start
        .rsplit_once(' ')
        .map_or(start.as_str(), |(start, _)| start);
    format!("{cut} …")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(content: &str) -> PostText {
        PostText {
            title: "How an automated market maker sets a price".to_owned(),
            excerpt: "What a pool does.".to_owned(),
            content: content.to_owned(),
            category: "Trading".to_owned(),
            seo_title: "How an automated market maker sets a price".to_owned(),
            seo_description: "A pool of two tokens sets its own price. How the formula works, what a trade moves, and what it costs you.".to_owned(),
        }
    }

    fn found(text: &PostText, kind: CheckKind) -> Vec<Finding> {
        let subject = Subject {
            text,
            sources: &[],
            similar: &[],
            now: Timestamp(1_795_183_200),
        };
        let (checks, _) = of(subject, &[]);
        let check = checks.into_iter().find(|check| check.kind == kind);
        check.unwrap().findings
    }

    fn quotes(content: &str, kind: CheckKind) -> Vec<String> {
        let findings = found(&text(content), kind);
        findings.into_iter().map(|finding| finding.quote).collect()
    }

    const SOUND: &str = "<h2>Pools</h2><p>A pool holds two tokens. You may lose money.</p>\
         <p>The fee is 0.3 % <a href=\"https://example.org/fees\">[1]</a>.</p>\
         <h3>Sources</h3><ol><li><a href=\"https://example.org/fees\">Fees</a>, read on 3 March.</li></ol>";

    #[test]
    fn a_sound_text_has_no_findings_but_that_its_sources_are_not_recorded() {
        for kind in CheckKind::ALL {
            let expected = usize::from(kind == CheckKind::Sources);
            assert_eq!(quotes(SOUND, kind).len(), expected, "{kind:?}");
        }
    }

    #[test]
    fn a_figure_without_a_reference_is_one_to_check() {
        assert_eq!(
            quotes(
                "<p>Pools pay 12 % APY. The sky is blue. FLR costs $0.02.</p><p>It rose 40 % <a href=\"https://a.example/\">[1]</a>.</p>",
                CheckKind::Figures
            ),
            ["Pools pay 12 % APY.", "FLR costs $0.02."]
        );
        assert!(quotes("<p>There are two tokens in 2026.</p>", CheckKind::Figures).is_empty());
    }

    #[test]
    fn links_that_are_broken_unsafe_or_not_what_they_seem_are_named() {
        let cases = [
            ("<a href=\"http://a.example/\">a page</a>", true),
            ("<a>a page</a>", true),
            ("<a href=\"#post-nowhere\">below</a>", true),
            ("<a href=\"https://bit.ly/x\">a page</a>", true),
            ("<a href=\"https://xn--lre-hoa.example/\">Flare</a>", true),
            (
                "<a href=\"https://evil.example/\">https://flare.network/</a>",
                true,
            ),
            ("<a href=\"https://a.example/\"></a>", true),
            ("<a href=\"https://a.example/\">a page</a>", false),
            (
                "<h2 id=\"post-there\">x</h2><a href=\"#post-there\">above</a>",
                false,
            ),
            ("<a href=\"/glossary\">the glossary</a>", false),
        ];
        for (html, is_found) in cases {
            let html = format!("<p>See {html}.</p>");
            assert_eq!(
                !quotes(&html, CheckKind::Links).is_empty(),
                is_found,
                "{html}"
            );
        }
    }

    #[test]
    fn headings_begin_at_two_and_skip_no_level() {
        assert!(
            quotes(
                "<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2>",
                CheckKind::Headings
            )
            .is_empty()
        );
        assert_eq!(quotes("<h3>B</h3>", CheckKind::Headings), ["B"]);
        assert_eq!(quotes("<h2>A</h2><h4>C</h4>", CheckKind::Headings), ["C"]);
        assert_eq!(quotes("<h2> </h2>", CheckKind::Headings).len(), 1);
    }

    #[test]
    fn an_image_is_described() {
        assert_eq!(
            quotes("<p><img src=\"/a.png\"></p>", CheckKind::AltText),
            ["/a.png"]
        );
        assert!(quotes("<img src=\"/a.png\" alt=\"A pool\">", CheckKind::AltText).is_empty());
    }

    #[test]
    fn promises_and_returns_without_risk_are_named() {
        assert_eq!(
            quotes(
                "<p>Guaranteed returns, risk-free! Guaranteed.</p>",
                CheckKind::Hype
            )
            .len(),
            2
        );
        assert!(
            quotes(
                "<p>Nothing is guaranteed, and nothing is risk-free.</p>",
                CheckKind::Hype
            )
            .is_empty()
        );
        assert_eq!(
            quotes("<p>The pool yields a return.</p>", CheckKind::Disclaimer).len(),
            1
        );
        assert!(
            quotes(
                "<p>The pool yields a return; you may lose it all.</p>",
                CheckKind::Disclaimer
            )
            .is_empty()
        );
    }

    #[test]
    fn a_machine_does_not_speak_of_what_it_lived_through() {
        assert_eq!(
            quotes(
                "<p>I have used it for years. As an AI language model, I cannot.</p>",
                CheckKind::Disclosure
            )
            .len(),
            2
        );
        assert!(quotes(SOUND, CheckKind::Disclosure).is_empty());
    }

    #[test]
    fn simple_words_read_more_easily_than_long_ones() {
        let ease = |html: &str| readability(&Document::read(html)).reading_ease.unwrap();
        let plain = ease("<p>The cat sat on the mat. It was a good cat.</p>");
        let heavy = ease(
            "<p>Institutional disintermediation necessitates interoperable infrastructural heterogeneity.</p>",
        );
        assert!(plain > 90 && heavy < 10, "{plain} {heavy}");
        assert_eq!(readability(&Document::read("")).reading_ease, None);
    }

    #[test]
    fn no_text_however_broken_upsets_a_check() {
        for html in [
            "<",
            "<p",
            "<a href=\"x",
            "&",
            "&amp",
            "<p>é̂ 1é%</p>",
            "</p></p>",
            "<a href=>x</a>",
        ] {
            for kind in CheckKind::ALL {
                let _ = quotes(html, kind);
            }
        }
    }
}
