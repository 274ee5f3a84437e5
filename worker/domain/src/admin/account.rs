//! The admin's account as it is now: configured, with the password that was set in Settings since
//! in place of the configured one.

use serde::Deserialize;

use super::log::{self, Deed};
use super::login::AdminAccount;
use super::password::StoredHash;
use super::throttle::{self, Network};
use crate::contract::settings::PasswordChange;
use crate::error::Error;
use crate::ports::{Database, Entropy, Statement, Timestamp};

/// The shortest password, in characters, and the longest, in bytes.
const LENGTH: (usize, usize) = (12, 1_024);

/// What the database says of the account.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Overlay {
    password_hash: Option<String>,
    replaces: Option<String>,
    /// Sessions that began at this second or before are over.
    pub sessions_from: i64,
}

impl Overlay {
    /// The hash that counts: the one set in Settings, as long as the configured one is still that
    /// which it replaced. A newly configured password opens the door again to whoever lost it.
    #[must_use]
    pub fn hash<'a>(&'a self, configured: &'a str) -> &'a str {
        match (&self.password_hash, &self.replaces) {
            (Some(own), Some(replaced)) if replaced == configured => own,
            _ => configured,
        }
    }
}

/// Reads the overlay.
///
/// # Errors
/// [`Error::Unavailable`] when the store does not answer.
pub async fn overlay(db: &impl Database) -> Result<Overlay, Error> {
    let row = db
        .first(Statement::new(
            "SELECT password_hash, replaces, sessions_from FROM admin_account",
            [],
        ))
        .await?;
    Ok(row.unwrap_or_default())
}

/// The account with the password that counts now.
///
/// # Errors
/// [`Error::Unavailable`] when the store does not answer.
pub async fn current(db: &impl Database, configured: AdminAccount) -> Result<AdminAccount, Error> {
    let overlay = overlay(db).await?;
    let hash = overlay.hash(configured.password_hash.as_str());
    match StoredHash::parse(hash) {
        Ok(password_hash) => Ok(AdminAccount {
            password_hash,
            ..configured
        }),
        Err(_) => Ok(configured),
    }
}

/// Sets another password. Every session ends, the one that asked as well: sessions belong to the
/// password they were opened with.
///
/// # Errors
/// [`Error::InvalidField`] for a wrong current or an unfit new password, [`Error::TooManyLogins`].
pub async fn change_password(
    db: &impl Database,
    entropy: &impl Entropy,
    configured: &AdminAccount,
    change: &PasswordChange,
    network: &Network,
    at: Timestamp,
) -> Result<AdminAccount, Error> {
    fit(change)?;
    let account = current(db, configured.clone()).await?;
    throttle::count(db, network, at).await?;
    if change.current.len() > LENGTH.1 || !account.password_hash.matches(&change.current) {
        return Err(invalid("current", "This is not the current password."));
    }
    throttle::forgive(db, network, at).await?;
    let mut salt = [0_u8; 16];
    entropy.fill(&mut salt)?;
    let hash = StoredHash::of(&change.new, &salt)
        .ok_or_else(|| Error::Unavailable("the password could not be hashed".to_owned()))?;
    db.batch(vec![
        Statement::new(
            "UPDATE admin_account SET password_hash = ?1, replaces = ?2 WHERE only = 1",
            [
                hash.as_str().into(),
                configured.password_hash.as_str().into(),
            ],
        ),
        log::entry(Deed::ChangePassword, &account.username, "", at),
    ])
    .await?;
    Ok(AdminAccount {
        password_hash: hash,
        ..account
    })
}

/// Ends every session that has begun.
///
/// # Errors
/// [`Error::Unavailable`] when the store does not answer.
pub async fn end_sessions(db: &impl Database, actor: &str, at: Timestamp) -> Result<(), Error> {
    db.batch(vec![
        Statement::new(
            "UPDATE admin_account SET sessions_from = max(sessions_from, ?1) WHERE only = 1",
            [at.into()],
        ),
        log::entry(Deed::LogOutEverywhere, actor, "", at),
    ])
    .await?;
    Ok(())
}

fn fit(change: &PasswordChange) -> Result<(), Error> {
    let (least, most) = LENGTH;
    if change.new.chars().count() < least {
        return Err(invalid(
            "new",
            "Please choose a password of 12 characters or more.",
        ));
    }
    if change.new.len() > most {
        return Err(invalid("new", "This is longer than 1,024 bytes."));
    }
    if change.new == change.current {
        return Err(invalid("new", "This is the current password."));
    }
    Ok(())
}

fn invalid(field: &'static str, problem: &str) -> Error {
    Error::InvalidField {
        field,
        problem: problem.to_owned(),
    }
}
