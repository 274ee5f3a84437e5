//! The weekly run and its ledger.
//!
//! A week has one row, its tasks one row each, all listed from the start. A task is taken by a
//! lease: of several simultaneous runs one gets it, and a lease that has run out (the Worker was
//! stopped in the middle) can be taken again. Whoever finishes must still hold the lease, so a
//! late finisher does not overwrite a later one's result.

use serde::Deserialize;

use super::blog_post_creation;
use super::schedule::{self, Slot};
use super::task::Task;
use super::writer::Writer;
use crate::contract::seo::{TaskRun, TaskStatus, WeeklyRun, WeeklyRuns};
use crate::error::Error;
use crate::ports::{Clock, Database, DatabaseError, Statement, Timestamp};

/// How long a task may take before somebody else may take it up.
const LEASE_SECONDS: i64 = 10 * 60;

/// Which tasks a run takes up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trigger {
    /// The cron trigger: what has not been done this week.
    Schedule,
    /// The admin: every task, also those already done, which begin a new round.
    ByHand,
}

/// A task that failed, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Failure {
    /// Which task.
    pub task: Task,
    /// Of what.
    pub cause: Error,
}

/// Carries out the week's run. Tasks that fail are recorded as failed and do not stop the others;
/// their causes come back for the log.
///
/// # Errors
/// [`DatabaseError`] when the ledger itself cannot be kept.
pub async fn run(
    db: &impl Database,
    clock: &impl Clock,
    writer: &impl Writer,
    slot: &Slot,
    scheduled: Timestamp,
    trigger: Trigger,
) -> Result<Vec<Failure>, DatabaseError> {
    let slot = slot.name();
    let mut failures = Vec::new();
    open(db, &slot, scheduled, clock.now()).await?;
    for task in Task::ALL {
        if let Some(lease) = take(db, &slot, task, trigger, clock.now()).await? {
            let outcome = carry_out(db, writer, task, &slot, &lease, clock.now()).await;
            finish(db, &slot, task, &lease, &outcome, clock.now()).await?;
            failures.extend(outcome.err().map(|cause| Failure { task, cause }));
        }
    }
    Ok(failures)
}

async fn carry_out(
    db: &impl Database,
    writer: &impl Writer,
    task: Task,
    slot: &str,
    lease: &Lease,
    now: Timestamp,
) -> Result<String, Error> {
    match task {
        Task::BlogPostCreation => {
            let origin = format!("weekly:{slot}:{}", lease.round);
            blog_post_creation::run(db, writer, &origin, now).await
        }
    }
}

#[derive(Deserialize)]
struct Lease {
    round: i64,
    attempts: i64,
}

async fn open(
    db: &impl Database,
    slot: &str,
    scheduled: Timestamp,
    now: Timestamp,
) -> Result<(), DatabaseError> {
    let mut statements = vec![Statement::new(
        "INSERT INTO weekly_runs (slot, scheduled_at, started_at) VALUES (?1, ?2, ?3) \
         ON CONFLICT (slot) DO NOTHING",
        [slot.into(), scheduled.into(), now.into()],
    )];
    statements.extend(Task::ALL.map(|task| {
        Statement::new(
            "INSERT INTO task_runs (slot, task, status) VALUES (?1, ?2, 'waiting') \
             ON CONFLICT (slot, task) DO NOTHING",
            [slot.into(), task.name().into()],
        )
    }));
    db.batch(statements).await?;
    Ok(())
}

async fn take(
    db: &impl Database,
    slot: &str,
    task: Task,
    trigger: Trigger,
    now: Timestamp,
) -> Result<Option<Lease>, DatabaseError> {
    let sql = match trigger {
        Trigger::Schedule => {
            "UPDATE task_runs SET status = 'running', attempts = attempts + 1, lease_until = ?1, \
             started_at = ?2, finished_at = NULL \
             WHERE slot = ?3 AND task = ?4 \
             AND (status = 'waiting' OR (status = 'running' AND lease_until <= ?2)) \
             RETURNING round, attempts"
        }
        Trigger::ByHand => {
            "UPDATE task_runs SET round = round + (status = 'done'), status = 'running', \
             attempts = attempts + 1, lease_until = ?1, started_at = ?2, finished_at = NULL \
             WHERE slot = ?3 AND task = ?4 \
             AND (status <> 'running' OR lease_until <= ?2) \
             RETURNING round, attempts"
        }
    };
    db.first(Statement::new(
        sql,
        [
            now.plus(LEASE_SECONDS).into(),
            now.into(),
            slot.into(),
            task.name().into(),
        ],
    ))
    .await
}

async fn finish(
    db: &impl Database,
    slot: &str,
    task: Task,
    lease: &Lease,
    outcome: &Result<String, Error>,
    now: Timestamp,
) -> Result<(), DatabaseError> {
    let (status, summary) = match outcome {
        Ok(summary) => ("done", summary.clone()),
        Err(cause) => ("failed", failure(cause)),
    };
    db.run(Statement::new(
        "UPDATE task_runs SET status = ?1, finished_at = ?2, summary = ?3, lease_until = NULL \
         WHERE slot = ?4 AND task = ?5 AND status = 'running' AND attempts = ?6",
        [
            status.into(),
            now.into(),
            summary.into(),
            slot.into(),
            task.name().into(),
            lease.attempts.into(),
        ],
    ))
    .await?;
    Ok(())
}

fn failure(cause: &Error) -> String {
    match cause {
        Error::Writer(cause) => format!("The writer gave no draft. {cause}"),
        Error::InvalidField { field, problem } => {
            format!("The draft could not be stored: {field}: {problem}")
        }
        _ => "A part of the site was not available. The cause is in the log.".to_owned(),
    }
}

#[derive(Deserialize)]
struct Row {
    slot: String,
    run_started_at: Timestamp,
    task: String,
    status: TaskStatus,
    attempts: i64,
    started_at: Option<Timestamp>,
    finished_at: Option<Timestamp>,
    summary: String,
}

/// The newest 12 weeks of the ledger, and when the next run is due.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn runs(db: &impl Database, now: Timestamp) -> Result<WeeklyRuns, DatabaseError> {
    let rows: Vec<Row> = db
        .run(Statement::new(
            "SELECT r.slot, r.started_at AS run_started_at, t.task, t.status, t.attempts, \
             t.started_at, t.finished_at, t.summary \
             FROM (SELECT slot, started_at FROM weekly_runs ORDER BY slot DESC LIMIT 12) r \
             JOIN task_runs t ON t.slot = r.slot ORDER BY r.slot DESC, t.task",
            [],
        ))
        .await?
        .parse()?;
    let mut runs: Vec<WeeklyRun> = Vec::new();
    for row in rows {
        if runs.last().is_none_or(|run| run.slot != row.slot) {
            runs.push(WeeklyRun {
                slot: row.slot.clone(),
                started_at: row.run_started_at.rfc3339(),
                tasks: Vec::new(),
            });
        }
        if let Some(run) = runs.last_mut() {
            run.tasks.push(row.into_task_run());
        }
    }
    Ok(WeeklyRuns {
        next_run_at: schedule::next_run(now).rfc3339(),
        runs,
    })
}

impl Row {
    fn into_task_run(self) -> TaskRun {
        let title = Task::parse(&self.task)
            .map_or_else(|| self.task.clone(), |task| task.title().to_owned());
        TaskRun {
            task: self.task,
            title,
            status: self.status,
            attempts: self.attempts,
            started_at: self.started_at.map(Timestamp::rfc3339),
            finished_at: self.finished_at.map(Timestamp::rfc3339),
            summary: self.summary,
        }
    }
}
