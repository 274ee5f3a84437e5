//! The task that writes the week's draft and puts it before the editor.

use crate::blog::post::Status;
use crate::blog::{intake, store};
use crate::error::Error;
use crate::ports::{Database, Timestamp};

use super::writer::{Brief, Writer};

/// Writes one draft into `pending_approval`. `origin` names the occasion; the same occasion never
/// gives a second post. Answers with a sentence for the ledger.
///
/// # Errors
/// [`Error::Writer`] when there is no draft, [`Error::InvalidField`] when the draft breaks a
/// limit, [`Error::Unavailable`] when the store does not answer.
pub async fn run(
    db: &impl Database,
    writer: &impl Writer,
    origin: &str,
    now: Timestamp,
) -> Result<String, Error> {
    let brief = Brief {
        topic: None,
        seed: intake::machine_written(db).await?,
        written_on: now,
    };
    let draft = writer.write(&brief).await?;
    let id = intake::insert(db, &draft, Status::PendingApproval, origin, now).await?;
    let post = store::by_id(db, id).await?;
    Ok(format!(
        "Drafted ‘{}’ ({} words); it waits for review.",
        post.title, post.word_count
    ))
}
