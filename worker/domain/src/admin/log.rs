//! The log of the admin area. Moves of posts are written there by a trigger, with the move; this
//! writes what is no post's, and reads it all.

use std::fmt::Write as _;

use serde::Deserialize;

use crate::contract::forms::InboxAction;
use crate::contract::list::{AdminLog, LogEntry};
use crate::error::Error;
use crate::ports::{Database, DatabaseError, Statement, Timestamp, Value};

/// Entries on one page.
const PAGE_LENGTH: usize = 50;

/// Something that is done in the admin area to no post in particular.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Opened a session.
    LogIn,
    /// Ended it.
    LogOut,
    /// Ended every session.
    LogOutEverywhere,
    /// Set another password.
    ChangePassword,
    /// Changed settings.
    ChangeSettings,
    /// Let the weekly run go on.
    StartCron,
    /// Stopped it.
    StopCron,
    /// Had the weekly tasks done by hand.
    RunTasks,
    /// Had a draft written.
    Generate,
    /// Sent a test mail.
    TestMail,
    /// Had the SEO files made again.
    RegenerateSeo,
    /// Made a link for somebody without a login.
    MakePreview,
    /// Did something with one submission of the inbox.
    Inbox(InboxAction),
    /// Saved the inbox as a file.
    ExportInbox,
    /// Deleted old submissions before their time.
    ForgetInbox,
}

impl Deed {
    /// The deed as the log writes it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::LogIn => "session.login",
            Self::LogOut => "session.logout",
            Self::LogOutEverywhere => "session.logout_everywhere",
            Self::ChangePassword => "password.change",
            Self::ChangeSettings => "settings.change",
            Self::StartCron => "cron.start",
            Self::StopCron => "cron.stop",
            Self::RunTasks => "tasks.run",
            Self::Generate => "writer.generate",
            Self::TestMail => "mail.test",
            Self::RegenerateSeo => "seo.regenerate",
            Self::MakePreview => "preview.make",
            Self::Inbox(InboxAction::Read) => "inbox.read",
            Self::Inbox(InboxAction::Archive) => "inbox.archive",
            Self::Inbox(InboxAction::Reopen) => "inbox.reopen",
            Self::Inbox(InboxAction::Delete) => "inbox.delete",
            Self::Inbox(InboxAction::CheckPayment) => "inbox.check_payment",
            Self::Inbox(InboxAction::ResendMail) => "inbox.resend_mail",
            Self::ExportInbox => "inbox.export",
            Self::ForgetInbox => "inbox.forget",
        }
    }
}

/// The entry of a deed, for the batch of whatever it changes.
#[must_use]
pub fn entry(deed: Deed, actor: &str, detail: &str, at: Timestamp) -> Statement {
    Statement::new(
        "INSERT INTO admin_log (at, actor, action, detail) VALUES (?1, ?2, ?3, ?4)",
        [at.into(), actor.into(), deed.as_str().into(), detail.into()],
    )
}

/// The same, where the statement before it in the batch changed a row.
#[must_use]
pub fn entry_of_change(deed: Deed, actor: &str, detail: &str, at: Timestamp) -> Statement {
    Statement::new(
        "INSERT INTO admin_log (at, actor, action, detail) SELECT ?1, ?2, ?3, ?4 \
         WHERE changes() > 0",
        [at.into(), actor.into(), deed.as_str().into(), detail.into()],
    )
}

/// Writes the entry of a deed.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn write(
    db: &impl Database,
    deed: Deed,
    actor: &str,
    detail: &str,
    at: Timestamp,
) -> Result<(), DatabaseError> {
    db.run(entry(deed, actor, detail, at)).await?;
    Ok(())
}

/// What is asked of the log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogQuery {
    /// Only this action; `post` and the like for every action of that family.
    action: Option<String>,
    actor: Option<String>,
    post: Option<i64>,
    before: Option<i64>,
}

impl LogQuery {
    /// Reads the parameters of a query string, given by name.
    ///
    /// # Errors
    /// [`Error::InvalidField`] names the parameter that is no number.
    pub fn parse(parameter: impl Fn(&str) -> Option<String>) -> Result<Self, Error> {
        let number = |field: &'static str| {
            parameter(field)
                .map(|text| {
                    text.parse().map_err(|_| Error::InvalidField {
                        field,
                        problem: "Please give a whole number.".to_owned(),
                    })
                })
                .transpose()
        };
        Ok(Self {
            action: parameter("action"),
            actor: parameter("actor"),
            post: number("post")?,
            before: number("before")?,
        })
    }

    /// The statement that reads the page, with one entry more than it shows where there are more.
    #[must_use]
    pub fn statement(&self) -> Statement {
        let mut args: Vec<Value> = Vec::new();
        let mut sql = "SELECT l.id, strftime('%Y-%m-%dT%H:%M:%SZ', l.at, 'unixepoch') AS at, \
             l.actor, l.action, l.post_id AS postId, p.title AS postTitle, l.detail \
             FROM admin_log l LEFT JOIN posts p ON p.id = l.post_id WHERE true"
            .to_owned();
        // One index serves the order and one filter; the others stand behind a unary plus.
        let mut is_served = false;
        let mut filter = |column: &str, compare: &str, value: Option<Value>| {
            if let Some(value) = value {
                let plus = if is_served && !column.starts_with('+') {
                    "+"
                } else {
                    ""
                };
                is_served = is_served || !column.starts_with('+');
                args.push(value);
                // Writing to a String cannot fail.
                let _ = write!(sql, " AND {plus}{column} {compare} ?{}", args.len());
            }
        };
        filter("l.post_id", "=", self.post.map(Value::from));
        match self.action.as_deref() {
            Some(action) if action.contains('.') => filter("l.action", "=", Some(action.into())),
            // '/' is the character after '.'.
            Some(family) => {
                filter("+l.action", ">=", Some(format!("{family}.").into()));
                filter("+l.action", "<", Some(format!("{family}/").into()));
            }
            None => {}
        }
        filter("l.actor", "=", self.actor.as_deref().map(Value::from));
        if let Some(before) = self.before {
            args.push(before.into());
            let _ = write!(sql, " AND l.id < ?{}", args.len());
        }
        sql.push_str(" ORDER BY l.id DESC LIMIT 51");
        Statement::new(sql, args)
    }
}

/// One page of the log.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn page(db: &impl Database, query: &LogQuery) -> Result<AdminLog, DatabaseError> {
    #[derive(Deserialize)]
    struct Row {
        action: String,
    }
    // A loose index scan: one step an action instead of one a row.
    let actions = Statement::new(
        "WITH RECURSIVE known (action) AS (SELECT min(action) FROM admin_log UNION ALL \
         SELECT (SELECT min(action) FROM admin_log WHERE action > known.action) FROM known \
         WHERE known.action IS NOT NULL) SELECT action FROM known WHERE action IS NOT NULL",
        [],
    );
    let answers = db.batch(vec![query.statement(), actions]).await?;
    let mut answers = answers.into_iter();
    let mut entries: Vec<LogEntry> = answers.next().unwrap_or_default().parse()?;
    let actions: Vec<Row> = answers.next().unwrap_or_default().parse()?;
    let has_more = entries.len() > PAGE_LENGTH;
    entries.truncate(PAGE_LENGTH);
    Ok(AdminLog {
        next: entries.last().filter(|_| has_more).map(|last| last.id),
        entries,
        actions: actions.into_iter().map(|row| row.action).collect(),
    })
}
