//! What a topic's plan is made of.
//!
//! A plan is prose that somebody has written and checked, cut at the places where it may vary: a
//! topic has several angles (headline and opening belong together), each section has one or more
//! passages of which one is taken, and lists of risks and checks give more than one article needs.
//!
//! Three kinds of mark stand in the prose: `[fact-id]` becomes a reference to the fact's source,
//! `[=fact-id]` becomes the fact's own statement followed by that reference, and `{name}` becomes
//! a figure of the worked example. The prose is HTML: tags are written out, `&` and `<` escaped.

use super::Category;
use super::chance::SplitMix64;

/// The figures of one worked example: name and what is printed for it.
pub(super) type Figures = Vec<(&'static str, String)>;

/// Everything needed to write about one subject.
pub(super) struct Topic {
    /// The name that facts use for it.
    pub key: &'static str,
    /// The name people see when they are told what can be written about.
    pub name: &'static str,
    /// Words that point to this topic and how strongly, in lower case and without plural `s`:
    /// 3 for a word that hardly means anything else here, 1 for a hint.
    pub words: &'static [(&'static str, u32)],
    /// The shelf its articles belong on.
    pub category: Category,
    /// Ways to enter the subject; successive articles take them in turn.
    pub angles: &'static [Angle],
    /// The body, in reading order.
    pub sections: &'static [Section],
    /// Works out the example.
    pub figures: fn(&mut SplitMix64) -> Figures,
}

/// A headline with the opening it promises.
pub(super) struct Angle {
    /// At most 65 characters.
    pub title: &'static str,
    /// At most 60 characters.
    pub seo_title: &'static str,
    /// 120 to 155 characters.
    pub seo_description: &'static str,
    /// 140 to 220 characters.
    pub excerpt: &'static str,
    /// The paragraphs before the first heading.
    pub opening: &'static [&'static str],
}

/// One section: a passage is chosen from these.
pub(super) type Section = &'static [Passage];

/// A heading and what stands under it.
pub(super) struct Passage {
    /// The `h2`.
    pub heading: &'static str,
    /// What follows it.
    pub blocks: &'static [Block],
}

/// A block of an article.
pub(super) enum Block {
    /// A paragraph.
    Text(&'static str),
    /// A table with one header row.
    Table {
        /// Column heads.
        head: &'static [&'static str],
        /// Rows of as many cells.
        rows: &'static [&'static [&'static str]],
    },
    /// Some of the given points, each an `h3` with a paragraph.
    Points {
        /// How many are taken.
        take: usize,
        /// Heading and paragraph of each.
        from: &'static [(&'static str, &'static str)],
    },
    /// Some of the given items as a bulleted list.
    Checks {
        /// How many are taken.
        take: usize,
        /// The items.
        from: &'static [&'static str],
    },
}
