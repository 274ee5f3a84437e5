//! Why Search Console could not be read, in sentences that say what to do.

use serde::Deserialize;

use crate::ports::HttpError;

/// Whom we asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Whoever gives access tokens.
    Tokens,
    /// The API itself.
    Api,
}

impl Asked {
    const fn name(self) -> &'static str {
        match self {
            Self::Tokens => "Google's token service",
            Self::Api => "Search Console",
        }
    }
}

/// Why nothing was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ConsoleError {
    /// The private key signs nothing; the text is for the log.
    UnusableKey(String),
    /// Google does not take the account's signature: the key was deleted, or the account.
    KeyRefused,
    /// The property is not there for this account.
    NotShared,
    /// The API is not switched on in the account's project.
    SwitchedOff,
    /// So many questions are not answered in so short a time.
    Throttled,
    /// Another status.
    Status(Asked, u16),
    /// No answer.
    Unanswered(Asked, HttpError),
    /// The answer is none that can be read.
    Unreadable(Asked),
}

impl ConsoleError {
    /// What an answer of the API other than 200 means.
    #[must_use]
    pub fn of_api(status: u16, body: &str) -> Self {
        let reason = reason(body).unwrap_or_default();
        match (status, reason.as_str()) {
            (403, "accessNotConfigured" | "SERVICE_DISABLED") => Self::SwitchedOff,
            (429, _) | (403, "quotaExceeded" | "rateLimitExceeded" | "userRateLimitExceeded") => {
                Self::Throttled
            }
            (403 | 404, _) => Self::NotShared,
            _ => Self::Status(Asked::Api, status),
        }
    }

    /// For the admin; `email` is the account's name, `site` the property.
    #[must_use]
    pub fn sentence(&self, email: &str, site: &str) -> String {
        match self {
            Self::UnusableKey(_) => "The private key in GOOGLE_SERVICE_ACCOUNT signs nothing. Make a new JSON key for the account and paste the whole file.".to_owned(),
            Self::KeyRefused => format!("Google refused the key of {email}. It may have been deleted: make a new JSON key and set GOOGLE_SERVICE_ACCOUNT to it."),
            Self::NotShared => format!("Google shows {email} no property {site}. Add this address under Users and permissions of the property, and compare its name with SEARCH_CONSOLE_SITE."),
            Self::SwitchedOff => format!("The Search Console API is not switched on in the Google Cloud project of {email}."),
            Self::Throttled => "Google's limit on questions to Search Console is used up for now.".to_owned(),
            Self::Status(asked, status) => format!("{} answered with status {status}.", asked.name()),
            Self::Unanswered(asked, cause) => format!("{} {}.", asked.name(), what_happened(cause)),
            Self::Unreadable(asked) => format!("{} sent an answer that cannot be read.", asked.name()),
        }
    }
}

const fn what_happened(cause: &HttpError) -> &'static str {
    match cause {
        HttpError::Unreachable(_) => "could not be reached",
        HttpError::TimedOut => "did not answer in time",
        HttpError::TooLarge => "sent more than is read",
        HttpError::Redirected => "answered with a redirect, which is not followed",
    }
}

/// The first `reason` of an error of Google's APIs
/// (<https://developers.google.com/webmaster-tools/v1/errors>).
fn reason(body: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Envelope {
        error: Told,
    }
    #[derive(Deserialize)]
    struct Told {
        #[serde(default)]
        errors: Vec<Reason>,
    }
    #[derive(Deserialize)]
    struct Reason {
        reason: String,
    }
    let envelope: Envelope = serde_json::from_str(body).ok()?;
    envelope
        .error
        .errors
        .into_iter()
        .next()
        .map(|first| first.reason)
}
