//! One lookup for everybody who asks: what was proven a moment ago is given again, of several who
//! ask at once one scans and the others wait, and a later lookup builds on what was proven before.
//!
//! The cache (KV) has what is proven, by address; it may be a minute stale elsewhere and cannot
//! decide between two who come at once. The lease is a row in the database, which can.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::address::Address;
use super::chain::ChainConfig;
use super::lookup::{Looked, LookupError, look};
use super::scan::Scan;
use super::watch::{Step, Watch};
use crate::ports::{Cache, Clock, Database, DatabaseError, Http, Statement, Timestamp};

/// For so long an answer is given again as it is, in seconds. A block comes every two seconds, a
/// claim once a month.
const FRESH_SECONDS: i64 = 60;

/// For so long a failure is given again: whoever waited for it should not cause the next one.
const FAILED_SECONDS: i64 = 5;

/// For so long a scan may take before somebody else may take it up, in seconds.
const LEASE_SECONDS: i64 = 30;

/// How often those who wait look.
const POLL_EVERY: Duration = Duration::from_millis(300);

/// How often at most: the lease's time and a little more.
const MOST_POLLS: usize = 110;

/// How long the cache keeps what was proven: it is public and never wrong, only old.
const KEPT_FOR: Duration = Duration::from_hours(30 * 24);

/// The longest answer that waits in the database, in bytes; a row there holds 2 MB.
const LONGEST_ANSWER: usize = 1_500_000;

/// A row lives so long after its lease, in seconds.
const FORGOTTEN_AFTER_SECONDS: i64 = 600;

/// What shared lookups depend on.
pub struct Shared<'a, D, K, H, C> {
    /// For the lease.
    pub db: &'a D,
    /// For what is proven.
    pub cache: &'a K,
    /// For the chain and the explorers.
    pub http: &'a H,
    /// The time.
    pub clock: &'a C,
    /// Whom to ask.
    pub config: &'a ChainConfig,
    /// The chain's name: addresses are the same on all of them.
    pub chain: &'a str,
    /// Who asks, different for each request.
    pub holder: &'a str,
}

/// What the cache keeps of an address.
#[derive(Serialize, Deserialize)]
struct Kept {
    at: Timestamp,
    scan: Scan,
    answer: Box<RawValue>,
}

#[derive(Deserialize)]
struct Row {
    holder: String,
    lease_until: i64,
    answered_at: Option<i64>,
    answer: Option<String>,
    failure: Option<String>,
}

/// What the lease's row says to somebody who asks.
enum Turn {
    /// The scan is theirs.
    Ours,
    /// Somebody has just answered.
    Answered(String),
    /// Somebody has just failed.
    Failed(LookupError),
    /// Somebody is at it.
    Theirs,
}

impl<D: Database, K: Cache, H: Http, C: Clock> Shared<'_, D, K, H, C> {
    /// The rewards of `address` as JSON text of [`crate::contract::rewards::Rewards`].
    ///
    /// # Errors
    /// [`LookupError`] as the lookup gives it, be it ours or that of whoever scanned for us.
    pub async fn rewards(
        &self,
        address: Address,
        watch: &impl Watch,
    ) -> Result<String, LookupError> {
        // What one contract paid proves nothing of another's.
        let key = format!("{}:{}:{address}", self.chain, self.config.rnat);
        let kept = self.kept(&key).await;
        if let Some(kept) = kept.as_ref().filter(|kept| self.is_fresh(kept.at)) {
            return Ok(kept.answer.get().to_owned());
        }
        for poll in 0..MOST_POLLS {
            match self.turn(&key).await {
                // Without a database everybody scans: dearer, and right.
                Ok(Turn::Ours) | Err(_) => return self.scan(&key, address, kept, watch).await,
                Ok(Turn::Answered(answer)) => return Ok(answer),
                Ok(Turn::Failed(error)) => return Err(error),
                Ok(Turn::Theirs) => {
                    if poll == 0 {
                        watch.step("A lookup of the same address", &Step::Asking);
                    }
                    self.clock.sleep(POLL_EVERY).await;
                }
            }
        }
        Err(LookupError::TimedOut(
            "somebody else's lookup did not end".to_owned(),
        ))
    }

    /// A cache that does not answer, or holds what an older version wrote, has nothing.
    async fn kept(&self, key: &str) -> Option<Kept> {
        let text = self.cache.get(&cache_key(key)).await.ok()??;
        serde_json::from_str(&text).ok()
    }

    fn is_fresh(&self, at: Timestamp) -> bool {
        self.clock.now().0 - at.0 < FRESH_SECONDS
    }

    /// Takes the lease, unless somebody has it or has just answered.
    async fn turn(&self, key: &str) -> Result<Turn, DatabaseError> {
        let now = self.clock.now();
        let answers = self
            .db
            .batch(vec![
                Statement::new(
                    "INSERT INTO rewards_scans (key, holder, lease_until) VALUES (?1, ?2, ?3) \
                     ON CONFLICT (key) DO UPDATE SET holder = excluded.holder, \
                     lease_until = excluded.lease_until \
                     WHERE lease_until <= ?4 AND (answered_at IS NULL OR answered_at <= ?4 - \
                     CASE WHEN failure IS NULL THEN ?5 ELSE ?6 END)",
                    [
                        key.into(),
                        self.holder.into(),
                        now.plus(LEASE_SECONDS).into(),
                        now.into(),
                        FRESH_SECONDS.into(),
                        FAILED_SECONDS.into(),
                    ],
                ),
                Statement::new(
                    "SELECT holder, lease_until, answered_at, answer, failure FROM rewards_scans \
                     WHERE key = ?1",
                    [key.into()],
                ),
            ])
            .await?;
        let rows: Vec<Row> = match answers.last() {
            Some(rows) => rows.parse()?,
            None => Vec::new(),
        };
        let Some(row) = rows.into_iter().next() else {
            return Ok(Turn::Ours);
        };
        let is_leased = row.lease_until > now.0;
        Ok(match (row.answer, row.failure, row.answered_at) {
            _ if is_leased && row.holder == self.holder => Turn::Ours,
            _ if is_leased => Turn::Theirs,
            (_, Some(failure), _) => Turn::Failed(named(&failure)),
            (Some(answer), None, Some(_)) => Turn::Answered(answer),
            // It was too long to wait here, so the cache has it or nobody does.
            _ => Turn::Ours,
        })
    }

    async fn scan(
        &self,
        key: &str,
        address: Address,
        kept: Option<Kept>,
        watch: &impl Watch,
    ) -> Result<String, LookupError> {
        let known = kept.as_ref().map(|kept| &kept.scan);
        let looked = look(self.http, self.clock, self.config, address, known, watch).await;
        let answer = looked.and_then(|looked| {
            let text = serde_json::to_string(&looked.rewards)
                .map_err(|cause| LookupError::Failed(cause.to_string()))?;
            Ok((looked, text))
        });
        let outcome = answer.as_ref().map(|(_, text)| text.as_str());
        // What cannot be told to those who wait costs them a scan of their own.
        let _ = self.db.run(self.release(key, outcome)).await;
        let (looked, text) = answer?;
        self.keep(key, looked, &text).await;
        Ok(text)
    }

    fn release(&self, key: &str, outcome: Result<&str, &LookupError>) -> Statement {
        let answer = outcome
            .ok()
            .filter(|answer| answer.len() <= LONGEST_ANSWER)
            .map(str::to_owned);
        let failure = outcome.err().map(|error| name(error).to_owned());
        Statement::new(
            "UPDATE rewards_scans SET lease_until = ?3, answered_at = ?3, answer = ?4, failure = ?5 \
             WHERE key = ?1 AND holder = ?2",
            [
                key.into(),
                self.holder.into(),
                self.clock.now().into(),
                answer.into(),
                failure.into(),
            ],
        )
    }

    /// Keeps what is proven; nothing partial is ever kept.
    async fn keep(&self, key: &str, looked: Looked, answer: &str) {
        let (Some(scan), Ok(answer)) = (looked.scan, RawValue::from_string(answer.to_owned()))
        else {
            return;
        };
        let at = self.clock.now();
        if let Ok(text) = serde_json::to_string(&Kept { at, scan, answer }) {
            // A cache that does not take it costs the next visitor a scan.
            let _ = self.cache.put(&cache_key(key), &text, KEPT_FOR).await;
        }
    }
}

/// Deletes the rows of lookups that are over for good.
///
/// # Errors
/// [`DatabaseError`] when they cannot be deleted.
pub async fn forget(db: &impl Database, now: Timestamp) -> Result<(), DatabaseError> {
    db.run(Statement::new(
        "DELETE FROM rewards_scans WHERE lease_until <= ?1",
        [now.plus(-FORGOTTEN_AFTER_SECONDS).into()],
    ))
    .await?;
    Ok(())
}

/// The number counts the forms in which this was ever written.
fn cache_key(key: &str) -> String {
    format!("rewards:1:{key}")
}

const fn name(error: &LookupError) -> &'static str {
    match error {
        LookupError::Unreachable(_) => "unreachable",
        LookupError::TimedOut(_) => "timed_out",
        LookupError::Throttled(_) => "throttled",
        LookupError::Failed(_) => "failed",
    }
}

fn named(failure: &str) -> LookupError {
    let cause = "another lookup of the same address failed".to_owned();
    match failure {
        "unreachable" => LookupError::Unreachable(cause),
        "timed_out" => LookupError::TimedOut(cause),
        "throttled" => LookupError::Throttled(cause),
        _ => LookupError::Failed(cause),
    }
}
