//! What a look at a text found, for the margin beside it.

use serde::{Deserialize, Serialize};

use super::history::PostSource;
use crate::blog::post::Status;

/// What is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum CheckKind {
    /// Claims without a source, and sources that are missing or old.
    Sources,
    /// Numbers, prices and yields that stand on nothing but the text's word.
    Figures,
    /// Other posts that say the same.
    Similarity,
    /// Sentences that are hard to read.
    Readability,
    /// Links that are broken, unsafe or not what they seem.
    Links,
    /// The order of headings.
    Headings,
    /// Images without a description.
    AltText,
    /// Talk of returns without a word about risk.
    Disclaimer,
    /// Words that promise what nobody can.
    Hype,
    /// A machine that speaks as if it were a person.
    Disclosure,
    /// What search engines and people who share the post are shown.
    Seo,
}

/// One thing that was found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Finding {
    /// The words of the text it is about; empty where it is about something that is not there.
    pub quote: String,
    /// What is the matter, as a sentence.
    pub message: String,
}

/// One check and what it found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Check {
    /// What was looked for.
    pub kind: CheckKind,
    /// The first 20 findings; none where all is well.
    pub findings: Vec<Finding>,
    /// How many there are in all.
    pub found: usize,
    /// Whether findings keep a post from being approved, as chosen in Settings.
    pub blocks: bool,
}

/// What a machine-written draft has to pass before it is offered for approval.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Gate {
    /// The cleaner has nothing to take away.
    Sanitiser,
    /// It rests on sources, refers to each of them and lists them.
    Sources,
    /// Every number is in a cited source or belongs to the worked example, and equations hold.
    Figures,
    /// No other post says the same.
    Similarity,
    /// It can be read without effort.
    Readability,
    /// It says that it is no financial advice, and names risk where it names returns.
    Disclaimer,
    /// Nothing of the writer's instructions is left in it.
    Leaks,
    /// Its links lead to its sources and nowhere else.
    Links,
    /// It promises nothing.
    Hype,
    /// Its headings are in order.
    Headings,
    /// It is as long as an article is.
    Length,
}

/// A gate that a draft did not pass when it was written, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FailedGate {
    /// Which.
    pub gate: Gate,
    /// The first of what was found.
    pub findings: Vec<Finding>,
}

/// How hard a text is to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Readability {
    /// Flesch's reading ease, 0 to 100: 60 and more reads like plain English; null for a text
    /// without sentences.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub reading_ease: Option<i64>,
    /// Words.
    pub words: usize,
    /// Sentences.
    pub sentences: usize,
    /// Minutes it takes to read.
    pub minutes: usize,
}

/// Another post that says the same.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SimilarPost {
    /// Its number.
    pub id: i64,
    /// Its headline.
    pub title: String,
    /// Where it stands.
    pub status: Status,
    /// How much of this text it holds, in per cent, estimated from a sample.
    pub share: i64,
}

/// Answer of `POST /api/admin/blog-posts/{id}/checks`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Checks {
    /// Every check, in the order of the margin.
    pub checks: Vec<Check>,
    /// How hard the text is to read.
    pub readability: Readability,
    /// What the text rests on.
    pub sources: Vec<PostSource>,
    /// Posts that say the same, the nearest first.
    pub similar: Vec<SimilarPost>,
    /// What its machine-written draft did not pass; later edits do not change it.
    #[serde(rename = "failedGates")]
    pub failed_gates: Vec<FailedGate>,
}
