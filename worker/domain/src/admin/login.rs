//! Logging in.

use super::password::StoredHash;
use super::session::{self, Token};
use super::throttle::{self, Network};
use crate::contract::admin::Credentials;
use crate::error::Error;
use crate::ports::{Cache, Database, Entropy, Timestamp};

/// The one admin, as configured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AdminAccount {
    /// The name to log in with.
    pub username: String,
    /// What the password must match.
    pub password_hash: StoredHash,
}

/// The longest name or password that is looked at, in bytes.
const MOST_BYTES: usize = 1_024;

/// Checks the credentials and opens a session. A wrong name costs the same time as a wrong
/// password: the password is hashed either way.
///
/// # Errors
/// [`Error::InvalidField`] for a blank or overlong field, [`Error::TooManyLogins`],
/// [`Error::WrongCredentials`].
pub async fn log_in(
    db: &impl Database,
    cache: &impl Cache,
    entropy: &impl Entropy,
    account: &AdminAccount,
    credentials: &Credentials,
    network: &Network,
    now: Timestamp,
) -> Result<Token, Error> {
    required(
        "username",
        "Please enter the username.",
        &credentials.username,
    )?;
    required(
        "password",
        "Please enter the password.",
        &credentials.password,
    )?;
    throttle::count(db, network, now).await?;
    let is_password = account.password_hash.matches(&credentials.password);
    let is_name = credentials.username == account.username;
    if !(is_password && is_name) {
        return Err(Error::WrongCredentials);
    }
    throttle::forgive(db, network, now).await?;
    session::open(
        cache,
        entropy,
        &account.username,
        account.password_hash.as_str(),
        now,
    )
    .await
}

fn required(field: &'static str, sentence: &str, text: &str) -> Result<(), Error> {
    let problem = if text.is_empty() {
        sentence
    } else if text.len() > MOST_BYTES {
        "This is longer than 1,024 bytes."
    } else {
        return Ok(());
    };
    Err(Error::InvalidField {
        field,
        problem: problem.to_owned(),
    })
}
