//! What a model says when it speaks of itself, of its task, or in its instructions' words.

use super::finding;
use crate::blog::checks::markup::Document;
use crate::blog::text::visible_words;
use crate::contract::checks::Finding;
use crate::seo::writer::Draft;
use crate::seo::writer::model::prompt::RULES;

/// So many words in a row in common with the instructions are no coincidence.
const RUN: usize = 7;

const PHRASES: [&str; 20] = [
    "as an ai",
    "language model",
    "my training data",
    "knowledge cutoff",
    "system prompt",
    "i cannot",
    "i can't",
    "i'm sorry",
    "as requested",
    "here is the article",
    "here's the article",
    "the facts provided",
    "the provided facts",
    "the numbered facts",
    "the brief",
    "previous attempt",
    "lorem ipsum",
    "[insert",
    "```",
    "seotitle",
];

/// What is left over of the making.
pub fn left_over(draft: &Draft, document: &Document) -> Vec<Finding> {
    let mut texts = vec![
        draft.title.as_str(),
        &draft.excerpt,
        &draft.seo_title,
        &draft.seo_description,
    ];
    texts.extend(document.blocks.iter().map(|block| block.text.as_str()));
    let rules = visible_words(RULES);
    texts
        .into_iter()
        .filter(|text| speaks_of_itself(text) || repeats(text, &rules))
        .map(|text| {
            finding(
                text,
                "This speaks of how the text was made, not of its subject.",
            )
        })
        .collect()
}

fn speaks_of_itself(text: &str) -> bool {
    let text = text.to_lowercase().replace('’', "'");
    PHRASES.iter().any(|phrase| text.contains(phrase))
}

fn repeats(text: &str, rules: &[String]) -> bool {
    let words = visible_words(text);
    let runs = words.windows(RUN);
    runs.into_iter()
        .any(|run| rules.windows(RUN).any(|rule| rule == run))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_instructions_are_recognised_in_part() {
        let rules = visible_words(RULES);
        assert!(repeats(
            "Remember to invent no number; numbers that you assume or work out go first.",
            &rules
        ));
        assert!(!repeats(
            "A pool holds two tokens and sets its own price by a formula.",
            &rules
        ));
        assert!(speaks_of_itself("I’m sorry, but that is not possible."));
    }
}
