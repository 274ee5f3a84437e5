//! One way to ask somebody else's server and to name what went wrong, shared by chain and
//! explorers: each call has a deadline and a size, all together have a budget.

use std::cell::Cell;
use std::fmt;
use std::time::Duration;

use serde::de::DeserializeOwned;

use crate::http::HttpBody;
use crate::ports::{Clock, Http, HttpError, HttpRequest, Timestamp};

/// The longest one call may take, its body included. Public endpoints were seen at 400–750 ms.
pub const CALL_DEADLINE: Duration = Duration::from_secs(8);

/// The longest a whole lookup may take. Past it, what was found is what is answered.
pub const LOOKUP_DEADLINE: Duration = Duration::from_secs(25);

/// The most bytes of one answer: 1,000 log rows are about 0.9 MB.
pub const MAX_BODY_BYTES: usize = 1_000_000;

/// The most calls of one lookup. The platform allows 50 subrequests a request; the rest is for
/// our own storage.
pub const MAX_CALLS: u32 = 40;

/// Why a source gave no usable answer. The texts inside are for the log, never for a visitor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SourceError {
    /// No connection, or it broke.
    Unreachable(String),
    /// No complete answer within the call's or the lookup's deadline.
    TimedOut,
    /// It limits how often it may be asked, and we are above that.
    Throttled,
    /// An HTTP status other than 200 and 429.
    Status(u16),
    /// The body is longer than [`MAX_BODY_BYTES`].
    TooLarge,
    /// It answered with a redirect, which is never followed.
    Redirected,
    /// The answer is cut off, is not JSON (an HTML page, say) or has another shape.
    Malformed(String),
    /// It answered with an error of its own.
    Refused(String),
    /// The node serves another network than the one that is configured.
    WrongChain {
        /// The configured chain id.
        expected: u64,
        /// The chain id it answered with.
        found: u64,
    },
    /// The explorer returned everyone's claims, too many to filter out the owner's.
    FilterIgnored,
    /// More claims than one lookup may page through.
    TooManyClaims,
    /// Not asked: the lookup has used up [`MAX_CALLS`].
    BudgetSpent,
}

impl SourceError {
    /// The cause in plain words for a visitor, to follow a source's name: `Blockscout: …`.
    #[must_use]
    pub fn words(&self) -> String {
        match self {
            Self::Unreachable(_) => "could not be reached".to_owned(),
            Self::TimedOut => "did not answer in time".to_owned(),
            Self::Throttled => "asks us to wait: too many requests".to_owned(),
            Self::Status(status) => format!("answered with HTTP status {status}"),
            Self::TooLarge => "sent an answer that is too large".to_owned(),
            Self::Redirected => "tried to send us elsewhere".to_owned(),
            Self::Malformed(_) => "sent an answer that cannot be read".to_owned(),
            Self::Refused(_) => "refused the question".to_owned(),
            Self::WrongChain { expected, found } => {
                format!("serves chain {found} instead of chain {expected}")
            }
            Self::FilterIgnored => "ignored whose claims were asked for".to_owned(),
            Self::TooManyClaims => "lists more claims than one lookup can read".to_owned(),
            Self::BudgetSpent => "was not asked: this lookup has used all its calls".to_owned(),
        }
    }
}

impl fmt::Display for SourceError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.words())?;
        match self {
            Self::Unreachable(cause) | Self::Malformed(cause) | Self::Refused(cause) => {
                write!(formatter, " ({cause})")
            }
            _ => Ok(()),
        }
    }
}

impl std::error::Error for SourceError {}

impl From<HttpError> for SourceError {
    fn from(error: HttpError) -> Self {
        match error {
            HttpError::Unreachable(cause) => Self::Unreachable(cause),
            HttpError::TimedOut => Self::TimedOut,
            HttpError::TooLarge => Self::TooLarge,
            HttpError::Redirected => Self::Redirected,
        }
    }
}

/// The calls of one lookup: counts them and cuts each one's deadline to the time that is left.
pub struct Upstream<'a, H, C> {
    http: &'a H,
    clock: &'a C,
    ends: Timestamp,
    calls_left: Cell<u32>,
}

impl<'a, H: Http, C: Clock> Upstream<'a, H, C> {
    /// Starts the lookup's time and budget now.
    pub fn new(http: &'a H, clock: &'a C) -> Self {
        let seconds = i64::try_from(LOOKUP_DEADLINE.as_secs()).unwrap_or(i64::MAX);
        Self {
            http,
            clock,
            ends: clock.now().plus(seconds),
            calls_left: Cell::new(MAX_CALLS),
        }
    }

    /// Gets `url`, or posts `json` to it, and reads the answer as `T`.
    ///
    /// # Errors
    /// [`SourceError`], whatever stands between the question and a `T`.
    pub async fn ask<T: DeserializeOwned>(
        &self,
        url: &str,
        json: Option<String>,
    ) -> Result<T, SourceError> {
        let deadline = self.next_deadline()?;
        let left = self.calls_left.get();
        self.calls_left
            .set(left.checked_sub(1).ok_or(SourceError::BudgetSpent)?);
        let request = HttpRequest {
            url: url.to_owned(),
            body: json.map(HttpBody::Json),
            bearer: None,
            deadline,
            max_bytes: MAX_BODY_BYTES,
        };
        let response = self.http.send(request).await?;
        match response.status {
            200 => serde_json::from_str(&response.body)
                .map_err(|cause| SourceError::Malformed(cause.to_string())),
            429 => Err(SourceError::Throttled),
            status => Err(SourceError::Status(status)),
        }
    }

    fn next_deadline(&self) -> Result<Duration, SourceError> {
        let left = self.ends.0.saturating_sub(self.clock.now().0);
        match u64::try_from(left) {
            Ok(0) | Err(_) => Err(SourceError::TimedOut),
            Ok(seconds) => Ok(CALL_DEADLINE.min(Duration::from_secs(seconds))),
        }
    }
}
