//! The task that lays the last 28 days beside the 28 before: first-party counts, no visitors.

use super::analytics::{changes, digest};
use super::context::{Context, Failure, Outcome, Platform};
use crate::contract::reports::{AnalyticsReport, Compared, DayViews, TaskOutput, VitalReport};
use crate::events::store::{self, Days, Spans, Total};
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
    let spans = Spans::before(context.as_of(), SPAN);
    let both = Days {
        first: spans.before.first.clone(),
        last: spans.now.last.clone(),
    };
    let sums = store::sums(db, &spans).await?;
    let actions = store::compared(db, Counted::Event, &spans).await?;
    let did = |action: &'static str| {
        actions
            .iter()
            .filter(move |row| row.name.starts_with(action))
    };
    let measures = vec![
        whole("Views", &sums, Counted::View),
        sum("Forms sent", did("form_submit/")),
        sum("Bookings begun", did("booking_")),
        sum("Calculator uses", did("calculator_use/")),
        sum("Rewards look-ups", did("rewards_lookup/")),
        sum("Lessons completed", did("lesson_complete/")),
        sum("Quizzes passed", did("quiz_pass/")),
        sum("Certificates made", did("certificate_issue/")),
        whole("Searches", &sums, Counted::Search),
        whole("Zero-result searches", &sums, Counted::SearchEmpty),
        whole("Pages not found", &sums, Counted::NotFound),
    ];
    let days = store::daily(db, Counted::View, &both).await?;
    Ok(AnalyticsReport {
        has_before: store::has_whole_before(db, &spans).await?,
        days: days.into_iter().map(views).collect(),
        measures,
        pages: store::compared(db, Counted::View, &spans).await?,
        referrers: store::compared(db, Counted::Referrer, &spans).await?,
        countries: store::compared(db, Counted::Country, &spans).await?,
        actions,
        searches: store::compared(db, Counted::Search, &spans).await?,
        empty_searches: store::compared(db, Counted::SearchEmpty, &spans).await?,
        not_found: store::compared(db, Counted::NotFound, &spans).await?,
        vitals: vitals(db, &spans).await?,
        first_day: spans.now.first,
        last_day: spans.now.last,
        changes: Vec::new(),
        digest: String::new(),
    })
}

async fn vitals(db: &impl Database, spans: &Spans) -> Result<Vec<VitalReport>, DatabaseError> {
    let now = store::measured(&store::vitals(db, &spans.now).await?);
    let before = store::measured(&store::vitals(db, &spans.before).await?);
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

/// The sum of all that is counted of a kind, however many names it has.
fn whole(name: &str, sums: &[Compared], what: Counted) -> Compared {
    sum(name, sums.iter().filter(|row| row.name == what.name()))
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
