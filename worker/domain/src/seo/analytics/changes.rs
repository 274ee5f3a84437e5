//! What changed beyond chance between two spans of 28 days, and why it may matter.
//!
//! Counts scatter: of two spans with the same visitors one has more. A difference counts when it is
//! larger than 2.6 standard deviations of the difference of two Poisson counts, √(a + b), and a
//! quarter of what there was before.

use crate::contract::reports::{AnalyticsReport, Change, Compared, VitalReport};

/// The most changes that are told.
const MOST: usize = 8;

/// Whether two counts differ by more than chance and by a quarter.
#[must_use]
pub fn differ(now: i64, before: i64) -> bool {
    let (now, before) = (now.max(0), before.max(0));
    let by = (now - before).abs();
    // 2.6² is 6.76: by > 2.6 √(a + b), without a root.
    by * by * 100 > 676 * (now + before) && by * 4 >= before
}

/// The changes of a report, what matters most first.
#[must_use]
pub fn of(report: &AnalyticsReport) -> Vec<Change> {
    let mut changes = Vec::new();
    if report.has_before {
        changes.extend(report.measures.iter().filter_map(measure));
        changes.extend(moved(&report.pages, 3, page));
        changes.extend(moved(&report.referrers, 2, referrer));
        changes.extend(report.vitals.iter().filter_map(vital));
    }
    // What readers look for in vain matters without a comparison.
    changes.extend(most(&report.empty_searches, 3).map(|search| {
        Change {
            what: format!(
                "‘{}’ was looked for {} and not found.",
                search.name,
                times(search.now)
            ),
            why:
                "Readers want it and the site has nothing: a topic for a post or a glossary entry."
                    .to_owned(),
            good: false,
        }
    }));
    changes.extend(most(&report.not_found, 2).map(|page| Change {
        what: format!("{} was asked for {} and does not exist.", page.name, times(page.now)),
        why: "Somewhere a link leads there. A redirect or a page of that name would keep these readers."
            .to_owned(),
        good: false,
    }));
    changes.truncate(MOST);
    changes
}

/// The rows that came up three times or more: one slip of the keyboard is no demand.
fn most(rows: &[Compared], number: usize) -> impl Iterator<Item = &Compared> {
    rows.iter().filter(|row| row.now >= 3).take(number)
}

fn measure(row: &Compared) -> Option<Change> {
    if !differ(row.now, row.before) {
        return None;
    }
    let rose = row.now > row.before;
    let (good, why) = match (row.name.as_str(), rose) {
        ("Views", true) => (
            true,
            "More readers came: the referrers and pages below say from where and for what.",
        ),
        ("Views", false) => (
            false,
            "Fewer readers came: see which pages and referrers lost them, and whether search engines still reach the site.",
        ),
        ("Forms sent", true) => (
            true,
            "More visitors wrote or signed up: what they read before is worth repeating.",
        ),
        ("Forms sent", false) => (
            false,
            "Fewer visitors wrote or signed up: try each form once by hand before looking for other reasons.",
        ),
        ("Searches", true) => (
            true,
            "Readers look for more: what they search is what to write about.",
        ),
        ("Zero-result searches", true) => (
            false,
            "More readers look for what the site has not: the words are below.",
        ),
        ("Pages not found", true) => (
            false,
            "More readers arrive at addresses that do not exist: the addresses are below.",
        ),
        ("Zero-result searches" | "Pages not found", false) => {
            (true, "Fewer readers end up at nothing.")
        }
        (_, true) => (true, "This is used more: it may deserve a better place."),
        (_, false) => (
            false,
            "This is used less: check that it still works and can be found.",
        ),
    };
    Some(Change {
        what: format!("{}: {}.", row.name, from_to(row)),
        why: why.to_owned(),
        good,
    })
}

/// The rows that moved most, told by `tell`.
fn moved(rows: &[Compared], number: usize, tell: impl Fn(&Compared) -> Change) -> Vec<Change> {
    let mut moved: Vec<_> = rows
        .iter()
        .filter(|row| differ(row.now, row.before))
        .collect();
    moved.sort_by_key(|row| std::cmp::Reverse((row.now - row.before).abs()));
    moved.into_iter().take(number).map(tell).collect()
}

fn page(row: &Compared) -> Change {
    let good = row.now > row.before;
    let why = if good {
        "It found readers: link from it to what they may want next."
    } else if row.name.starts_with("/blog/") {
        "It loses readers: it may have aged. Content Refresh looks at it."
    } else {
        "It loses readers: check that it can still be reached from where they used to come."
    };
    Change {
        what: format!("{}: {} views.", row.name, from_to(row)),
        why: why.to_owned(),
        good,
    }
}

fn referrer(row: &Compared) -> Change {
    let good = row.now > row.before;
    let why = if good {
        "Somebody there recommends the site: worth a look, and a thank-you."
    } else {
        "A link there may have gone."
    };
    Change {
        what: format!("Visitors from {}: {}.", row.name, from_to(row)),
        why: why.to_owned(),
        good,
    }
}

fn vital(vital: &VitalReport) -> Option<Change> {
    let p75 = vital.p75?;
    let before = vital.before?;
    // One bucket up or down within what is good is nobody's concern.
    let crossed = (p75 <= vital.good) != (before <= vital.good);
    if !crossed || vital.number < 50 {
        return None;
    }
    let good = p75 <= vital.good;
    let why = if good {
        "It is within what counts as good now."
    } else {
        "It is beyond what counts as good: readers on slow devices wait, and search engines count it."
    };
    Some(Change {
        what: format!(
            "{} at the 75th percentile: {p75}, was {before} (good: up to {}).",
            vital.name, vital.good
        ),
        why: why.to_owned(),
        good,
    })
}

fn from_to(row: &Compared) -> String {
    let change = (row.now - row.before) * 100;
    match change.checked_div(row.before) {
        Some(percent) => format!("{}, was {} ({percent:+} %)", row.now, row.before),
        None => format!("{}, was none", row.now),
    }
}

fn times(number: i64) -> String {
    if number == 1 {
        "once".to_owned()
    } else {
        format!("{number} times")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_scatters_is_no_change_and_what_halves_is_one() {
        for (now, before) in [(0, 0), (3, 0), (6, 0), (10, 12), (100, 115), (1_000, 1_100)] {
            assert!(!differ(now, before), "{now} {before}");
        }
        for (now, before) in [(10, 0), (5, 30), (60, 120), (1_000, 700)] {
            assert!(differ(now, before), "{now} {before}");
        }
    }
}
