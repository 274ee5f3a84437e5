//! The ledger as the dashboard reads it.

use serde::Deserialize;
use serde_json::value::RawValue;

use super::schedule;
use super::task::Task;
use crate::admin::settings;
use crate::contract::seo::{TaskRun, TaskStatus, WeeklyRun, WeeklyRuns};
use crate::error::Error;
use crate::ports::{Database, DatabaseError, Statement, Timestamp};

/// What somebody asks of the pipeline and it has not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missing {
    /// What a task came to.
    Output,
    /// A topic of the backlog.
    Topic,
    /// A proposed revision.
    Proposal,
    /// A text for a social network.
    Share,
    /// A social network.
    Network,
}

impl Missing {
    /// What to tell whoever asked.
    #[must_use]
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::Output => "This task has not come to anything in that week.",
            Self::Topic => "This topic has been written about or dismissed meanwhile.",
            Self::Proposal => "This proposal has been decided on meanwhile.",
            Self::Share => "This text has been shared already.",
            Self::Network => "There is no such network.",
        }
    }
}

#[derive(Deserialize)]
struct Row {
    slot: String,
    run_started_at: Timestamp,
    task: String,
    status: TaskStatus,
    round: i64,
    attempts: i64,
    started_at: Option<Timestamp>,
    finished_at: Option<Timestamp>,
    next_at: Option<Timestamp>,
    busy_seconds: i64,
    progress: String,
    summary: String,
}

/// The newest 12 weeks of the ledger, and when the next run is due.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn newest(db: &impl Database, now: Timestamp) -> Result<WeeklyRuns, DatabaseError> {
    let rows: Vec<Row> = db
        .run(Statement::new(
            "SELECT r.slot, r.started_at AS run_started_at, t.task, t.status, t.round, \
             t.attempts, t.started_at, t.finished_at, t.next_at, t.busy_seconds, t.progress, \
             t.summary \
             FROM (SELECT slot, started_at FROM weekly_runs ORDER BY slot DESC LIMIT 12) r \
             JOIN task_runs t ON t.slot = r.slot ORDER BY r.slot DESC",
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
    for run in &mut runs {
        let place = |task: &TaskRun| Task::ALL.iter().position(|known| known.name() == task.task);
        run.tasks.sort_by_key(place);
    }
    Ok(WeeklyRuns {
        next_run_at: schedule::next_run(now).rfc3339(),
        cron_running: settings::read(db).await?.cron_running,
        runs,
    })
}

/// What a task of a week came to, as JSON text (a [`crate::contract::reports::TaskOutput`]).
///
/// # Errors
/// [`Error::NotInPipeline`] when it has not come to anything, [`Error::Unavailable`] when the store does
/// not answer.
pub async fn output(db: &impl Database, slot: &str, task: &str) -> Result<Box<RawValue>, Error> {
    #[derive(Deserialize)]
    struct Kept {
        output: String,
    }
    let kept: Option<Kept> = db
        .first(Statement::new(
            "SELECT output FROM task_runs WHERE slot = ?1 AND task = ?2 AND output <> '{}'",
            [slot.into(), task.into()],
        ))
        .await?;
    let Kept { output } = kept.ok_or(Error::NotInPipeline(Missing::Output))?;
    RawValue::from_string(output)
        .map_err(|cause| Error::Unavailable(format!("the output of {slot} {task}: {cause}")))
}

impl Row {
    fn into_task_run(self) -> TaskRun {
        let title = Task::parse(&self.task)
            .map_or_else(|| self.task.clone(), |task| task.title().to_owned());
        TaskRun {
            task: self.task,
            title,
            status: self.status,
            round: self.round,
            attempts: self.attempts,
            started_at: self.started_at.map(Timestamp::rfc3339),
            finished_at: self.finished_at.map(Timestamp::rfc3339),
            next_attempt_at: self.next_at.map(Timestamp::rfc3339),
            busy_seconds: self.busy_seconds,
            progress: self.progress,
            summary: self.summary,
        }
    }
}
