//! Scheduled posts going public when their time has come. Whoever looks first carries it out: a
//! reader's request, the admin's, or the cron trigger.

use serde::Deserialize;

use super::command::Command;
use super::desk;
use super::post::PostId;
use crate::contract::post::Verdict;
use crate::error::Error;
use crate::ports::{Database, Statement, Timestamp};

/// Who the timeline says it was.
const ACTOR: &str = "schedule";

/// Publishes what is due, twenty posts at most at a time. A text that is no longer fit to publish
/// is taken off the schedule, with the reason on record, and waits for the editor. Gives how many
/// went public.
///
/// # Errors
/// [`Error::Unavailable`] when the store does not answer.
pub async fn publish_due(db: &impl Database, now: Timestamp) -> Result<usize, Error> {
    #[derive(Deserialize)]
    struct Due {
        id: PostId,
        version: i64,
    }
    let due: Vec<Due> = db
        .run(Statement::new(
            "SELECT id, version FROM posts WHERE publish_at <= ?1 ORDER BY publish_at LIMIT 20",
            [now.into()],
        ))
        .await?
        .parse()?;
    let mut published = 0;
    for Due { id, version } in due {
        let version = Some(version);
        let verdict = |comments| Verdict { comments, version };
        match desk::judge(db, id, &Command::Publish, &verdict(None), ACTOR, now).await {
            Ok(_) => published += 1,
            Err(Error::UnapprovedText) => {
                let why = "The text is not the one that was approved.".to_owned();
                let verdict = verdict(Some(why));
                ignore_rival(
                    desk::judge(db, id, &Command::Unschedule, &verdict, ACTOR, now).await,
                )?;
            }
            outcome => ignore_rival(outcome)?,
        }
    }
    Ok(published)
}

/// Somebody else may have been first; then there is nothing left to do.
fn ignore_rival<T>(outcome: Result<T, Error>) -> Result<(), Error> {
    match outcome {
        Ok(_)
        | Err(Error::StaleRevision { .. } | Error::IllegalMove { .. } | Error::NoSuchPost) => {
            Ok(())
        }
        Err(cause) => Err(cause),
    }
}
