//! What a machine-written draft has to pass before it is offered for approval.
//!
//! The gates are stricter than the review aids of [`checks`], which look at what people wrote too:
//! a machine can be asked to do it again. They prove no statement true. They make sure that each
//! can be held against its source, that nothing was made up in passing (a number, a link), and that
//! the page would do no harm.

use crate::blog::checks::markup::Document;
use crate::blog::checks::{self, Subject};
use crate::blog::edit::PostText;
use crate::blog::post::PostId;
use crate::blog::{sanitise, similar};
use crate::contract::checks::{Check, CheckKind, FailedGate, Finding, Gate, Readability};
use crate::contract::history::PostSource;
use crate::error::Error;
use crate::ports::{Database, Timestamp};

use super::writer::Draft;

mod figures;
mod leaks;
mod markup;
mod references;

/// Findings that are kept of one gate.
const MOST_FINDINGS: usize = 5;
/// Below this of Flesch's reading ease an explanation is hard work.
const LEAST_READING_EASE: i64 = 35;
/// Of so many sentences one may be long.
const SENTENCES_A_LONG_ONE: usize = 10;
/// The words of an article.
const WORDS: std::ops::RangeInclusive<usize> = 400..=1_800;
/// The characters of a headline.
const TITLE: std::ops::RangeInclusive<usize> = 15..=90;

/// What `draft` does not pass; nothing when all is well.
///
/// # Errors
/// [`Error::Unavailable`] when the store does not answer.
pub async fn judge(
    db: &impl Database,
    draft: &Draft,
    now: Timestamp,
) -> Result<Vec<FailedGate>, Error> {
    let Ok(clean) = sanitise::clean(&draft.content) else {
        return Ok(failed(Gate::Sanitiser, markup::taken_away(&draft.content))
            .into_iter()
            .collect());
    };
    let similar = similar::to_text(db, PostId(0), &clean).await?;
    let text = text_of(draft, clean);
    let sources = sources_of(draft);
    let (checks, readability) = checks::of(
        Subject {
            text: &text,
            sources: &sources,
            similar: &similar,
            now,
        },
        &[],
    );
    let document = Document::read(&text.content);
    let gates = [
        (Gate::Sanitiser, markup::taken_away(&draft.content)),
        (Gate::Sources, references::sources(draft, &document)),
        (Gate::Figures, figures::untraced(draft, &document)),
        (Gate::Similarity, found(&checks, CheckKind::Similarity)),
        (Gate::Readability, hard(&checks, readability)),
        (Gate::Disclaimer, disclaimer(&checks, &document)),
        (Gate::Leaks, leaks::left_over(draft, &document)),
        (Gate::Links, references::links(draft, &document)),
        (Gate::Hype, found(&checks, CheckKind::Hype)),
        (Gate::Headings, found(&checks, CheckKind::Headings)),
        (Gate::Length, length(draft, readability)),
    ];
    let gates = gates.into_iter();
    Ok(gates
        .filter_map(|(gate, findings)| failed(gate, findings))
        .collect())
}

/// The reasons of failed gates, a sentence each, for the writer.
#[must_use]
pub fn reasons(failed: &[FailedGate]) -> Vec<String> {
    let findings = failed.iter().flat_map(|failed| &failed.findings);
    findings
        .map(|finding| {
            if finding.quote.is_empty() {
                finding.message.clone()
            } else {
                format!("‘{}’: {}", finding.quote, finding.message)
            }
        })
        .collect()
}

fn failed(gate: Gate, mut findings: Vec<Finding>) -> Option<FailedGate> {
    findings.truncate(MOST_FINDINGS);
    (!findings.is_empty()).then_some(FailedGate { gate, findings })
}

fn finding(quote: &str, message: impl Into<String>) -> Finding {
    Finding {
        quote: quote.to_owned(),
        message: message.into(),
    }
}

fn text_of(draft: &Draft, content: String) -> PostText {
    PostText {
        title: draft.title.clone(),
        excerpt: draft.excerpt.clone(),
        content,
        category: draft.category.name().to_owned(),
        seo_title: draft.seo_title.clone(),
        seo_description: draft.seo_description.clone(),
    }
}

fn sources_of(draft: &Draft) -> Vec<PostSource> {
    let sources = (1..).zip(&draft.sources);
    sources
        .map(|(position, source)| PostSource {
            position,
            title: source.title.clone(),
            url: source.url.clone(),
            read_on: source.read_on.clone(),
        })
        .collect()
}

fn found(checks: &[Check], kind: CheckKind) -> Vec<Finding> {
    let check = checks.iter().find(|check| check.kind == kind);
    check
        .map(|check| check.findings.clone())
        .unwrap_or_default()
}

fn hard(checks: &[Check], readability: Readability) -> Vec<Finding> {
    let long = found(checks, CheckKind::Readability);
    let mut findings = Vec::new();
    if let Some(ease) = readability
        .reading_ease
        .filter(|ease| *ease < LEAST_READING_EASE)
    {
        findings.push(finding(
            "",
            format!("The reading ease is {ease} of 100; {LEAST_READING_EASE} is the least."),
        ));
    }
    if long.len() * SENTENCES_A_LONG_ONE > readability.sentences {
        findings.extend(long);
    }
    findings
}

fn disclaimer(checks: &[Check], document: &Document) -> Vec<Finding> {
    let mut findings = found(checks, CheckKind::Disclaimer);
    let says = |block: &crate::blog::checks::markup::Block| {
        block.text.to_lowercase().contains("financial advice")
    };
    if !document.blocks.iter().any(says) {
        findings.push(finding(
            "",
            "Nothing says that this is no financial advice.",
        ));
    }
    findings
}

fn length(draft: &Draft, readability: Readability) -> Vec<Finding> {
    let mut findings = Vec::new();
    if !WORDS.contains(&readability.words) {
        findings.push(finding(
            "",
            format!(
                "The article has {} words; {} to {} are wanted.",
                readability.words,
                WORDS.start(),
                WORDS.end()
            ),
        ));
    }
    let title = draft.title.chars().count();
    if !TITLE.contains(&title) {
        findings.push(finding(
            &draft.title,
            format!(
                "The headline has {title} characters; {} to {} are wanted.",
                TITLE.start(),
                TITLE.end()
            ),
        ));
    }
    findings
}
