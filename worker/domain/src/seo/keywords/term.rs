//! When two wordings mean one topic: the same words, whatever their order, number and filling.

use std::collections::BTreeSet;

/// Words that carry no topic.
const FILLING: [&str; 40] = [
    "a",
    "about",
    "an",
    "and",
    "are",
    "at",
    "be",
    "best",
    "can",
    "defi",
    "do",
    "does",
    "explained",
    "for",
    "from",
    "guide",
    "how",
    "i",
    "in",
    "is",
    "it",
    "mean",
    "meaning",
    "my",
    "of",
    "on",
    "or",
    "should",
    "that",
    "the",
    "there",
    "this",
    "to",
    "use",
    "what",
    "when",
    "why",
    "with",
    "work",
    "you",
];

/// The words of a wording that carry its topic, in their simplest form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term(BTreeSet<String>);

impl Term {
    /// Reads a wording; `None` where nothing of it carries a topic.
    #[must_use]
    pub fn of(wording: &str) -> Option<Self> {
        let lower = wording.to_lowercase();
        let words: BTreeSet<_> = lower
            .split(|c: char| !c.is_alphanumeric())
            .filter(|word| word.chars().count() > 1 && !FILLING.contains(word))
            .map(simplest)
            .collect();
        (!words.is_empty()).then_some(Self(words))
    }

    /// The term as the backlog keys it.
    #[must_use]
    pub fn key(&self) -> String {
        self.0.iter().cloned().collect::<Vec<_>>().join(" ")
    }

    /// Whether a text is about all of it.
    #[must_use]
    pub fn is_covered_by(&self, text: &Self) -> bool {
        self.0.is_subset(&text.0)
    }

    /// Whether two terms are one topic: three of four of their words are the same.
    #[must_use]
    pub fn is_like(&self, other: &Self) -> bool {
        let shared = self.0.intersection(&other.0).count();
        let all = self.0.union(&other.0).count();
        shared * 4 >= all * 3
    }
}

/// A plural as its singular, as far as an `s` makes one.
fn simplest(word: &str) -> String {
    let is_plural =
        word.len() > 3 && !word.ends_with("ss") && !word.ends_with("us") && !word.ends_with("is");
    match word.strip_suffix('s').filter(|_| is_plural) {
        Some(singular) => singular.to_owned(),
        None => word.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wordings_of_one_topic_have_one_key() {
        let key = |wording| Term::of(wording).unwrap().key();
        assert_eq!(key("What is liquid staking?"), key("staking, liquid"));
        assert_eq!(key("stablecoins explained"), "stablecoin");
        assert_eq!(key("impermanent loss"), "impermanent loss");
        assert_eq!(Term::of("what is the"), None);
    }

    #[test]
    fn a_longer_wording_of_the_same_words_is_alike_and_another_topic_is_not() {
        let term = |wording| Term::of(wording).unwrap();
        assert!(
            term("flare wrapped token delegation")
                .is_like(&term("wrapped token delegation flare network"))
        );
        assert!(!term("liquid staking").is_like(&term("staking")));
        assert!(
            term("liquid staking").is_covered_by(&term("Liquid staking on Flare, step by step"))
        );
    }
}
