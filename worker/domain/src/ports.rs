//! The seams between the product's rules and the platform they run on.
//!
//! Everything the domain needs from outside (rows, cached bytes, the time, chance, other
//! people's servers) comes through one of these traits, passed as an argument. In production
//! `worker/src/platform` implements them over D1, KV and `fetch`; in native tests they are real
//! SQLite, a map, a clock that is set by hand and a scripted upstream.
//!
//! The traits are used generically and only ever on one thread, so their futures need not be
//! `Send`: a Workers isolate has no second thread to send them to.
#![expect(
    async_fn_in_trait,
    reason = "every caller is generic and single-threaded; a Send bound would exclude JS futures"
)]

use std::borrow::Cow;
use std::time::Duration;

use serde::de::DeserializeOwned;

use crate::http::HttpBody;

/// A point in time: whole seconds since 1970-01-01T00:00:00Z, leap seconds not counted.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct Timestamp(pub i64);

impl Timestamp {
    /// The moment `seconds` later (earlier when negative), saturating at the ends of `i64`.
    #[must_use]
    pub const fn plus(self, seconds: i64) -> Self {
        Self(self.0.saturating_add(seconds))
    }
}

/// A value bound to a `?n` placeholder. There is no float: money and wei are [`Value::Text`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// SQL `NULL`.
    Null,
    /// A whole number. D1 carries it as a JavaScript number, so it stays within ±2⁵³.
    Integer(i64),
    /// UTF-8 text.
    Text(String),
}

impl From<i64> for Value {
    fn from(value: i64) -> Self {
        Self::Integer(value)
    }
}

impl From<Timestamp> for Value {
    fn from(value: Timestamp) -> Self {
        Self::Integer(value.0)
    }
}

impl From<&str> for Value {
    fn from(value: &str) -> Self {
        Self::Text(value.to_owned())
    }
}

impl From<String> for Value {
    fn from(value: String) -> Self {
        Self::Text(value)
    }
}

impl<T: Into<Self>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Null, Into::into)
    }
}

/// One SQL statement with its arguments, in the dialect that SQLite and D1 share.
#[derive(Clone, Debug)]
pub struct Statement {
    /// The text, with `?1 … ?n` placeholders. It may be put together from fixed parts, never from
    /// input.
    pub sql: Cow<'static, str>,
    /// The arguments, in placeholder order.
    pub args: Vec<Value>,
}

impl Statement {
    /// Pairs `sql` with its arguments.
    #[must_use]
    pub fn new(sql: impl Into<Cow<'static, str>>, args: impl Into<Vec<Value>>) -> Self {
        Self {
            sql: sql.into(),
            args: args.into(),
        }
    }
}

/// What one statement gave back.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rows {
    /// The rows as the text of a JSON array of objects, keyed by column name. It stays text so
    /// that rows which Rust need not read go to the client as they are.
    pub json: String,
    /// How many rows the statement inserted, updated or deleted.
    pub changes: u64,
}

impl Rows {
    /// Reads the rows as `R`.
    ///
    /// # Errors
    /// [`DatabaseError`] when a row has not the shape of `R`: schema and code disagree.
    pub fn parse<R: DeserializeOwned>(&self) -> Result<Vec<R>, DatabaseError> {
        serde_json::from_str(&self.json).map_err(|cause| {
            DatabaseError(format!("a row did not have the expected shape: {cause}"))
        })
    }
}

/// The database could not answer; the text is for the log, never for a visitor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DatabaseError(pub String);

/// The relational store (D1; SQLite in native tests).
pub trait Database {
    /// Runs the statements in order as one transaction: all take effect or none does.
    /// Gives one [`Rows`] a statement.
    ///
    /// # Errors
    /// [`DatabaseError`] when the store is unreachable or a statement fails.
    async fn batch(&self, statements: Vec<Statement>) -> Result<Vec<Rows>, DatabaseError>;

    /// Runs one statement.
    ///
    /// # Errors
    /// As [`Database::batch`].
    async fn run(&self, statement: Statement) -> Result<Rows, DatabaseError> {
        let answers = self.batch(vec![statement]).await?;
        answers
            .into_iter()
            .next()
            .ok_or_else(|| DatabaseError("a batch of one gave no answer".to_owned()))
    }

    /// Runs one statement and reads its first row, `None` when there is none.
    ///
    /// # Errors
    /// As [`Database::batch`] and [`Rows::parse`].
    async fn first<R: DeserializeOwned>(
        &self,
        statement: Statement,
    ) -> Result<Option<R>, DatabaseError> {
        Ok(self.run(statement).await?.parse()?.into_iter().next())
    }
}

/// The cache could not answer; the text is for the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CacheError(pub String);

/// The key-value store (Workers KV): fast near the reader, up to a minute stale elsewhere.
pub trait Cache {
    /// The value under `key`, `None` when there is none or it has expired.
    ///
    /// # Errors
    /// [`CacheError`] when the store is unreachable.
    async fn get(&self, key: &str) -> Result<Option<String>, CacheError>;

    /// Stores `value` under `key` for `lifetime` (KV keeps nothing for less than 60 s).
    ///
    /// # Errors
    /// [`CacheError`] when the store is unreachable.
    async fn put(&self, key: &str, value: &str, lifetime: Duration) -> Result<(), CacheError>;

    /// Removes `key`; removing what is not there is no error.
    ///
    /// # Errors
    /// [`CacheError`] when the store is unreachable.
    async fn delete(&self, key: &str) -> Result<(), CacheError>;
}

/// The time, and waiting for it to pass.
pub trait Clock {
    /// The current time.
    fn now(&self) -> Timestamp;

    /// Resolves after `duration`.
    async fn sleep(&self, duration: Duration);
}

/// Cryptographically strong chance.
pub trait Entropy {
    /// Fills `bytes` with random bytes.
    ///
    /// # Errors
    /// [`EntropyError`] when the platform has none to give.
    fn fill(&self, bytes: &mut [u8]) -> Result<(), EntropyError>;
}

/// The platform gave no random bytes; the text is for the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntropyError(pub String);

/// A call to somebody else's server. Redirects are never followed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HttpRequest {
    /// The absolute address, from configuration and never from a visitor.
    pub url: String,
    /// `Some` makes it a POST, `None` a GET.
    pub body: Option<HttpBody>,
    /// The bearer token of the `authorization` header, where the other side wants one.
    pub bearer: Option<String>,
    /// How long connecting, headers and the whole body may take together.
    pub deadline: Duration,
    /// The most bytes of body that are read; a longer body is an error, not a cut.
    pub max_bytes: usize,
}

/// An answer from somebody else's server, read to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HttpResponse {
    /// The HTTP status, whatever it is: a 503 is an answer, not an [`HttpError`].
    pub status: u16,
    /// The body as text; bytes that are not UTF-8 become U+FFFD.
    pub body: String,
}

/// Why a call to somebody else's server gave no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HttpError {
    /// No connection, or it broke; the text is for the log.
    Unreachable(String),
    /// The deadline passed before the body's end.
    TimedOut,
    /// The body is longer than the request allows.
    TooLarge,
    /// It answered with a redirect, which is refused.
    Redirected,
}

/// Other people's servers.
pub trait Http {
    /// Sends `request` and reads the answer whole.
    ///
    /// # Errors
    /// [`HttpError`] when there is no complete answer within the request's limits.
    async fn send(&self, request: HttpRequest) -> Result<HttpResponse, HttpError>;

    /// Asks whether `url` answers: its HTTP status, a redirect's own included. The body is of
    /// no interest.
    ///
    /// # Errors
    /// [`HttpError`] when there is no answer within `deadline`.
    async fn probe(&self, url: &str, deadline: Duration) -> Result<u16, HttpError> {
        let request = HttpRequest {
            url: url.to_owned(),
            body: None,
            bearer: None,
            deadline,
            max_bytes: 64 * 1024,
        };
        Ok(self.send(request).await?.status)
    }
}

/// One of our own pages as a crawler gets it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnPage {
    /// The HTTP status.
    pub status: u16,
    /// Where a redirect leads.
    pub location: Option<String>,
    /// The text of HTML, XML and JSON; `None` of other files, which are not read.
    pub body: Option<String>,
}

/// The site's own pages, asked from inside, without the network.
pub trait Pages {
    /// Gets the page at `path`, which starts with `/` and may have a query.
    ///
    /// # Errors
    /// [`PagesError`] when the site cannot be asked at all.
    async fn get(&self, path: &str) -> Result<OwnPage, PagesError>;
}

/// The site could not be asked; the text is for the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PagesError(pub String);

/// Signatures with private keys.
pub trait Signer {
    /// Signs `message` as RS256 does: RSASSA-PKCS1-v1_5 over SHA-256 (RFC 7518, section 3.3).
    /// `key` is a private RSA key, PKCS #8 in DER.
    ///
    /// # Errors
    /// [`SignerError`] when `key` is none, or the platform cannot sign.
    async fn rs256(&self, key: &[u8], message: &[u8]) -> Result<Vec<u8>, SignerError>;
}

/// Nothing was signed; the text is for the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignerError(pub String);

/// A letter to one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mail {
    /// Whom it goes to: an address without a name.
    pub to: String,
    /// Whom an answer goes to, where that is not the sender.
    pub reply_to: Option<String>,
    /// One line.
    pub subject: String,
    /// Plain text.
    pub text: String,
}

/// Why a mail did not leave; the text is for the log and the inbox.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MailError {
    /// No provider is configured: waiting for one is right, trying again is not.
    NotConfigured,
    /// The provider refused it or was not reached.
    Failed(String),
}

/// Whoever carries mails.
pub trait Mailer {
    /// Hands `mail` over.
    ///
    /// # Errors
    /// [`MailError`] when nobody took it.
    async fn send(&self, mail: &Mail) -> Result<(), MailError>;
}
