//! Writers of blog drafts, and the one seam through which the rest of the product uses them.
//!
//! A [`Brief`] says what is wanted, a [`Writer`] turns it into a [`Draft`], and a person decides
//! what becomes of it: no writer publishes anything. [`embedded::EmbeddedWriter`] needs no network
//! and no key: it takes an article ([`article`]) that no post has used, works out the figures of its
//! example ([`arithmetic`]), and renders it ([`render`]) so that each statement taken from the fact
//! base ([`facts`]) carries a numbered reference to the page it was read on.
//!
//! [`model::ModelWriter`] asks a language model, which gets its material from the same fact base.
//! [`configured::ConfiguredWriter`] is whichever of them the site is set up with.
#![expect(
    async_fn_in_trait,
    reason = "every caller is generic and single-threaded; a Send bound would exclude JS futures"
)]

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::ports::Timestamp;
use model::ModelError;

pub(super) mod arithmetic;
pub mod article;
mod calendar;
pub mod configured;
pub mod embedded;
pub mod facts;
pub mod model;
mod render;
mod topics;

/// Writes one draft at a time.
pub trait Writer {
    /// Writes the draft that `brief` asks for.
    ///
    /// # Errors
    /// [`WriterError`] names why there is no draft.
    async fn write(&self, brief: &Brief) -> Result<Written, WriterError>;
}

/// A draft with the account of how it came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The draft.
    pub draft: Draft,
    /// What it was made by and what it cost.
    pub account: Account,
}

/// What is kept of the making of a draft.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Account {
    /// The plan that the embedded writer used up; `None` from a model.
    pub plan: Option<String>,
    /// What a model counted; `None` where nothing was counted.
    pub usage: Option<Usage>,
}

/// The tokens of one draft, all its attempts together, and their price.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// Tokens read.
    pub input_tokens: u64,
    /// Tokens written.
    pub output_tokens: u64,
    /// Millionths of a US dollar; `None` where no prices are configured.
    pub cost_micros: Option<u64>,
}

impl Usage {
    /// Both together. A cost that is not known makes the sum unknown.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            input_tokens: self.input_tokens.saturating_add(other.input_tokens),
            output_tokens: self.output_tokens.saturating_add(other.output_tokens),
            cost_micros: self
                .cost_micros
                .zip(other.cost_micros)
                .map(|(one, two)| one.saturating_add(two)),
        }
    }
}

/// A draft that did not pass, with what is the matter with it, one sentence each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Returned {
    /// The draft.
    pub written: Written,
    /// Why it comes back.
    pub reasons: Vec<String>,
}

/// What a draft is wanted about, and what decides the choices that are left to chance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brief {
    /// What the admin asked for, in their own words; `None` or blank leaves the topic to the
    /// writer.
    pub topic: Option<String>,
    /// Decides everything that is open: the scenario of an example, the topic whose turn it is. The
    /// number of posts that machines have written is a good one, since it grows with each.
    pub seed: u64,
    /// When the draft is written; its date is printed above the list of sources.
    pub written_on: Timestamp,
    /// The embedded writer's plans that earlier posts have used up.
    pub used_plans: Vec<String>,
    /// Headlines of the newest posts, so that a model does not write one of them again.
    pub earlier_titles: Vec<String>,
    /// An earlier attempt at the same brief that did not pass.
    pub returned: Option<Returned>,
}

impl Brief {
    /// A brief on `topic`, with nothing written before it.
    #[must_use]
    pub const fn new(topic: Option<String>, seed: u64, written_on: Timestamp) -> Self {
        Self {
            topic,
            seed,
            written_on,
            used_plans: Vec::new(),
            earlier_titles: Vec::new(),
            returned: None,
        }
    }
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
    /// The numbers of its worked example, as they are printed: they are assumed or worked out and
    /// claim nothing about the world, so they need no source.
    #[serde(default)]
    pub figures: Vec<String>,
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
    /// The model behind the writer gave nothing that could be used.
    Model(ModelError),
    /// Everything the writer knows on what was asked for is in earlier posts.
    UsedUp {
        /// The topic, as it is named to people.
        topic: String,
        /// The topics of which something is left.
        left: Vec<String>,
    },
    /// An article names a figure that cannot be worked out or a fact that does not exist: a defect
    /// of the writer's material.
    BrokenPassage {
        /// The key of the article.
        article: String,
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
            Self::Model(cause) => write!(out, "{cause}"),
            Self::UsedUp { topic, left } if left.is_empty() => write!(
                out,
                "The facts on {topic} are used up, and repeating them helps nobody."
            ),
            Self::UsedUp { topic, left } => write!(
                out,
                "The facts on {topic} are used up, and repeating them helps nobody. Topics with \
                 facts left: {}.",
                left.join(", ")
            ),
            Self::BrokenPassage { article, name } => write!(
                out,
                "The article {article} refers to ‘{name}’, which does not exist."
            ),
        }
    }
}

impl std::error::Error for WriterError {}
