//! The writer that is always there: articles that somebody has written and checked, no network, no
//! key, no surprises.
//!
//! Each article is used once. Without a topic in the brief the next one in the order of publication
//! is taken; with one, the article that the words point to most strongly. When there is none left,
//! the writer says so instead of repeating itself.

use super::article::{self, Article};
use super::render::Page;
use super::topics::{self, TOPICS, Topic};
use super::{Account, Brief, Draft, Writer, WriterError, Written, calendar};
use crate::blog::text::count_words;

/// Name and version as drafts carry them; the version changes with the material.
pub const GENERATED_BY: &str = "Embedded writer 2";

/// What stands under the articles, one of these in turn.
const DISCLAIMERS: &str = include_str!("material/disclaimers.txt");

/// Writes from the material in this crate.
#[derive(Clone, Copy, Debug, Default)]
pub struct EmbeddedWriter;

impl Writer for EmbeddedWriter {
    async fn write(&self, brief: &Brief) -> Result<Written, WriterError> {
        let asked = brief.topic.as_deref().map_or("", str::trim);
        let articles = unused(brief);
        let article = if asked.is_empty() {
            articles
                .into_iter()
                .next()
                .ok_or_else(used_up("any topic", &[]))
        } else {
            nearest(asked, &articles)
        }?;
        Ok(Written {
            draft: compose(&article, brief)?,
            account: Account {
                plan: Some(article.key.to_owned()),
                usage: None,
            },
        })
    }
}

/// The topics this writer can write about, as they are named to people.
#[must_use]
pub fn topic_names() -> Vec<String> {
    TOPICS.iter().map(|topic| topic.name.to_owned()).collect()
}

/// The articles that no post has used, nor an attempt that came back.
fn unused(brief: &Brief) -> Vec<Article> {
    let returned = brief.returned.as_ref();
    let returned = returned.and_then(|returned| returned.written.account.plan.as_deref());
    let is_used =
        |key: &str| returned == Some(key) || brief.used_plans.iter().any(|used| used == key);
    let mut articles = article::all();
    articles.retain(|article| !is_used(article.key));
    articles
}

/// The article on the topic that was asked for whose own words point to the request most strongly,
/// the earliest of several.
fn nearest(asked: &str, unused: &[Article]) -> Result<Article, WriterError> {
    let topic = topics::nearest(asked).ok_or_else(|| WriterError::UnknownTopic {
        asked: asked.to_owned(),
        known: topic_names(),
    })?;
    let words = topics::words(asked);
    let score = |article: &Article| {
        let own = topics::words(article.said("words"));
        own.iter().filter(|word| words.contains(word)).count()
    };
    let mut best: Option<(usize, Article)> = None;
    for article in unused
        .iter()
        .filter(|article| article.topic.key == topic.key)
    {
        let score = score(article);
        if best.is_none_or(|(highest, _)| score > highest) {
            best = Some((score, *article));
        }
    }
    best.map(|(_, article)| article)
        .ok_or_else(used_up(topic.name, unused))
}

fn used_up(topic: &'static str, unused: &[Article]) -> impl FnOnce() -> WriterError {
    let has_more = |topic: &&Topic| unused.iter().any(|article| article.topic.key == topic.key);
    let left = TOPICS
        .iter()
        .filter(has_more)
        .map(|topic| topic.name.to_owned())
        .collect();
    move || WriterError::UsedUp {
        topic: topic.to_owned(),
        left,
    }
}

fn compose(article: &Article, brief: &Brief) -> Result<Draft, WriterError> {
    let figures = article
        .figures(brief.seed)
        .map_err(|name| WriterError::BrokenPassage {
            article: article.key.to_owned(),
            name: name.to_owned(),
        })?;
    let mut page = Page::new(article.key, &figures);
    page.body(article.body)?;
    page.element("h2", "Sources")?;
    let written_on = calendar::day_of(brief.written_on);
    page.element("p", &format!("Written on {written_on}."))?;
    page.list_sources();
    page.element("p", &format!("<em>{}</em>", disclaimer(brief.seed)))?;
    let finished = page.finish();
    Ok(Draft {
        title: article.said("title").to_owned(),
        excerpt: article.said("excerpt").to_owned(),
        word_count: u32::try_from(count_words(&finished.html)).unwrap_or(u32::MAX),
        content: finished.html,
        category: article.topic.category,
        seo_title: article.said("seo").to_owned(),
        seo_description: article.said("description").to_owned(),
        generated_by: GENERATED_BY.to_owned(),
        figures: finished.figures,
        sources: finished.sources,
    })
}

fn disclaimer(seed: u64) -> &'static str {
    let turn = topics::remainder(seed, DISCLAIMERS.lines().count()).unwrap_or_default();
    DISCLAIMERS.lines().nth(turn).unwrap_or_default()
}
