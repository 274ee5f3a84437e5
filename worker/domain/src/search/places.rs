//! What the site itself holds: pages, lessons, words of the glossary and tools, from
//! `search-index.json`, which the build makes of its pages (`scripts/app/search-index.ts`).

use std::collections::BTreeSet;

use serde::Deserialize;

use super::FoundIn;
use super::query::{Query, stem, words_of};
use crate::contract::search::FoundKind;

/// One place of the site.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Place {
    /// What it is.
    pub kind: FoundKind,
    /// Its title.
    pub title: String,
    /// Its address with its anchor.
    pub path: String,
    /// What it is about, in a sentence or two.
    pub summary: String,
    /// The other words of its text in lower case, each once.
    #[serde(default)]
    pub words: String,
}

/// The places of the site.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(transparent)]
pub struct Places(Vec<Place>);

/// A place that has the words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaceFound<'a> {
    /// The place.
    pub place: &'a Place,
    /// Where it has them.
    pub found_in: FoundIn,
    /// How many of them it has.
    pub words: usize,
}

impl Places {
    /// Reads the build's file.
    ///
    /// # Errors
    /// The text, for the log, when the file has another shape.
    pub fn read(json: &str) -> Result<Self, String> {
        serde_json::from_str(json).map_err(|cause| format!("search-index.json: {cause}"))
    }

    /// The places that have all words of a query, or any of them.
    pub fn having<'a>(
        &'a self,
        query: &'a Query,
        all: bool,
    ) -> impl Iterator<Item = PlaceFound<'a>> {
        self.0.iter().filter_map(move |place| place.has(query, all))
    }

    /// Every word of four letters or more that a place has.
    #[must_use]
    pub fn vocabulary(&self) -> BTreeSet<String> {
        self.0
            .iter()
            .flat_map(|place| {
                words_of(&place.title)
                    .chain(words_of(&place.summary))
                    .chain(words_of(&place.words))
            })
            .filter(|word| word.chars().count() >= 4)
            .collect()
    }
}

impl Place {
    fn has(&self, query: &Query, all: bool) -> Option<PlaceFound<'_>> {
        let mut missing: Vec<&str> = query.words().iter().map(|word| stem(word)).collect();
        let asked = missing.len();
        let mut least = None;
        for (found_in, text) in [
            (FoundIn::Title, &self.title),
            (FoundIn::Summary, &self.summary),
            (FoundIn::Text, &self.words),
        ] {
            let before = missing.len();
            for word in words_of(text) {
                missing.retain(|asked| !word.starts_with(asked));
            }
            if missing.len() < before && (least.is_none() || all) {
                least = Some(found_in);
            }
            if missing.is_empty() {
                break;
            }
        }
        let found = !all || missing.is_empty();
        least.filter(|_| found).map(|found_in| PlaceFound {
            place: self,
            found_in,
            words: asked - missing.len(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places() -> Places {
        Places::read(
            r#"[
              {"kind":"term","title":"slippage","path":"/glossary#slippage","summary":"The gap between the price quoted for a swap and the price paid."},
              {"kind":"lesson","title":"Swaps and price impact","path":"/defi-101-page/lesson-5","summary":"What a swap costs.","words":"uniswap pool product slippage"},
              {"kind":"tool","title":"Compound calculator","path":"/resources","summary":"What a rate comes to."}
            ]"#,
        )
        .unwrap()
    }

    fn found(typed: &str, all: bool) -> Vec<(String, FoundIn, usize)> {
        let query = Query::parse(typed).unwrap();
        places()
            .having(&query, all)
            .map(|found| (found.place.path.clone(), found.found_in, found.words))
            .collect()
    }

    #[test]
    fn says_in_which_part_the_last_word_was_found() {
        assert_eq!(
            found("slippage", true),
            [
                ("/glossary#slippage".to_owned(), FoundIn::Title, 1),
                ("/defi-101-page/lesson-5".to_owned(), FoundIn::Text, 1),
            ]
        );
        assert_eq!(
            found("slippage price", true),
            [
                ("/glossary#slippage".to_owned(), FoundIn::Summary, 2),
                ("/defi-101-page/lesson-5".to_owned(), FoundIn::Text, 2),
            ]
        );
        assert_eq!(found("slippage calculator", true), []);
    }

    #[test]
    fn counts_the_words_where_any_will_do() {
        assert_eq!(
            found("compound uniswap", false),
            [
                ("/defi-101-page/lesson-5".to_owned(), FoundIn::Text, 1),
                ("/resources".to_owned(), FoundIn::Title, 1),
            ]
        );
    }

    #[test]
    fn the_vocabulary_holds_each_longer_word_once() {
        let words = places().vocabulary();
        assert!(words.contains("uniswap") && words.contains("slippage"));
        assert!(!words.contains("the"));
    }
}
