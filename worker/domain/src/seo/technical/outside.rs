//! Whether the addresses outside that our pages link to still answer.
//!
//! An answer is good for a week. One failure is no proof: an address is dead when it failed in two
//! looks half a day apart or more. Many sites refuse robots, so a 403 or a 429 says nothing.

use std::collections::BTreeSet;
use std::time::Duration;

use futures_util::future::join_all;
use serde::Deserialize;
use serde_json::json;

use crate::ports::{Database, DatabaseError, Http, HttpError, Statement, Timestamp};

/// An answer is looked at again after six days, so that each weekly run does.
const GOOD_FOR: i64 = 6 * 86_400;
/// A failure is looked at again after half a day.
const BETWEEN_STRIKES: i64 = 12 * 3_600;
/// How long an address may take.
const DEADLINE: Duration = Duration::from_secs(8);
/// How many are asked at once: the platform opens six connections.
pub const AT_ONCE: usize = 6;

/// What is known of an address.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Known {
    /// The address.
    pub url: String,
    /// `alive`, `failing`, `dead` or `unknown`.
    pub verdict: String,
    /// How it failed, in words.
    pub problem: String,
    checked_at: Timestamp,
}

impl Known {
    fn is_due(&self, now: Timestamp) -> bool {
        let rest = if self.verdict == "failing" {
            BETWEEN_STRIKES
        } else {
            GOOD_FOR
        };
        self.checked_at.plus(rest) <= now
    }
}

/// What is known of these addresses.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn known(db: &impl Database, urls: &[String]) -> Result<Vec<Known>, DatabaseError> {
    db.run(Statement::new(
        "SELECT url, verdict, problem, checked_at FROM link_checks \
         WHERE url IN (SELECT value FROM json_each(?1))",
        [json!(urls).to_string().into()],
    ))
    .await?
    .parse()
}

/// Those of the addresses that are to be looked at now.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn due(
    db: &impl Database,
    urls: Vec<String>,
    now: Timestamp,
) -> Result<Vec<String>, DatabaseError> {
    let known = known(db, &urls).await?;
    Ok(urls
        .into_iter()
        .filter(|url| {
            let known = known.iter().find(|known| known.url == *url);
            known.is_none_or(|known| known.is_due(now))
        })
        .collect())
}

/// What a look at an address came to.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Look {
    Alive,
    Unknown(String),
    Failed(String),
}

/// Looks at the addresses at once and keeps what came of it. Gives those that could not be reached:
/// when nothing outside can, it is our own network that is down, and none of them is to blame.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn look(
    db: &impl Database,
    http: &impl Http,
    urls: &[String],
    now: Timestamp,
) -> Result<Vec<String>, DatabaseError> {
    let asked = urls.iter().map(|url| http.probe(url, DEADLINE));
    let answers = join_all(asked).await;
    let (silent, answered): (Vec<_>, Vec<_>) = urls
        .iter()
        .zip(answers)
        .partition(|(_, answer)| matches!(answer, Err(HttpError::Unreachable(_))));
    let kept: Vec<_> = answered
        .iter()
        .map(|(url, answer)| keep(url, &judged(answer), now))
        .collect();
    if !kept.is_empty() {
        db.batch(kept).await?;
    }
    Ok(silent.into_iter().map(|(url, _)| url.clone()).collect())
}

/// The sites that these addresses belong to.
#[must_use]
pub fn sites(urls: &[String]) -> BTreeSet<&str> {
    urls.iter().map(|url| site(url)).collect()
}

/// The same addresses with one of each site at the end, where those that are asked first stand.
#[must_use]
pub fn each_site_last(urls: Vec<String>) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let (firsts, mut others): (Vec<_>, Vec<_>) = urls
        .into_iter()
        .partition(|url| seen.insert(site(url).to_owned()));
    others.extend(firsts);
    others
}

/// `example.org:8080` of an address.
fn site(url: &str) -> &str {
    url.split('/').nth(2).unwrap_or(url)
}

/// Keeps that these addresses could not be reached although others could.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn keep_silent(
    db: &impl Database,
    urls: &[String],
    now: Timestamp,
) -> Result<(), DatabaseError> {
    let look = Look::Failed("It cannot be reached.".to_owned());
    for urls in urls.chunks(50) {
        let kept = urls.iter().map(|url| keep(url, &look, now));
        db.batch(kept.collect()).await?;
    }
    Ok(())
}

fn judged(answer: &Result<u16, HttpError>) -> Look {
    match answer {
        Ok(200..400) | Err(HttpError::Redirected | HttpError::TooLarge) => Look::Alive,
        Ok(status @ (404 | 410 | 500..600)) => Look::Failed(format!("It answers {status}.")),
        Ok(status) => Look::Unknown(format!("It answers {status} to robots.")),
        Err(HttpError::TimedOut) => Look::Failed("It does not answer in time.".to_owned()),
        Err(HttpError::Unreachable(_)) => Look::Failed("It cannot be reached.".to_owned()),
    }
}

fn keep(url: &str, look: &Look, now: Timestamp) -> Statement {
    let (verdict, problem) = match look {
        Look::Alive => ("alive", ""),
        Look::Unknown(problem) => ("unknown", problem.as_str()),
        Look::Failed(problem) => ("failing", problem.as_str()),
    };
    Statement::new(
        "INSERT INTO link_checks (url, checked_at, verdict, strikes, problem) \
         VALUES (?1, ?2, ?3, ?3 = 'failing', ?4) ON CONFLICT (url) DO UPDATE SET \
         checked_at = excluded.checked_at, problem = excluded.problem, \
         strikes = CASE excluded.verdict WHEN 'failing' THEN strikes + 1 ELSE 0 END, \
         verdict = CASE WHEN excluded.verdict = 'failing' AND strikes >= 1 THEN 'dead' \
         ELSE excluded.verdict END",
        [url.into(), now.into(), verdict.into(), problem.into()],
    )
}
