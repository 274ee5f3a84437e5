//! The weekly run: takes up every task that is due, one after the other, and writes down how each
//! ended. The [`ledger`] decides what is due; whoever comes next goes on where this one stopped.

use std::time::Duration;

use super::analytics_review;
use super::blog_post_creation;
use super::content_refresh;
use super::context::{Budget, Context, Failure, Outcome, Platform};
use super::keyword_research;
use super::ledger::{self, Taken, Trigger, Unfinished};
use super::schedule::Slot;
use super::social_media_sharing;
use super::task::Task;
use super::technical_seo_check;
use crate::ports::{Clock, DatabaseError, Timestamp};

/// How long one invocation waits for the next attempt of a task, in seconds.
const PATIENCE: i64 = 45;

/// How often one invocation looks at what is left to do.
const MOST_PASSES: usize = 8;

/// What went wrong in a run, for the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The task, as the ledger names it, or `ledger`.
    pub of: String,
    /// What went wrong.
    pub cause: String,
}

/// Asks for the tasks of `trigger` in the week of `slot` and works off what is due. A task that
/// fails is put down as failed and stops no other; the causes come back for the log.
///
/// # Errors
/// [`DatabaseError`] when the tasks could not be asked for.
pub async fn run(
    platform: &impl Platform,
    slot: &Slot,
    as_of: Timestamp,
    trigger: Trigger,
) -> Result<Vec<Problem>, DatabaseError> {
    ask(platform, slot, as_of, trigger).await?;
    Ok(work_off(platform).await)
}

/// Asks for the tasks of `trigger`, for [`work_off`] to do.
///
/// # Errors
/// [`DatabaseError`] when they could not be asked for.
pub async fn ask(
    platform: &impl Platform,
    slot: &Slot,
    as_of: Timestamp,
    trigger: Trigger,
) -> Result<(), DatabaseError> {
    let (db, clock, slot) = (platform.db(), platform.clock(), slot.name());
    steadily(clock, || {
        ledger::open(db, &slot, as_of, trigger, clock.now())
    })
    .await
}

/// Works off what was asked for and is due, whoever asked: also what an earlier invocation left.
pub async fn work_off(platform: &impl Platform) -> Vec<Problem> {
    let budget = Budget::new(platform.call_limit());
    let mut problems = Vec::new();
    let mut paused: Vec<(String, String)> = Vec::new();
    for _ in 0..MOST_PASSES {
        let left = match left(platform, &paused).await {
            Ok(left) => left,
            Err(cause) => {
                problems.push(of_ledger(cause));
                break;
            }
        };
        let now = platform.clock().now();
        if !left.iter().any(|task| task.at <= now) {
            let Some(next) = left.iter().map(|task| task.at.0 - now.0).min() else {
                break;
            };
            if next > PATIENCE {
                break;
            }
            let pause = Duration::from_secs(u64::try_from(next).unwrap_or_default());
            platform.clock().sleep(pause).await;
            continue;
        }
        for due in left.iter().filter(|task| task.at <= now) {
            match carry_out(platform, &budget, due).await {
                Ok(None) => {}
                Ok(Some(Failure::Paused)) => paused.push((due.slot.clone(), due.task.clone())),
                Ok(Some(failure)) => problems.extend(of_task(&due.task, failure)),
                Err(cause) => problems.push(of_ledger(cause)),
            }
        }
    }
    problems
}

/// What is left to do, that which was tried least first: a task that stops the whole Worker must
/// not keep the others from being done, nor must one that is slow.
async fn left(
    platform: &impl Platform,
    paused: &[(String, String)],
) -> Result<Vec<Unfinished>, DatabaseError> {
    let (db, clock) = (platform.db(), platform.clock());
    let mut left = steadily(clock, || ledger::unfinished(db, clock.now())).await?;
    left.retain(|task| {
        let is_paused = paused
            .iter()
            .any(|(slot, name)| (slot, name) == (&task.slot, &task.task));
        Task::parse(&task.task).is_some() && !is_paused
    });
    left.sort_by_key(|task| {
        let place = Task::ALL.iter().position(|known| known.name() == task.task);
        let is_last = Task::parse(&task.task).is_some_and(Task::comes_last);
        (task.attempts, is_last, task.slot.clone(), place)
    });
    Ok(left)
}

/// Takes a task up, does it and writes down how it ended. Gives what went wrong with it, if
/// anything.
async fn carry_out(
    platform: &impl Platform,
    budget: &Budget,
    due: &Unfinished,
) -> Result<Option<Failure>, DatabaseError> {
    let (db, clock) = (platform.db(), platform.clock());
    let taken = steadily(clock, || {
        ledger::take(db, &due.slot, &due.task, clock.now())
    })
    .await?;
    let (Some(taken), Some(task)) = (taken, Task::parse(&due.task)) else {
        return Ok(None);
    };
    let ended = done(platform, budget, task, &taken).await;
    steadily(clock, || ledger::finish(db, &taken, &ended, clock.now())).await?;
    Ok(ended.err())
}

async fn done(
    platform: &impl Platform,
    budget: &Budget,
    task: Task,
    taken: &Taken,
) -> Result<Outcome, Failure> {
    let context = Context {
        platform,
        taken,
        budget,
    };
    match task {
        Task::AnalyticsReview => analytics_review::run(&context).await,
        Task::ContentRefresh => content_refresh::run(&context).await,
        Task::KeywordResearch => keyword_research::run(&context).await,
        Task::SocialMediaSharing => social_media_sharing::run(&context).await,
        Task::TechnicalSeoCheck => technical_seo_check::run(&context).await,
        Task::BlogPostCreation => blog_post_creation::run(&context).await,
    }
}

/// Asks the store up to three times: one that fails for a moment between two tasks costs neither
/// of them.
async fn steadily<T>(
    clock: &impl Clock,
    ask: impl AsyncFn() -> Result<T, DatabaseError>,
) -> Result<T, DatabaseError> {
    for pause in [1, 4] {
        if let Ok(answer) = ask().await {
            return Ok(answer);
        }
        clock.sleep(Duration::from_secs(pause)).await;
    }
    ask().await
}

fn of_ledger(DatabaseError(cause): DatabaseError) -> Problem {
    Problem {
        of: "ledger".to_owned(),
        cause,
    }
}

fn of_task(task: &str, failure: Failure) -> Option<Problem> {
    let cause = match failure {
        Failure::Passing { cause, .. } => cause,
        Failure::Lasting(reason) => reason,
        Failure::Paused => return None,
        Failure::Superseded => "somebody else has taken it up meanwhile".to_owned(),
    };
    Some(Problem {
        of: task.to_owned(),
        cause,
    })
}
