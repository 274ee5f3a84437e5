//! Having a post written: brief, draft, gates, one return with the reasons, and the post.
//!
//! The weekly task and the admin's own wish go the same way and differ in what becomes of a draft
//! that does not pass: the weekly one stays a `draft`, the one that somebody asked for waits for
//! them with what is the matter listed beside it. No way leads to publication.

use super::gates;
use super::writer::{Brief, Returned, Writer, Written};
use crate::blog::intake;
use crate::blog::post::{PostId, Status};
use crate::blog::writing::{self, Making};
use crate::contract::checks::{FailedGate, Gate};
use crate::error::Error;
use crate::ports::{Database, Timestamp};

/// What is to be written, and for whom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Commission {
    /// The topic; `None` leaves it to the writer.
    pub topic: Option<String>,
    /// Names the occasion. The same occasion never gives a second post.
    pub origin: String,
    /// Whether a person waits for it.
    pub by_hand: bool,
}

/// What came of a commission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The post.
    pub id: PostId,
    /// A sentence for the ledger.
    pub sentence: String,
    /// What it did not pass.
    pub failed_gates: Vec<FailedGate>,
}

/// A draft, judged.
struct Judged {
    written: Written,
    failed: Vec<FailedGate>,
}

/// Carries a commission out. When it was carried out before, gives the post of then.
///
/// # Errors
/// [`Error::Writer`] when there is no draft, [`Error::InvalidField`] when the draft breaks a limit,
/// [`Error::Unavailable`] when the store does not answer.
pub async fn carry_out(
    db: &impl Database,
    writer: &impl Writer,
    commission: &Commission,
    now: Timestamp,
) -> Result<Outcome, Error> {
    if let Some(id) = intake::by_origin(db, &commission.origin).await? {
        return Ok(Outcome {
            id,
            sentence: format!("Post {} was drafted earlier on this occasion.", id.0),
            failed_gates: writing::failed_gates(db, id).await?,
        });
    }
    let mut brief = Brief {
        used_plans: writing::used_plans(db).await?,
        earlier_titles: writing::earlier_titles(db).await?,
        ..Brief::new(
            commission.topic.clone(),
            intake::machine_written(db).await?,
            now,
        )
    };
    let first = judged(db, writer.write(&brief).await?, now).await?;
    let (draft, attempts) = if first.failed.is_empty() {
        (first, 1)
    } else {
        brief.returned = Some(Returned {
            written: first.written.clone(),
            reasons: gates::reasons(&first.failed),
        });
        (again(db, writer, &brief, first, now).await?, 2)
    };
    store(db, commission, draft, attempts, now).await
}

async fn judged(db: &impl Database, written: Written, now: Timestamp) -> Result<Judged, Error> {
    let failed = gates::judge(db, &written.draft, now).await?;
    Ok(Judged { written, failed })
}

/// The better of the first draft and a second one. When there is no second one, the first stands:
/// it was paid for, and its reasons say what is wrong with it.
async fn again(
    db: &impl Database,
    writer: &impl Writer,
    brief: &Brief,
    first: Judged,
    now: Timestamp,
) -> Result<Judged, Error> {
    let Ok(written) = writer.write(brief).await else {
        return Ok(first);
    };
    let usage = match (first.written.account.usage, written.account.usage) {
        (Some(one), Some(two)) => Some(one.and(two)),
        (one, two) => one.or(two),
    };
    let second = judged(db, written, now).await?;
    let mut better = if second.failed.len() <= first.failed.len() {
        second
    } else {
        first
    };
    better.written.account.usage = usage;
    Ok(better)
}

async fn store(
    db: &impl Database,
    commission: &Commission,
    Judged { written, failed }: Judged,
    attempts: i64,
    now: Timestamp,
) -> Result<Outcome, Error> {
    let passed = failed.is_empty();
    let status = if passed || commission.by_hand {
        Status::PendingApproval
    } else {
        Status::Draft
    };
    let making = Making {
        account: &written.account,
        attempts,
        failed_gates: &failed,
    };
    let draft = &written.draft;
    let id = intake::insert(db, draft, &making, status, &commission.origin, now).await?;
    let names: Vec<_> = failed.iter().map(|failed| failed.gate.name()).collect();
    let what = format!("Drafted ‘{}’ ({} words)", draft.title, draft.word_count);
    Ok(Outcome {
        id,
        sentence: match status {
            Status::PendingApproval if passed => format!("{what}; it waits for review."),
            Status::PendingApproval => {
                format!(
                    "{what}; it waits for review and did not pass: {}.",
                    names.join(", ")
                )
            }
            _ => format!(
                "{what}; kept as a draft, it did not pass: {}.",
                names.join(", ")
            ),
        },
        failed_gates: failed,
    })
}

impl Gate {
    /// What the gate is called in a sentence.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sanitiser => "clean HTML",
            Self::Sources => "sources",
            Self::Figures => "figures",
            Self::Similarity => "similarity",
            Self::Readability => "readability",
            Self::Disclaimer => "disclaimer",
            Self::Leaks => "leaked instructions",
            Self::Links => "links",
            Self::Hype => "hype",
            Self::Headings => "headings",
            Self::Length => "length",
        }
    }
}
