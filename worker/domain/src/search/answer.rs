//! One list from what the site holds and what is in the database.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use super::places::{Place, PlaceFound, Places};
use super::posts::{self, PostFound};
use super::query::{Query, stem, words_of};
use super::{FoundIn, spelling};
use crate::contract::search::{Found, FoundKind, Piece, SearchAnswer};
use crate::ports::{Database, DatabaseError};

/// Results of one answer.
const MOST_RESULTS: usize = 30;

/// Looks for what was typed: all of its words; where nothing has them all, the words they may have
/// been meant to be; and where nothing has those either, any of them.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn search(
    db: &impl Database,
    places: &Places,
    typed: &str,
) -> Result<SearchAnswer, DatabaseError> {
    let mut answer = SearchAnswer {
        query: typed.to_owned(),
        corrected: None,
        partial: false,
        results: Vec::new(),
    };
    let Some(mut query) = Query::parse(typed) else {
        return Ok(answer);
    };
    posts::index_changed(db).await?;
    answer.results = results(db, places, &query, true).await?;
    if !answer.results.is_empty() {
        return Ok(answer);
    }
    if let Some(better) = corrected(db, places, &query).await? {
        answer.results = results(db, places, &better, true).await?;
        if !answer.results.is_empty() {
            answer.corrected = Some(better.text());
            return Ok(answer);
        }
        query = better;
    }
    if query.words().len() > 1 {
        answer.results = results(db, places, &query, false).await?;
        answer.partial = !answer.results.is_empty();
    }
    Ok(answer)
}

async fn results(
    db: &impl Database,
    places: &Places,
    query: &Query,
    all: bool,
) -> Result<Vec<Found>, DatabaseError> {
    let posts = posts::having(db, query, all).await?;
    let mut ranked: Vec<(Rank, Found)> = places
        .having(query, all)
        .map(|found| (rank_of_place(&found, query), place(&found, query)))
        .chain(
            posts
                .iter()
                .map(|found| (rank_of_post(found, query), post(found, query))),
        )
        .collect();
    // Equals keep their order: the site's own, and posts from the newest.
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.truncate(MOST_RESULTS);
    Ok(ranked.into_iter().map(|(_, found)| found).collect())
}

/// More of the words first, then a title that is just the words, then where they were found, then
/// the kind.
type Rank = (Reverse<usize>, bool, FoundIn, FoundKind);

fn rank_of_place(found: &PlaceFound<'_>, query: &Query) -> Rank {
    let other = !is_just(query, &found.place.title);
    (
        Reverse(found.words),
        other,
        found.found_in,
        found.place.kind,
    )
}

fn rank_of_post(found: &PostFound, query: &Query) -> Rank {
    // How many of the words a post has is known only where it has all of them; a post that has
    // any stands among the places that have one.
    let has_all = query.words().len();
    let words = if posts_have_all(found, query) {
        has_all
    } else {
        1
    };
    let other = !is_just(query, &found.title);
    (Reverse(words), other, found.found_in, FoundKind::Post)
}

fn posts_have_all(found: &PostFound, query: &Query) -> bool {
    let seen: BTreeSet<String> = [&found.title, &found.excerpt, &found.snippet]
        .into_iter()
        .flat_map(|text| words_of(text))
        .collect();
    query
        .words()
        .iter()
        .all(|word| posts::is_known(word, &seen))
}

fn is_just(query: &Query, title: &str) -> bool {
    let title: Vec<_> = words_of(title).collect();
    let stems = title.iter().map(|word| stem(word));
    stems.eq(query.words().iter().map(|word| stem(word)))
}

fn place(found: &PlaceFound<'_>, query: &Query) -> Found {
    Found {
        kind: found.place.kind,
        path: found.place.path.clone(),
        title: query.marked(&found.place.title),
        snippet: snippet_of(found, query),
        published_at: None,
    }
}

/// What a place is about and, where the words are in its text alone, which of them those are.
fn snippet_of(found: &PlaceFound<'_>, query: &Query) -> Vec<Piece> {
    let Place {
        title,
        summary,
        words,
        ..
    } = found.place;
    let mut snippet = query.marked(summary);
    if found.found_in != FoundIn::Text {
        return snippet;
    }
    let said: BTreeSet<String> = words_of(title).chain(words_of(summary)).collect();
    let mut before = " In the text: ";
    for word in query.words() {
        let of_text = words_of(words).find(|one| one.starts_with(stem(word)));
        if let Some(text) = of_text.filter(|_| !posts::is_known(word, &said)) {
            snippet.push(Piece {
                text: before.to_owned(),
                hit: false,
            });
            snippet.push(Piece { text, hit: true });
            before = ", ";
        }
    }
    snippet
}

fn post(found: &PostFound, query: &Query) -> Found {
    let snippet = if found.found_in == FoundIn::Text {
        posts::snippet_pieces(&found.snippet)
            .map(|(text, hit)| Piece {
                text: text.to_owned(),
                hit,
            })
            .collect()
    } else {
        query.marked(&found.excerpt)
    };
    Found {
        kind: FoundKind::Post,
        path: format!("/blog/{}", found.slug),
        title: query.marked(&found.title),
        snippet,
        published_at: Some(found.published_at.rfc3339()),
    }
}

/// The query with each word that nothing has replaced by the nearest that something has; `None`
/// where there is nothing to replace.
async fn corrected(
    db: &impl Database,
    places: &Places,
    query: &Query,
) -> Result<Option<Query>, DatabaseError> {
    let vocabulary = places.vocabulary();
    let of_posts = posts::look_alikes(db, query).await?;
    let better = query.with(|word| {
        let alike = of_posts.iter().find(|(asked, _)| asked == word);
        let known = alike.is_some_and(|(_, words)| posts::is_known(word, words));
        if known || posts::is_known(word, &vocabulary) {
            return None;
        }
        let candidates = vocabulary
            .iter()
            .chain(alike.into_iter().flat_map(|(_, words)| words))
            .map(String::as_str);
        spelling::nearest(word, candidates).map(str::to_owned)
    });
    Ok((better != *query).then_some(better))
}
