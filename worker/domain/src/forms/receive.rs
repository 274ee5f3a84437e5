//! A form from its arrival to its row: judged, its payment looked up, kept once, its mails queued.

use alloy_primitives::Address;

use super::definition::FormKind;
use super::store::{self, Kept};
use super::submission::{Filled, Submission};
use super::{letters, payment, spam};
use crate::admin::throttle::Network;
use crate::error::Error;
use crate::ports::{Clock, Database, Http, Timestamp};
use crate::rewards::chain::ChainConfig;
use crate::rewards::upstream::SourceError;
use crate::site::Site;

/// What receiving forms depends on.
pub struct Desk<'a, D, H, C> {
    /// Where submissions are kept.
    pub db: &'a D,
    /// For Turnstile and the chain.
    pub http: &'a H,
    /// For the deadline of those calls.
    pub clock: &'a C,
    /// The site that writes the mails.
    pub site: &'a Site,
    /// The chain payments are looked up on.
    pub chain: &'a ChainConfig,
    /// Where coaching is paid to.
    pub wallet: Address,
    /// Where notifications go; `None` where no address is configured.
    pub admin_email: Option<&'a str>,
    /// Turnstile's secret; `None` where it is not configured.
    pub turnstile_secret: Option<&'a str>,
}

/// What became of a form.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// Whether it has a new row or had one before.
    pub kept: Kept,
    /// Why its payment could not be looked up, for the log.
    pub unread: Option<SourceError>,
}

impl<D: Database, H: Http, C: Clock> Desk<'_, D, H, C> {
    /// Takes a form.
    ///
    /// # Errors
    /// [`FormError::LooksAutomated`], [`FormError::Fields`], [`FormError::TooMany`],
    /// [`FormError::KeyTaken`], [`Error::Unavailable`]: then nothing was kept.
    pub async fn receive(
        &self,
        kind: FormKind,
        filled: &Filled,
        network: &Network,
        now: Timestamp,
    ) -> Result<Outcome, Error> {
        let submission = Submission::judge(kind, filled, now)?;
        spam::judge(filled)?;
        // Whoever sends a form again because the answer was lost shows a token that is used up,
        // and has done nothing that a limit is for.
        if store::was_kept(self.db, &submission).await? {
            return Ok(Outcome {
                kept: Kept::Before,
                unread: None,
            });
        }
        if let Some(secret) = self.turnstile_secret {
            spam::ask_turnstile(self.http, secret, filled).await?;
        }
        spam::count(self.db, network, now).await?;
        let (paid, unread) = match submission.transaction() {
            None => (None, None),
            Some(transaction) => match self.look_up(transaction).await {
                Ok(paid) => (Some(paid), None),
                // A chain that cannot be read must not cost us the form.
                Err(cause) => (Some(payment::unread(now)), Some(cause)),
            },
        };
        if let Some(paid) = &paid {
            payment::judge(paid)?;
        }
        let mails = letters::of(&submission, self.site, self.admin_email);
        let kept = store::keep(self.db, &submission, paid.as_ref(), &mails, now).await?;
        Ok(Outcome { kept, unread })
    }

    async fn look_up(&self, transaction: &str) -> Result<payment::Payment, SourceError> {
        payment::look_up(self.http, self.clock, self.chain, transaction, self.wallet).await
    }
}
