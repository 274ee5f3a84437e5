//! The rows of what is said of a post on a network. One a post and network: nothing is said twice.

use serde::Deserialize;

use super::network::Network;
use crate::admin::log::{self, Deed};
use crate::blog::post::PostId;
use crate::contract::pipeline::Share;
use crate::error::Error;
use crate::ports::{Database, DatabaseError, Statement, Timestamp};
use crate::seo::runs::Missing;

/// A published post that nothing was prepared for.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Fresh {
    /// Its number.
    pub post_id: i64,
    /// Its headline.
    pub title: String,
    /// Its excerpt.
    pub excerpt: String,
    /// Its last path segment.
    pub slug: String,
}

/// Posts published since `since` that have no text for some network, oldest first, at most ten.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn fresh(db: &impl Database, since: Timestamp) -> Result<Vec<Fresh>, DatabaseError> {
    db.run(Statement::new(
        "SELECT post_id, title, excerpt, slug FROM published_posts WHERE published_at >= ?1 \
         AND (SELECT count(*) FROM social_shares s WHERE s.post_id = published_posts.post_id) < ?2 \
         ORDER BY published_at, post_id LIMIT 10",
        [
            since.into(),
            i64::try_from(Network::ALL.len()).unwrap_or_default().into(),
        ],
    ))
    .await?
    .parse()
}

/// Keeps a text, once.
#[must_use]
pub fn keep(post_id: i64, network: Network, text: &str, at: Timestamp) -> Statement {
    Statement::new(
        "INSERT INTO social_shares (post_id, network, text, created_at) VALUES (?1, ?2, ?3, ?4) \
         ON CONFLICT DO NOTHING",
        [post_id.into(), network.key().into(), text.into(), at.into()],
    )
}

/// A text that is ready to be sent.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Ready {
    /// The post's number.
    pub post_id: i64,
    /// The post's last path segment.
    pub slug: String,
    /// The text.
    pub text: String,
}

/// The texts that are ready for `network`.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn ready(db: &impl Database, network: Network) -> Result<Vec<Ready>, DatabaseError> {
    db.run(Statement::new(
        "SELECT s.post_id, p.slug, s.text FROM social_shares s \
         JOIN published_posts p ON p.post_id = s.post_id \
         WHERE s.network = ?1 AND s.status = 'ready' ORDER BY s.created_at, s.post_id LIMIT 10",
        [network.key().into()],
    ))
    .await?
    .parse()
}

/// Takes a text up for sending; `false` when somebody else did. One that is never put down again
/// (the Worker was stopped) stays ‘sending’: whether it went out only the network knows, so it is
/// not sent again.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn take(
    db: &impl Database,
    post_id: i64,
    network: Network,
) -> Result<bool, DatabaseError> {
    let taken = db
        .run(Statement::new(
            "UPDATE social_shares SET status = 'sending' \
             WHERE post_id = ?1 AND network = ?2 AND status = 'ready'",
            [post_id.into(), network.key().into()],
        ))
        .await?;
    Ok(taken.changes == 1)
}

/// Writes down what came of sending.
#[must_use]
pub fn sent(
    post_id: i64,
    network: Network,
    outcome: &Result<(), String>,
    at: Timestamp,
) -> Statement {
    let (status, problem) = match outcome {
        Ok(()) => ("sent", ""),
        Err(problem) => ("failed", problem.as_str()),
    };
    Statement::new(
        "UPDATE social_shares SET status = ?3, problem = ?4, \
         sent_at = CASE ?3 WHEN 'sent' THEN ?5 END WHERE post_id = ?1 AND network = ?2",
        [
            post_id.into(),
            network.key().into(),
            status.into(),
            problem.into(),
            at.into(),
        ],
    )
}

/// Notes that a text was posted by hand.
///
/// # Errors
/// [`Error::NotInPipeline`] when there is no such text that is not sent yet.
pub async fn mark(
    db: &impl Database,
    post_id: i64,
    network: &str,
    actor: &str,
    at: Timestamp,
) -> Result<(), Error> {
    let mark = Statement::new(
        "UPDATE social_shares SET status = 'sent', problem = '', sent_at = ?3 \
         WHERE post_id = ?1 AND network = ?2 AND status <> 'sent'",
        [post_id.into(), network.into(), at.into()],
    );
    let name = Network::parse(network).map_or(network, |known| known.name());
    let post = Some(PostId(post_id));
    let entry = log::entry_of_change(Deed::MarkShared, post, actor, name, at);
    let answers = db.batch(vec![mark, entry]).await?;
    if answers.first().is_none_or(|marked| marked.changes == 0) {
        return Err(Error::NotInPipeline(Missing::Share));
    }
    Ok(())
}

/// The newest texts.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn newest(db: &impl Database) -> Result<Vec<Share>, DatabaseError> {
    db.run(Statement::new(
        "SELECT s.post_id AS postId, p.title, s.network, s.text, s.status, s.problem \
         FROM social_shares s JOIN posts p ON p.id = s.post_id \
         ORDER BY s.created_at DESC, s.post_id DESC, s.network LIMIT 50",
        [],
    ))
    .await?
    .parse()
}
