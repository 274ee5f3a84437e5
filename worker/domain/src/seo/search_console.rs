//! Google Search Console, read by a service account: what people searched for when Google showed
//! pages of ours.
//!
//! The account's private key signs an assertion, Google gives an access token for it, and the token
//! reads the searches of the property that was shared with the account. Nothing is ever written
//! there. What stands in the way is told as a sentence; it is never taken for 'no searches'.

pub mod account;
pub mod performance;
pub mod problem;
mod token;

use account::ServiceAccount;
use performance::Row;
use problem::ConsoleError;

use super::context::Platform;
use crate::contract::settings::SearchConsoleState;
use crate::events::store::Days;
use crate::http::keeps_secrets;
use crate::ports::{Clock, Signer, Timestamp};

/// Where the API answers.
pub const API: &str = "https://www.googleapis.com/webmasters/v3";

/// The most calls that one [`Property::searches`] makes.
pub const MOST_CALLS: u32 = 1 + 2 * performance::MOST_PAGES;

/// Days whose searches are not final yet: Search Console is about three days behind.
const NOT_FINAL: i64 = 3;

/// Search Console as it is configured.
pub enum SearchConsole {
    /// Neither account nor property is set.
    NotConnected,
    /// A setting is missing or wrong; the sentence says which and what to do.
    Misconfigured(String),
    /// Both are there. Whether Google takes them, only Google can tell.
    Connected(Property),
}

/// A property and the account that may read it.
pub struct Property {
    account: ServiceAccount,
    /// `sc-domain:example.org` or `https://example.org/`.
    pub site: String,
    api: String,
}

/// What was read: 28 days, and the 28 before.
pub struct Searches {
    /// The later span.
    pub days: Days,
    /// The earlier span.
    pub earlier: Days,
    /// What was searched for in `days`.
    pub now: Vec<Row>,
    /// What was searched for in `earlier`.
    pub before: Vec<Row>,
    /// Whether there were more rows than are read: those with the fewest clicks are missing then.
    pub is_cut: bool,
}

impl SearchConsole {
    /// Reads the settings `GOOGLE_SERVICE_ACCOUNT` (the JSON key), `SEARCH_CONSOLE_SITE` (the
    /// property) and `SEARCH_CONSOLE_URL` (another address of the API).
    #[must_use]
    pub fn configured(key: Option<&str>, site: Option<&str>, api: Option<&str>) -> Self {
        let (key, site) = match (key, site) {
            (None, None) => return Self::NotConnected,
            (Some(_), None) => {
                return wrong(
                    "GOOGLE_SERVICE_ACCOUNT is set and SEARCH_CONSOLE_SITE is not. Name the property there, such as sc-domain:example.org.",
                );
            }
            (None, Some(_)) => {
                return wrong(
                    "SEARCH_CONSOLE_SITE is set and GOOGLE_SERVICE_ACCOUNT is not. It takes the JSON key of a service account.",
                );
            }
            (Some(key), Some(site)) => (key, site),
        };
        if !is_property(site) {
            return wrong(
                "SEARCH_CONSOLE_SITE is no property of Search Console. It is written sc-domain:example.org, or https://example.org/ for a property of one address.",
            );
        }
        let api = api.unwrap_or(API);
        if !keeps_secrets(api) {
            return wrong("SEARCH_CONSOLE_URL has to begin with https://.");
        }
        match ServiceAccount::parse(key) {
            Ok(account) => Self::Connected(Property {
                account,
                site: site.to_owned(),
                api: api.trim_end_matches('/').to_owned(),
            }),
            Err(problem) => wrong(problem),
        }
    }

    /// What Settings shows. As far as it can be without asking Google the settings are tried: the key
    /// has to sign.
    pub async fn state(&self, signer: &impl Signer) -> SearchConsoleState {
        match self {
            Self::NotConnected => SearchConsoleState::default(),
            Self::Misconfigured(problem) => SearchConsoleState {
                problem: Some(problem.clone()),
                ..SearchConsoleState::default()
            },
            Self::Connected(property) => {
                let tried = property.account.sign(signer, b"").await;
                SearchConsoleState {
                    site: Some(property.site.clone()),
                    account: Some(property.account.email.clone()),
                    problem: tried.err().map(|unusable| property.told(&unusable)),
                }
            }
        }
    }
}

impl Property {
    /// The searches of the 28 days before `as_of` that are final, and of the 28 before those.
    ///
    /// # Errors
    /// [`ConsoleError`] when any of it could not be read: half an answer is none.
    pub async fn searches(
        &self,
        platform: &impl Platform,
        as_of: Timestamp,
    ) -> Result<Searches, ConsoleError> {
        let http = platform.http();
        let now = platform.clock().now();
        let token = token::request(http, platform.signer(), &self.account, now).await?;
        let days = Days::before(as_of, 28, NOT_FINAL);
        let earlier = Days::before(as_of, 28, NOT_FINAL + 28);
        let now = performance::read(http, self, &token, &days).await?;
        let before = performance::read(http, self, &token, &earlier).await?;
        Ok(Searches {
            is_cut: now.is_cut || before.is_cut,
            now: now.rows,
            before: before.rows,
            days,
            earlier,
        })
    }

    /// What went wrong, as a sentence that names the account and the property where that helps.
    #[must_use]
    pub fn told(&self, cause: &ConsoleError) -> String {
        cause.sentence(&self.account.email, &self.site)
    }
}

fn wrong(problem: &str) -> SearchConsole {
    SearchConsole::Misconfigured(problem.to_owned())
}

fn is_property(site: &str) -> bool {
    let is_name = |name: &str| !name.is_empty() && !name.contains(char::is_whitespace);
    match site.strip_prefix("sc-domain:") {
        Some(domain) => is_name(domain) && !domain.contains('/'),
        None => ["https://", "http://"]
            .iter()
            .any(|start| site.strip_prefix(start).is_some_and(is_name)),
    }
}
