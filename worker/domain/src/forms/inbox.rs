//! The admin's view of what was sent: pages by keyset, narrowed by status and form. [`moves`] is what
//! the admin does with a submission, [`csv`] the export.

pub mod csv;
pub mod moves;

use serde::Deserialize;

use super::definition::FormKind;
use crate::contract::forms::{
    InboxCounts, SubmissionMail, SubmissionRow, SubmissionStatus, Submissions,
};
use crate::ports::{Database, DatabaseError, Statement, Timestamp};
use crate::site::Site;

/// Submissions on one page.
const PAGE: i64 = 50;

/// What of the inbox is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ask {
    /// Only those that stand so.
    pub status: Option<SubmissionStatus>,
    /// Only this form.
    pub kind: Option<FormKind>,
    /// Only those older than this one.
    pub before: Option<i64>,
}

impl Ask {
    /// Reads `status=new&kind=coaching&before=7`; what cannot be understood is as if it were not there.
    #[must_use]
    pub fn from_query(query: &str) -> Self {
        let mut ask = Self::default();
        for (name, value) in query.split('&').filter_map(|pair| pair.split_once('=')) {
            match name {
                "status" => ask.status = status(value),
                "kind" => ask.kind = FormKind::parse(value),
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
                 WHERE (?1 IS NULL OR status = ?1) AND id < ?2 \
                 AND (?4 IS NULL OR kind = ?4) ORDER BY id DESC LIMIT ?3) \
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
         WHERE (?1 IS NULL OR status = ?1) AND id < ?2 AND (?4 IS NULL OR kind = ?4) \
         ORDER BY id DESC LIMIT ?3",
        args(ask, most),
    )
}

fn args(ask: Ask, most: i64) -> [crate::ports::Value; 4] {
    // No row reaches 2^53, the largest number that the port promises to carry.
    const BEYOND: i64 = 1 << 53;
    [
        ask.status
            .map(|status| status_name(status).to_owned())
            .into(),
        ask.before.unwrap_or(BEYOND).into(),
        most.into(),
        ask.kind.map(|kind| kind.name().to_owned()).into(),
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
