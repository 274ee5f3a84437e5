//! The outbox: mails are written into the database together with what occasions them, and sent
//! afterwards. A provider that is down delays a mail and loses none.
//!
//! A mail is taken by a lease, so that two workers do not send it twice, and is tried up to
//! [`MOST_ATTEMPTS`] times with growing pauses. Where no provider is configured mails wait.

use serde::Deserialize;

use crate::ports::{Database, DatabaseError, Mail, MailError, Mailer, Statement, Timestamp};

/// After so many failures a mail is given up and shown as failed.
pub const MOST_ATTEMPTS: i64 = 6;

/// Mails sent in one go; a request has a budget of calls.
const MOST_AT_ONCE: i64 = 10;

/// How long sending may take before somebody else may take the mail up, in seconds.
const LEASE_SECONDS: i64 = 120;

/// The first pause after a failure, in seconds; each further one is four times as long.
const FIRST_PAUSE_SECONDS: i64 = 60;

/// What was sent and what was not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sent {
    /// Mails that left.
    pub sent: usize,
    /// What went wrong with the others, for the log.
    pub problems: Vec<String>,
}

/// The statement that queues `mail` about `occasion`, once: for the batch of what occasions it.
#[must_use]
pub fn queue(occasion: &str, mail: &Mail, now: Timestamp) -> Statement {
    Statement::new(
        "INSERT INTO outbox (recipient, reply_to, subject, body, next_at, created_at, occasion) \
         VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6) ON CONFLICT (occasion) DO NOTHING",
        [
            mail.to.as_str().into(),
            mail.reply_to.clone().into(),
            mail.subject.as_str().into(),
            mail.text.as_str().into(),
            now.into(),
            occasion.into(),
        ],
    )
}

#[derive(Deserialize)]
struct Taken {
    id: i64,
    recipient: String,
    reply_to: Option<String>,
    subject: String,
    body: String,
    attempts: i64,
}

/// Sends what is due.
///
/// # Errors
/// [`DatabaseError`] when the outbox cannot be read or kept.
pub async fn send_due(
    db: &impl Database,
    mailer: &impl Mailer,
    now: Timestamp,
) -> Result<Sent, DatabaseError> {
    let taken: Vec<Taken> = db
        .run(Statement::new(
            "UPDATE outbox SET lease_until = ?2, attempts = attempts + 1 WHERE id IN \
             (SELECT id FROM outbox WHERE status = 'queued' AND next_at <= ?1 \
              AND (lease_until IS NULL OR lease_until <= ?1) ORDER BY next_at, id LIMIT ?3) \
             RETURNING id, recipient, reply_to, subject, body, attempts",
            [
                now.into(),
                now.plus(LEASE_SECONDS).into(),
                MOST_AT_ONCE.into(),
            ],
        ))
        .await?
        .parse()?;
    let mut sent = Sent::default();
    for mail in taken {
        let outcome = mailer
            .send(&Mail {
                to: mail.recipient.clone(),
                reply_to: mail.reply_to.clone(),
                subject: mail.subject.clone(),
                text: mail.body.clone(),
            })
            .await;
        db.run(record(&mail, &outcome, now)).await?;
        match outcome {
            Ok(()) => sent.sent += 1,
            Err(MailError::NotConfigured) => {}
            Err(MailError::Failed(cause)) => {
                sent.problems.push(format!("mail {}: {cause}", mail.id));
            }
        }
    }
    Ok(sent)
}

fn record(mail: &Taken, outcome: &Result<(), MailError>, now: Timestamp) -> Statement {
    match outcome {
        Ok(()) => Statement::new(
            "UPDATE outbox SET status = 'sent', sent_at = ?2, lease_until = NULL, problem = '' \
             WHERE id = ?1",
            [mail.id.into(), now.into()],
        ),
        // Not an attempt: nobody was asked. It is looked at again when a mail is sent next.
        Err(MailError::NotConfigured) => Statement::new(
            "UPDATE outbox SET attempts = attempts - 1, lease_until = NULL, next_at = ?2, \
             problem = 'No mail provider is configured.' WHERE id = ?1",
            [mail.id.into(), now.plus(FIRST_PAUSE_SECONDS).into()],
        ),
        Err(MailError::Failed(cause)) => Statement::new(
            "UPDATE outbox SET status = CASE WHEN attempts >= ?4 THEN 'failed' ELSE 'queued' END, \
             lease_until = NULL, next_at = ?2, problem = ?3 WHERE id = ?1",
            [
                mail.id.into(),
                now.plus(pause(mail.attempts)).into(),
                cause.as_str().into(),
                MOST_ATTEMPTS.into(),
            ],
        ),
    }
}

/// Seconds until the attempt after the `attempts`th: 1, 4, 16 … minutes.
fn pause(attempts: i64) -> i64 {
    let doublings = u32::try_from(attempts - 1).unwrap_or(0).min(8);
    FIRST_PAUSE_SECONDS.saturating_mul(4_i64.saturating_pow(doublings))
}
