//! The task that lays the last 28 days beside the 28 before: first-party counts, no visitors.

use super::analytics::{changes, digest};
use super::context::{Context, Failure, Outcome, Platform};
use crate::contract::reports::{AnalyticsReport, Compared, DayViews, TaskOutput, VitalReport};
use crate::events::store::{self, Days, Total};
use crate::events::tally::Counted;
use crate::ports::{Database, DatabaseError};

/// Days in a span: four weeks, so that each weekday is in it as often.
const SPAN: i64 = 28;

/// Rows of a table of the report.
const MOST_ROWS: usize = 12;

/// Reviews the 28 whole days before the run.
///
/// # Errors
/// [`Failure::Passing`] when the counts cannot be read: none is ever taken for 0.
pub async fn run(context: &Context<'_, impl Platform>) -> Result<Outcome, Failure> {
    let mut report = report(context).await?;
    report.changes = changes::of(&report);
    report.digest = digest::of(&report);
    shorten(&mut report);
    Ok(Outcome {
        summary: summary(&report),
        output: TaskOutput::Analytics(Box::new(report)),
    })
}

async fn report(context: &Context<'_, impl Platform>) -> Result<AnalyticsReport, Failure> {
    let db = context.platform.db();
    let now = Days::before(context.as_of(), SPAN, 0);
    let before = Days::before(context.as_of(), SPAN, SPAN);
    let both = Days {
        first: before.first.clone(),
        last: now.last.clone(),
    };
    let spans = Spans { now, before };
    let pages = spans.compared(db, Counted::View).await?;
    let actions = spans.compared(db, Counted::Event).await?;
    let searches = spans.compared(db, Counted::Search).await?;
    let empty_searches = spans.compared(db, Counted::SearchEmpty).await?;
    let not_found = spans.compared(db, Counted::NotFound).await?;
    let did = |action: &'static str| {
        actions
            .iter()
            .filter(move |row| row.name.starts_with(action))
    };
    let measures = vec![
        sum("Views", pages.iter()),
        sum("Forms sent", did("form_submit/")),
        sum("Bookings begun", did("booking_")),
        sum("Calculator uses", did("calculator_use/")),
        sum("Rewards look-ups", did("rewards_lookup/")),
        sum("Lessons completed", did("lesson_complete/")),
        sum("Quizzes passed", did("quiz_pass/")),
        sum("Certificates made", did("certificate_issue/")),
        sum("Searches", searches.iter()),
        sum("Zero-result searches", empty_searches.iter()),
        sum("Pages not found", not_found.iter()),
    ];
    let days = store::daily(db, Counted::View, &both).await?;
    Ok(AnalyticsReport {
        has_before: days.iter().any(|day| day.name < spans.now.first),
        days: days.into_iter().map(views).collect(),
        measures,
        pages,
        referrers: spans.compared(db, Counted::Referrer).await?,
        countries: spans.compared(db, Counted::Country).await?,
        actions,
        searches,
        empty_searches,
        not_found,
        vitals: spans.vitals(db).await?,
        first_day: spans.now.first,
        last_day: spans.now.last,
        changes: Vec::new(),
        digest: String::new(),
    })
}

/// The two spans of days.
struct Spans {
    now: Days,
    before: Days,
}

impl Spans {
    /// What is counted, by name, in both spans: most first, then what has gone.
    async fn compared(
        &self,
        db: &impl Database,
        what: Counted,
    ) -> Result<Vec<Compared>, DatabaseError> {
        let now = store::totals(db, what, &self.now).await?;
        let before = store::totals(db, what, &self.before).await?;
        let number = |totals: &[Total], name: &str| {
            let found = totals.iter().find(|total| total.name == name);
            found.map_or(0, |total| total.number)
        };
        let gone = before
            .iter()
            .filter(|total| number(&now, &total.name) == 0)
            .map(|total| total.name.clone());
        let names = now.iter().map(|total| total.name.clone()).chain(gone);
        Ok(names
            .map(|name| Compared {
                now: number(&now, &name),
                before: number(&before, &name),
                name,
            })
            .collect())
    }

    async fn vitals(&self, db: &impl Database) -> Result<Vec<VitalReport>, DatabaseError> {
        let now = store::measured(&store::vitals(db, &self.now).await?);
        let before = store::measured(&store::vitals(db, &self.before).await?);
        Ok(now
            .into_iter()
            .zip(before)
            .map(|(now, before)| VitalReport {
                name: now.vital.name().to_owned(),
                number: now.number,
                p75: now.p75,
                before: before.p75,
                good: now.vital.good(),
            })
            .collect())
    }
}

fn sum<'r>(name: &str, rows: impl Iterator<Item = &'r Compared>) -> Compared {
    let (now, before) = rows.fold((0, 0), |(now, before), row| {
        (now + row.now, before + row.before)
    });
    Compared {
        name: name.to_owned(),
        now,
        before,
    }
}

/// Shortens the tables to what a screen shows, once the whole has been looked at.
fn shorten(report: &mut AnalyticsReport) {
    for rows in [
        &mut report.pages,
        &mut report.referrers,
        &mut report.countries,
        &mut report.actions,
        &mut report.searches,
        &mut report.empty_searches,
        &mut report.not_found,
    ] {
        rows.truncate(MOST_ROWS);
    }
}

fn views(total: Total) -> DayViews {
    DayViews {
        day: total.name,
        views: total.number,
    }
}

fn summary(report: &AnalyticsReport) -> String {
    let views = report.measures.first().map_or(0, |views| views.now);
    let changes = match report.changes.len() {
        0 => "nothing changed beyond chance".to_owned(),
        1 => "1 thing to look at".to_owned(),
        number => format!("{number} things to look at"),
    };
    if views == 0 {
        return format!(
            "No views were counted from {} to {}.",
            report.first_day, report.last_day
        );
    }
    format!("{views} views in 28 days; {changes}.")
}
