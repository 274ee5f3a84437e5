//! What a model is told: the house's rules, the facts it may state, and what was wrong before.

use std::fmt::Write as _;

use super::given;
use crate::seo::writer::Brief;
use crate::seo::writer::facts::Subject;

/// A question to a model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prompt {
    /// The rules, the same for every article.
    pub system: String,
    /// This article.
    pub user: String,
}

/// The house's rules. No sentence of it may be found in a draft: the gates look for them.
pub const RULES: &str = "You draft one article for a site that teaches decentralised finance. A human editor judges it; \
nobody publishes it unread. Write plain British English for a curious adult: short sentences, concrete words, no hype, no \
promises, risk before reward, no first person. State nothing about the world beyond the numbered facts you are given, and put the \
number of the fact in square brackets, like [3], at the end of each sentence that rests on it. Invent no number. Numbers that you \
assume or work out belong under one h2 heading that begins with the words Worked example; show every step as an equation with \
× ÷ + − and =, and check it. Write no links, no list of sources and no disclaimer: these are added to your text. Use only h2, h3, p, ul, ol, \
li, table, thead, tbody, tr, th, td, strong and em, without attributes. Write 700 to 1,000 words under five to eight headings, \
one of them about what can go wrong. Answer with one JSON object and nothing around it, with the text fields title (20 to 65 \
characters), excerpt (140 to 220), seoTitle (up to 60), seoDescription (120 to 155) and content (HTML).";

/// The question for `brief`.
#[must_use]
pub fn of(brief: &Brief, subject: &Subject) -> Prompt {
    let mut user = format!("Topic: {}\n", subject.name);
    if subject.facts.is_empty() {
        user.push_str(
            "There are no facts on this topic. Explain only what follows by reasoning.\n",
        );
    } else {
        user.push_str("Facts:\n");
        for (number, fact) in (1..).zip(given(subject)) {
            // Writing to a String cannot fail.
            let _ = writeln!(
                user,
                "[{number}] {} ({})",
                fact.statement, fact.source.publisher
            );
        }
    }
    if !brief.earlier_titles.is_empty() {
        let _ = writeln!(
            user,
            "Already published, to be neither repeated nor rephrased:"
        );
        for title in &brief.earlier_titles {
            let _ = writeln!(user, "- {title}");
        }
    }
    if let Some(returned) = &brief.returned {
        let _ = writeln!(
            user,
            "Your previous attempt was returned for these reasons; mend them all:"
        );
        for reason in &returned.reasons {
            let _ = writeln!(user, "- {reason}");
        }
        let _ = writeln!(
            user,
            "The previous attempt:\n{}",
            returned.written.draft.content
        );
    }
    Prompt {
        system: RULES.to_owned(),
        user,
    }
}
