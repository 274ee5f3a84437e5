//! Telling search engines at once what is new (<https://www.indexnow.org/documentation>).
//!
//! Everything published after a remembered moment is announced, and the moment moves only when the
//! announcement was taken: an endpoint that is down delays it and loses nothing.

use std::time::Duration;

use serde::Deserialize;
use serde_json::json;

use crate::http::HttpBody;
use crate::ports::{Database, DatabaseError, Http, HttpRequest, Statement, Timestamp};
use crate::site::Site;

/// The endpoint that passes announcements on to every engine that takes part.
pub const ENDPOINT: &str = "https://api.indexnow.org/indexnow";

/// Addresses in one announcement; the protocol allows 10,000.
const MOST: i64 = 100;
const DEADLINE: Duration = Duration::from_secs(10);
/// The row of `settings` that remembers how far announcements got.
const UNTIL: &str = "indexnowUntil";

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Announced {
    /// There was nothing new.
    Nothing,
    /// So many addresses were taken.
    Taken(usize),
    /// They were not, and why; they are announced again later.
    Refused(String),
}

/// Announces what was published since the last announcement. `key` proves that the site is ours: it
/// is served at `/{key}.txt`.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn announce(
    db: &impl Database,
    http: &impl Http,
    site: &Site,
    endpoint: &str,
    key: &str,
) -> Result<Announced, DatabaseError> {
    let posts = unannounced(db).await?;
    let Some(until) = posts.iter().map(|post| post.updated_at).max() else {
        return Ok(Announced::Nothing);
    };
    let addresses: Vec<String> = posts
        .iter()
        .map(|post| site.address(&format!("/blog/{}", post.slug)))
        .collect();
    let host = site.url.split("://").nth(1).unwrap_or_default();
    let body = json!({
        "host": host,
        "key": key,
        "keyLocation": site.address(&format!("/{key}.txt")),
        "urlList": addresses,
    });
    let answer = http
        .send(HttpRequest {
            url: endpoint.to_owned(),
            body: Some(HttpBody::Json(body.to_string())),
            bearer: None,
            deadline: DEADLINE,
            max_bytes: 16 * 1024,
        })
        .await;
    match answer {
        Ok(answer) if matches!(answer.status, 200 | 202) => {
            remember(db, until).await?;
            Ok(Announced::Taken(addresses.len()))
        }
        Ok(answer) => Ok(Announced::Refused(format!("status {}", answer.status))),
        Err(cause) => Ok(Announced::Refused(format!("{cause:?}"))),
    }
}

/// Whether a key is of the form the protocol wants: 8 to 128 letters, digits and hyphens.
#[must_use]
pub fn is_key(text: &str) -> bool {
    (8..=128).contains(&text.len())
        && text
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
}

#[derive(Deserialize)]
struct Post {
    slug: String,
    updated_at: Timestamp,
}

/// The oldest first, so that a cut announcement goes on where it stopped.
async fn unannounced(db: &impl Database) -> Result<Vec<Post>, DatabaseError> {
    db.run(Statement::new(
        "SELECT slug, updated_at FROM published_posts WHERE updated_at > \
         coalesce((SELECT CAST(value AS INTEGER) FROM settings WHERE name = ?1), 0) \
         ORDER BY updated_at, post_id LIMIT ?2",
        [UNTIL.into(), MOST.into()],
    ))
    .await?
    .parse()
}

async fn remember(db: &impl Database, until: Timestamp) -> Result<(), DatabaseError> {
    db.run(Statement::new(
        "INSERT INTO settings (name, value, changed_at, changed_by) VALUES (?1, ?2, ?3, 'IndexNow') \
         ON CONFLICT (name) DO UPDATE SET value = excluded.value, changed_at = excluded.changed_at \
         WHERE CAST(excluded.value AS INTEGER) > CAST(settings.value AS INTEGER)",
        [UNTIL.into(), until.0.to_string().into(), until.into()],
    ))
    .await?;
    Ok(())
}
