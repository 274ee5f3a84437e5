//! The task that writes the week's draft and puts it before the editor.
//!
//! It takes the best topic of the backlog that the admin has approved and the writer can write
//! about; where there is none, the writer chooses.

use serde::Deserialize;

use super::commission::{self, Commission};
use super::context::{Context, Failure, Outcome, Platform};
use super::writer::WriterError;
use crate::blog::store;
use crate::contract::reports::{DraftReport, NoDraftReport, TaskOutput};
use crate::error::Error;
use crate::ports::{Database, DatabaseError, Statement, Timestamp};

/// Approved topics that are tried before the writer chooses.
const MOST_TOPICS: i64 = 5;

/// Writes one draft; a round of a week never gives a second one. That there is nothing left to
/// write is an outcome and no failure.
///
/// # Errors
/// [`Failure::Passing`] when the writer or the store does not answer, [`Failure::Lasting`] when the
/// writer is not set up or its draft cannot be stored.
pub async fn run(context: &Context<'_, impl Platform>) -> Result<Outcome, Failure> {
    let db = context.platform.db();
    let mut beyond = Vec::new();
    let topics = approved(db).await?;
    for topic in topics.into_iter().map(Some).chain([None]) {
        let commission = Commission {
            topic: topic.as_ref().map(|approved| approved.topic.clone()),
            origin: context.origin(),
            by_hand: false,
        };
        let writer = context.platform.writer();
        match commission::carry_out(db, writer, &commission, context.now()).await {
            Ok(drafted) => {
                if let Some(topic) = topic {
                    db.run(topic.written(drafted.id.0, context.now())).await?;
                }
                return report(db, drafted, &beyond).await;
            }
            Err(Error::Writer(
                cause @ (WriterError::UnknownTopic { .. } | WriterError::UsedUp { .. }),
            )) => match topic {
                Some(topic) => beyond.push(topic.topic),
                None => return Ok(nothing(&cause, &beyond)),
            },
            Err(cause) => return Err(cause.into()),
        }
    }
    Err(Failure::Lasting(
        "There was no topic to write on.".to_owned(),
    ))
}

async fn report(
    db: &impl Database,
    drafted: commission::Outcome,
    beyond: &[String],
) -> Result<Outcome, Failure> {
    let post = store::by_id(db, drafted.id).await?;
    Ok(Outcome {
        summary: format!("{}{}", drafted.sentence, passed_over(beyond)),
        output: TaskOutput::Draft(DraftReport {
            post_id: post.id,
            title: post.title,
            failed_gates: drafted.failed_gates,
        }),
    })
}

fn nothing(cause: &WriterError, beyond: &[String]) -> Outcome {
    let reason = format!("Nothing was drafted. {cause}{}", passed_over(beyond));
    Outcome {
        summary: reason.clone(),
        output: TaskOutput::NoDraft(NoDraftReport { reason }),
    }
}

fn passed_over(beyond: &[String]) -> String {
    if beyond.is_empty() {
        return String::new();
    }
    let names: Vec<String> = beyond.iter().map(|topic| format!("‘{topic}’")).collect();
    format!(
        " The writer has no facts for approved topics: {}.",
        names.join(", ")
    )
}

#[derive(Deserialize)]
struct Approved {
    id: i64,
    topic: String,
}

impl Approved {
    fn written(&self, post_id: i64, at: Timestamp) -> Statement {
        Statement::new(
            "UPDATE topic_backlog SET status = 'written', post_id = ?2, updated_at = ?3 \
             WHERE id = ?1 AND status = 'approved'",
            [self.id.into(), post_id.into(), at.into()],
        )
    }
}

/// The approved topics, the best first.
async fn approved(db: &impl Database) -> Result<Vec<Approved>, DatabaseError> {
    db.run(Statement::new(
        "SELECT id, topic FROM topic_backlog WHERE status = 'approved' \
         ORDER BY score DESC, id LIMIT ?1",
        [MOST_TOPICS.into()],
    ))
    .await?
    .parse()
}
