//! A draft that the admin asks for, beside the weekly one.

use super::writer::{Brief, Writer};
use crate::blog::intake;
use crate::blog::post::{PostId, Status};
use crate::error::Error;
use crate::ports::{Database, Entropy, Timestamp};

/// The longest topic, in characters.
const MOST_TOPIC: usize = 200;

/// Takes a topic as the admin typed it.
///
/// # Errors
/// [`Error::InvalidField`] for a blank or overlong one.
pub fn topic(typed: &str) -> Result<String, Error> {
    let topic = typed.trim();
    let problem = if topic.is_empty() {
        "Please say what to write about."
    } else if topic.chars().count() > MOST_TOPIC {
        "The topic is longer than 200 characters."
    } else {
        return Ok(topic.to_owned());
    };
    Err(Error::InvalidField {
        field: "topic",
        problem: problem.to_owned(),
    })
}

/// Has a draft written and puts it before the editor. Gives its number and a sentence about it.
///
/// # Errors
/// [`Error::Writer`] when there is no draft, [`Error::Unavailable`] when the store does not answer.
pub async fn write(
    db: &impl Database,
    writer: &impl Writer,
    entropy: &impl Entropy,
    topic: Option<String>,
    now: Timestamp,
) -> Result<(PostId, String), Error> {
    let mut bytes = [0_u8; 8];
    entropy.fill(&mut bytes)?;
    let random = u64::from_be_bytes(bytes);
    let brief = Brief {
        // The number of drafts so far turns the topics over; chance keeps two clicks apart.
        seed: intake::machine_written(db).await?,
        topic,
        written_on: now,
    };
    let draft = writer.write(&brief).await?;
    let origin = format!("by_hand:{}:{random:016x}", now.0);
    let id = intake::insert(db, &draft, Status::PendingApproval, &origin, now).await?;
    let note = format!(
        "Drafted ‘{}’ ({} words); it waits for review.",
        draft.title, draft.word_count
    );
    Ok((id, note))
}
