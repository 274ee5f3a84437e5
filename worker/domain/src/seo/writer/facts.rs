//! The fact base: what may be stated as fact, in our own words, each with the page it rests on.
//!
//! A fact is added only when it is well established and unlikely to go stale; prices, yields and
//! rankings have no place here. Whoever changes a statement reads its source again and moves the
//! date of that source.

use super::Source;

mod flare;
mod lending;
mod sources;
mod stablecoins;
mod trading;
mod wallets;

/// Something that is so, and where it says so.
#[derive(Debug)]
pub struct Fact {
    /// What passages call it; unique.
    pub id: &'static str,
    /// One or two whole sentences, plain text that is also valid HTML.
    pub statement: &'static str,
    /// The keys of the topics it belongs to.
    pub topics: &'static [&'static str],
    /// Where it was read.
    pub source: &'static Publication,
}

/// A public page that facts rest on: documentation, a standard, a paper, a regulator's notice.
#[derive(Debug)]
pub struct Publication {
    /// The page's own title.
    pub title: &'static str,
    /// Who answers for it.
    pub publisher: &'static str,
    /// Its https address.
    pub url: &'static str,
    /// The day on which our statements were last held against it, `YYYY-MM-DD`.
    pub read_on: &'static str,
}

impl Publication {
    /// The form in which a draft carries it.
    #[must_use]
    pub fn to_source(&self) -> Source {
        Source {
            title: self.title.to_owned(),
            publisher: self.publisher.to_owned(),
            url: self.url.to_owned(),
            read_on: self.read_on.to_owned(),
        }
    }
}

/// Every fact.
pub fn all() -> impl Iterator<Item = &'static Fact> {
    [
        trading::FACTS,
        flare::FACTS,
        lending::FACTS,
        wallets::FACTS,
        stablecoins::FACTS,
    ]
    .into_iter()
    .flatten()
}

/// The fact called `id`.
#[must_use]
pub fn find(id: &str) -> Option<&'static Fact> {
    all().find(|fact| fact.id == id)
}
