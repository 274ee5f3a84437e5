//! The brake on guessing the password.
//!
//! An attempt is counted before the password is hashed, so that a flood costs us a row and not
//! 19 MiB each. A network gets five failures a quarter of an hour. The account as a whole gets
//! fifty an hour from networks that never logged in; a network that did, within the last month,
//! is not held by the account's limit, so that a stranger cannot lock the admin out.

use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::error::Error;
use crate::ports::{Database, Statement, Timestamp};

const NETWORK_FAILURES: i64 = 5;
const NETWORK_WINDOW_SECONDS: i64 = 15 * 60;
const ACCOUNT_FAILURES: i64 = 50;
const ACCOUNT_WINDOW_SECONDS: i64 = 3_600;
const KNOWN_FOR_SECONDS: i64 = 30 * 24 * 3_600;
const ACCOUNT: &str = "account";

/// A visitor's network as the database knows it: a keyed hash, never the address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network(String);

impl Network {
    /// Hashes the network of an IP address: the address itself for IPv4, its /64 for IPv6, where
    /// one visitor owns as many addresses. `secret` keys the hash: four billion addresses are
    /// soon tried.
    #[must_use]
    pub fn of(ip: &str, secret: &str) -> Self {
        let network = match ip.parse::<std::net::IpAddr>() {
            Ok(std::net::IpAddr::V6(v6)) => {
                let [a, b, c, d, ..] = v6.segments();
                format!("{a:x}:{b:x}:{c:x}:{d:x}::/64")
            }
            Ok(std::net::IpAddr::V4(v4)) => v4.to_string(),
            Err(_) => "unknown".to_owned(),
        };
        let mut hash = Sha256::new();
        hash.update(secret.as_bytes());
        hash.update([0]);
        hash.update(network.as_bytes());
        Self(alloy_primitives::hex::encode(hash.finalize()))
    }

    /// The hash, in hexadecimal.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[derive(Deserialize)]
struct Bucket {
    failures: i64,
    window_ends: i64,
}

/// Counts an attempt as failed before it is judged; [`forgive`] takes that back.
///
/// # Errors
/// [`Error::TooManyLogins`] when the attempt is not to be judged at all.
pub async fn count(db: &impl Database, network: &Network, now: Timestamp) -> Result<(), Error> {
    let known = Statement::new(
        "SELECT 1 AS known FROM known_networks WHERE network = ?1 AND last_login > ?2",
        [
            network.0.as_str().into(),
            now.plus(-KNOWN_FOR_SECONDS).into(),
        ],
    );
    let answers = db
        .batch(vec![
            known,
            attempt(&network.0, NETWORK_WINDOW_SECONDS, now),
            attempt(ACCOUNT, ACCOUNT_WINDOW_SECONDS, now),
        ])
        .await?;
    let [known, network, account] = answers.as_slice() else {
        return Err(Error::Unavailable(
            "database: a batch of three gave fewer answers".to_owned(),
        ));
    };
    let is_known = !known.parse::<serde_json::Value>()?.is_empty();
    refuse_beyond(&network.parse()?, NETWORK_FAILURES, now)?;
    if is_known {
        return Ok(());
    }
    refuse_beyond(&account.parse()?, ACCOUNT_FAILURES, now)
}

/// After a login: forgets the failures and remembers the network.
///
/// # Errors
/// [`Error::Unavailable`] when the store does not answer.
pub async fn forgive(db: &impl Database, network: &Network, now: Timestamp) -> Result<(), Error> {
    db.batch(vec![
        Statement::new(
            "DELETE FROM login_attempts WHERE bucket = ?1 OR window_ends <= ?2",
            [network.0.as_str().into(), now.into()],
        ),
        Statement::new(
            "UPDATE login_attempts SET failures = max(failures - 1, 0) WHERE bucket = ?1",
            [ACCOUNT.into()],
        ),
        Statement::new(
            "INSERT INTO known_networks (network, last_login) VALUES (?1, ?2) \
             ON CONFLICT (network) DO UPDATE SET last_login = excluded.last_login",
            [network.0.as_str().into(), now.into()],
        ),
        Statement::new(
            "DELETE FROM known_networks WHERE last_login <= ?1",
            [now.plus(-KNOWN_FOR_SECONDS).into()],
        ),
    ])
    .await?;
    Ok(())
}

fn attempt(bucket: &str, window: i64, now: Timestamp) -> Statement {
    Statement::new(
        "INSERT INTO login_attempts (bucket, failures, window_ends) VALUES (?1, 1, ?2) \
         ON CONFLICT (bucket) DO UPDATE SET \
         failures = CASE WHEN window_ends <= ?3 THEN 1 ELSE failures + 1 END, \
         window_ends = CASE WHEN window_ends <= ?3 THEN excluded.window_ends ELSE window_ends END \
         RETURNING failures, window_ends",
        [bucket.into(), now.plus(window).into(), now.into()],
    )
}

fn refuse_beyond(buckets: &[Bucket], most: i64, now: Timestamp) -> Result<(), Error> {
    match buckets.first() {
        Some(bucket) if bucket.failures > most => Err(Error::TooManyLogins {
            retry_after: (bucket.window_ends - now.0).max(1),
        }),
        _ => Ok(()),
    }
}
