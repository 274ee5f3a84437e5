//! How a text speaks: promises, risk, who is speaking, and how hard it is to read.

use super::finding;
use super::markup::Document;
use crate::blog::edit::PostText;
use crate::contract::checks::Finding;

/// Words that promise what nobody can, or sell instead of explaining.
const HYPE: [&str; 20] = [
    "guaranteed",
    "risk-free",
    "risk free",
    "can't lose",
    "cannot lose",
    "get rich",
    "to the moon",
    "100x",
    "1000x",
    "double your money",
    "easy money",
    "free money",
    "passive income",
    "game-changer",
    "game-changing",
    "revolutionary",
    "once-in-a-lifetime",
    "don't miss",
    "act now",
    "unlock the power",
];

/// Before these, a promise is denied.
const DENIALS: [&str; 8] = [
    "no ", "not ", "never ", "nothing ", "nobody ", "isn't ", "aren't ", "neither ",
];

/// Talk of returns.
const RETURNS: [&str; 9] = [
    "yield", "apy", "apr", "return", "earn", "profit", "interest", "reward", "invest",
];
/// Talk of what can go wrong.
const RISKS: [&str; 7] = [
    "risk",
    "lose",
    "loss",
    "not financial advice",
    "liquidat",
    "fall in value",
    "worth less",
];

/// Phrases of somebody who was there, or of a machine that forgot where it is.
const VOICES: [(&str, &str); 9] = [
    ("as an ai", "A leftover of the machine that wrote this."),
    (
        "language model",
        "A leftover of the machine that wrote this.",
    ),
    (
        "my training data",
        "A leftover of the machine that wrote this.",
    ),
    ("i cannot", "A leftover of the machine that wrote this."),
    ("i have used", "A machine has used nothing."),
    ("i've used", "A machine has used nothing."),
    ("in my experience", "A machine has no experience."),
    ("in our experience", "A machine has no experience."),
    (
        "we tested",
        "Say who tested it, when and how, or leave it out.",
    ),
];

/// A sentence of more words is hard to follow.
const LONG_SENTENCE: usize = 35;

/// Promises, each once a place.
pub fn hype(text: &PostText, document: &Document) -> Vec<Finding> {
    let fields = [
        text.title.as_str(),
        &text.excerpt,
        &text.seo_title,
        &text.seo_description,
    ];
    let sentences = document.prose().flat_map(|block| block.sentences());
    fields
        .into_iter()
        .chain(sentences)
        .filter_map(|sentence| {
            let lower = sentence.to_lowercase();
            let phrase = HYPE.iter().find(|phrase| is_promised(&lower, phrase))?;
            Some(finding(
                sentence,
                format!("‘{phrase}’ promises or sells. Say what is known instead."),
            ))
        })
        .collect()
}

fn is_promised(sentence: &str, phrase: &str) -> bool {
    sentence
        .find(phrase)
        .and_then(|at| sentence.get(..at))
        .is_some_and(|before| !DENIALS.iter().any(|denial| before.contains(denial)))
}

/// Talk of returns in a text that nowhere says what can be lost.
pub fn disclaimer(text: &PostText, document: &Document) -> Vec<Finding> {
    let all = document
        .blocks
        .iter()
        .map(|block| block.text.to_lowercase())
        .collect::<Vec<_>>()
        .join(" ");
    let speaks = |words: &[&str]| words.iter().any(|word| all.contains(word));
    if speaks(&RETURNS) && !speaks(&RISKS) {
        return vec![finding(
            &text.title,
            "The text speaks of returns and nowhere of what can be lost.",
        )];
    }
    Vec::new()
}

/// A machine that speaks as if it were a person, or as the machine it is.
pub fn disclosure(document: &Document) -> Vec<Finding> {
    document
        .prose()
        .flat_map(|block| block.sentences())
        .filter_map(|sentence| {
            let lower = sentence.to_lowercase();
            let (_, message) = VOICES.iter().find(|(phrase, _)| lower.contains(phrase))?;
            Some(finding(sentence, *message))
        })
        .collect()
}

/// Sentences that are hard to follow for their length.
pub fn long_sentences(document: &Document) -> Vec<Finding> {
    document
        .prose()
        .flat_map(|block| block.sentences())
        .filter_map(|sentence| {
            let words = sentence.split_whitespace().count();
            (words > LONG_SENTENCE)
                .then(|| finding(sentence, format!("This sentence has {words} words.")))
        })
        .collect()
}

/// Words and sentences of the text.
pub fn counts(document: &Document) -> (usize, usize) {
    document.prose().fold((0, 0), |(words, sentences), block| {
        (
            words + block.text.split_whitespace().count(),
            sentences + block.sentences().len(),
        )
    })
}

/// Flesch's reading ease, 206.835 − 1.015 × words a sentence − 84.6 × syllables a word (Flesch, R.
/// (1948), "A new readability yardstick"), in whole points from 0 to 100. Counted in thousandths,
/// so that it is the same on every machine.
pub fn reading_ease(document: &Document) -> Option<i64> {
    let (words, sentences) = counts(document);
    let syllables: usize = document
        .prose()
        .flat_map(|block| block.text.split_whitespace())
        .map(syllables)
        .sum();
    let [words, sentences, syllables] =
        [words, sentences, syllables].map(|number| i64::try_from(number).unwrap_or(i64::MAX));
    if words == 0 || sentences == 0 {
        return None;
    }
    let thousandths = 206_835 - 1_015 * words / sentences - 84_600 * syllables / words;
    Some((thousandths / 1_000).clamp(0, 100))
}

/// Groups of vowels, without a silent e at the end; one at least.
fn syllables(word: &str) -> usize {
    let word = word.to_lowercase();
    let word = word.trim_matches(|c: char| !c.is_alphanumeric());
    let stem = word
        .strip_suffix('e')
        .filter(|stem| !stem.ends_with('l'))
        .unwrap_or(word);
    let mut groups = 0;
    let mut in_group = false;
    for character in stem.chars() {
        let is_vowel = "aeiouy".contains(character);
        groups += usize::from(is_vowel && !in_group);
        in_group = is_vowel;
    }
    groups.max(1)
}
