//! The causes that a request can fail of.
//!
//! A cause says what happened, not which endpoint it happened in. What a visitor reads and which
//! HTTP status goes with it is decided in one place, the Worker's `respond`.

use crate::blog::post::{Action, Status};
use crate::contract::checks::CheckKind;
use crate::contract::history::PostEvent;
use crate::forms::FormError;
use crate::ports::{CacheError, DatabaseError, EntropyError};
use crate::rewards::address::AddressError;
use crate::rewards::lookup::LookupError;
use crate::route::NoRoute;
use crate::seo::runs::Missing;
use crate::seo::writer::WriterError;

/// Why a request cannot be answered as asked.
#[derive(Clone, Debug, PartialEq)]
pub enum Error {
    /// No route of that path and method.
    NoRoute(NoRoute),
    /// A body of a type other than JSON.
    NotJson,
    /// A body that is not a JSON object; the text is the parser's, for the log.
    Malformed(String),
    /// A body longer than the route takes, in bytes.
    TooLarge {
        /// The most the route takes.
        limit: usize,
    },
    /// A field that cannot be taken as it is.
    InvalidField {
        /// The field's name on the wire.
        field: &'static str,
        /// What is wrong, as a sentence to stand beside the field.
        problem: String,
    },
    /// A form that is not taken, or an inbox that does not hold what is asked.
    Form(FormError),
    /// An unsafe request that did not come from our own pages.
    ForeignOrigin,
    /// No session, an expired or a revoked one.
    NotAuthenticated,
    /// Wrong name or wrong password: never told apart.
    WrongCredentials,
    /// Too many failed logins from here.
    TooManyLogins {
        /// Seconds until the next attempt is looked at.
        retry_after: i64,
    },
    /// No admin credentials are configured, or only the example ones.
    NoCredentials,
    /// No secret signs certificates, or only an example.
    NoCertificateSecret,
    /// No such post.
    NoSuchPost,
    /// An edit that does not say which version it is of.
    VersionRequired,
    /// The post has changed since the version that the request is about.
    StaleRevision {
        /// The version that the post has now.
        current: i64,
        /// What was done since, newest first.
        since: Vec<PostEvent>,
    },
    /// The post never had a text of that version.
    NoSuchRevision,
    /// Something of the weekly pipeline that is not there.
    NotInPipeline(Missing),
    /// A move that the post's status does not allow.
    IllegalMove {
        /// The status the post has now.
        from: Status,
        /// What was asked of it.
        action: Action,
    },
    /// The text to be published is not the text that was approved.
    UnapprovedText,
    /// The post has findings that the admin chose to let keep a post from being approved.
    Blocked {
        /// The checks that found something.
        checks: Vec<CheckKind>,
    },
    /// Nobody is configured to carry mails.
    NoMailer,
    /// A mail could not be handed over; the text is for the log.
    Undelivered(String),
    /// An address that is none.
    Address(AddressError),
    /// The rewards could not be looked up.
    Rewards(LookupError),
    /// The writer gave no draft.
    Writer(WriterError),
    /// A part of the platform did not answer; the text is for the log.
    Unavailable(String),
}

impl From<NoRoute> for Error {
    fn from(cause: NoRoute) -> Self {
        Self::NoRoute(cause)
    }
}

impl From<AddressError> for Error {
    fn from(cause: AddressError) -> Self {
        Self::Address(cause)
    }
}

impl From<FormError> for Error {
    fn from(cause: FormError) -> Self {
        Self::Form(cause)
    }
}

impl From<LookupError> for Error {
    fn from(cause: LookupError) -> Self {
        Self::Rewards(cause)
    }
}

impl From<WriterError> for Error {
    fn from(cause: WriterError) -> Self {
        Self::Writer(cause)
    }
}

impl From<DatabaseError> for Error {
    fn from(DatabaseError(cause): DatabaseError) -> Self {
        Self::Unavailable(format!("database: {cause}"))
    }
}

impl From<CacheError> for Error {
    fn from(CacheError(cause): CacheError) -> Self {
        Self::Unavailable(format!("cache: {cause}"))
    }
}

impl From<EntropyError> for Error {
    fn from(EntropyError(cause): EntropyError) -> Self {
        Self::Unavailable(format!("entropy: {cause}"))
    }
}
