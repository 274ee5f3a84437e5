//! Reading the log of the admin area: who did what, and when.

use std::fmt::Write as _;

use serde::Deserialize;

use crate::blog::list;
use crate::contract::list::{AdminLog, LogEntry};
use crate::error::Error;
use crate::ports::{Database, DatabaseError, Statement, Value};

/// Entries on one page.
const PAGE_LENGTH: usize = 50;
/// A day, in seconds.
const DAY: i64 = 86_400;

/// What is asked of the log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LogQuery {
    /// Only this action; `post` and the like for every action of that family.
    action: Option<String>,
    actor: Option<String>,
    post: Option<i64>,
    /// Seconds UTC: the beginning of the first day, and of the day after the last.
    from: Option<i64>,
    until: Option<i64>,
    before: Option<i64>,
}

impl LogQuery {
    /// Reads the parameters of a query string, given by name.
    ///
    /// # Errors
    /// [`Error::InvalidField`] names the parameter that is no number or no day.
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
            from: parameter("from")
                .map(|text| list::day("from", &text))
                .transpose()?,
            until: parameter("to")
                .map(|text| list::day("to", &text).map(|start| start + DAY))
                .transpose()?,
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
        let mut bound = |condition: [&str; 2], value: Option<i64>| {
            if let Some(value) = value {
                args.push(value.into());
                let [start, end] = condition;
                let _ = write!(sql, " AND {start}?{}{end}", args.len());
            }
        };
        bound(["l.id < ", ""], self.before);
        // Numbers grow with time, so days are ranges of numbers, which go with every index.
        bound(
            [
                "l.id > coalesce((SELECT e.id FROM admin_log e WHERE e.at < ",
                " ORDER BY e.at DESC, e.id DESC LIMIT 1), 0)",
            ],
            self.from,
        );
        bound(
            [
                "l.id < coalesce((SELECT e.id FROM admin_log e WHERE e.at >= ",
                " ORDER BY e.at, e.id LIMIT 1), 9223372036854775807)",
            ],
            self.until,
        );
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
        value: String,
    }
    let answers = db
        .batch(vec![
            query.statement(),
            different("action"),
            different("actor"),
        ])
        .await?;
    let mut answers = answers.into_iter();
    let mut entries: Vec<LogEntry> = answers.next().unwrap_or_default().parse()?;
    let [actions, actors] = [(); 2].map(|()| answers.next().unwrap_or_default().parse::<Row>());
    let values = |rows: Vec<Row>| rows.into_iter().map(|row| row.value).collect();
    let has_more = entries.len() > PAGE_LENGTH;
    entries.truncate(PAGE_LENGTH);
    Ok(AdminLog {
        next: entries.last().filter(|_| has_more).map(|last| last.id),
        entries,
        actions: values(actions?),
        actors: values(actors?),
    })
}

/// The different values of an indexed column: a loose index scan, one step a value instead of one a
/// row.
fn different(column: &'static str) -> Statement {
    let sql = "WITH RECURSIVE known (value) AS (SELECT min(COLUMN) FROM admin_log UNION ALL \
               SELECT (SELECT min(COLUMN) FROM admin_log WHERE COLUMN > known.value) FROM known \
               WHERE known.value IS NOT NULL) SELECT value FROM known WHERE value IS NOT NULL";
    Statement::new(sql.replace("COLUMN", column), [])
}
