//! The admin's view of what was sent: pages by keyset, moves, the export and what is forgotten.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Deserialize;

use super::FormError;
use super::definition::{self, FormKind};
use super::payment::Payment;
use crate::contract::forms::{
    InboxAction, InboxCounts, SubmissionMail, SubmissionRow, SubmissionStatus, Submissions,
};
use crate::error::Error;
use crate::ports::{Database, DatabaseError, Statement, Timestamp};
use crate::site::Site;

/// Submissions on one page.
const PAGE: i64 = 50;

/// The most rows of one export.
const MOST_EXPORTED: i64 = 5_000;

/// A month, for forgetting, in seconds.
const MONTH_SECONDS: i64 = 30 * 86_400;

/// What of the inbox is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ask {
    /// Only those that stand so.
    pub status: Option<SubmissionStatus>,
    /// Only those older than this one.
    pub before: Option<i64>,
}

impl Ask {
    /// Reads `status=new&before=7`; what cannot be understood is as if it were not there.
    #[must_use]
    pub fn from_query(query: &str) -> Self {
        let mut ask = Self::default();
        for (name, value) in query.split('&').filter_map(|pair| pair.split_once('=')) {
            match name {
                "status" => ask.status = status(value),
                "before" => ask.before = value.parse().ok(),
                _ => {}
            }
        }
        ask
    }
}

fn status(name: &str) -> Option<SubmissionStatus> {
    match name {
        "new" => Some(SubmissionStatus::New),
        "read" => Some(SubmissionStatus::Read),
        "archived" => Some(SubmissionStatus::Archived),
        _ => None,
    }
}

const fn status_name(status: SubmissionStatus) -> &'static str {
    match status {
        SubmissionStatus::New => "new",
        SubmissionStatus::Read => "read",
        SubmissionStatus::Archived => "archived",
    }
}

#[derive(Deserialize)]
struct Row {
    id: i64,
    kind: String,
    status: String,
    name: String,
    email: String,
    fields: String,
    payment: Option<String>,
    created_at: i64,
}

#[derive(Deserialize)]
struct MailRow {
    submission_id: i64,
    recipient: String,
    status: String,
    sent_at: Option<i64>,
    problem: String,
}

#[derive(Deserialize)]
struct Count {
    status: String,
    number: i64,
}

/// A page of the inbox.
///
/// # Errors
/// [`DatabaseError`] when it cannot be read.
pub async fn page(db: &impl Database, site: &Site, ask: Ask) -> Result<Submissions, DatabaseError> {
    let answers = db
        .batch(vec![
            newest(ask, PAGE + 1),
            Statement::new(
                "SELECT submission_id, recipient, status, sent_at, problem FROM outbox \
                 WHERE submission_id IN (SELECT id FROM submissions \
                 WHERE (?1 IS NULL OR status = ?1) AND id < ?2 ORDER BY id DESC LIMIT ?3) \
                 ORDER BY id",
                args(ask, PAGE + 1),
            ),
            Statement::new(
                "SELECT status, count(*) AS number FROM submissions GROUP BY status",
                [],
            ),
        ])
        .await?;
    let [rows, mails, counts] = answers.as_slice() else {
        return Err(DatabaseError(
            "a batch of three gave fewer answers".to_owned(),
        ));
    };
    let mut rows: Vec<Row> = rows.parse()?;
    let mails: Vec<MailRow> = mails.parse()?;
    let page = usize::try_from(PAGE).unwrap_or(usize::MAX);
    let has_more = rows.len() > page;
    rows.truncate(page);
    let next = rows.last().filter(|_| has_more).map(|row| row.id);
    Ok(Submissions {
        submissions: rows
            .into_iter()
            .filter_map(|row| shown(row, &mails))
            .collect(),
        next,
        counts: counted(&counts.parse()?),
        kept_months: site.submissions_kept_months,
    })
}

fn newest(ask: Ask, most: i64) -> Statement {
    Statement::new(
        "SELECT id, kind, status, name, email, fields, payment, created_at FROM submissions \
         WHERE (?1 IS NULL OR status = ?1) AND id < ?2 ORDER BY id DESC LIMIT ?3",
        args(ask, most),
    )
}

fn args(ask: Ask, most: i64) -> [crate::ports::Value; 3] {
    // No row reaches 2^53, the largest number that the port promises to carry.
    const BEYOND: i64 = 1 << 53;
    [
        ask.status
            .map(|status| status_name(status).to_owned())
            .into(),
        ask.before.unwrap_or(BEYOND).into(),
        most.into(),
    ]
}

fn counted(counts: &[Count]) -> InboxCounts {
    let of = |name: &str| {
        let found = counts.iter().find(|count| count.status == name);
        found.map_or(0, |count| count.number)
    };
    InboxCounts {
        new: of("new"),
        read: of("read"),
        archived: of("archived"),
    }
}

fn shown(row: Row, mails: &[MailRow]) -> Option<SubmissionRow> {
    let mails = mails.iter().filter(|mail| mail.submission_id == row.id);
    Some(SubmissionRow {
        id: row.id,
        kind: FormKind::parse(&row.kind)?,
        status: status(&row.status)?,
        name: row.name,
        email: row.email,
        fields: serde_json::from_str(&row.fields).unwrap_or_default(),
        payment: row
            .payment
            .and_then(|payment| serde_json::from_str(&payment).ok()),
        mails: mails
            .map(|mail| SubmissionMail {
                recipient: mail.recipient.clone(),
                status: mail.status.clone(),
                sent_at: mail.sent_at.map(|at| Timestamp(at).rfc3339()),
                problem: mail.problem.clone(),
            })
            .collect(),
        created_at: Timestamp(row.created_at).rfc3339(),
    })
}

/// Carries out a move that needs nothing but the database.
///
/// # Errors
/// [`FormError::NoSuchSubmission`], [`Error::Unavailable`].
pub async fn carry_out(
    db: &impl Database,
    id: i64,
    action: InboxAction,
    now: Timestamp,
) -> Result<(), Error> {
    let status = match action {
        InboxAction::Read => "read",
        InboxAction::Archive => "archived",
        InboxAction::Reopen => "new",
        InboxAction::Delete => return delete(db, id).await,
        InboxAction::ResendMail => return resend(db, id, now).await,
        InboxAction::CheckPayment => return Ok(()),
    };
    let statement = Statement::new(
        "UPDATE submissions SET status = ?2 WHERE id = ?1",
        [id.into(), status.into()],
    );
    found(db.run(statement).await?.changes)
}

async fn delete(db: &impl Database, id: i64) -> Result<(), Error> {
    let answers = db
        .batch(vec![
            Statement::new("DELETE FROM outbox WHERE submission_id = ?1", [id.into()]),
            Statement::new("DELETE FROM submissions WHERE id = ?1", [id.into()]),
        ])
        .await?;
    found(answers.last().map_or(0, |rows| rows.changes))
}

async fn resend(db: &impl Database, id: i64, now: Timestamp) -> Result<(), Error> {
    let statement = Statement::new(
        "UPDATE outbox SET status = 'queued', attempts = 0, next_at = ?2 \
         WHERE submission_id = ?1 AND status <> 'sent'",
        [id.into(), now.into()],
    );
    found(db.run(statement).await?.changes)
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

/// Keeps what the chain says now about the payment of submission `id`.
///
/// # Errors
/// [`Error::Unavailable`] when it cannot be kept.
pub async fn keep_payment(db: &impl Database, id: i64, payment: &Payment) -> Result<(), Error> {
    let payment = serde_json::to_string(payment)
        .map_err(|cause| Error::Unavailable(format!("a payment could not be written: {cause}")))?;
    db.run(Statement::new(
        "UPDATE submissions SET payment = ?2 WHERE id = ?1",
        [id.into(), payment.into()],
    ))
    .await?;
    Ok(())
}

/// Deletes what is older than the site keeps submissions. Gives their number.
///
/// # Errors
/// [`DatabaseError`] when it cannot.
pub async fn forget(db: &impl Database, site: &Site, now: Timestamp) -> Result<u64, DatabaseError> {
    let oldest = now.plus(-site.submissions_kept_months.saturating_mul(MONTH_SECONDS));
    let answers = db
        .batch(vec![
            Statement::new(
                "DELETE FROM outbox WHERE submission_id IN \
                 (SELECT id FROM submissions WHERE created_at < ?1)",
                [oldest.into()],
            ),
            Statement::new(
                "DELETE FROM submissions WHERE created_at < ?1",
                [oldest.into()],
            ),
        ])
        .await?;
    Ok(answers.last().map_or(0, |rows| rows.changes))
}

/// The newest submissions as CSV (RFC 4180), one column a field of any form.
///
/// # Errors
/// [`DatabaseError`] when they cannot be read.
pub async fn csv(db: &impl Database, ask: Ask) -> Result<String, DatabaseError> {
    let rows: Vec<Row> = db.run(newest(ask, MOST_EXPORTED)).await?.parse()?;
    let mut names: Vec<&str> = FormKind::ALL
        .into_iter()
        .filter_map(definition::of)
        .flat_map(|form| form.fields.iter().map(|field| field.name.as_str()))
        .filter(|name| !matches!(*name, "name" | "email"))
        .collect();
    names.sort_unstable();
    names.dedup();
    let mut csv = line(
        ["number", "received", "form", "status", "name", "email"]
            .into_iter()
            .chain(names.iter().copied()),
    );
    for row in rows {
        let fields: BTreeMap<String, Vec<String>> =
            serde_json::from_str(&row.fields).unwrap_or_default();
        let answers = names.iter().map(|name| {
            fields
                .get(*name)
                .map_or_else(String::new, |texts| texts.join(", "))
        });
        let first = [
            row.id.to_string(),
            Timestamp(row.created_at).rfc3339(),
            row.kind,
            row.status,
            row.name,
            row.email,
        ];
        let cells: Vec<String> = first.into_iter().chain(answers).collect();
        csv.push_str(&line(cells.iter().map(String::as_str)));
    }
    Ok(csv)
}

fn line<'a>(cells: impl Iterator<Item = &'a str>) -> String {
    let mut line = String::new();
    for (index, cell) in cells.enumerate() {
        let comma = if index == 0 { "" } else { "," };
        // A spreadsheet runs what begins like a formula; the apostrophe makes it text.
        let guard = if cell.starts_with(['=', '+', '-', '@', '\t', '\r']) {
            "'"
        } else {
            ""
        };
        // Writing to a String cannot fail.
        let _ = write!(line, "{comma}\"{guard}{}\"", cell.replace('"', "\"\""));
    }
    line.push_str("\r\n");
    line
}
