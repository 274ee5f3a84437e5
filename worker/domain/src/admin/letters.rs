//! Letters to the admin: drafts that wait, tasks that failed, the week in a page, and a test.
//!
//! What is written by itself has an occasion, and the outbox takes each occasion once.

use serde::Deserialize;

use super::settings;
use crate::contract::post::BlogStats;
use crate::contract::settings::Settings;
use crate::mail;
use crate::ports::{Database, DatabaseError, Mail, Statement, Timestamp};
use crate::seo::task::Task;
use crate::site::Site;

/// A day, in seconds.
const DAY: i64 = 86_400;

/// Why the admin is written to.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Occasion {
    /// A draft waits: its number and headline.
    DraftWaits(i64, String),
    /// A task of the run of that slot failed: the slot, the round, the task's title, and what the ledger says.
    TaskFailed(String, i64, String, String),
    /// The week that the run of that slot ended.
    /// With the digest of its Analytics Review, empty where there is none.
    Digest(String, String),
}

impl Occasion {
    fn key(&self) -> String {
        match self {
            Self::DraftWaits(id, _) => format!("draft:{id}"),
            Self::TaskFailed(slot, round, task, _) => format!("failed:{slot}:{round}:{task}"),
            Self::Digest(slot, _) => format!("digest:{slot}"),
        }
    }

    const fn is_wanted(&self, settings: &Settings) -> bool {
        match self {
            Self::DraftWaits(..) => settings.mail_on_drafts,
            Self::TaskFailed(..) => settings.mail_on_failure,
            Self::Digest(..) => settings.mail_digest,
        }
    }

    fn written(&self, site: &Site, to: &str, stats: &BlogStats) -> Mail {
        let desk = site.address("/admin");
        let (subject, text) = match self {
            Self::DraftWaits(_, title) => (
                format!("A draft waits: {title}"),
                format!("‘{title}’ was drafted and waits for your review.\n\n{desk}\n"),
            ),
            Self::TaskFailed(slot, _, task, summary) => (
                format!("{task} failed"),
                format!(
                    "In the run of {slot}, {task} failed.\n\n{summary}\n\nIt can be run again by hand: {desk}\n"
                ),
            ),
            Self::Digest(slot, digest) => (
                format!("{}: the week to {slot}", site.name),
                format!(
                    "Waiting for approval: {}\nApproved, not yet public: {}\nPublic: {}\nDrafts: {}\n\n{digest}\n{desk}\n",
                    stats.pending_approval, stats.approved, stats.live, stats.drafts
                ),
            ),
        };
        Mail {
            to: to.to_owned(),
            reply_to: None,
            subject,
            text,
        }
    }
}

/// Queues what the admin wants to be written about and was not written about before. Letters go to
/// the address in the settings, else to `configured`; where both are empty there are none.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn queue_due(
    db: &impl Database,
    configured: &str,
    now: Timestamp,
) -> Result<(), DatabaseError> {
    let settings = settings::read(db).await?;
    let to = recipient(&settings, configured);
    if to.is_empty() {
        return Ok(());
    }
    let occasions: Vec<_> = occasions(db, now)
        .await?
        .into_iter()
        .filter(|occasion| occasion.is_wanted(&settings))
        .collect();
    if occasions.is_empty() {
        return Ok(());
    }
    let stats = crate::blog::store::stats(db).await?;
    let letters = occasions
        .iter()
        .map(|occasion| {
            let letter = occasion.written(Site::built_in(), to, &stats);
            mail::queue(&occasion.key(), &letter, now)
        })
        .collect();
    db.batch(letters).await?;
    Ok(())
}

/// Where letters to the admin go; empty where nobody said.
#[must_use]
pub fn recipient<'a>(settings: &'a Settings, configured: &'a str) -> &'a str {
    if settings.mail_to.is_empty() {
        configured
    } else {
        &settings.mail_to
    }
}

/// A letter that says that letters arrive.
#[must_use]
pub fn test(to: &str, now: Timestamp) -> Mail {
    let site = Site::built_in();
    Mail {
        to: to.to_owned(),
        reply_to: None,
        subject: format!("{}: a test", site.name),
        text: format!(
            "This mail was sent from the newsroom at {} to see whether mail arrives. It does.\n",
            now.rfc3339()
        ),
    }
}

/// What there is to write about now and is not in the outbox: drafts of the last week that wait,
/// and of the newest weekly run its failed tasks and, for a day, its digest.
async fn occasions(db: &impl Database, now: Timestamp) -> Result<Vec<Occasion>, DatabaseError> {
    #[derive(Deserialize)]
    struct Waiting {
        id: i64,
        title: String,
    }
    #[derive(Deserialize)]
    struct Run {
        slot: String,
        digest: Option<String>,
    }
    #[derive(Deserialize)]
    struct Failed {
        slot: String,
        round: i64,
        task: String,
        summary: String,
    }
    let answers = db
        .batch(vec![
            Statement::new(
                "SELECT id, title FROM posts WHERE status = 'pending_approval' AND created_at > ?1 \
                 AND NOT EXISTS (SELECT 1 FROM outbox WHERE occasion = 'draft:' || posts.id) \
                 ORDER BY created_at DESC, id DESC LIMIT 5",
                [now.plus(-7 * DAY).into()],
            ),
            Statement::new(
                "SELECT w.slot, t.output ->> 'digest' AS digest FROM weekly_runs w \
                 LEFT JOIN task_runs t ON t.slot = w.slot AND t.task = 'analytics_review' \
                 WHERE w.started_at > ?1 AND (t.status IS NULL OR t.status IN ('done', 'failed')) \
                 ORDER BY w.slot DESC LIMIT 1",
                [now.plus(-DAY).into()],
            ),
            Statement::new(
                "SELECT slot, task, round, summary FROM task_runs WHERE status = 'failed' \
                 AND slot = (SELECT max(slot) FROM weekly_runs)",
                [],
            ),
        ])
        .await?;
    let [waiting, runs, failed] = answers.as_slice() else {
        return Err(DatabaseError(
            "a batch of three gave fewer answers".to_owned(),
        ));
    };
    let failed = failed.parse::<Failed>()?.into_iter().map(|row| {
        let title = Task::parse(&row.task).map_or(row.task.clone(), |task| task.title().to_owned());
        Occasion::TaskFailed(row.slot, row.round, title, row.summary)
    });
    let waiting = waiting
        .parse::<Waiting>()?
        .into_iter()
        .map(|row| Occasion::DraftWaits(row.id, row.title));
    let digests = runs
        .parse::<Run>()?
        .into_iter()
        .map(|run| Occasion::Digest(run.slot, run.digest.unwrap_or_default()));
    Ok(failed.chain(waiting).chain(digests).collect())
}
