//! How machine-written posts came about: what was used up, what it cost, what did not pass.

use serde::Deserialize;

use super::post::PostId;
use crate::contract::checks::FailedGate;
use crate::ports::{Database, DatabaseError, Statement};
use crate::seo::writer::{Account, Usage};

/// Headlines that a writer is told of, the newest.
const EARLIER_TITLES: i64 = 30;

/// What is kept of the making of one post.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Making<'a> {
    /// By what, and at what cost.
    pub account: &'a Account,
    /// How many drafts were written until this one.
    pub attempts: i64,
    /// What it did not pass.
    pub failed_gates: &'a [FailedGate],
}

/// Keeps how the post of `origin` was made; in the batch that inserts it.
///
/// # Errors
/// [`DatabaseError`] when the findings cannot be written as JSON.
pub fn keep(origin: &str, making: &Making<'_>) -> Result<Statement, DatabaseError> {
    let failed = serde_json::to_string(making.failed_gates)
        .map_err(|cause| DatabaseError(format!("failed gates could not be written: {cause}")))?;
    let usage = making.account.usage;
    let tokens = |count: fn(Usage) -> u64| {
        usage.map(|usage| i64::try_from(count(usage)).unwrap_or(i64::MAX))
    };
    let cost = usage.and_then(|usage| usage.cost_micros);
    Ok(Statement::new(
        "INSERT INTO post_writing (post_id, plan, attempts, input_tokens, output_tokens, cost, \
         failed_gates) SELECT id, ?2, ?3, ?4, ?5, ?6, ?7 FROM posts WHERE origin = ?1",
        [
            origin.into(),
            making.account.plan.clone().into(),
            making.attempts.into(),
            tokens(|usage| usage.input_tokens).into(),
            tokens(|usage| usage.output_tokens).into(),
            cost.map(dollars).into(),
            failed.into(),
        ],
    ))
}

/// Millionths as dollars: `0.001200`.
fn dollars(micros: u64) -> String {
    format!("{}.{:06}", micros / 1_000_000, micros % 1_000_000)
}

/// What a post did not pass when it was written; nothing for one that people wrote.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn failed_gates(
    db: &impl Database,
    id: PostId,
) -> Result<Vec<FailedGate>, DatabaseError> {
    #[derive(Deserialize)]
    struct Row {
        failed_gates: String,
    }
    let row: Option<Row> = db
        .first(Statement::new(
            "SELECT failed_gates FROM post_writing WHERE post_id = ?1",
            [id.0.into()],
        ))
        .await?;
    row.map_or(Ok(Vec::new()), |row| {
        serde_json::from_str(&row.failed_gates)
            .map_err(|cause| DatabaseError(format!("failed gates are no JSON: {cause}")))
    })
}

/// The embedded writer's articles that posts have used.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn used_plans(db: &impl Database) -> Result<Vec<String>, DatabaseError> {
    #[derive(Deserialize)]
    struct Row {
        plan: String,
    }
    let rows: Vec<Row> = db
        .run(Statement::new(
            "SELECT plan FROM post_writing WHERE plan IS NOT NULL",
            [],
        ))
        .await?
        .parse()?;
    Ok(rows.into_iter().map(|row| row.plan).collect())
}

/// Headlines of the newest posts.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn earlier_titles(db: &impl Database) -> Result<Vec<String>, DatabaseError> {
    #[derive(Deserialize)]
    struct Row {
        title: String,
    }
    let rows: Vec<Row> = db
        .run(Statement::new(
            "SELECT title FROM posts ORDER BY created_at DESC, id DESC LIMIT ?1",
            [EARLIER_TITLES.into()],
        ))
        .await?
        .parse()?;
    Ok(rows.into_iter().map(|row| row.title).collect())
}
