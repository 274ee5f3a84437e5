//! One lookup from end to end: ask the chain and the explorers ([`ask`]), lay their answers side by
//! side, look for what no explorer listed, and say what was found, what is proven and what is
//! missing.
//!
//! In the ordinary case that is four calls: two to a node for the contract's figures, one to an
//! explorer, one to the node for what FLR was worth at each claim.

mod answer;
mod ask;
mod note;
mod vested;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

pub use self::answer::unproven as unproven_claims;
use self::ask::{Ask, Heard};
use super::address::Address;
use super::chain::ChainConfig;
use super::chain::state::{Attempts, State};
use super::claims::{ClaimEvent, union};
use super::past_price;
use super::price::Price;
use super::reconcile::{Settled, reconcile, unproven};
use super::recover::{Search, Span};
use super::scan::Scan;
use super::upstream::{SourceError, Upstream};
use super::watch::{Step, Unwatched, Watch};
use super::wei::Wei;
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

/// A finished lookup.
#[derive(Clone, Debug, PartialEq)]
pub struct Looked {
    /// What the visitor gets.
    pub rewards: Rewards,
    /// What the next lookup may build on; `None` unless everything is proven.
    pub scan: Option<Scan>,
}

/// Finds every rFLR claim of `address` with nothing known before and nobody watching.
///
/// # Errors
/// As [`look`].
pub async fn lookup(
    http: &impl Http,
    clock: &impl Clock,
    config: &ChainConfig,
    address: Address,
) -> Result<Rewards, LookupError> {
    let looked = look(http, clock, config, address, None, &Unwatched).await?;
    Ok(looked.rewards)
}

/// Finds every rFLR claim of `address`, within [`super::upstream::LOOKUP_DEADLINE`] and
/// [`super::upstream::MAX_CALLS`]. Of what is `known` from before, only what is newer is asked.
///
/// # Errors
/// [`LookupError`] when neither the contract nor any claim could be read. An answer that lacks
/// something is not an error: it says so itself.
pub async fn look(
    http: &impl Http,
    clock: &impl Clock,
    config: &ChainConfig,
    address: Address,
    known: Option<&Scan>,
    watch: &impl Watch,
) -> Result<Looked, LookupError> {
    let upstream = Upstream::new(http, clock);
    let ask = |known| Ask {
        upstream: &upstream,
        clock,
        config,
        owner: address.0,
        known,
        watch,
    };
    let found = Found::by(&ask(known)).await;
    // What was proven once and no longer fits was undone by a reorganisation: everything again.
    let (found, known) = match found {
        Ok(found) if found.settled.verified || known.is_none() => (found, known),
        _ if known.is_some() => (Found::by(&ask(None)).await?, None),
        found => (found?, known),
    };
    let prices = found.prices(&ask(known)).await;
    let scan = found.scan(&prices);
    let note = note::of(&ask(None), &found).await;
    let rewards = answer::rewards(address, clock.now(), &found, &prices, note);
    Ok(Looked { rewards, scan })
}

/// What the sources said, and what follows from it.
struct Found<'a> {
    attempts: Attempts,
    listings: Vec<Listing<'a>>,
    /// How many claims were found without explorers.
    recovered: usize,
    settled: Settled,
}

impl<'a> Found<'a> {
    async fn by<H: Http, C: Clock, W: Watch>(ask: &Ask<'a, H, C, W>) -> Result<Self, LookupError> {
        let Heard { attempts, listings } = ask.everyone().await;
        let mut claims: Vec<Vec<ClaimEvent>> =
            ask.known.iter().map(|scan| scan.events.clone()).collect();
        claims.extend(
            listings
                .iter()
                .filter_map(|listing| listing.claims.as_ref().ok().cloned()),
        );
        let Some(state) = &attempts.state else {
            if claims.iter().all(Vec::is_empty) {
                return Err(LookupError::of(&failures(&attempts, &listings)));
            }
            let settled = unproven(&claims, answer::unread_contract(&attempts));
            return Ok(Self {
                attempts,
                listings,
                recovered: 0,
                settled,
            });
        };
        let mut settled = reconcile(state, &claims);
        let mut recovered = 0;
        if !settled.complete {
            let events = recover(ask, state, &settled.events).await;
            recovered = events.len();
            if !events.is_empty() {
                claims.push(union([settled.events.as_slice(), events.as_slice()]));
                settled = reconcile(state, &claims);
            }
        }
        Ok(Self {
            attempts,
            listings,
            recovered,
            settled,
        })
    }

    /// The prices at the claims' blocks: those known before, and the others as far as they can be
    /// read.
    async fn prices<H: Http, C: Clock, W: Watch>(
        &self,
        ask: &Ask<'a, H, C, W>,
    ) -> BTreeMap<u64, Price> {
        let mut prices = ask
            .known
            .map(|scan| scan.prices.clone())
            .unwrap_or_default();
        let blocks: BTreeSet<u64> = self
            .settled
            .events
            .iter()
            .map(|event| event.block)
            .collect();
        let unpriced: Vec<u64> = blocks
            .into_iter()
            .rev()
            .filter(|block| !prices.contains_key(block))
            .collect();
        let node = self
            .attempts
            .state
            .as_ref()
            .and_then(|state| ask.node(&state.source));
        if let (Some(node), false) = (node, unpriced.is_empty()) {
            prices.extend(past_price::prices(ask.upstream, ask.config, node, &unpriced).await);
        }
        prices
    }

    fn scan(&self, prices: &BTreeMap<u64, Price>) -> Option<Scan> {
        let state = self.attempts.state.as_ref()?;
        self.settled.verified.then(|| Scan {
            block: state.block,
            received: state.received,
            events: self.settled.events.clone(),
            prices: prices.clone(),
        })
    }
}

/// Looks in the chain's own past for claims that no explorer listed.
async fn recover<H: Http, C: Clock, W: Watch>(
    ask: &Ask<'_, H, C, W>,
    state: &State,
    events: &[ClaimEvent],
) -> Vec<ClaimEvent> {
    const NAME: &str = "History of the chain";
    let (Some(account), Some(node)) = (state.account, ask.node(&state.source)) else {
        return Vec::new();
    };
    ask.watch.step(NAME, &Step::Asking);
    let search = Search {
        upstream: ask.upstream,
        config: ask.config,
        node,
        owner: ask.owner,
        account,
    };
    let span = Span {
        from: ask.known.map_or(0, |scan| scan.block.min(state.block)),
        before: ask.known.map_or(Wei::ZERO, |scan| scan.received),
        to: state.block,
        after: state.received,
    };
    match search.claims(span, events).await {
        Ok(found) => {
            ask.watch.step(NAME, &Step::Answered(Some(found.len())));
            found
        }
        Err(error) => {
            ask.watch.step(NAME, &Step::Failed(error.words()));
            Vec::new()
        }
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
