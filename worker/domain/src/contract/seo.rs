//! The weekly runs as the dashboard reads them.

use serde::{Deserialize, Serialize};

/// Answer of `GET` and `POST /api/admin/seo/runs`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WeeklyRuns {
    /// When the next run is due, RFC 3339.
    pub next_run_at: String,
    /// Whether runs go by the schedule; stopped, they wait for the admin's hand.
    pub cron_running: bool,
    /// The newest 12 runs, newest first.
    pub runs: Vec<WeeklyRun>,
}

/// One week's run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WeeklyRun {
    /// The Chicago date it belongs to, `2027-03-08`.
    pub slot: String,
    /// When it began, RFC 3339.
    pub started_at: String,
    /// Its tasks in their order.
    pub tasks: Vec<TaskRun>,
}

/// One task of a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TaskRun {
    /// The task's name in the ledger: `blog_post_creation`.
    pub task: String,
    /// The task's name on the screen.
    pub title: String,
    /// `waiting`, `running`, `done` or `failed`.
    pub status: TaskStatus,
    /// Grows when a finished task is done again.
    pub round: i64,
    /// How often it was tried in this round, three times at most.
    pub attempts: i64,
    /// When it last began, RFC 3339; null when it never did.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub started_at: Option<String>,
    /// When it ended, RFC 3339; null while it has not.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub finished_at: Option<String>,
    /// When it is taken up next, RFC 3339; null while nobody asks for it.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub next_attempt_at: Option<String>,
    /// How long it has worked, pauses left out, in seconds.
    pub busy_seconds: i64,
    /// Where it is, in a few words; empty while there is nothing to tell.
    pub progress: String,
    /// What came of it, in a sentence.
    pub summary: String,
}

/// Where a task stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum TaskStatus {
    /// Listed, not yet begun.
    Waiting,
    /// Begun and within its lease.
    Running,
    /// Ended well.
    Done,
    /// Ended badly, and said so.
    Failed,
}

/// Body of `POST /api/admin/seo/runs`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RunWish {
    /// Only this task, by its name in the ledger; every task where it is left out.
    pub task: Option<String>,
}
