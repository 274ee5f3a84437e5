//! What was typed, as words to look for.

use crate::contract::search::Piece;

/// The longest query that is looked at, in bytes; longer ones are no question.
const LONGEST: usize = 200;
/// The most words of a query that are looked for.
const MOST_WORDS: usize = 8;
/// Words that are in every text and tell nothing, unless nothing else was typed.
const SMALL_WORDS: [&str; 28] = [
    "a", "about", "an", "and", "are", "can", "do", "does", "for", "from", "how", "i", "in", "is",
    "it", "my", "of", "on", "or", "that", "the", "to", "what", "when", "where", "why", "with",
    "you",
];

/// A query with at least one word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Query {
    /// In lower case, as typed.
    words: Vec<String>,
}

impl Query {
    /// Reads what was typed; `None` where it holds no word.
    #[must_use]
    pub fn parse(typed: &str) -> Option<Self> {
        if typed.len() > LONGEST {
            return None;
        }
        let words: Vec<_> = words_of(typed).take(MOST_WORDS).collect();
        let telling: Vec<_> = words
            .iter()
            .filter(|word| !SMALL_WORDS.contains(&word.as_str()))
            .cloned()
            .collect();
        let words = if telling.is_empty() { words } else { telling };
        (!words.is_empty()).then_some(Self { words })
    }

    /// The words, in lower case.
    #[must_use]
    pub fn words(&self) -> &[String] {
        &self.words
    }

    /// The query with some of its words replaced.
    #[must_use]
    pub fn with(&self, replace: impl Fn(&str) -> Option<String>) -> Self {
        Self {
            words: self
                .words
                .iter()
                .map(|word| replace(word).unwrap_or_else(|| word.clone()))
                .collect(),
        }
    }

    /// The words as one text.
    #[must_use]
    pub fn text(&self) -> String {
        self.words.join(" ")
    }

    /// An FTS5 expression that it cannot misread: each word a quoted string and a prefix, all or
    /// any of them.
    #[must_use]
    pub fn expression(&self, all: bool) -> String {
        let parts: Vec<_> = self
            .words
            .iter()
            .map(|word| format!("\"{}\"*", stem(word)))
            .collect();
        parts.join(if all { " AND " } else { " OR " })
    }

    /// `text` in pieces, those that the query's words begin marked.
    #[must_use]
    pub fn marked(&self, text: &str) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = Vec::new();
        let mut rest = text;
        while let Some(start) = rest.find(char::is_alphanumeric) {
            let (before, from) = rest.split_at_checked(start).unwrap_or((rest, ""));
            let end = from
                .find(|c: char| !c.is_alphanumeric())
                .unwrap_or(from.len());
            let (word, after) = from.split_at_checked(end).unwrap_or((from, ""));
            push(&mut pieces, before, false);
            push(&mut pieces, word, self.begins(&word.to_lowercase()));
            rest = after;
        }
        push(&mut pieces, rest, false);
        pieces
    }

    /// Whether one of the query's words begins `word`.
    fn begins(&self, word: &str) -> bool {
        self.words.iter().any(|asked| word.starts_with(stem(asked)))
    }
}

/// Appends to the last piece where it is of the same kind.
fn push(pieces: &mut Vec<Piece>, text: &str, hit: bool) {
    if text.is_empty() {
        return;
    }
    match pieces.last_mut() {
        Some(last) if last.hit == hit => last.text.push_str(text),
        _ => pieces.push(Piece {
            text: text.to_owned(),
            hit,
        }),
    }
}

/// The words of a text in lower case, without the signs around and between them.
pub fn words_of(text: &str) -> impl Iterator<Item = String> {
    text.split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
}

/// What a word is looked for by: English plurals lose their ending, so that `swaps` finds `swap`.
#[must_use]
pub fn stem(word: &str) -> &str {
    let plain = |suffix: &str| word.strip_suffix(suffix).filter(|rest| rest.len() >= 3);
    if let Some(rest) = plain("ies") {
        return rest;
    }
    match plain("s") {
        Some(rest) if !rest.ends_with(['s', 'u', 'i']) => rest,
        _ => word,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hits(query: &str, text: &str) -> Vec<String> {
        Query::parse(query)
            .unwrap()
            .marked(text)
            .into_iter()
            .filter(|piece| piece.hit)
            .map(|piece| piece.text)
            .collect()
    }

    #[test]
    fn small_words_are_left_out_unless_nothing_else_was_typed() {
        assert_eq!(
            Query::parse("What is an APY?").unwrap().words(),
            ["apy".to_owned()]
        );
        assert_eq!(
            Query::parse("what is").unwrap().words(),
            ["what".to_owned(), "is".to_owned()]
        );
        assert_eq!(Query::parse(" ?! "), None);
        assert_eq!(Query::parse(&"x ".repeat(200)), None);
    }

    #[test]
    fn nothing_that_is_typed_is_syntax() {
        let query = Query::parse("swap\" OR title:* NEAR(").unwrap();
        assert_eq!(
            query.expression(true),
            "\"swap\"* AND \"title\"* AND \"near\"*"
        );
    }

    #[test]
    fn plurals_find_the_singular_and_short_words_stay() {
        assert_eq!(stem("swaps"), "swap");
        assert_eq!(stem("strategies"), "strateg");
        assert_eq!(stem("gas"), "gas");
        assert_eq!(stem("loss"), "loss");
        assert_eq!(stem("status"), "status");
    }

    #[test]
    fn marks_whole_words_that_begin_as_asked_and_loses_no_letter() {
        assert_eq!(
            hits("swaps", "Swapping: a swap, unswapped."),
            ["Swapping", "swap"]
        );
        let text = "Größe & Maß — größer?";
        let pieces = Query::parse("größe").unwrap().marked(text);
        let whole: String = pieces.iter().map(|piece| piece.text.as_str()).collect();
        assert_eq!(whole, text);
        assert_eq!(hits("größe", text), ["Größe", "größer"]);
    }
}
