//! The articles that the embedded writer knows: prose that somebody has written and checked, as
//! text in `material/`, one file a topic.
//!
//! An article begins with `= key` and a head: `title`, `seo`, `description`, `excerpt`, `words`
//! that point to it, and the figures of its example. `let name = 1000 | 1500` gives a figure one
//! value for each of the example's scenarios, `let name = expression` works one out, and
//! `say name = doubles | halves` gives words. A blank line ends the head. The body is plain:
//! `## heading`, `### heading`, `- item`, `| cell | cell |` with the head row first, and
//! paragraphs, blank lines between them.
//!
//! Three marks stand in the prose: `[fact-id]` becomes a reference to the fact's source,
//! `[=fact-id]` the fact's own statement with that reference, and `{expression:format}` a figure
//! ([`arithmetic`]). Prose is HTML: `&` and `<` are escaped, tags such as `<strong>` written out.

use super::arithmetic;
use super::topics::{TOPICS, Topic};

/// An article as it stands in the material.
#[derive(Clone, Copy, Debug)]
pub struct Article {
    /// What the ledger of written posts calls it; unique.
    pub key: &'static str,
    /// What it is about.
    pub topic: &'static Topic,
    head: &'static str,
    /// The prose, with its marks.
    pub body: &'static str,
}

impl Article {
    /// A line of the head: `title`, `seo`, `description`, `excerpt` or `words`; empty where there
    /// is none.
    #[must_use]
    pub fn said(&self, name: &str) -> &'static str {
        self.head
            .lines()
            .filter_map(|line| line.split_once(": "))
            .find(|(label, _)| *label == name)
            .map_or("", |(_, text)| text)
    }

    /// The figures of the scenario that `seed` chooses.
    ///
    /// # Errors
    /// The name of a figure that cannot be worked out.
    pub fn figures(&self, seed: u64) -> Result<Figures, &'static str> {
        let mut figures = Figures::default();
        for line in self.head.lines() {
            if let Some((name, text)) = definition(line, "let ") {
                let value = arithmetic::evaluate(chosen(text, seed), |name| figures.value(name));
                figures.values.push((name, value.ok_or(name)?));
            } else if let Some((name, text)) = definition(line, "say ") {
                figures.words.push((name, chosen(text, seed)));
            }
        }
        Ok(figures)
    }
}

fn definition(line: &'static str, keyword: &str) -> Option<(&'static str, &'static str)> {
    line.strip_prefix(keyword)?.split_once(" = ")
}

/// The alternative whose turn it is.
fn chosen(text: &'static str, seed: u64) -> &'static str {
    let number = text.split(" | ").count();
    let turn = super::topics::remainder(seed, number).unwrap_or_default();
    text.split(" | ").nth(turn).unwrap_or(text).trim()
}

/// The figures of one example.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Figures {
    values: Vec<(&'static str, f64)>,
    words: Vec<(&'static str, &'static str)>,
}

impl Figures {
    fn value(&self, name: &str) -> Option<f64> {
        let (_, value) = self.values.iter().find(|(known, _)| *known == name)?;
        Some(*value)
    }

    /// What a mark `{expression:format}` prints; `None` when it names nothing.
    #[must_use]
    pub fn printed(&self, mark: &str) -> Option<String> {
        let words = self.words.iter().find(|(known, _)| *known == mark);
        if let Some((_, words)) = words {
            return Some((*words).to_owned());
        }
        let (expression, format) = mark.split_once(':').unwrap_or((mark, ""));
        let value = arithmetic::evaluate(expression, |name| self.value(name))?;
        arithmetic::printed(value, format)
    }
}

/// The articles of a topic, in their order.
pub fn of(topic: &'static Topic) -> impl Iterator<Item = Article> {
    let texts = topic
        .articles
        .split("\n= ")
        .map(|text| text.trim_start_matches("= "));
    texts.filter_map(move |text| {
        let (head, body) = text.split_once("\n\n")?;
        let (key, head) = head.split_once('\n')?;
        Some(Article {
            key,
            topic,
            head,
            body,
        })
    })
}

/// Every article in the order of publication: the first of each topic, then the second of each,
/// so that neighbours differ in subject.
#[must_use]
pub fn all() -> Vec<Article> {
    let shelves: Vec<Vec<Article>> = TOPICS.iter().map(|topic| of(topic).collect()).collect();
    let rounds = shelves.iter().map(Vec::len).max().unwrap_or_default();
    (0..rounds)
        .flat_map(|round| {
            shelves
                .iter()
                .filter_map(move |shelf| shelf.get(round).copied())
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::seo::writer::render::Page;

    /// The marks of an article's prose, without brackets.
    fn marks(article: &Article) -> Vec<&'static str> {
        let marks = article.body.split('[').skip(1);
        marks
            .filter_map(|mark| mark.split_once(']').map(|(id, _)| id))
            .collect()
    }

    #[test]
    fn every_article_finds_its_figures_and_facts_in_every_scenario() {
        for article in all() {
            for seed in 0..12 {
                let figures = article.figures(seed).unwrap();
                Page::new(article.key, &figures).body(article.body).unwrap();
            }
        }
    }

    #[test]
    fn every_figure_that_is_worked_out_is_used() {
        for article in all() {
            for line in article.head.lines() {
                let name = definition(line, "let ").or_else(|| definition(line, "say "));
                let Some((name, _)) = name else { continue };
                let uses = |text: &str| text.matches(name).count();
                let mentions = uses(article.body) + uses(article.head);
                assert!(mentions > 1, "{}: {name}", article.key);
            }
        }
    }

    #[test]
    fn no_fact_is_stated_in_two_places() {
        let mut stated = BTreeSet::new();
        for article in all() {
            for fact in marks(&article)
                .into_iter()
                .filter_map(|mark| mark.strip_prefix('='))
            {
                assert!(stated.insert(fact), "{} states {fact} again", article.key);
            }
        }
    }

    #[test]
    fn heads_are_whole_and_keys_name_their_topic() {
        let mut keys = BTreeSet::new();
        for article in all() {
            assert!(keys.insert(article.key), "{} is there twice", article.key);
            assert!(
                article.key.starts_with(article.topic.key),
                "{}",
                article.key
            );
            for (name, least, most) in [
                ("title", 20, 65),
                ("seo", 20, 60),
                ("description", 120, 155),
                ("excerpt", 140, 220),
            ] {
                let text = article.said(name);
                let length = text.chars().count();
                assert!(
                    (least..=most).contains(&length),
                    "{}: the {name} has {length} characters",
                    article.key
                );
                assert!(!text.contains(['{', '[', '<']), "{}: {name}", article.key);
            }
        }
    }
}
