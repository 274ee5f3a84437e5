//! The weekly runs as the dashboard reads them.

use serde::{Deserialize, Serialize};

/// Answer of `GET` and `POST /api/admin/seo/runs`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WeeklyRuns {
    /// When the next run is due, RFC 3339.
    pub next_run_at: String,
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
    /// How often it was tried.
    pub attempts: i64,
    /// When it last began, RFC 3339; null when it never did.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub started_at: Option<String>,
    /// When it ended, RFC 3339; null while it has not.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub finished_at: Option<String>,
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
