//! The 28 days in a minute's reading, for the mail and the dashboard.

use std::fmt::Write as _;

use crate::contract::reports::{AnalyticsReport, Compared};

/// The digest of a report whose changes are known, as plain text.
#[must_use]
pub fn of(report: &AnalyticsReport) -> String {
    let mut text = format!("{} to {}", report.first_day, report.last_day);
    text.push_str(if report.has_before {
        ", and the 28 days before\n\n"
    } else {
        "; counting has not gone on for 56 days, so nothing is compared\n\n"
    });
    // Writing to a String cannot fail.
    for row in &report.measures {
        let _ = write!(text, "{}: {}", row.name, row.now);
        if report.has_before {
            let _ = write!(text, " (before: {})", row.before);
        }
        text.push('\n');
    }
    text.push('\n');
    if report.changes.is_empty() {
        text.push_str("Nothing changed beyond chance.\n");
    } else {
        text.push_str("What changed, and why it may matter\n");
        for change in &report.changes {
            let sign = if change.good { '+' } else { '!' };
            let _ = writeln!(text, "{sign} {} {}", change.what, change.why);
        }
    }
    list(&mut text, "Read most", &report.pages);
    list(&mut text, "Came from", &report.referrers);
    text
}

fn list(text: &mut String, title: &str, rows: &[Compared]) {
    if rows.is_empty() {
        return;
    }
    let rows: Vec<_> = rows
        .iter()
        .take(5)
        .map(|row| format!("{} ({})", row.name, row.now))
        .collect();
    let _ = write!(text, "\n{title}: {}\n", rows.join(", "));
}
