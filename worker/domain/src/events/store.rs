//! The day's sums: added to in one statement a beacon, read by spans of days.

use serde::Deserialize;
use serde_json::json;

use super::tally::{Counted, Tally};
use super::vital::Vital;
use crate::contract::reports::Compared;
use crate::ports::{Database, DatabaseError, Statement, Timestamp, Value};

/// Names that visitors choose (paths, hosts, words) a day and kind: whoever makes names up fills
/// this and no more.
const MOST_NAMES: i64 = 500;

/// Adds a beacon's counts to the day of `now` (UTC).
///
/// # Errors
/// [`DatabaseError`] when they cannot be kept.
pub async fn add(db: &impl Database, tally: &Tally, now: Timestamp) -> Result<(), DatabaseError> {
    if tally.is_empty() {
        return Ok(());
    }
    let counts: Vec<_> = tally
        .iter()
        .map(|((what, name), number)| {
            json!({ "kind": what.name(), "name": name, "number": number, "open": what.is_open() })
        })
        .collect();
    let counts = serde_json::Value::from(counts).to_string();
    db.run(Statement::new(
        "INSERT INTO daily_counts (day, kind, name, number) \
         SELECT ?1, value ->> 'kind', value ->> 'name', value ->> 'number' FROM json_each(?2) \
         WHERE NOT value ->> 'open' \
         OR EXISTS (SELECT 1 FROM daily_counts AS known WHERE known.day = ?1 \
            AND known.kind = value ->> 'kind' AND known.name = value ->> 'name') \
         OR (SELECT count(*) FROM (SELECT 1 FROM daily_counts AS others WHERE others.day = ?1 \
            AND others.kind = value ->> 'kind' LIMIT ?3)) < ?3 \
         ON CONFLICT (day, kind, name) DO UPDATE SET number = number + excluded.number",
        [now.iso_date().into(), counts.into(), MOST_NAMES.into()],
    ))
    .await?;
    Ok(())
}

/// A name with its number.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Total {
    /// Which.
    pub name: String,
    /// How often.
    pub number: i64,
}

/// The days from `first` on, `last` included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Days {
    /// `2027-03-01`
    pub first: String,
    /// `2027-03-28`
    pub last: String,
}

impl Days {
    /// The `number` whole days before the day of `now`, after skipping `skipped` of them: `(28, 0)`
    /// are the last four weeks, `(28, 28)` the four before.
    #[must_use]
    pub fn before(now: Timestamp, number: i64, skipped: i64) -> Self {
        let day = |back: i64| now.plus(-back.saturating_mul(86_400)).iso_date();
        Self {
            first: day(number.saturating_add(skipped)),
            last: day(skipped.saturating_add(1)),
        }
    }
}

/// The sums of `days`, largest first, at most 1,000.
///
/// # Errors
/// [`DatabaseError`] when they cannot be read.
pub async fn totals(
    db: &impl Database,
    what: Counted,
    days: &Days,
) -> Result<Vec<Total>, DatabaseError> {
    db.run(Statement::new(
        "SELECT name, sum(number) AS number FROM daily_counts \
         WHERE day BETWEEN ?1 AND ?2 AND kind = ?3 GROUP BY name ORDER BY 2 DESC, 1 LIMIT 1000",
        [
            days.first.as_str().into(),
            days.last.as_str().into(),
            what.name().into(),
        ],
    ))
    .await?
    .parse()
}

/// Two spans of days that touch, the later one first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spans {
    /// The later one.
    pub now: Days,
    /// The one before.
    pub before: Days,
}

impl Spans {
    /// The `number` whole days before the day of `now`, and as many before those.
    #[must_use]
    pub fn before(now: Timestamp, number: i64) -> Self {
        Self {
            now: Days::before(now, number, 0),
            before: Days::before(now, number, number),
        }
    }

    fn args(&self) -> [Value; 3] {
        [
            self.before.first.as_str().into(),
            self.now.first.as_str().into(),
            self.now.last.as_str().into(),
        ]
    }
}

/// Each name's sums in both spans; of more than 1,000 names those with the largest. Both numbers of a
/// name are whole: one that only one span's largest held would seem to have come or gone.
///
/// # Errors
/// [`DatabaseError`] when they cannot be read.
pub async fn compared(
    db: &impl Database,
    what: Counted,
    spans: &Spans,
) -> Result<Vec<Compared>, DatabaseError> {
    let mut args = spans.args().to_vec();
    args.push(what.name().into());
    let mut rows: Vec<Compared> = db
        .run(Statement::new(
            "SELECT name, sum(number * (day >= ?2)) AS now, sum(number * (day < ?2)) AS before \
             FROM daily_counts WHERE day BETWEEN ?1 AND ?3 AND kind = ?4 GROUP BY name \
             ORDER BY max(sum(number * (day >= ?2)), sum(number * (day < ?2))) DESC, name LIMIT 1000",
            args,
        ))
        .await?
        .parse()?;
    rows.sort_by(|a, b| (b.now, b.before, &a.name).cmp(&(a.now, a.before, &b.name)));
    Ok(rows)
}

/// The sums of these names in both spans; a name that was not counted is not among them.
///
/// # Errors
/// [`DatabaseError`] when they cannot be read.
pub async fn compared_of(
    db: &impl Database,
    what: Counted,
    spans: &Spans,
    names: &[String],
) -> Result<Vec<Compared>, DatabaseError> {
    let mut args = spans.args().to_vec();
    args.extend([what.name().into(), json!(names).to_string().into()]);
    db.run(Statement::new(
        "SELECT name, sum(number * (day >= ?2)) AS now, sum(number * (day < ?2)) AS before \
         FROM daily_counts WHERE day BETWEEN ?1 AND ?3 AND kind = ?4 \
         AND name IN (SELECT value FROM json_each(?5)) GROUP BY name",
        args,
    ))
    .await?
    .parse()
}

/// The sums over all names in both spans, by the kind of what is counted.
///
/// # Errors
/// [`DatabaseError`] when they cannot be read.
pub async fn sums(db: &impl Database, spans: &Spans) -> Result<Vec<Compared>, DatabaseError> {
    db.run(Statement::new(
        "SELECT kind AS name, sum(number * (day >= ?2)) AS now, sum(number * (day < ?2)) AS before \
         FROM daily_counts WHERE day BETWEEN ?1 AND ?3 GROUP BY kind",
        spans.args(),
    ))
    .await?
    .parse()
}

/// Whether counting had begun when the earlier span did. Where it had not, the earlier span is not
/// whole, and everything would seem to have grown.
///
/// # Errors
/// [`DatabaseError`] when it cannot be read.
pub async fn has_whole_before(db: &impl Database, spans: &Spans) -> Result<bool, DatabaseError> {
    #[derive(Deserialize)]
    struct Row {
        day: Option<String>,
    }
    let first: Option<Row> = db
        .first(Statement::new(
            "SELECT min(day) AS day FROM daily_counts",
            [],
        ))
        .await?;
    let began = first.and_then(|row| row.day);
    Ok(began.is_some_and(|day| day <= spans.before.first))
}

/// The sum of each day of `days` on which something was counted, oldest first; named by the day.
///
/// # Errors
/// [`DatabaseError`] when they cannot be read.
pub async fn daily(
    db: &impl Database,
    what: Counted,
    days: &Days,
) -> Result<Vec<Total>, DatabaseError> {
    db.run(Statement::new(
        "SELECT day AS name, sum(number) AS number FROM daily_counts \
         WHERE day BETWEEN ?1 AND ?2 AND kind = ?3 GROUP BY day ORDER BY day",
        [
            days.first.as_str().into(),
            days.last.as_str().into(),
            what.name().into(),
        ],
    ))
    .await?
    .parse()
}

/// The buckets of Web Vitals over all pages, for [`measured`]: summed where they lie, since there
/// are many more of them than [`totals`] gives.
///
/// # Errors
/// [`DatabaseError`] when they cannot be read.
pub async fn vitals(db: &impl Database, days: &Days) -> Result<Vec<Total>, DatabaseError> {
    db.run(Statement::new(
        "SELECT substr(name, 1, instr(name, ' ')) || '/' || \
         CASE instr(path, ' ') WHEN 0 THEN '' ELSE substr(path, instr(path, ' ')) END AS name, \
         sum(number) AS number FROM \
         (SELECT name, substr(name, instr(name, ' ') + 1) AS path, number FROM daily_counts \
         WHERE day BETWEEN ?1 AND ?2 AND kind = ?3) GROUP BY 1",
        [
            days.first.as_str().into(),
            days.last.as_str().into(),
            Counted::Vital.name().into(),
        ],
    ))
    .await?
    .parse()
}

/// A Web Vital over `days`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Measured {
    /// Which.
    pub vital: Vital,
    /// Measurements.
    pub number: i64,
    /// Milliseconds (CLS: thousandths) that three quarters stay within; `None` where too few or
    /// too slow to tell.
    pub p75: Option<u32>,
}

/// Web Vitals over all pages, from the totals of [`Counted::Vital`].
#[must_use]
pub fn measured(totals: &[Total]) -> Vec<Measured> {
    Vital::ALL
        .into_iter()
        .map(|vital| {
            let histogram: Vec<(Option<u32>, i64)> = totals
                .iter()
                .filter_map(|total| {
                    let mut words = total.name.split(' ');
                    let is_it = words.next() == Some(vital.name()) && words.next().is_some();
                    let bound = words.next().and_then(|bound| bound.parse().ok());
                    is_it.then_some((bound, total.number))
                })
                .collect();
            Measured {
                vital,
                number: histogram.iter().map(|(_, number)| number).sum(),
                p75: vital.p75(&histogram),
            }
        })
        .collect()
}
