//! One verdict on many posts: each is judged by itself, in the version that was read.

use serde_json::{Map, Value};

use super::command::Command;
use super::desk;
use super::post::PostId;
use crate::contract::list::{Bulk, BulkAction};
use crate::contract::post::Verdict;
use crate::error::Error;
use crate::ports::{Database, Timestamp};

/// Posts in one request: each costs two calls of the database, of which the platform allows fifty.
const MOST: usize = 20;

impl Bulk {
    /// Reads the request's body.
    ///
    /// # Errors
    /// [`Error::InvalidField`] names the field that cannot be taken.
    pub fn parse(body: &Map<String, Value>) -> Result<Self, Error> {
        let invalid = |field, problem: &str| Error::InvalidField {
            field,
            problem: problem.to_owned(),
        };
        let value = |name: &str| body.get(name).cloned().unwrap_or_default();
        let action = serde_json::from_value(value("action"))
            .map_err(|_| invalid("action", "Many posts are approved or rejected."))?;
        let posts: Vec<_> = serde_json::from_value(value("posts"))
            .map_err(|_| invalid("posts", "Name each post with its id and version."))?;
        if posts.is_empty() || posts.len() > MOST {
            return Err(invalid("posts", "Choose 1 to 20 posts."));
        }
        let comments = super::edit::text(body, "comments")?;
        super::edit::comment(comments.as_deref())?;
        Ok(Self {
            action,
            posts,
            comments,
        })
    }
}

/// Carries the action out. Gives what came of it for each post, in the order they were named; one
/// that is refused does not stop the others.
pub async fn carry_out(
    db: &impl Database,
    bulk: &Bulk,
    actor: &str,
    at: Timestamp,
) -> Vec<(i64, Result<(), Error>)> {
    let command = match bulk.action {
        BulkAction::Approve => Command::Approve,
        BulkAction::Reject => Command::Reject,
    };
    let mut outcomes = Vec::new();
    for post in &bulk.posts {
        let verdict = Verdict {
            comments: bulk.comments.clone(),
            version: Some(post.version),
        };
        let outcome = desk::judge(db, PostId(post.id), &command, &verdict, actor, at).await;
        outcomes.push((post.id, outcome.map(|_| ())));
    }
    outcomes
}
