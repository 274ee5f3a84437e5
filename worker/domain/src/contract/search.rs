//! What the site's search answers.

use serde::{Deserialize, Serialize};

/// Answer of `GET /api/search`: one list, best first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct SearchAnswer {
    /// What was asked, as it came.
    pub query: String,
    /// What was looked for instead, where nothing has one of the words as they were typed.
    pub corrected: Option<String>,
    /// Whether nothing has all of the words, so that the results have some of them.
    pub partial: bool,
    /// At most 30.
    pub results: Vec<Found>,
}

/// One thing that was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Found {
    /// What it is.
    pub kind: FoundKind,
    /// Its address on this site, with its anchor.
    pub path: String,
    /// Its title, in pieces.
    pub title: Vec<Piece>,
    /// What it says about the words, in pieces.
    pub snippet: Vec<Piece>,
    /// With a post: since when it is published.
    pub published_at: Option<String>,
}

/// What can be found. Among equally good results the order is this.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum FoundKind {
    /// Something to use.
    Tool,
    /// A page of the site.
    Page,
    /// A lesson of a course.
    Lesson,
    /// A word of the glossary.
    Term,
    /// A post of the blog.
    Post,
}

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Piece {
    /// The text as it is.
    pub text: String,
    /// Whether it is one of the words that were looked for.
    #[serde(default)]
    pub hit: bool,
}
