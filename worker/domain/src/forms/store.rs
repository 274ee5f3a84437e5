//! Keeping what was sent: one row a key, its mails in the same batch.

use serde::Deserialize;

use super::FormError;
use super::payment::Payment;
use super::submission::{Problems, Submission};
use crate::error::Error;
use crate::ports::{Database, DatabaseError, Mail, Statement, Timestamp};

/// What became of a submission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// It has a new row.
    New,
    /// The same form was kept before.
    Before,
}

#[derive(Deserialize)]
struct Holder {
    key: String,
    content_hash: String,
}

/// Whether this very form is in the inbox already.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn was_kept(db: &impl Database, submission: &Submission) -> Result<bool, DatabaseError> {
    #[derive(Deserialize)]
    struct Row {}
    let statement = Statement::new(
        "SELECT id FROM submissions WHERE key = ?1 AND content_hash = ?2",
        [
            submission.key.as_str().into(),
            submission.content_hash.as_str().into(),
        ],
    );
    Ok(db.first::<Row>(statement).await?.is_some())
}

/// Keeps `submission` with its mails, once.
///
/// # Errors
/// [`FormError::KeyTaken`] when another form came under the same key, [`FormError::Fields`] when
/// its transaction stands behind an earlier submission, [`Error::Unavailable`] without database.
pub async fn keep(
    db: &impl Database,
    submission: &Submission,
    payment: Option<&Payment>,
    mails: &[Mail],
    now: Timestamp,
) -> Result<Kept, Error> {
    let mut statements = vec![insert(submission, payment, now)?];
    statements.extend(mails.iter().map(|mail| letter(submission, mail, now)));
    statements.push(Statement::new(
        "SELECT key, content_hash FROM submissions \
         WHERE key = ?1 OR (?2 IS NOT NULL AND transaction_hash = ?2) \
         ORDER BY key = ?1 DESC LIMIT 1",
        [
            submission.key.as_str().into(),
            submission.transaction().map(str::to_owned).into(),
        ],
    ));
    let answers = db.batch(statements).await?;
    if answers
        .first()
        .is_some_and(|inserted| inserted.changes == 1)
    {
        return Ok(Kept::New);
    }
    let holders: Vec<Holder> = match answers.last() {
        Some(rows) => rows.parse()?,
        None => Vec::new(),
    };
    match holders.first() {
        Some(holder) if holder.content_hash == submission.content_hash => Ok(Kept::Before),
        Some(holder) if holder.key == submission.key => Err(FormError::KeyTaken.into()),
        _ => Err(Error::Form(FormError::Fields(Problems::from([(
            "transaction".to_owned(),
            "This transaction was sent to us before. If that was not you, please write to us."
                .to_owned(),
        )])))),
    }
}

fn insert(
    submission: &Submission,
    payment: Option<&Payment>,
    now: Timestamp,
) -> Result<Statement, Error> {
    let unwritable = |cause: serde_json::Error| {
        Error::Unavailable(format!("a form could not be written: {cause}"))
    };
    let fields = serde_json::to_string(&submission.fields).map_err(unwritable)?;
    let payment = payment
        .map(serde_json::to_string)
        .transpose()
        .map_err(unwritable)?;
    Ok(Statement::new(
        "INSERT INTO submissions \
         (key, content_hash, kind, name, email, fields, transaction_hash, payment, created_at) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT DO NOTHING",
        [
            submission.key.as_str().into(),
            submission.content_hash.as_str().into(),
            submission.kind.name().into(),
            submission.name.as_str().into(),
            submission.email.as_str().into(),
            fields.into(),
            submission.transaction().map(str::to_owned).into(),
            payment.into(),
            now.into(),
        ],
    ))
}

/// A mail of the row that was just inserted: where none was, this inserts none either.
fn letter(submission: &Submission, mail: &Mail, now: Timestamp) -> Statement {
    Statement::new(
        "INSERT INTO outbox (submission_id, recipient, reply_to, subject, body, next_at, created_at) \
         SELECT id, ?2, ?3, ?4, ?5, ?6, ?6 FROM submissions WHERE key = ?1 AND changes() = 1",
        [
            submission.key.as_str().into(),
            mail.to.as_str().into(),
            mail.reply_to.clone().into(),
            mail.subject.as_str().into(),
            mail.text.as_str().into(),
            now.into(),
        ],
    )
}
