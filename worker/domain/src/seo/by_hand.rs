//! A draft that the admin asks for, beside the weekly one.

use super::commission::{self, Commission, Outcome};
use super::writer::Writer;
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

/// Has a draft written and puts it before the editor, whatever the gates say of it.
///
/// # Errors
/// As [`commission::carry_out`].
pub async fn write(
    db: &impl Database,
    writer: &impl Writer,
    entropy: &impl Entropy,
    topic: Option<String>,
    now: Timestamp,
) -> Result<Outcome, Error> {
    // Chance keeps two clicks in one second apart.
    let mut bytes = [0_u8; 8];
    entropy.fill(&mut bytes)?;
    let commission = Commission {
        topic,
        origin: format!("by_hand:{}:{:016x}", now.0, u64::from_be_bytes(bytes)),
        by_hand: true,
    };
    commission::carry_out(db, writer, &commission, now).await
}
