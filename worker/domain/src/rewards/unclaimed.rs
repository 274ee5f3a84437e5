//! Rewards that were assigned to the owner and not claimed yet.

use super::claims::Pair;
use super::wei::Wei;

/// What is left to claim of one project and month.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unclaimed {
    /// The project and month it belongs to.
    pub pair: Pair,
    /// Assigned and not claimed.
    pub amount: Wei,
    /// Whether the contract would pay it out now.
    pub claimable: bool,
}

impl Unclaimed {
    /// What the owner should know of it.
    #[must_use]
    pub const fn note(self) -> &'static str {
        if self.claimable {
            "Can be claimed now. Unclaimed rewards can be revoked once a project's claiming is \
             switched off."
        } else {
            "Cannot be claimed: claiming is switched off for this project, and its unclaimed \
             rewards can be revoked."
        }
    }
}
