//! The ledger of the weekly runs: every statement that changes it.
//!
//! A week has one row, its tasks one row each, all listed from the start. A task is asked for, then
//! taken by a lease: of several simultaneous runs one gets it, and a lease that has run out (the
//! Worker was stopped in the middle) can be taken again. Whoever writes must still be the last who
//! took the task, so a late finisher does not overwrite a later one's result.

use serde::Deserialize;

use super::context::{Failure, Outcome};
use super::task::Task;
use crate::ports::{Database, DatabaseError, Rows, Statement, Timestamp, Value};

/// How long a task may go without a sign of life before somebody else may take it up.
pub const LEASE_SECONDS: i64 = 10 * 60;

/// After so many attempts a task has failed.
pub const MOST_ATTEMPTS: i64 = 3;

/// Seconds before the second and the third attempt.
const PAUSES: [i64; 2] = [5, 30];

/// Who asks for tasks, and for which.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trigger {
    /// The cron trigger: every task that nobody asked for this week.
    Schedule,
    /// The admin: this task or all of them, also those already done, which begin a new round.
    ByHand(Option<Task>),
}

/// A task that was taken up: the attempt's place in the ledger.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Taken {
    /// The week.
    pub slot: String,
    /// As the ledger names it.
    pub task: String,
    /// Grows when a finished task is done again.
    pub round: i64,
    /// Attempts of this round, this one included.
    pub attempts: i64,
    /// The moment that the report is about.
    pub as_of: Timestamp,
    /// What an earlier attempt saved, JSON.
    pub checkpoint: Option<String>,
    takes: i64,
}

/// A task that is not finished.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Unfinished {
    /// The week.
    pub slot: String,
    /// As the ledger names it.
    pub task: String,
    /// Attempts so far.
    pub attempts: i64,
    /// When it may be taken.
    pub at: Timestamp,
}

/// Lists the week with all its tasks where that was not done, and asks for those of `trigger`.
/// `as_of` is the moment that reports are about.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer; then nothing was asked for.
pub async fn open(
    db: &impl Database,
    slot: &str,
    as_of: Timestamp,
    trigger: Trigger,
    now: Timestamp,
) -> Result<(), DatabaseError> {
    let mut statements = vec![Statement::new(
        "INSERT INTO weekly_runs (slot, scheduled_at, started_at) VALUES (?1, ?2, ?3) \
         ON CONFLICT (slot) DO NOTHING",
        [slot.into(), as_of.into(), now.into()],
    )];
    statements.extend(Task::ALL.map(|task| {
        Statement::new(
            "INSERT INTO task_runs (slot, task, status) VALUES (?1, ?2, 'waiting') \
             ON CONFLICT (slot, task) DO NOTHING",
            [slot.into(), task.name().into()],
        )
    }));
    match trigger {
        Trigger::Schedule => statements.push(Statement::new(
            "UPDATE task_runs SET next_at = ?2, as_of = ?3 \
             WHERE slot = ?1 AND status = 'waiting' AND next_at IS NULL",
            [slot.into(), now.into(), as_of.into()],
        )),
        Trigger::ByHand(task) => {
            let only = task.map(Task::name);
            statements.push(Statement::new(
                "UPDATE task_runs SET round = round + (status = 'done'), status = 'waiting', \
                 attempts = 0, next_at = ?2, as_of = ?3, checkpoint = NULL, progress = '', \
                 summary = '', output = '{}', started_at = NULL, finished_at = NULL, \
                 busy_seconds = 0 \
                 WHERE slot = ?1 AND (?4 IS NULL OR task = ?4) AND status IN ('done', 'failed')",
                [slot.into(), now.into(), as_of.into(), only.into()],
            ));
            statements.push(Statement::new(
                "UPDATE task_runs SET next_at = ?2, as_of = coalesce(as_of, ?3) \
                 WHERE slot = ?1 AND (?4 IS NULL OR task = ?4) AND status = 'waiting'",
                [slot.into(), now.into(), as_of.into(), only.into()],
            ));
        }
    }
    db.batch(statements).await?;
    Ok(())
}

/// The tasks that were asked for and are not finished. Those that were stopped in the middle of
/// their last attempt are put down as failed first.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn unfinished(
    db: &impl Database,
    now: Timestamp,
) -> Result<Vec<Unfinished>, DatabaseError> {
    let give_up = Statement::new(
        "UPDATE task_runs SET status = 'failed', finished_at = ?1, lease_until = NULL, \
         next_at = NULL, progress = '', \
         summary = 'It was stopped in the middle, ' || attempts || ' times.' \
         WHERE status = 'running' AND lease_until <= ?1 AND attempts >= ?2",
        [now.into(), MOST_ATTEMPTS.into()],
    );
    let list = Statement::new(
        "SELECT slot, task, attempts, \
         CASE status WHEN 'running' THEN lease_until ELSE next_at END AS at FROM task_runs \
         WHERE status IN ('waiting', 'running') AND (status = 'running' OR next_at IS NOT NULL)",
        [],
    );
    let answers = db.batch(vec![give_up, list]).await?;
    answers.last().map_or(Ok(Vec::new()), Rows::parse)
}

/// Takes a task up; `None` when it is not due or somebody else has it.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn take(
    db: &impl Database,
    slot: &str,
    task: &str,
    now: Timestamp,
) -> Result<Option<Taken>, DatabaseError> {
    db.first(Statement::new(
        "UPDATE task_runs SET status = 'running', attempts = attempts + 1, takes = takes + 1, \
         lease_until = ?3, started_at = coalesce(started_at, ?4), taken_at = ?4, \
         as_of = coalesce(as_of, ?4) \
         WHERE slot = ?1 AND task = ?2 AND attempts < ?5 \
         AND ((status = 'waiting' AND next_at <= ?4) OR (status = 'running' AND lease_until <= ?4)) \
         RETURNING slot, task, round, attempts, as_of, checkpoint, takes",
        [
            slot.into(),
            task.into(),
            now.plus(LEASE_SECONDS).into(),
            now.into(),
            MOST_ATTEMPTS.into(),
        ],
    ))
    .await
}

/// Keeps a checkpoint and renews the lease. `false` when somebody else has the task by now.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn save(
    db: &impl Database,
    taken: &Taken,
    checkpoint: &str,
    progress: &str,
    now: Timestamp,
) -> Result<bool, DatabaseError> {
    let saved = db
        .run(fenced(
            taken,
            "checkpoint = ?4, progress = ?5, lease_until = ?6",
            vec![
                checkpoint.into(),
                progress.into(),
                now.plus(LEASE_SECONDS).into(),
            ],
        ))
        .await?;
    Ok(saved.changes == 1)
}

/// Writes down how an attempt ended. One that may go better next time waits for its next attempt,
/// and the last one has failed.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer: then the lease runs out by itself.
pub async fn finish(
    db: &impl Database,
    taken: &Taken,
    ended: &Result<Outcome, Failure>,
    now: Timestamp,
) -> Result<(), DatabaseError> {
    const OVER: &str = "finished_at = ?4, lease_until = NULL, next_at = NULL, progress = '', \
                        busy_seconds = busy_seconds + ?4 - taken_at, ";
    const AGAIN: &str = "status = 'waiting', lease_until = NULL, \
                         busy_seconds = busy_seconds + ?4 - taken_at, ";
    let failed = |reason: &str| {
        let set = format!("status = 'failed', {OVER} summary = ?5");
        fenced(taken, &set, vec![now.into(), reason.into()])
    };
    let statement = match ended {
        Ok(outcome) => {
            let set =
                format!("status = 'done', {OVER} summary = ?5, output = ?6, checkpoint = NULL");
            let output = serde_json::to_string(&outcome.output).unwrap_or_default();
            fenced(
                taken,
                &set,
                vec![now.into(), outcome.summary.as_str().into(), output.into()],
            )
        }
        Err(Failure::Lasting(reason)) => failed(reason),
        Err(Failure::Passing { reason, .. }) => match pause_after(taken.attempts) {
            None => failed(reason),
            Some(pause) => {
                let set = format!("{AGAIN} next_at = ?5, summary = ?6");
                let next = now.plus(pause);
                fenced(
                    taken,
                    &set,
                    vec![now.into(), next.into(), reason.as_str().into()],
                )
            }
        },
        Err(Failure::Paused) => {
            let set = format!("{AGAIN} next_at = ?4, attempts = attempts - 1");
            fenced(taken, &set, vec![now.into()])
        }
        Err(Failure::Superseded) => return Ok(()),
    };
    db.run(statement).await?;
    Ok(())
}

/// Seconds between the `attempts`th attempt and the next; `None` after the last.
fn pause_after(attempts: i64) -> Option<i64> {
    if attempts >= MOST_ATTEMPTS {
        return None;
    }
    let index = usize::try_from(attempts - 1).unwrap_or_default();
    PAUSES.get(index).copied()
}

/// Changes the row of a task, but only for the last who took it. `set` has its arguments from `?4`.
fn fenced(taken: &Taken, set: &str, args: Vec<Value>) -> Statement {
    let mut all = vec![
        taken.slot.as_str().into(),
        taken.task.as_str().into(),
        taken.takes.into(),
    ];
    all.extend(args);
    Statement::new(
        format!(
            "UPDATE task_runs SET {set} \
             WHERE slot = ?1 AND task = ?2 AND takes = ?3 AND status = 'running'"
        ),
        all,
    )
}
