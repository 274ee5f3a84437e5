//! The page of results, for readers without a script and for the first look of all others. The
//! app draws the same from the answer that goes along as data
//! (`app/src/features/search/search-results.tsx`).

use std::fmt::Write as _;

use serde_json::json;

use crate::blog::head::{self, Tag};
use crate::blog::html::{escape, inline_json};
use crate::blog::page::Rendered;
use crate::contract::search::{Found, FoundKind, Piece, SearchAnswer};
use crate::site::Site;

/// Draws the form with what was asked and, where something was, the answer.
#[must_use]
pub fn results(site: &Site, answer: &SearchAnswer) -> Rendered {
    let title = if answer.query.is_empty() {
        "Search".to_owned()
    } else {
        format!("Search: {}", answer.query)
    };
    let tags = [
        Tag::Title(format!("{title} | {}", site.name)),
        Tag::Named(
            "description",
            "Pages, lessons, words, tools and posts on decentralised finance and Flare.".to_owned(),
        ),
        // What was found is to be found by itself.
        Tag::Named("robots", "noindex, follow".to_owned()),
        Tag::Canonical(site.address("/search")),
    ];
    let mut main = format!(
        "<form role=\"search\" action=\"/search\" class=\"search-form\">\
         <label for=\"q\">What are you looking for?</label>\
         <input class=\"control\" type=\"search\" id=\"q\" name=\"q\" value=\"{}\" autocomplete=\"off\" spellcheck=\"false\">\
         <button class=\"button button-primary\" type=\"submit\">Search</button></form>",
        escape(&answer.query)
    );
    main.push_str(&said(answer));
    if !answer.results.is_empty() {
        main.push_str("<ol class=\"search-results\">");
        for found in &answer.results {
            main.push_str(&one(found));
        }
        main.push_str("</ol>");
    }
    let head: Vec<_> = serde_json::from_str::<serde_json::Value>(&head::as_inline_json(&tags))
        .ok()
        .and_then(|data| data.get("head")?.as_array().cloned())
        .unwrap_or_default();
    Rendered {
        head: head::as_html(&tags),
        main,
        data: inline_json(&json!({ "head": head, "answer": answer })),
    }
}

/// What is to be said before the list, or instead of it.
fn said(answer: &SearchAnswer) -> String {
    let query = escape(&answer.query);
    if answer.query.is_empty() {
        return format!("<p class=\"search-said\">{HELP}</p>");
    }
    if answer.results.is_empty() {
        return format!(
            "<p class=\"search-said\"><strong>Nothing has ‘{query}’.</strong> Try a shorter or another word. {HELP}</p>"
        );
    }
    let number = answer.results.len();
    let results = if number == 1 { "result" } else { "results" };
    if let Some(corrected) = &answer.corrected {
        return format!(
            "<p class=\"search-said\">Nothing has ‘{query}’. {number} {results} for <strong>‘{}’</strong>:</p>",
            escape(corrected)
        );
    }
    if answer.partial {
        return format!(
            "<p class=\"search-said\">Nothing has all of ‘{query}’. {number} {results} with some of the words:</p>"
        );
    }
    format!("<p class=\"search-said\">{number} {results} for ‘{query}’</p>")
}

const HELP: &str = "The <a href=\"/glossary\">glossary</a> has every word that lessons use, \
     <a href=\"/defi-university/courses\">the courses</a> list their lessons, and \
     <a href=\"/resources\">the tools</a> calculate and read the chain.";

fn one(found: &Found) -> String {
    let mut html = format!(
        "<li><p class=\"search-kind\">{}",
        match found.kind {
            FoundKind::Tool => "Tool",
            FoundKind::Page => "Page",
            FoundKind::Lesson => "Lesson",
            FoundKind::Term => "Glossary",
            FoundKind::Post => "Blog",
        }
    );
    if let Some((day, _)) = found
        .published_at
        .as_ref()
        .and_then(|at| at.split_once('T'))
    {
        // Writing to a String cannot fail, here and below.
        let _ = write!(html, " · <time datetime=\"{day}\">{day}</time>");
    }
    let _ = write!(
        html,
        "</p><h2><a href=\"{}\">{}</a></h2><p>{}</p></li>",
        escape(&found.path),
        pieces(&found.title),
        pieces(&found.snippet)
    );
    html
}

fn pieces(pieces: &[Piece]) -> String {
    pieces
        .iter()
        .map(|piece| {
            let text = escape(&piece.text);
            if piece.hit {
                format!("<mark>{text}</mark>")
            } else {
                text
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_typed_and_found_is_text_and_never_markup() {
        let hostile = "<script>alert(1)</script>\"";
        let answer = SearchAnswer {
            query: hostile.to_owned(),
            corrected: Some(hostile.to_owned()),
            partial: false,
            results: vec![Found {
                kind: FoundKind::Post,
                path: "/blog/a".to_owned(),
                title: vec![Piece {
                    text: hostile.to_owned(),
                    hit: true,
                }],
                snippet: Vec::new(),
                published_at: Some("2026-11-20T14:00:00Z".to_owned()),
            }],
        };
        let page = results(Site::built_in(), &answer);
        for part in [&page.head, &page.main, &page.data] {
            assert!(!part.contains("<script>alert"), "{part}");
        }
        assert!(page.main.contains("2026-11-20"));
    }
}
