//! The site's search: one list of pages, lessons, words of the glossary, tools and posts.
//!
//! What the site itself holds is a file of the build, the [`places`]; posts are in the database,
//! as plain text in an FTS5 index ([`posts`]). Both are ranked by where the words were found (in
//! the title, in the summary, in the text) and laid together by [`answer`]. A word that nothing
//! has is corrected to the nearest that something has ([`spelling`]). [`page`] draws the list for
//! readers without a script; the app draws the same list from the same answer.

pub mod answer;
pub mod page;
pub mod places;
pub mod posts;
pub mod query;
pub mod spelling;

/// Where all words of a query were found; what is found higher up stands higher up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FoundIn {
    /// In the title alone.
    Title,
    /// In title and summary.
    Summary,
    /// Only with the help of the text.
    Text,
}
