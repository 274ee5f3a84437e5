//! Whom to ask when: the contract at once, an explorer beside it, the other explorer only when the
//! first is slow, fails or lists too little. As soon as everything is proven nobody is waited for.

use std::time::Duration;

use alloy_primitives::Address;
use futures_util::StreamExt;
use futures_util::future::{FutureExt, LocalBoxFuture};
use futures_util::stream::FuturesUnordered;

use super::Listing;
use crate::ports::{Clock, Http};
use crate::rewards::chain::state::{Attempts, read_state};
use crate::rewards::chain::{ChainConfig, Endpoint};
use crate::rewards::claims::{ClaimEvent, union};
use crate::rewards::explorer;
use crate::rewards::reconcile::{Verdict, reconcile};
use crate::rewards::scan::Scan;
use crate::rewards::upstream::{SourceError, Upstream};
use crate::rewards::watch::{Step, Watch};

/// After so long without an explorer's answer the next one is asked too.
const HEDGE_AFTER: Duration = Duration::from_millis(600);

/// After so long without proof, explorers that are still silent are given up: the chain's own past
/// can be searched instead.
const PATIENCE: Duration = Duration::from_millis(4_500);

/// Blocks before the last proven one that are listed again, in case the chain was reorganised.
const OVERLAP: u64 = 64;

/// What visitors know the contract's node by, whichever answers.
pub(super) const CONTRACT: &str = "rFLR contract";

/// One lookup's questions.
pub(super) struct Ask<'a, H, C, W> {
    pub(super) upstream: &'a Upstream<'a, H, C>,
    pub(super) clock: &'a C,
    pub(super) config: &'a ChainConfig,
    pub(super) owner: Address,
    pub(super) known: Option<&'a Scan>,
    pub(super) watch: &'a W,
}

/// What everyone who was asked said.
pub(super) struct Heard<'a> {
    pub(super) attempts: Attempts,
    pub(super) listings: Vec<Listing<'a>>,
}

/// What comes back, in whatever order.
enum Event<'a> {
    State(Box<Attempts>),
    Listing(Listing<'a>),
    /// Time to ask the next explorer.
    Hedge,
    /// Time to stop waiting for explorers.
    Impatience,
}

/// Where the asking stands.
struct Progress<'a> {
    attempts: Option<Attempts>,
    listings: Vec<Listing<'a>>,
    asked: usize,
    /// Whether the contract was read a second time.
    has_reread: bool,
    /// Answers that are still to come.
    outstanding: usize,
}

type Pending<'a> = FuturesUnordered<LocalBoxFuture<'a, Event<'a>>>;

impl<'a, H: Http, C: Clock, W: Watch> Ask<'a, H, C, W> {
    /// The configured node of that name.
    pub(super) fn node(&self, name: &str) -> Option<&'a Endpoint> {
        self.config.rpc.iter().find(|node| node.name == name)
    }

    /// Asks until all is proven or nobody is left.
    pub(super) async fn everyone(&self) -> Heard<'a> {
        let pending = Pending::new();
        let mut progress = Progress {
            attempts: None,
            listings: Vec::new(),
            asked: 0,
            has_reread: false,
            outstanding: 0,
        };
        self.watch.step(CONTRACT, &Step::Asking);
        self.read_contract(&pending, &mut progress);
        // What is known already is enough unless the contract has paid since.
        if self.known.is_none() {
            self.ask_next(&pending, &mut progress);
        }
        self.listen(pending, progress).await
    }

    async fn listen(&self, mut pending: Pending<'a>, mut progress: Progress<'a>) -> Heard<'a> {
        while progress.outstanding > 0 {
            let Some(event) = pending.next().await else {
                break;
            };
            let is_next_due = match event {
                Event::State(attempts) => {
                    progress.outstanding -= 1;
                    self.take_state(*attempts, &mut progress);
                    false
                }
                Event::Listing(listing) => {
                    progress.outstanding -= 1;
                    let has_failed = listing.claims.is_err();
                    self.take_listing(listing, &mut progress);
                    has_failed
                }
                Event::Hedge => true,
                Event::Impatience if progress.has_state() => break,
                Event::Impatience => false,
            };
            let verdict = self.verdict(&progress);
            if verdict == Some(Verdict::Verified) {
                break;
            }
            if verdict == Some(Verdict::Beyond) && !progress.has_reread {
                progress.has_reread = true;
                self.read_contract(&pending, &mut progress);
            }
            let is_short = progress.has_state() && progress.outstanding == 0;
            if is_next_due || is_short {
                self.ask_next(&pending, &mut progress);
            }
        }
        self.give_up_the_silent(progress)
    }

    fn read_contract(&self, pending: &Pending<'a>, progress: &mut Progress<'a>) {
        let (upstream, config, owner) = (self.upstream, self.config, self.owner);
        progress.outstanding += 1;
        pending.push(
            async move { Event::State(Box::new(read_state(upstream, config, owner).await)) }
                .boxed_local(),
        );
    }

    fn ask_next(&self, pending: &Pending<'a>, progress: &mut Progress<'a>) {
        let Some(explorer) = self.config.explorers.get(progress.asked) else {
            return;
        };
        progress.asked += 1;
        progress.outstanding += 1;
        self.watch.step(&explorer.name, &Step::Asking);
        let (upstream, rnat, owner, clock) =
            (self.upstream, self.config.rnat, self.owner, self.clock);
        let since = self
            .known
            .map_or(0, |scan| scan.block.saturating_sub(OVERLAP));
        pending.push(
            async move {
                Event::Listing(Listing {
                    name: &explorer.name,
                    claims: explorer::claims(upstream, explorer, rnat, owner, since).await,
                })
            }
            .boxed_local(),
        );
        pending.push(
            async move {
                clock.sleep(HEDGE_AFTER).await;
                Event::Hedge
            }
            .boxed_local(),
        );
        pending.push(
            async move {
                clock.sleep(PATIENCE).await;
                Event::Impatience
            }
            .boxed_local(),
        );
    }

    /// Takes the contract's figures, unless they are older than those at hand: nodes behind one
    /// address are not all at the same block.
    fn take_state(&self, attempts: Attempts, progress: &mut Progress<'a>) {
        let step = if attempts.state.is_some() {
            Step::Answered(None)
        } else {
            let failures = attempts.failures.iter();
            let words = failures.map(|(name, error)| format!("{name} {}", error.words()));
            Step::Failed(words.collect::<Vec<_>>().join("; "))
        };
        self.watch.step(CONTRACT, &step);
        let block = |attempts: &Attempts| attempts.state.as_ref().map(|state| state.block);
        let is_newer = progress
            .attempts
            .as_ref()
            .is_none_or(|before| block(&attempts) >= block(before));
        if is_newer {
            progress.attempts = Some(attempts);
        }
    }

    fn take_listing(&self, listing: Listing<'a>, progress: &mut Progress<'a>) {
        let step = match &listing.claims {
            Ok(events) => Step::Answered(Some(events.len())),
            Err(error) => Step::Failed(error.words()),
        };
        self.watch.step(listing.name, &step);
        progress.listings.push(listing);
        let claims = self.claims(progress);
        let found = union(claims.iter().map(Vec::as_slice));
        if !found.is_empty() {
            self.watch.found(&found);
        }
    }

    fn claims(&self, progress: &Progress<'a>) -> Vec<Vec<ClaimEvent>> {
        let known = self.known.iter().map(|scan| scan.events.clone());
        let listed = progress
            .listings
            .iter()
            .filter_map(|listing| listing.claims.as_ref().ok().cloned());
        known.chain(listed).collect()
    }

    fn verdict(&self, progress: &Progress<'a>) -> Option<Verdict> {
        let state = progress.attempts.as_ref()?.state.as_ref()?;
        let settled = reconcile(state, &self.claims(progress));
        match settled.verdict {
            // Proven is more than explained: a moved contract, say, is not proven.
            Verdict::Verified if !settled.verified => Some(Verdict::Short),
            verdict => Some(verdict),
        }
    }

    /// Explorers that were asked and did not answer are told as such, where their silence mattered.
    fn give_up_the_silent(&self, progress: Progress<'a>) -> Heard<'a> {
        let is_proven = self.verdict(&progress) == Some(Verdict::Verified);
        let mut listings = progress.listings;
        if !is_proven {
            for explorer in self.config.explorers.iter().take(progress.asked) {
                if listings.iter().all(|listing| listing.name != explorer.name) {
                    self.watch
                        .step(&explorer.name, &Step::Failed(SourceError::TimedOut.words()));
                    listings.push(Listing {
                        name: &explorer.name,
                        claims: Err(SourceError::TimedOut),
                    });
                }
            }
        }
        Heard {
            attempts: progress.attempts.unwrap_or_default(),
            listings,
        }
    }
}

impl Progress<'_> {
    fn has_state(&self) -> bool {
        self.attempts
            .as_ref()
            .is_some_and(|attempts| attempts.state.is_some())
    }
}
