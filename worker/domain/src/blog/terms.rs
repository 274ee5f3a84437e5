//! The glossary's words in a post: the first time each stands in the running text it becomes a link
//! to its entry, with the short definition as its title. The app's build writes the words down
//! (`/glossary.json`); what an editor approved is not touched, only how it is shown.

use std::collections::HashSet;
use std::fmt::Write as _;

use serde::Deserialize;

use super::html::escape;

/// Elements whose text stays as it is: links, headings, code, and what is a control or a name.
const LEFT_ALONE: [&str; 14] = [
    "a", "h1", "h2", "h3", "h4", "h5", "h6", "code", "pre", "button", "summary", "dfn", "abbr",
    "iframe",
];

/// A word of the glossary.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
struct Term {
    /// The anchor on the glossary's page.
    id: String,
    /// As it stands in running text. A word in small letters is found in any case, another one
    /// only as it is written: `APR` is no month.
    #[serde(rename = "term")]
    word: String,
    /// What it means, in one sentence.
    short: String,
}

/// The words that posts mark.
#[derive(Clone, Debug, Default)]
pub struct Terms(Vec<Term>);

impl Terms {
    /// Reads `/glossary.json`.
    ///
    /// # Errors
    /// The parser's words, for the log.
    pub fn parse(json: &str) -> Result<Self, String> {
        let mut terms: Vec<Term> = serde_json::from_str(json).map_err(|cause| cause.to_string())?;
        // `liquidity pool` before `liquidity`.
        terms.sort_by_key(|term| std::cmp::Reverse(term.word.len()));
        Ok(Self(terms))
    }

    /// The words as they stand in running text.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|term| term.word.as_str())
    }

    /// Clean HTML with the first appearance of each word marked.
    #[must_use]
    pub fn marked(&self, html: &str) -> String {
        let mut marked = String::with_capacity(html.len() + html.len() / 4);
        let mut seen = HashSet::new();
        let mut left_alone = 0_u32;
        let mut rest = html;
        while let Some((text, from_tag)) = split_before(rest, '<') {
            self.mark_text(text, left_alone > 0, &mut seen, &mut marked);
            let (tag, after) = split_after(from_tag, '>');
            left_alone = depth_after(left_alone, tag);
            marked.push_str(tag);
            rest = after;
        }
        self.mark_text(rest, left_alone > 0, &mut seen, &mut marked);
        marked
    }

    fn mark_text<'t>(
        &'t self,
        text: &str,
        is_left_alone: bool,
        seen: &mut HashSet<&'t str>,
        marked: &mut String,
    ) {
        if is_left_alone {
            marked.push_str(text);
            return;
        }
        let mut rest = text;
        let mut begins_word = true;
        while let Some(letter) = rest.chars().next() {
            let found = begins_word.then(|| self.at_start(rest, seen)).flatten();
            let length = if let Some((term, length)) = found {
                seen.insert(&term.id);
                let (word, _) = rest.split_at_checked(length).unwrap_or((rest, ""));
                // Writing to a String cannot fail.
                let _ = write!(
                    marked,
                    "<a class=\"term\" href=\"/glossary#{}\" title=\"{}\">{word}</a>",
                    escape(&term.id),
                    escape(&term.short)
                );
                length
            } else {
                marked.push(letter);
                letter.len_utf8()
            };
            begins_word = !(letter.is_alphanumeric() || letter == '&') || found.is_some();
            rest = rest.split_at_checked(length).map_or("", |(_, after)| after);
        }
    }

    /// The longest unseen word that `text` begins with, and its length with a plural's ending.
    fn at_start(&self, text: &str, seen: &HashSet<&str>) -> Option<(&Term, usize)> {
        self.0
            .iter()
            .filter(|term| !seen.contains(term.id.as_str()))
            .find_map(|term| Some((term, length_at_start(text, &term.word)?)))
    }
}

/// How much of `text` is `term`, a plural's `s` included; `None` where a longer word begins there.
fn length_at_start(text: &str, term: &str) -> Option<usize> {
    let (head, after) = text.split_at_checked(term.len())?;
    let is_small = !term.chars().any(char::is_uppercase);
    let is_same = head == term || (is_small && head.eq_ignore_ascii_case(term));
    if !is_same {
        return None;
    }
    let ends_word = |rest: &str| !rest.starts_with(|next: char| next.is_alphanumeric());
    if ends_word(after) {
        return Some(term.len());
    }
    let after_plural = after.strip_prefix('s')?;
    ends_word(after_plural).then_some(term.len() + 1)
}

/// How many elements that are left alone are open after `tag`.
fn depth_after(depth: u32, tag: &str) -> u32 {
    let inner = tag.trim_start_matches('<').trim_end_matches('>');
    let (name, closes) = match inner.strip_prefix('/') {
        Some(name) => (name, true),
        None => (inner, false),
    };
    let name = name
        .split(|character: char| !character.is_ascii_alphanumeric())
        .next()
        .unwrap_or_default();
    if !LEFT_ALONE.contains(&name) {
        depth
    } else if closes {
        depth.saturating_sub(1)
    } else {
        depth + 1
    }
}

/// What comes before the first `letter`, and the rest with it; `None` where there is none.
fn split_before(text: &str, letter: char) -> Option<(&str, &str)> {
    text.split_at_checked(text.find(letter)?)
}

/// What comes up to the first `letter` and with it, and the rest.
fn split_after(text: &str, letter: char) -> (&str, &str) {
    text.find(letter)
        .and_then(|at| text.split_at_checked(at + letter.len_utf8()))
        .unwrap_or((text, ""))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn terms() -> Terms {
        Terms::parse(
            r#"[{"id":"liquidity","term":"liquidity","short":"How much can be traded."},
                {"id":"liquidity-pool","term":"liquidity pool","short":"Holds \"two\" tokens."},
                {"id":"apr","term":"APR","short":"A yearly rate."},
                {"id":"swap","term":"swap","short":"An exchange."}]"#,
        )
        .unwrap()
    }

    fn link(id: &str, title: &str, word: &str) -> String {
        format!("<a class=\"term\" href=\"/glossary#{id}\" title=\"{title}\">{word}</a>")
    }

    #[test]
    fn the_first_appearance_is_marked_and_no_other() {
        assert_eq!(
            terms().marked("<p>A swap, then a swap.</p><p>Swap!</p>"),
            format!(
                "<p>A {}, then a swap.</p><p>Swap!</p>",
                link("swap", "An exchange.", "swap")
            )
        );
    }

    #[test]
    fn the_longest_word_wins_and_the_shorter_one_is_marked_later() {
        assert_eq!(
            terms().marked("Liquidity pools need liquidity."),
            format!(
                "{} need {}.",
                link(
                    "liquidity-pool",
                    "Holds &quot;two&quot; tokens.",
                    "Liquidity pools"
                ),
                link("liquidity", "How much can be traded.", "liquidity")
            )
        );
    }

    #[test]
    fn links_headings_and_code_are_left_alone() {
        let html = "<h2>Swap</h2><p><a href=\"/x?swap\">a swap</a> <code>swap()</code></p>";
        assert_eq!(terms().marked(html), html);
        let nested = "<pre><code>swap</code> swap</pre>";
        assert_eq!(terms().marked(nested), nested);
    }

    #[test]
    fn parts_of_words_and_abbreviations_of_other_things_are_no_terms() {
        let html = "<p>swapped unswap Apr 2026 apr &swap; illiquidity</p>";
        assert_eq!(terms().marked(html), html);
    }

    #[test]
    fn a_glossary_that_cannot_be_read_says_so() {
        assert!(Terms::parse("{").is_err());
        assert_eq!(Terms::default().marked("<p>swap</p>"), "<p>swap</p>");
    }

    proptest! {
        #[test]
        fn nothing_is_lost_whatever_the_text(html in "(<p>|</p>|<a>|</a>|swap|APR|é|山|&amp;| |<|>){0,40}") {
            let marked = terms().marked(&html);
            let mut unmarked = marked;
            for (id, title) in [("swap", "An exchange."), ("apr", "A yearly rate.")] {
                let open = format!("<a class=\"term\" href=\"/glossary#{id}\" title=\"{title}\">");
                if let Some((before, after)) = unmarked.clone().split_once(&open) {
                    unmarked = format!("{before}{}", after.replacen("</a>", "", 1));
                }
            }
            prop_assert_eq!(unmarked, html);
        }
    }
}
