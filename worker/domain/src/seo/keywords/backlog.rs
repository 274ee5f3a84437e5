//! The backlog of topics: proposed by the machine, approved or dismissed by the admin.

use serde::Deserialize;
use serde_json::json;

use super::candidates::Candidate;
use super::term::Term;
use crate::admin::log::{self, Deed};
use crate::contract::pipeline::BacklogTopic;
use crate::error::Error;
use crate::ports::{Database, DatabaseError, Statement, Timestamp};
use crate::seo::runs::Missing;

/// Topics that the dashboard shows.
const MOST: i64 = 100;

/// The terms of the backlog, dismissed and written ones too.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn terms(db: &impl Database) -> Result<Vec<Term>, DatabaseError> {
    #[derive(Deserialize)]
    struct Row {
        term: String,
    }
    let rows: Vec<Row> = db
        .run(Statement::new("SELECT term FROM topic_backlog", []))
        .await?
        .parse()?;
    Ok(rows.iter().filter_map(|row| Term::of(&row.term)).collect())
}

/// Proposes a topic, or tells a proposed or approved one what is known of it now. What was dismissed
/// or written stays so.
#[must_use]
pub fn propose(candidate: &Candidate, at: Timestamp) -> Statement {
    Statement::new(
        "INSERT INTO topic_backlog (term, topic, reason, score, origins, created_at, updated_at) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6) ON CONFLICT (term) DO UPDATE SET \
         reason = excluded.reason, score = excluded.score, origins = excluded.origins, \
         updated_at = excluded.updated_at WHERE status IN ('proposed', 'approved')",
        [
            candidate.term.key().into(),
            candidate.topic.as_str().into(),
            candidate.reason.as_str().into(),
            candidate.score.into(),
            json!([candidate.origin]).to_string().into(),
            at.into(),
        ],
    )
}

/// Approves or dismisses a topic.
///
/// # Errors
/// [`Error::NotInPipeline`] when there is none of that number to decide on.
pub async fn decide(
    db: &impl Database,
    id: i64,
    approved: bool,
    actor: &str,
    at: Timestamp,
) -> Result<(), Error> {
    #[derive(Deserialize)]
    struct Row {
        topic: String,
    }
    let (status, deed) = if approved {
        ("approved", Deed::ApproveTopic)
    } else {
        ("dismissed", Deed::DismissTopic)
    };
    let known: Option<Row> = db
        .first(Statement::new(
            "SELECT topic FROM topic_backlog WHERE id = ?1",
            [id.into()],
        ))
        .await?;
    let Row { topic } = known.ok_or(Error::NotInPipeline(Missing::Topic))?;
    let decide = Statement::new(
        "UPDATE topic_backlog SET status = ?2, decided_by = ?3, updated_at = ?4 \
         WHERE id = ?1 AND status IN ('proposed', 'approved')",
        [id.into(), status.into(), actor.into(), at.into()],
    );
    let entry = log::entry_of_change(deed, None, actor, &topic, at);
    let answers = db.batch(vec![decide, entry]).await?;
    if answers.first().is_none_or(|decided| decided.changes == 0) {
        return Err(Error::NotInPipeline(Missing::Topic));
    }
    Ok(())
}

/// The topics to decide on and those approved, approved first, then best first.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn open(db: &impl Database) -> Result<Vec<BacklogTopic>, DatabaseError> {
    db.run(Statement::new(
        "SELECT id, topic, reason, score, status FROM topic_backlog \
         WHERE status IN ('proposed', 'approved') \
         ORDER BY status = 'proposed', score DESC, id LIMIT ?1",
        [MOST.into()],
    ))
    .await?
    .parse()
}
