//! Published posts in the database's full-text index.
//!
//! SQL cannot take the tags off a text, so a trigger only notes that a post has changed
//! (`search_pending`) and the text is written here: by the next search, which so finds what was
//! published a second ago, or by the cron trigger. What is found is joined with what is published
//! now, so that nothing withdrawn is ever shown.
//!
//! Ranking every match of a common word costs with the number of posts. Each part of a post is
//! asked by itself instead, newest first and only so many, and where the words were found is the
//! rank.

use std::collections::BTreeSet;

use serde::Deserialize;
use serde_json::json;

use super::FoundIn;
use super::query::{Query, stem, words_of};
use super::spelling::{self, LENGTHS};
use crate::blog::text::plain_text;
use crate::ports::{Database, DatabaseError, Rows, Statement, Timestamp};

/// Posts that are taken from each part.
const MOST_FOUND: i64 = 10;
/// Posts that are indexed at a time.
const MOST_INDEXED: i64 = 20;
/// Words that are compared with a misspelt one.
const MOST_CANDIDATES: i64 = 40;
/// What the index puts around a hit in a snippet: no text has them.
const HIT: (char, char) = ('\u{2}', '\u{3}');

/// A post that has the words.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct PostFound {
    /// Its address is `/blog/{slug}`.
    pub slug: String,
    /// Its title.
    pub title: String,
    /// Its summary.
    pub excerpt: String,
    /// Since when it is published.
    pub published_at: Timestamp,
    /// Where it has the words.
    pub found_in: FoundIn,
    /// The part of the text around the first of them, where they are in the text alone; hits stand
    /// between [`snippet_pieces`]' marks.
    pub snippet: String,
}

/// The posts that have all words of a query, or any of them: those found higher up first, then
/// the newest.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn having(
    db: &impl Database,
    query: &Query,
    all: bool,
) -> Result<Vec<PostFound>, DatabaseError> {
    let words = query.expression(all);
    let parts = [
        ("title", format!("{{title}} : ({words})"), "''"),
        ("summary", format!("{{title excerpt}} : ({words})"), "''"),
        (
            "text",
            words,
            "snippet(published_search, 2, char(2), char(3), '…', 30)",
        ),
    ];
    let statements = parts
        .into_iter()
        .map(|(part, expression, snippet)| {
            Statement::new(
                format!(
                    "SELECT p.slug, p.title, p.excerpt, p.published_at, '{part}' AS found_in, {snippet} AS snippet \
                     FROM published_search JOIN published_posts p ON p.post_id = published_search.rowid \
                     WHERE published_search MATCH ?1 ORDER BY published_search.rowid DESC LIMIT ?2"
                ),
                [expression.into(), MOST_FOUND.into()],
            )
        })
        .collect();
    let mut found: Vec<PostFound> = Vec::new();
    for rows in db.batch(statements).await? {
        for post in rows.parse::<PostFound>()? {
            if found.iter().all(|one| one.slug != post.slug) {
                found.push(post);
            }
        }
    }
    Ok(found)
}

/// A snippet of the index as text and hits, in turns, beginning with text.
pub fn snippet_pieces(snippet: &str) -> impl Iterator<Item = (&str, bool)> {
    snippet
        .split([HIT.0, HIT.1])
        .enumerate()
        .filter(|(_, text)| !text.is_empty())
        .map(|(turn, text)| (text, turn % 2 == 1))
}

/// For each word of a query that no post begins a word with, the words of posts that look like it.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn look_alikes(
    db: &impl Database,
    query: &Query,
) -> Result<Vec<(String, BTreeSet<String>)>, DatabaseError> {
    #[derive(Deserialize)]
    struct Alike {
        word: String,
    }
    let words: Vec<_> = query
        .words()
        .iter()
        .filter(|word| LENGTHS.contains(&word.chars().count()))
        .collect();
    if words.is_empty() {
        return Ok(Vec::new());
    }
    let statements = words
        .iter()
        .map(|word| {
            let parts: Vec<_> = spelling::trigrams(word).collect();
            Statement::new(
                "SELECT word FROM search_trigrams WHERE trigram IN (SELECT value FROM json_each(?1)) \
                 GROUP BY word ORDER BY count(*) DESC, word LIMIT ?2",
                [json!(parts).to_string().into(), MOST_CANDIDATES.into()],
            )
        })
        .collect();
    let answers: Vec<Rows> = db.batch(statements).await?;
    words
        .into_iter()
        .zip(answers)
        .map(|(word, rows)| {
            let alike = rows.parse::<Alike>()?.into_iter().map(|row| row.word);
            Ok((word.clone(), alike.collect()))
        })
        .collect()
}

/// Whether a word is the beginning of one of `known`.
#[must_use]
pub fn is_known(word: &str, known: &BTreeSet<String>) -> bool {
    let stem = stem(word);
    known
        .range(stem.to_owned()..)
        .next()
        .is_some_and(|next| next.starts_with(stem))
}

/// Takes up to twenty posts that have changed into the index; gives how many.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn index_changed(db: &impl Database) -> Result<usize, DatabaseError> {
    #[derive(Deserialize)]
    struct Changed {
        post_id: i64,
        version: i64,
        title: String,
        excerpt: String,
        content: String,
    }
    let changed: Vec<Changed> = db
        .run(Statement::new(
            "SELECT s.post_id, s.version, p.title, p.excerpt, p.content \
             FROM search_pending s JOIN published_posts p ON p.post_id = s.post_id LIMIT ?1",
            [MOST_INDEXED.into()],
        ))
        .await?
        .parse()?;
    for post in &changed {
        let text = plain_text(&post.content);
        let words: BTreeSet<String> = [&post.title, &post.excerpt, &text]
            .into_iter()
            .flat_map(|part| words_of(part))
            .filter(|word| {
                LENGTHS.contains(&word.chars().count()) && word.chars().all(char::is_alphabetic)
            })
            .collect();
        let parts: Vec<_> = words
            .iter()
            .flat_map(|word| spelling::trigrams(word).map(move |part| (part, word)))
            .collect();
        let post_id = post.post_id;
        db.batch(vec![
            Statement::new(
                "DELETE FROM published_search WHERE rowid = ?1",
                [post_id.into()],
            ),
            Statement::new(
                "INSERT INTO published_search (rowid, title, excerpt, text) VALUES (?1, ?2, ?3, ?4)",
                [
                    post_id.into(),
                    post.title.as_str().into(),
                    post.excerpt.as_str().into(),
                    text.into(),
                ],
            ),
            Statement::new(
                "INSERT OR IGNORE INTO search_trigrams (trigram, word) \
                 SELECT value ->> 0, value ->> 1 FROM json_each(?1)",
                [json!(parts).to_string().into()],
            ),
            // Changed again meanwhile, it stays on the list.
            Statement::new(
                "DELETE FROM search_pending WHERE post_id = ?1 AND version = ?2",
                [post_id.into(), post.version.into()],
            ),
        ])
        .await?;
    }
    Ok(changed.len())
}
