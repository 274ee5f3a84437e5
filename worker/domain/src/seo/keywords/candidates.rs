//! Where topics come from, and how much each is wanted.

use super::super::analytics::changes;
use super::super::writer::embedded;
use super::term::Term;
use crate::blog::terms::Terms;
use crate::events::store::{self, Days};
use crate::events::tally::Counted;
use crate::ports::{Database, DatabaseError};

/// The origin of topics that only the glossary speaks for.
pub const GLOSSARY: &str = "glossary";

/// A topic that somebody may want.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// In its readers' words.
    pub topic: String,
    /// What is looked up in posts and the backlog.
    pub term: Term,
    /// Why it is worth a post.
    pub reason: String,
    /// How much it is wanted.
    pub score: i64,
    /// Where it comes from: `search_empty`, `search`, `not_found`, `facts`, `glossary`,
    /// `search_console`.
    pub origin: &'static str,
}

impl Candidate {
    /// A candidate of these words; `None` where they name no topic.
    #[must_use]
    pub fn new(topic: &str, reason: String, score: i64, origin: &'static str) -> Option<Self> {
        Some(Self {
            term: Term::of(topic)?,
            topic: topic.to_owned(),
            reason,
            score,
            origin,
        })
    }
}

/// What visitors looked for in the 28 days before, and the addresses of posts they expected. One
/// slip of the keyboard is no demand: twice counts for what was not found, three times for what was.
///
/// # Errors
/// [`DatabaseError`] when the counts cannot be read.
pub async fn of_visitors(db: &impl Database, days: &Days) -> Result<Vec<Candidate>, DatabaseError> {
    let mut found = Vec::new();
    for total in store::totals(db, Counted::SearchEmpty, days).await? {
        let reason = format!(
            "Looked for {} times in 28 days, and nothing was found.",
            total.number
        );
        let candidate = Candidate::new(&total.name, reason, total.number * 10, "search_empty");
        found.extend(candidate.filter(|_| total.number >= 2));
    }
    for total in store::totals(db, Counted::Search, days).await? {
        let reason = format!(
            "Looked for {} times in 28 days; no page is about it.",
            total.number
        );
        let candidate = Candidate::new(&total.name, reason, total.number * 4, "search");
        found.extend(candidate.filter(|_| total.number >= 3));
    }
    for total in store::totals(db, Counted::NotFound, days).await? {
        let Some(slug) = total.name.strip_prefix("/blog/") else {
            continue;
        };
        let reason = format!(
            "{} was asked for {} times and does not exist.",
            total.name, total.number
        );
        let words = slug.replace(['-', '/'], " ");
        let candidate = Candidate::new(&words, reason, total.number * 3, "not_found");
        found.extend(candidate.filter(|_| total.number >= 3));
    }
    Ok(found)
}

/// Entries of the glossary.
#[must_use]
pub fn of_glossary(glossary: &Terms) -> Vec<Candidate> {
    glossary
        .words()
        .filter_map(|entry| {
            let reason = "The glossary explains it, and no post does.".to_owned();
            Candidate::new(entry, reason, 3, GLOSSARY)
        })
        .collect()
}

/// Topics that the embedded writer has facts for.
#[must_use]
pub fn of_facts() -> Vec<Candidate> {
    embedded::topic_names()
        .into_iter()
        .filter_map(|topic| {
            let reason = "The fact base has material on it, and no post is about it.".to_owned();
            Candidate::new(&topic, reason, 5, "facts")
        })
        .collect()
}

/// Searches that grew beyond chance count half as much again.
#[must_use]
pub fn weighed(mut candidate: Candidate, before: i64, now: i64) -> Candidate {
    if before > 0 && now > before && changes::differ(now, before) {
        candidate.score += candidate.score / 2;
        candidate
            .reason
            .push_str(" It is looked for more than before.");
    }
    candidate
}
