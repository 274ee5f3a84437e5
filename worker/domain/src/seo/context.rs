//! What a task of the weekly run is: a function from a [`Context`] to an [`Outcome`] or a
//! [`Failure`].
//!
//! ```text
//! pub async fn run(context: &Context<'_, impl Platform>) -> Result<Outcome, Failure>
//! ```
//!
//! A task may be stopped at any moment and begun again, in another isolate, an hour later. So what
//! it makes it makes under a name of its own ([`Context::origin`]), and what took long it keeps
//! with [`Context::save`] and finds again in [`Context::checkpoint`]. Whatever asks the outside
//! many times asks [`Context::spend`] first: one invocation of a Worker has a budget of calls.

use std::cell::Cell;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::ledger::{self, Taken};
use super::search_console::SearchConsole;
use super::social::network::SocialKeys;
use super::writer::{Writer, WriterError};
use crate::contract::reports::TaskOutput;
use crate::error::Error;
use crate::ports::{Clock, Database, DatabaseError, Http, Pages, PagesError, Signer, Timestamp};

/// The ports that the tasks work with.
pub trait Platform {
    /// The store.
    fn db(&self) -> &impl Database;
    /// The time, and waiting.
    fn clock(&self) -> &impl Clock;
    /// Other people's servers.
    fn http(&self) -> &impl Http;
    /// The site's own pages.
    fn pages(&self) -> &impl Pages;
    /// Google Search Console.
    fn search_console(&self) -> &SearchConsole;
    /// Whoever signs for the accounts we use.
    fn signer(&self) -> &impl Signer;
    /// The keys to social networks.
    fn social(&self) -> &SocialKeys;
    /// Whoever writes drafts.
    fn writer(&self) -> &impl Writer;
    /// How many calls to the outside (assets, database, other servers) the tasks of one invocation
    /// may make.
    fn call_limit(&self) -> u32;
}

/// What a task came to.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// What came of it, in a sentence or two for the ledger.
    pub summary: String,
    /// The same as data, for the dashboard.
    pub output: TaskOutput,
}

/// Why a task did not come to its end.
#[derive(Clone, Debug, PartialEq)]
pub enum Failure {
    /// Something outside did not answer; another attempt may go better.
    Passing {
        /// For the admin, as a sentence.
        reason: String,
        /// For the log.
        cause: String,
    },
    /// Another attempt would end alike; the reason is for the admin, as a sentence.
    Lasting(String),
    /// The invocation's budget of calls is spent. The next one goes on from what was saved; this
    /// counts as no attempt.
    Paused,
    /// Somebody else has taken the task up since: what is done here is of no use.
    Superseded,
}

impl From<DatabaseError> for Failure {
    fn from(DatabaseError(cause): DatabaseError) -> Self {
        Self::Passing {
            reason: "The database did not answer.".to_owned(),
            cause,
        }
    }
}

impl From<PagesError> for Failure {
    fn from(PagesError(cause): PagesError) -> Self {
        Self::Passing {
            reason: "The site's own pages could not be read.".to_owned(),
            cause,
        }
    }
}

impl From<WriterError> for Failure {
    fn from(cause: WriterError) -> Self {
        let reason = format!("The writer gave no draft. {cause}");
        match cause {
            WriterError::Model(cause) if cause.is_passing() => Self::Passing {
                reason,
                cause: format!("{cause:?}"),
            },
            _ => Self::Lasting(reason),
        }
    }
}

impl From<Error> for Failure {
    fn from(cause: Error) -> Self {
        match cause {
            Error::Writer(cause) => cause.into(),
            Error::InvalidField { field, problem } => {
                Self::Lasting(format!("The draft could not be stored: {field}: {problem}"))
            }
            cause => Self::Passing {
                reason: "A part of the site was not available. The cause is in the log.".to_owned(),
                cause: format!("{cause:?}"),
            },
        }
    }
}

/// The calls that the tasks of one invocation may still make.
#[derive(Debug)]
pub struct Budget(Cell<u32>);

impl Budget {
    /// A budget of so many calls.
    #[must_use]
    pub const fn new(calls: u32) -> Self {
        Self(Cell::new(calls))
    }
}

/// What a task is given.
pub struct Context<'c, P> {
    /// The ports.
    pub platform: &'c P,
    /// What the ledger says of this attempt.
    pub taken: &'c Taken,
    /// What is left of the invocation's calls.
    pub budget: &'c Budget,
}

impl<P: Platform> Context<'_, P> {
    /// The moment that the task's report is about: the scheduled time of the run, or when the admin
    /// asked for it.
    #[must_use]
    pub const fn as_of(&self) -> Timestamp {
        self.taken.as_of
    }

    /// The time.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        self.platform.clock().now()
    }

    /// The name of this week's round: whatever is made under it is made once.
    #[must_use]
    pub fn origin(&self) -> String {
        format!("weekly:{}:{}", self.taken.slot, self.taken.round)
    }

    /// What an earlier attempt saved; `None` where there is nothing, or of another version.
    #[must_use]
    pub fn checkpoint<T: DeserializeOwned>(&self) -> Option<T> {
        serde_json::from_str(self.taken.checkpoint.as_deref()?).ok()
    }

    /// Keeps where the task got to, tells the dashboard `progress` (`40 of 75 pages`), and holds
    /// the task for longer.
    ///
    /// # Errors
    /// [`Failure::Superseded`] when somebody else has the task by now.
    pub async fn save(&self, checkpoint: &impl Serialize, progress: &str) -> Result<(), Failure> {
        let checkpoint = serde_json::to_string(checkpoint)
            .map_err(|cause| Failure::Lasting(format!("A checkpoint is no JSON: {cause}.")))?;
        let now = self.now();
        if ledger::save(self.platform.db(), self.taken, &checkpoint, progress, now).await? {
            Ok(())
        } else {
            Err(Failure::Superseded)
        }
    }

    /// Takes `calls` off the invocation's budget.
    ///
    /// # Errors
    /// [`Failure::Paused`] when not so many are left: save first, then ask.
    pub fn spend(&self, calls: u32) -> Result<(), Failure> {
        let left = self.budget.0.get().checked_sub(calls);
        self.budget.0.set(left.ok_or(Failure::Paused)?);
        Ok(())
    }
}
