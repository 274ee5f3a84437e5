//! Admin sessions.
//!
//! The browser holds a random 256-bit token; KV holds what it stands for under the token's
//! SHA-256, so that a reader of the store cannot log in with what is found there. KV may be a
//! minute stale elsewhere, so each request also asks D1 whether the session was revoked.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::account::Overlay;
use crate::error::Error;
use crate::ports::{Cache, Database, Entropy, Statement, Timestamp};

/// A session ends after this long without a request.
const IDLE: Duration = Duration::from_hours(12);
/// A session ends after this long in any case.
const LONGEST: Duration = Duration::from_hours(7 * 24);
/// How old the last renewal may be before a request renews it: KV takes one write a second a
/// key, and a write is dearer than a read.
const RENEW_AFTER_SECONDS: i64 = 15 * 60;

/// The secret in the cookie: 64 hex digits.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// A new random token.
    ///
    /// # Errors
    /// [`Error::Unavailable`] when the platform gives no randomness.
    pub fn new(entropy: &impl Entropy) -> Result<Self, Error> {
        let mut bytes = [0_u8; 32];
        entropy.fill(&mut bytes)?;
        Ok(Self(alloy_primitives::hex::encode(bytes)))
    }

    /// Takes a cookie's value; `None` when it cannot be a token of ours.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let is_token = text.len() == 64
            && text
                .bytes()
                .all(|b| b.is_ascii_digit() || (b'a'..=b'f').contains(&b));
        is_token.then(|| Self(text.to_owned()))
    }

    /// The cookie's value.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    fn hash(&self) -> String {
        alloy_primitives::hex::encode(Sha256::digest(self.0.as_bytes()))
    }
}

/// What a live session stands for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Session {
    /// Who logged in.
    pub username: String,
    /// When.
    pub began: Timestamp,
    /// When it was last written to KV.
    pub renewed: Timestamp,
    /// The start of the password hash it was opened with: a new password ends old sessions.
    pub credential: String,
}

/// Opens a session and gives its token.
///
/// # Errors
/// [`Error::Unavailable`] when the store or the randomness fails.
pub async fn open(
    cache: &impl Cache,
    entropy: &impl Entropy,
    username: &str,
    credential: &str,
    now: Timestamp,
) -> Result<Token, Error> {
    let token = Token::new(entropy)?;
    let session = Session {
        username: username.to_owned(),
        began: now,
        renewed: now,
        credential: credential_mark(credential),
    };
    write(cache, &token, &session, IDLE).await?;
    Ok(token)
}

/// The session behind a token, renewed where it is due. `credential` is the configured password
/// hash; one that was set in Settings since counts in its place.
///
/// # Errors
/// [`Error::NotAuthenticated`] when there is none, it has ended, was revoked, or belongs to an
/// older password.
pub async fn find(
    cache: &impl Cache,
    db: &impl Database,
    token: &Token,
    credential: &str,
    now: Timestamp,
) -> Result<Session, Error> {
    let stored = cache
        .get(&key(token))
        .await?
        .ok_or(Error::NotAuthenticated)?;
    let session: Session = serde_json::from_str(&stored).map_err(|_| Error::NotAuthenticated)?;
    let left = seconds(LONGEST) - (now.0 - session.began.0);
    let idle = now.0 - session.renewed.0;
    if left <= 0 || idle >= seconds(IDLE) {
        return Err(Error::NotAuthenticated);
    }
    let door = door(db, token).await?;
    let is_shut = door.revoked || session.began.0 <= door.account.sessions_from;
    if is_shut || session.credential != credential_mark(door.account.hash(credential)) {
        return Err(Error::NotAuthenticated);
    }
    if idle < RENEW_AFTER_SECONDS {
        return Ok(session);
    }
    let renewed = Session {
        renewed: now,
        ..session
    };
    let lifetime = IDLE.min(Duration::from_secs(left.unsigned_abs().max(60)));
    write(cache, token, &renewed, lifetime).await?;
    Ok(renewed)
}

/// Ends a session everywhere at once.
///
/// # Errors
/// [`Error::Unavailable`] when a store does not answer.
pub async fn close(
    cache: &impl Cache,
    db: &impl Database,
    token: &Token,
    now: Timestamp,
) -> Result<(), Error> {
    db.batch(vec![
        Statement::new(
            "INSERT INTO revoked_sessions (token_hash, revoked_at, forget_at) VALUES (?1, ?2, ?3) \
             ON CONFLICT (token_hash) DO NOTHING",
            [
                token.hash().into(),
                now.into(),
                now.plus(seconds(LONGEST)).into(),
            ],
        ),
        Statement::new(
            "DELETE FROM revoked_sessions WHERE forget_at < ?1",
            [now.into()],
        ),
    ])
    .await?;
    cache.delete(&key(token)).await?;
    Ok(())
}

/// What the database says about a session, in one read.
struct Door {
    revoked: bool,
    account: Overlay,
}

async fn door(db: &impl Database, token: &Token) -> Result<Door, Error> {
    #[derive(Deserialize)]
    struct Row {
        revoked: i64,
        #[serde(flatten)]
        account: Overlay,
    }
    let row: Option<Row> = db
        .first(Statement::new(
            "SELECT EXISTS (SELECT 1 FROM revoked_sessions WHERE token_hash = ?1) AS revoked, \
             password_hash, replaces, sessions_from FROM admin_account",
            [token.hash().into()],
        ))
        .await?;
    let row = row.ok_or_else(|| Error::Unavailable("database: no admin_account".to_owned()))?;
    Ok(Door {
        revoked: row.revoked == 1,
        account: row.account,
    })
}

async fn write(
    cache: &impl Cache,
    token: &Token,
    session: &Session,
    lifetime: Duration,
) -> Result<(), Error> {
    let text = serde_json::to_string(session)
        .map_err(|cause| Error::Unavailable(format!("a session could not be written: {cause}")))?;
    Ok(cache.put(&key(token), &text, lifetime).await?)
}

fn key(token: &Token) -> String {
    format!("session:{}", token.hash())
}

fn credential_mark(credential: &str) -> String {
    let digest = alloy_primitives::hex::encode(Sha256::digest(credential.as_bytes()));
    digest.chars().take(16).collect()
}

fn seconds(duration: Duration) -> i64 {
    i64::try_from(duration.as_secs()).unwrap_or(i64::MAX)
}
