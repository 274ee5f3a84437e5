//! What ages in a text: years told as the present, words like ‘this year’, prices, versions.
//!
//! Each is only suspected, sentence by sentence, and an editor decides; so a finding quotes the
//! sentence. A text younger than half a year is only asked for years that have passed.

use chrono::Datelike;

use crate::ports::Timestamp;

/// A text younger than this has not aged, in seconds.
pub const HALF_A_YEAR: i64 = 182 * 86_400;

/// The most findings of one text.
const MOST: usize = 6;

/// Words that tell something as the present.
const PRESENT: [&str; 11] = [
    "as of",
    "at the moment",
    "currently",
    "is expected",
    "latest",
    "newest",
    "right now",
    "so far",
    "this year",
    "upcoming",
    "will launch",
];

/// Words that mean another time when they are read later.
const RELATIVE: [&str; 7] = [
    "at the moment",
    "currently",
    "last year",
    "next year",
    "recently",
    "right now",
    "this year",
];

/// Words that make an amount a price.
const PRICE: [&str; 9] = [
    "/month",
    "a month",
    "costs",
    "fee of",
    "per month",
    "per year",
    "price of",
    "priced",
    "subscription",
];

/// What may have aged in `html`, written or confirmed at `written`, one sentence each.
#[must_use]
pub fn findings(html: &str, written: Timestamp, as_of: Timestamp) -> Vec<String> {
    let year = as_of.utc().year();
    let is_old = as_of.0 - written.0 >= HALF_A_YEAR;
    let since = written.long_date();
    let mut found = Vec::new();
    for sentence in sentences(html) {
        let lower = sentence.to_lowercase();
        let has = |words: &[&str]| words.iter().any(|word| is_in(&lower, word));
        let quoted = quote(&sentence);
        let past = years(&lower).find(|named| *named < year);
        if let Some(past) = past.filter(|_| has(&PRESENT)) {
            found.push(format!("‘{quoted}’ tells {past} as the present."));
        } else if is_old && has(&RELATIVE) && years(&lower).next().is_none() {
            found.push(format!("‘{quoted}’ was written on {since}."));
        } else if is_old && lower.contains(['$', '€']) && has(&PRICE) {
            found.push(format!("‘{quoted}’ names a price of {since}."));
        } else if is_old && names_a_version(&lower) {
            found.push(format!("‘{quoted}’ names a version of {since}."));
        }
    }
    found.truncate(MOST);
    found
}

/// The sentences of an article up to its list of sources, whose dates are meant to stay.
fn sentences(html: &str) -> Vec<String> {
    let ends = ["<h2>Sources", "<h2>References"]
        .iter()
        .filter_map(|heading| html.find(heading))
        .min();
    let html = ends.and_then(|at| html.get(..at)).unwrap_or(html);
    let mut text = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((before, after)) = rest.split_once('<') {
        text.push_str(before);
        let (tag, after) = after.split_once('>').unwrap_or((after, ""));
        let is_inline = ["a", "/a", "strong", "/strong", "em", "/em", "code", "/code"]
            .iter()
            .any(|name| tag.split([' ', '/']).next() == Some(name) || tag == *name);
        if !is_inline {
            text.push('\n');
        }
        rest = after;
    }
    text.push_str(rest);
    let sentences = text.replace(". ", ".\n").replace("&amp;", "&");
    let lines = sentences.lines().map(str::trim);
    lines
        .filter(|line| !line.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Whether the words stand in the text by themselves, not as a part of others.
fn is_in(text: &str, words: &str) -> bool {
    let is_part = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    text.match_indices(words).any(|(at, _)| {
        let before = text.get(..at).and_then(|before| before.chars().next_back());
        let after = text
            .get(at + words.len()..)
            .and_then(|after| after.chars().next());
        !is_part(before) && !is_part(after)
    })
}

/// The years of this century's first decades that a text names.
fn years(text: &str) -> impl Iterator<Item = i32> {
    text.split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| word.len() == 4)
        .filter_map(|word| word.parse().ok())
        .filter(|year| (2009..2100).contains(year))
}

fn names_a_version(text: &str) -> bool {
    let is_number = |word: &str| {
        let parts: Vec<_> = word.trim_end_matches(['.', ',', ';']).split('.').collect();
        parts.len() > 1 && parts.iter().all(|part| part.parse::<u32>().is_ok())
    };
    let words: Vec<_> = text.split_whitespace().collect();
    words
        .iter()
        .any(|word| word.strip_prefix('v').is_some_and(is_number))
        || words
            .iter()
            .zip(words.iter().skip(1))
            .any(|(word, next)| *word == "version" && is_number(next))
}

fn quote(sentence: &str) -> String {
    if sentence.chars().count() <= 120 {
        return sentence.to_owned();
    }
    let start: String = sentence.chars().take(119).collect();
    format!(
        "{}…",
        start
            .rsplit_once(' ')
            .map_or(start.as_str(), |(words, _)| words)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    const WRITTEN: Timestamp = Timestamp(1_772_000_000);
    const LATER: Timestamp = Timestamp(1_772_000_000 + HALF_A_YEAR * 2);

    #[test]
    fn what_ages_is_found_by_its_sentence_and_history_is_left_alone() {
        let found = |html: &str| findings(html, WRITTEN, LATER).len();
        for ages in [
            "<p>As of 2025, the network has 100 validators.</p>",
            "<p>The team plans to move <em>this year</em>.</p>",
            "<p>Membership costs $25 a month.</p>",
            "<p>Install version 1.12.3 of the node.</p>",
        ] {
            assert_eq!(found(ages), 1, "{ages}");
        }
        for stays in [
            "<p>Bitcoin began in 2009.</p>",
            "<p>With $1,000 in a pool at 12 %, you earn $120.</p>",
            "<h2>Sources</h2><ol><li>Read as of 2025-11-10</li></ol>",
            "<p>Uniswap v2 pools hold two tokens.</p>",
        ] {
            assert_eq!(found(stays), 0, "{stays}");
        }
        let fresh = findings("<p>It is currently so.</p>", WRITTEN, WRITTEN.plus(86_400));
        assert_eq!(fresh, [""; 0]);
    }
}
