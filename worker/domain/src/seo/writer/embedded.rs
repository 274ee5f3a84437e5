//! The writer that is always there: curated passages, no network, no key, no surprises.
//!
//! The seed alone decides. Without a topic in the brief it walks through the topics in turn, so
//! that consecutive seeds write about different things; the angle rotates too, so that the next
//! article on a topic does not open like the one before it. Everything else is drawn.

use super::chance::{SplitMix64, remainder};
use super::plan::{Angle, Block, Passage, Topic};
use super::render::{Page, count_words};
use super::topics::TOPICS;
use super::{Brief, Draft, Writer, WriterError, calendar};

/// Name and version as drafts carry them; the version changes with the material.
pub const GENERATED_BY: &str = "Embedded writer 1";

/// How strongly the words of a brief must point to a topic: one defining word, or two hints.
const NEAR_ENOUGH: u32 = 2;

/// What stands under every article, one of these.
const DISCLAIMERS: [&str; 2] = [
    "<em>This article explains how things work. It is not financial advice and takes no account of \
     your circumstances: only put in what you can afford to lose.</em>",
    "<em>For education only: none of this is financial advice, a recommendation or an offer. DeFi \
     can cost you everything you put in, and nobody is obliged to pay it back.</em>",
];

/// Writes from the material in this crate.
#[derive(Clone, Copy, Debug, Default)]
pub struct EmbeddedWriter;

impl Writer for EmbeddedWriter {
    async fn write(&self, brief: &Brief) -> Result<Draft, WriterError> {
        let asked = brief.topic.as_deref().map_or("", str::trim);
        let (topic, edition) = if asked.is_empty() {
            scheduled(brief.seed)
        } else {
            nearest(asked).map(|topic| (topic, brief.seed))
        }
        .ok_or_else(|| WriterError::UnknownTopic {
            asked: asked.to_owned(),
            known: topic_names(),
        })?;
        compose(topic, edition, brief)
    }
}

/// The topics this writer can write about, as they are named to people.
#[must_use]
pub fn topic_names() -> Vec<String> {
    TOPICS.iter().map(|topic| topic.name.to_owned()).collect()
}

/// The topic whose turn it is, and how often its turn has come before.
fn scheduled(seed: u64) -> Option<(&'static Topic, u64)> {
    let topic = TOPICS.get(remainder(seed, TOPICS.len())?)?;
    let edition = seed.checked_div(u64::try_from(TOPICS.len()).ok()?)?;
    Some((topic, edition))
}

/// The topic to which the words of `asked` point most strongly, if they do so strongly enough.
fn nearest(asked: &str) -> Option<&'static Topic> {
    let asked = asked.to_lowercase();
    let words: Vec<&str> = asked
        .split(|character: char| !character.is_alphanumeric())
        .map(|word| word.strip_suffix('s').unwrap_or(word))
        .collect();
    let mut best = (NEAR_ENOUGH - 1, None);
    for topic in &TOPICS {
        let known = topic.words.iter().filter(|(word, _)| words.contains(word));
        let score = known.map(|(_, weight)| weight).sum();
        if score > best.0 {
            best = (score, Some(topic));
        }
    }
    best.1
}

/// Writes edition `edition` of an article on `topic`.
fn compose(topic: &'static Topic, edition: u64, brief: &Brief) -> Result<Draft, WriterError> {
    let empty_plan = || WriterError::BrokenPassage {
        topic: topic.key.to_owned(),
        name: "an empty plan".to_owned(),
    };
    let mut chance = SplitMix64::new(brief.seed);
    let figures = (topic.figures)(&mut chance);
    let angle = remainder(edition, topic.angles.len())
        .and_then(|turn| topic.angles.get(turn))
        .ok_or_else(empty_plan)?;
    let mut page = Page::new(topic.key, &figures);
    write_opening(&mut page, angle)?;
    for section in topic.sections {
        let passage = chance.pick(section).ok_or_else(empty_plan)?;
        write_passage(&mut page, passage, &mut chance)?;
    }
    page.element("h2", "Sources")?;
    let written_on = calendar::day_of(brief.written_on);
    page.element(
        "p",
        &format!(
            "Written on {written_on}. The numbers in the text point to this list; rules and \
             parameters change, so read the page itself before you rely on it."
        ),
    )?;
    page.list_sources();
    page.element("p", chance.pick(&DISCLAIMERS).ok_or_else(empty_plan)?)?;
    let (content, sources) = page.finish();
    Ok(Draft {
        title: angle.title.to_owned(),
        excerpt: angle.excerpt.to_owned(),
        word_count: count_words(&content),
        content,
        category: topic.category,
        seo_title: angle.seo_title.to_owned(),
        seo_description: angle.seo_description.to_owned(),
        generated_by: GENERATED_BY.to_owned(),
        sources,
    })
}

fn write_opening(page: &mut Page, angle: &Angle) -> Result<(), WriterError> {
    for paragraph in angle.opening {
        page.element("p", paragraph)?;
    }
    Ok(())
}

fn write_passage(
    page: &mut Page,
    passage: &Passage,
    chance: &mut SplitMix64,
) -> Result<(), WriterError> {
    page.element("h2", passage.heading)?;
    for block in passage.blocks {
        match block {
            Block::Text(text) => page.element("p", text)?,
            Block::Table { head, rows } => write_table(page, head, rows)?,
            Block::Points { take, from } => {
                for (heading, text) in chance.pick_some(from, *take) {
                    page.element("h3", heading)?;
                    page.element("p", text)?;
                }
            }
            Block::Checks { take, from } => {
                page.open("ul");
                for item in chance.pick_some(from, *take) {
                    page.element("li", item)?;
                }
                page.close("ul");
            }
        }
    }
    Ok(())
}

fn write_table(page: &mut Page, head: &[&str], rows: &[&[&str]]) -> Result<(), WriterError> {
    page.open("table");
    page.open("thead");
    write_row(page, "th", head)?;
    page.close("thead");
    page.open("tbody");
    for row in rows {
        write_row(page, "td", row)?;
    }
    page.close("tbody");
    page.close("table");
    Ok(())
}

fn write_row(page: &mut Page, cell: &str, texts: &[&str]) -> Result<(), WriterError> {
    page.open("tr");
    for text in texts {
        page.element(cell, text)?;
    }
    page.close("tr");
    Ok(())
}
