//! The fact base: what may be stated as fact, in our own words, each with the page it rests on.
//!
//! It is data, `material/facts.tsv`. A line that begins with `@` is a page (title, publisher,
//! address, the day on which our statements were last held against it); the lines below it are the
//! facts it supports (name, topics, statement). A fact is added only when it is well established
//! and unlikely to go stale; prices, yields and rankings have no place here. Whoever changes a
//! statement reads its page again and moves the date.

use std::sync::OnceLock;

use super::topics::{self, Topic};
use super::{Brief, Category, Source};

/// Something that is so, and where it says so.
#[derive(Debug)]
pub struct Fact {
    /// What passages call it; unique.
    pub id: &'static str,
    /// One or two whole sentences, plain text that is also valid HTML.
    pub statement: &'static str,
    /// Where it was read.
    pub source: &'static Publication,
    topics: &'static str,
}

impl Fact {
    /// Whether it is filed under the topic with this key.
    #[must_use]
    pub fn is_about(&self, key: &str) -> bool {
        self.topics().any(|topic| topic == key)
    }

    /// The keys of the topics it belongs to.
    pub fn topics(&self) -> impl Iterator<Item = &'static str> {
        self.topics.split(' ')
    }
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

/// The publications, in the order of the file.
fn publications() -> &'static [Publication] {
    static PUBLICATIONS: OnceLock<Vec<Publication>> = OnceLock::new();
    PUBLICATIONS.get_or_init(|| {
        let heads = TABLE.lines().filter_map(|line| line.strip_prefix('@'));
        heads
            .filter_map(|head| {
                let mut cells = head.split('\t');
                Some(Publication {
                    title: cells.next()?,
                    publisher: cells.next()?,
                    url: cells.next()?,
                    read_on: cells.next()?,
                })
            })
            .collect()
    })
}

const TABLE: &str = include_str!("material/facts.tsv");

/// Every fact.
#[must_use]
pub fn all() -> &'static [Fact] {
    static FACTS: OnceLock<Vec<Fact>> = OnceLock::new();
    FACTS.get_or_init(|| {
        let mut pages = publications().iter();
        let mut source = None;
        let mut facts = Vec::new();
        for line in TABLE.lines() {
            if line.starts_with('@') {
                source = pages.next();
            } else if let Some(fact) = source.and_then(|source| read(line, source)) {
                facts.push(fact);
            }
        }
        facts
    })
}

fn read(line: &'static str, source: &'static Publication) -> Option<Fact> {
    let mut cells = line.split('\t');
    Some(Fact {
        id: cells.next()?,
        topics: cells.next()?,
        statement: cells.next()?,
        source,
    })
}

/// The fact called `id`.
#[must_use]
pub fn find(id: &str) -> Option<&'static Fact> {
    all().iter().find(|fact| fact.id == id)
}

/// What a model is to write about, and what it may state.
#[derive(Clone, Debug)]
pub struct Subject {
    /// The topic in the admin's words, or by its name where nothing was asked for.
    pub name: String,
    /// The shelf for it.
    pub category: Category,
    /// The facts on it; none where it is nothing we know of.
    pub facts: Vec<&'static Fact>,
}

impl Subject {
    /// The subject of `brief`: the topic that was asked for, else the one whose turn it is.
    #[must_use]
    pub fn of(brief: &Brief) -> Self {
        let asked = brief.topic.as_deref().map_or("", str::trim);
        let topic = if asked.is_empty() {
            topics::in_turn(brief.seed)
        } else {
            topics::nearest(asked)
        };
        let name = match topic {
            Some(topic) if asked.is_empty() => topic.name,
            _ => asked,
        };
        Self {
            name: name.to_owned(),
            category: topic.map_or(Category::Basics, |topic| topic.category),
            facts: topic.map_or_else(Vec::new, on),
        }
    }
}

fn on(topic: &Topic) -> Vec<&'static Fact> {
    all()
        .iter()
        .filter(|fact| fact.is_about(topic.key))
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::seo::writer::topics::TOPICS;

    #[test]
    fn every_line_of_the_table_is_a_page_or_a_fact() {
        assert_eq!(TABLE.lines().count(), publications().len() + all().len());
        for line in TABLE.lines() {
            let cells = line.split('\t').filter(|cell| !cell.trim().is_empty());
            let expected = if line.starts_with('@') { 4 } else { 3 };
            assert_eq!(cells.count(), expected, "{line}");
        }
    }

    #[test]
    fn facts_have_names_of_their_own_topics_that_exist_and_dated_https_sources() {
        let names: BTreeSet<_> = all().iter().map(|fact| fact.id).collect();
        assert_eq!(names.len(), all().len());
        for fact in all() {
            let source = fact.source;
            assert!(source.url.starts_with("https://"), "{}", source.url);
            assert!(!source.url.contains(['&', '"', '<']), "{}", source.url);
            assert!(
                source.read_on.parse::<chrono::NaiveDate>().is_ok(),
                "{}",
                source.url
            );
            assert!(fact.statement.ends_with(['.', '?']), "{}", fact.id);
            assert!(!fact.statement.contains(['[', '{', '<']), "{}", fact.id);
            for key in fact.topics() {
                assert!(
                    TOPICS.iter().any(|topic| topic.key == key),
                    "{}: {key}",
                    fact.id
                );
            }
        }
    }

    #[test]
    fn a_page_is_listed_once() {
        let urls: BTreeSet<_> = publications().iter().map(|page| page.url).collect();
        assert_eq!(urls.len(), publications().len());
    }
}
