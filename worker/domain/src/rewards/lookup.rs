//! One lookup from end to end: ask the chain and the explorers at once, lay their answers side by
//! side, and say what was found, what is proven and what is missing.
//!
//! In the ordinary case that is four calls: two to a node, one to each explorer.

mod answer;
mod vested;

use std::fmt;

use alloy_primitives::Address as Account;
use futures_util::future::{join, join_all};

use super::address::Address;
use super::chain::ChainConfig;
use super::chain::state::{Attempts, State, read_state};
use super::claims::ClaimEvent;
use super::explorer;
use super::reconcile::{Settled, Verdict, reconcile, unproven};
use super::upstream::{SourceError, Upstream};
use crate::contract::rewards::Rewards;
use crate::ports::{Clock, Http};

/// Why a lookup has no answer at all. Each variant is one of the sentences a visitor may read;
/// the text inside lists every source with its cause, for the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LookupError {
    /// No source could be reached.
    Unreachable(String),
    /// A source that mattered did not answer in time.
    TimedOut(String),
    /// A source that mattered limits how often it may be asked.
    Throttled(String),
    /// Anything else: errors, unreadable answers, another chain.
    Failed(String),
}

impl LookupError {
    /// The sentence shown under the field.
    #[must_use]
    pub const fn message(&self) -> &'static str {
        match self {
            Self::Unreachable(_) => {
                "Network connection failed. Please check your internet connection and try again."
            }
            Self::TimedOut(_) => {
                "Request timed out. The blockchain network may be slow. Please try again."
            }
            Self::Throttled(_) => "Too many requests. Please wait a moment and try again.",
            Self::Failed(_) => {
                "Failed to fetch reward claims from blockchain. Please try again later."
            }
        }
    }

    /// Every source with what went wrong there, for the log.
    #[must_use]
    pub fn cause(&self) -> &str {
        match self {
            Self::Unreachable(cause)
            | Self::TimedOut(cause)
            | Self::Throttled(cause)
            | Self::Failed(cause) => cause,
        }
    }

    /// The variant that says most of `failures`: that we should wait, that it was slow, that
    /// nothing could be reached, or none of these.
    fn of(failures: &[(&str, &SourceError)]) -> Self {
        let any = |of: &SourceError| failures.iter().any(|(_, error)| *error == of);
        let cause = failures
            .iter()
            .map(|(name, error)| format!("{name} {error}"))
            .collect::<Vec<_>>()
            .join("; ");
        if any(&SourceError::Throttled) {
            Self::Throttled(cause)
        } else if any(&SourceError::TimedOut) {
            Self::TimedOut(cause)
        } else if failures
            .iter()
            .all(|(_, error)| matches!(error, SourceError::Unreachable(_)))
        {
            Self::Unreachable(cause)
        } else {
            Self::Failed(cause)
        }
    }
}

impl fmt::Display for LookupError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{} [{}]", self.message(), self.cause())
    }
}

impl std::error::Error for LookupError {}

/// What one explorer listed, or why it did not.
struct Listing<'a> {
    name: &'a str,
    claims: Result<Vec<ClaimEvent>, SourceError>,
}

/// Finds every rFLR claim of `address`, within [`super::upstream::LOOKUP_DEADLINE`] and
/// [`super::upstream::MAX_CALLS`].
///
/// # Errors
/// [`LookupError`] when neither the contract nor any claim could be read. An answer that lacks
/// something is not an error: it says so itself.
pub async fn lookup(
    http: &impl Http,
    clock: &impl Clock,
    config: &ChainConfig,
    address: Address,
) -> Result<Rewards, LookupError> {
    let upstream = Upstream::new(http, clock);
    let owner = address.0;
    let (mut attempts, listings) = join(
        read_state(&upstream, config, owner),
        list_claims(&upstream, config, owner),
    )
    .await;
    let claims: Vec<Vec<ClaimEvent>> = listings
        .iter()
        .filter_map(|listing| listing.claims.as_ref().ok().cloned())
        .collect();

    let settled = match &attempts.state {
        Some(state) => match reconcile(state, &claims) {
            settled if settled.verdict == Verdict::Beyond => {
                let again = read_state(&upstream, config, owner).await.state;
                settle_again(again, &claims, settled, &mut attempts)
            }
            settled => settled,
        },
        None if claims.iter().all(Vec::is_empty) => {
            return Err(LookupError::of(&failures(&attempts, &listings)));
        }
        None => unproven(&claims, answer::unread_contract(&attempts)),
    };
    Ok(answer::rewards(
        address,
        clock.now(),
        &attempts,
        &listings,
        settled,
    ))
}

async fn list_claims<'a, H: Http, C: Clock>(
    upstream: &Upstream<'_, H, C>,
    config: &'a ChainConfig,
    owner: Account,
) -> Vec<Listing<'a>> {
    let asked = config.explorers.iter().map(|explorer| async move {
        Listing {
            name: &explorer.name,
            claims: explorer::claims(upstream, explorer, config.rnat, owner).await,
        }
    });
    join_all(asked).await
}

/// Settles by the second reading of the contract, unless that failed or is older than the first:
/// nodes behind one address are not all at the same block.
fn settle_again(
    again: Option<State>,
    claims: &[Vec<ClaimEvent>],
    before: Settled,
    attempts: &mut Attempts,
) -> Settled {
    let read_at = attempts.state.as_ref().map(|state| state.block);
    match again.filter(|state| Some(state.block) >= read_at) {
        Some(state) => {
            let settled = reconcile(&state, claims);
            attempts.state = Some(state);
            settled
        }
        None => before,
    }
}

fn failures<'a>(
    attempts: &'a Attempts,
    listings: &'a [Listing<'a>],
) -> Vec<(&'a str, &'a SourceError)> {
    let nodes = attempts
        .failures
        .iter()
        .map(|(name, error)| (name.as_str(), error));
    let explorers = listings
        .iter()
        .filter_map(|listing| Some((listing.name, listing.claims.as_ref().err()?)));
    nodes.chain(explorers).collect()
}
