//! What the analytics review makes of a year of counts.

use emberfi_domain::contract::reports::{AnalyticsReport, Compared, TaskOutput};
use emberfi_domain::seo::ledger::Trigger;
use emberfi_domain::seo::task::Task;

use crate::support::{SetClock, Sqlite};
use crate::world::{MONDAY, World, output, press};

const DAY: i64 = 86_400;

/// Adds `number` of a kind on each of the days `from..to` before the run, 1 being the day before.
fn count(db: &Sqlite, days: std::ops::Range<i64>, kind: &str, name: &str, number: i64) {
    for back in days {
        let day = emberfi_domain::ports::Timestamp(MONDAY - back * DAY).iso_date();
        db.execute(&format!(
            "INSERT INTO daily_counts VALUES ('{day}', '{kind}', '{name}', {number}) \
             ON CONFLICT DO UPDATE SET number = number + excluded.number"
        ));
    }
}

fn review(db: &Sqlite) -> AnalyticsReport {
    let clock = SetClock::at(MONDAY);
    press(
        &World::new(db, &clock),
        Trigger::ByHand(Some(Task::AnalyticsReview)),
    );
    let TaskOutput::Analytics(report) = output(db, "analytics_review") else {
        panic!("another task's output");
    };
    *report
}

#[test]
fn a_page_that_lost_its_readers_and_words_searched_in_vain_are_told_and_what_scatters_is_not() {
    let db = Sqlite::with_schema();
    count(&db, 1..57, "view", "/", 40);
    count(&db, 1..29, "view", "/blog/faded", 1);
    count(&db, 29..57, "view", "/blog/faded", 9);
    count(&db, 1..29, "view", "/resources", 5);
    count(&db, 29..57, "view", "/resources", 6);
    count(&db, 1..8, "search_empty", "liquid staking", 1);
    count(&db, 1..2, "search_empty", "slip", 1);
    let report = review(&db);
    assert_eq!(
        (report.first_day.as_str(), report.last_day.as_str()),
        ("2027-02-08", "2027-03-07")
    );
    let told: Vec<_> = report
        .changes
        .iter()
        .map(|change| change.what.as_str())
        .collect();
    assert_eq!(
        told,
        [
            "Zero-result searches: 8, was none.",
            "/blog/faded: 28, was 252 (-88 %) views.",
            "‘liquid staking’ was looked for 7 times and not found.",
        ]
    );
    assert_eq!(
        report.measures[0],
        Compared {
            name: "Views".to_owned(),
            now: 1_288,
            before: 1_540
        }
    );
    assert_eq!(report.days.len(), 56);
    assert!(
        report.digest.contains("liquid staking"),
        "{}",
        report.digest
    );
}

#[test]
fn what_visitors_did_is_summed_over_lessons_and_places() {
    let db = Sqlite::with_schema();
    count(&db, 1..2, "event", "calculator_use/calculator/", 7);
    count(&db, 1..2, "event", "rewards_lookup/rewards/", 6);
    count(&db, 1..2, "event", "lesson_complete/defi-101/lesson-1", 3);
    count(
        &db,
        1..2,
        "event",
        "lesson_complete/flare-network/lesson-1",
        2,
    );
    count(&db, 1..2, "event", "quiz_pass/defi-101/lesson-1", 3);
    count(&db, 1..2, "event", "quiz_pass/defi-101/lesson-2", 1);
    count(&db, 1..2, "event", "certificate_issue/defi-101/", 1);
    let report = review(&db);
    let done = |name: &str| {
        let row = report.measures.iter().find(|row| row.name == name);
        row.map(|row| row.now)
    };
    assert_eq!(done("Calculator uses"), Some(7));
    assert_eq!(done("Rewards look-ups"), Some(6));
    assert_eq!(done("Lessons completed"), Some(5));
    assert_eq!(done("Quizzes passed"), Some(4));
    assert_eq!(done("Certificates made"), Some(1));
}

#[test]
fn a_site_without_a_past_is_compared_with_nothing() {
    let db = Sqlite::with_schema();
    count(&db, 1..10, "view", "/", 100);
    let report = review(&db);
    assert!(!report.has_before);
    assert_eq!(report.changes, []);
    assert!(
        report.digest.contains("nothing is compared"),
        "{}",
        report.digest
    );
}

#[test]
fn a_site_that_began_to_count_within_the_days_before_is_not_said_to_have_grown() {
    let db = Sqlite::with_schema();
    count(&db, 1..40, "view", "/", 100);
    let report = review(&db);
    assert!(!report.has_before);
    assert_eq!(report.changes, []);
}

#[test]
fn of_more_pages_than_are_listed_none_seems_to_have_lost_its_readers_and_the_sum_is_of_all() {
    let db = Sqlite::with_schema();
    for page in 0..1_100 {
        // As many views in both spans, so that only chance decides which pages are the largest.
        let (now, before) = if page % 2 == 0 { (31, 30) } else { (30, 31) };
        count(&db, 1..2, "view", &format!("/blog/{page}"), now);
        count(&db, 56..57, "view", &format!("/blog/{page}"), before);
    }
    let report = review(&db);
    assert_eq!(report.changes, []);
    assert_eq!(
        (report.measures[0].now, report.measures[0].before),
        (33_550, 33_550)
    );
}

#[test]
fn web_vitals_are_read_over_all_pages_however_many_there_are() {
    let db = Sqlite::with_schema();
    for page in 0..1_200 {
        count(&db, 1..2, "vital", &format!("LCP /blog/{page} 800"), 3);
    }
    count(&db, 1..2, "vital", "LCP /slow", 10);
    count(&db, 29..30, "vital", "LCP / 3000", 100);
    let report = review(&db);
    let lcp = report
        .vitals
        .iter()
        .find(|vital| vital.name == "LCP")
        .unwrap();
    assert_eq!(
        (lcp.number, lcp.p75, lcp.before),
        (3_610, Some(800), Some(3_000))
    );
}
