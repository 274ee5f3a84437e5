//! Writers of blog drafts, and the one seam through which the rest of the product uses them.
//!
//! A [`Brief`] says what is wanted, a [`Writer`] turns it into a [`Draft`], and a person decides
//! what becomes of it: no writer publishes anything. The writer in this crate is
//! [`embedded::EmbeddedWriter`], which needs no network and no key. It picks a topic from
//! [`topics`], an angle and passages from that topic's plan ([`plan`]), works out the figures of
//! its example ([`figures`]), and renders the whole ([`render`]) so that each statement taken from
//! the fact base ([`facts`]) carries a numbered reference to the page it was read on.
//!
//! Writers that call a model endpoint implement the same trait elsewhere; they get their material
//! from the same fact base.
#![expect(
    async_fn_in_trait,
    reason = "every caller is generic and single-threaded; a Send bound would exclude JS futures"
)]

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::ports::Timestamp;

mod calendar;
mod chance;
pub mod embedded;
pub mod facts;
mod figures;
mod plan;
mod render;
mod topics;

/// Writes one draft at a time.
pub trait Writer {
    /// Writes the draft that `brief` asks for.
    ///
    /// # Errors
    /// [`WriterError`] names why there is no draft.
    async fn write(&self, brief: &Brief) -> Result<Draft, WriterError>;
}

/// What a draft is wanted about, and what decides the choices that are left to chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brief {
    /// What the admin asked for, in their own words; `None` or blank leaves the topic to the
    /// writer.
    pub topic: Option<String>,
    /// Decides everything that is open. The embedded writer gives the same draft for the same
    /// seed, and a different topic for each of [`embedded::topic_names`]'s number of consecutive
    /// seeds, so the number of the week or of the draft is a good seed.
    pub seed: u64,
    /// When the draft is written; its date is printed above the list of sources.
    pub written_on: Timestamp,
}

/// A finished article that nobody has reviewed yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Draft {
    /// The headline, plain text of at most 65 characters.
    pub title: String,
    /// What a list of posts shows, plain text of 140 to 220 characters.
    pub excerpt: String,
    /// The article as HTML without an `h1`: `h2`, `h3`, `p`, lists, `table`, `strong`, `em` and
    /// `a` to https addresses. It ends with the sources and a disclaimer.
    pub content: String,
    /// The shelf it belongs on.
    pub category: Category,
    /// The `title` element, plain text of at most 60 characters.
    pub seo_title: String,
    /// The meta description, plain text of 120 to 155 characters.
    pub seo_description: String,
    /// Which writer wrote it, with its version or model: `Embedded writer 1`.
    pub generated_by: String,
    /// What it rests on, in the order in which the text refers to them: the first is `[1]`.
    pub sources: Vec<Source>,
    /// Words of visible text in `content`.
    pub word_count: u32,
}

/// A page that an article refers to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Source {
    /// The page's own title.
    pub title: String,
    /// Who answers for the page.
    pub publisher: String,
    /// Its https address.
    pub url: String,
    /// The day on which it was last read for this purpose, `YYYY-MM-DD`.
    pub read_on: String,
}

/// The shelves of the blog. A post has exactly one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Category {
    /// Ideas that hold on every network.
    #[serde(rename = "DeFi Basics")]
    Basics,
    /// Swaps and pools.
    Trading,
    /// Supplying and borrowing.
    Lending,
    /// The Flare network itself.
    #[serde(rename = "Flare Network")]
    Flare,
    /// Keeping what one has.
    Security,
}

impl Category {
    /// The name as readers see it and as posts store it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Basics => "DeFi Basics",
            Self::Trading => "Trading",
            Self::Lending => "Lending",
            Self::Flare => "Flare Network",
            Self::Security => "Security",
        }
    }
}

/// Why there is no draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriterError {
    /// The writer knows no facts on what was asked for.
    UnknownTopic {
        /// What was asked for.
        asked: String,
        /// The topics it does know, as they are named to people.
        known: Vec<String>,
    },
    /// A passage names a figure that does not exist or a fact that is not filed under its topic: a
    /// defect of the writer's material.
    BrokenPassage {
        /// The key of the topic whose plan holds the passage.
        topic: String,
        /// The name that leads nowhere.
        name: String,
    },
}

impl fmt::Display for WriterError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownTopic { asked, known } => write!(
                out,
                "There are no facts on ‘{asked}’ to write from. Topics with facts: {}.",
                known.join(", ")
            ),
            Self::BrokenPassage { topic, name } => write!(
                out,
                "A passage on {topic} refers to ‘{name}’, which does not exist."
            ),
        }
    }
}

impl std::error::Error for WriterError {}
