//! What the admin does with what was sent. Each move and its entry in the log are one batch.

use serde::Deserialize;

use crate::admin::log::{self, Deed};
use crate::contract::forms::InboxAction;
use crate::error::Error;
use crate::forms::FormError;
use crate::forms::payment::Payment;
use crate::ports::{Database, DatabaseError, Statement, Timestamp};
use crate::site::Site;

/// A month, for forgetting, in seconds.
const MONTH_SECONDS: i64 = 30 * 86_400;

/// The most months that can be asked for: ten years.
const MOST_MONTHS: i64 = 120;

/// Carries out a move that needs nothing but the database. What the chain says of a payment is
/// kept by [`keep_payment`].
///
/// # Errors
/// [`FormError::NoSuchSubmission`], [`Error::Unavailable`].
pub async fn carry_out(
    db: &impl Database,
    id: i64,
    action: InboxAction,
    actor: &str,
    now: Timestamp,
) -> Result<(), Error> {
    let marked = |status: &str| {
        vec![Statement::new(
            "UPDATE submissions SET status = ?2 WHERE id = ?1",
            [id.into(), status.into()],
        )]
    };
    let mut statements = match action {
        InboxAction::Read => marked("read"),
        InboxAction::Archive => marked("archived"),
        InboxAction::Reopen => marked("new"),
        InboxAction::Delete => vec![
            Statement::new("DELETE FROM outbox WHERE submission_id = ?1", [id.into()]),
            Statement::new("DELETE FROM submissions WHERE id = ?1", [id.into()]),
        ],
        InboxAction::ResendMail => vec![Statement::new(
            "UPDATE outbox SET status = 'queued', attempts = 0, next_at = ?2 \
             WHERE submission_id = ?1 AND status <> 'sent'",
            [id.into(), now.into()],
        )],
        InboxAction::CheckPayment => return Ok(()),
    };
    statements.push(logged(action, id, actor, now));
    let answers = db.batch(statements).await?;
    // The log has an entry exactly where something was done.
    found(answers.last().map_or(0, |rows| rows.changes))
}

/// The entry of a move, where the statement before it changed something.
fn logged(action: InboxAction, id: i64, actor: &str, at: Timestamp) -> Statement {
    log::entry_of_change(
        Deed::Inbox(action),
        None,
        actor,
        &format!("submission {id}"),
        at,
    )
}

fn found(changes: u64) -> Result<(), Error> {
    if changes == 0 {
        return Err(FormError::NoSuchSubmission.into());
    }
    Ok(())
}

#[derive(Deserialize)]
struct Named {
    transaction_hash: Option<String>,
}

/// The transaction that submission `id` names.
///
/// # Errors
/// [`FormError::NoSuchSubmission`] where there is none, or no transaction in it.
pub async fn transaction(db: &impl Database, id: i64) -> Result<String, Error> {
    let statement = Statement::new(
        "SELECT transaction_hash FROM submissions WHERE id = ?1",
        [id.into()],
    );
    let named: Option<Named> = db.first(statement).await?;
    named
        .and_then(|named| named.transaction_hash)
        .ok_or(Error::Form(FormError::NoSuchSubmission))
}

/// Keeps what the chain says now about the payment of submission `id`, which `actor` asked for.
///
/// # Errors
/// [`Error::Unavailable`] when it cannot be kept.
pub async fn keep_payment(
    db: &impl Database,
    id: i64,
    payment: &Payment,
    actor: &str,
    now: Timestamp,
) -> Result<(), Error> {
    let payment = serde_json::to_string(payment)
        .map_err(|cause| Error::Unavailable(format!("a payment could not be written: {cause}")))?;
    db.batch(vec![
        Statement::new(
            "UPDATE submissions SET payment = ?2 WHERE id = ?1",
            [id.into(), payment.into()],
        ),
        logged(InboxAction::CheckPayment, id, actor, now),
    ])
    .await?;
    Ok(())
}

/// Deletes what is older than the site keeps submissions. Gives their number.
///
/// # Errors
/// [`DatabaseError`] when it cannot.
pub async fn forget(db: &impl Database, site: &Site, now: Timestamp) -> Result<u64, DatabaseError> {
    let answers = db
        .batch(older_than(site.submissions_kept_months, now))
        .await?;
    Ok(answers.last().map_or(0, |rows| rows.changes))
}

/// Deletes what is older than `months`, as the admin asks before its time. Gives their number.
///
/// # Errors
/// [`Error::InvalidField`] for less than a month or more than ten years.
pub async fn forget_older(
    db: &impl Database,
    months: i64,
    actor: &str,
    now: Timestamp,
) -> Result<u64, Error> {
    if !(1..=MOST_MONTHS).contains(&months) {
        return Err(Error::InvalidField {
            field: "months",
            problem: format!("Choose 1 to {MOST_MONTHS} months."),
        });
    }
    let mut statements = older_than(months, now);
    let detail = format!("older than {months} months");
    statements.push(log::entry(Deed::ForgetInbox, actor, &detail, now));
    let answers = db.batch(statements).await?;
    Ok(answers.get(1).map_or(0, |rows| rows.changes))
}

/// The statements that delete it, the mails first.
fn older_than(months: i64, now: Timestamp) -> Vec<Statement> {
    let oldest = now.plus(-months.saturating_mul(MONTH_SECONDS));
    [
        "DELETE FROM outbox WHERE submission_id IN \
         (SELECT id FROM submissions WHERE created_at < ?1)",
        "DELETE FROM submissions WHERE created_at < ?1",
    ]
    .map(|sql| Statement::new(sql, [oldest.into()]))
    .into()
}
