//! Telling whoever waits how far a lookup is, with what is really known at that moment.

use super::claims::ClaimEvent;

/// Where one source stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// It was asked.
    Asking,
    /// It answered; with the number of claims it listed, where it lists claims.
    Answered(Option<usize>),
    /// It gave nothing usable; the reason in words that follow its name.
    Failed(String),
}

/// Somebody who watches a lookup. Watching changes nothing about it.
pub trait Watch {
    /// `source` has come to `step`.
    fn step(&self, source: &str, step: &Step);

    /// Claims that were found, not proven yet; those that were told before are among them.
    fn found(&self, events: &[ClaimEvent]);
}

/// Nobody watches.
pub struct Unwatched;

impl Watch for Unwatched {
    fn step(&self, _: &str, _: &Step) {}

    fn found(&self, _: &[ClaimEvent]) {}
}
