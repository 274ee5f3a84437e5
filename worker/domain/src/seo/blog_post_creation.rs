//! The task that writes the week's draft and puts it before the editor.

use super::context::{Context, Failure, Outcome, Platform};
use super::writer::{Brief, Writer};
use crate::blog::post::Status;
use crate::blog::{intake, store};
use crate::contract::reports::{DraftReport, TaskOutput};

/// Writes one draft into `pending_approval`; a round of a week never gives a second one.
///
/// # Errors
/// [`Failure::Lasting`] when the writer has nothing to write from, [`Failure::Passing`] when the
/// store does not answer.
pub async fn run(context: &Context<'_, impl Platform>) -> Result<Outcome, Failure> {
    let db = context.platform.db();
    let now = context.now();
    let brief = Brief {
        topic: None,
        seed: intake::machine_written(db).await?,
        written_on: now,
    };
    let draft = context.platform.writer().write(&brief).await?;
    let id = intake::insert(db, &draft, Status::PendingApproval, &context.origin(), now).await?;
    let post = store::by_id(db, id).await?;
    Ok(Outcome {
        summary: format!(
            "Drafted ‘{}’ ({} words); it waits for review.",
            post.title, post.word_count
        ),
        output: TaskOutput::Draft(DraftReport {
            post_id: post.id,
            title: post.title,
        }),
    })
}
