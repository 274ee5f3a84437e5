//! The day's sums, on SQLite with our schema.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test that meets the unexpected should fail loudly"
)]

mod support;

use emberfi_domain::contract::events::{Beacon, BeaconEvent};
use emberfi_domain::events::store::{self, Days};
use emberfi_domain::events::tally::{Counted, Tally, tally};
use emberfi_domain::events::vital::Vital;
use emberfi_domain::ports::Timestamp;
use pollster::block_on;
use support::Sqlite;

const NOW: Timestamp = Timestamp(1_795_183_200);
const DAY: i64 = 86_400;

fn views(path: &str) -> Tally {
    Tally::from([((Counted::View, path.to_owned()), 1)])
}

#[test]
fn a_thousand_beacons_of_a_day_are_one_row() {
    let db = Sqlite::with_schema();
    for _ in 0..1_000 {
        block_on(store::add(&db, &views("/resources"), NOW)).unwrap();
    }
    assert_eq!(db.text("SELECT count(*) FROM daily_counts"), "1");
    assert_eq!(db.text("SELECT number FROM daily_counts"), "1000");
}

#[test]
fn whoever_makes_names_up_fills_a_day_s_room_and_harms_no_known_page() {
    let db = Sqlite::with_schema();
    block_on(store::add(&db, &views("/resources"), NOW)).unwrap();
    for number in 0..700 {
        block_on(store::add(&db, &views(&format!("/made-up-{number}")), NOW)).unwrap();
    }
    block_on(store::add(&db, &views("/resources"), NOW)).unwrap();
    assert_eq!(db.text("SELECT count(*) FROM daily_counts"), "500");
    assert_eq!(
        db.text("SELECT number FROM daily_counts WHERE name = '/resources'"),
        "2"
    );
    block_on(store::add(&db, &views("/blog"), NOW.plus(DAY))).unwrap();
    assert_eq!(
        db.text("SELECT number FROM daily_counts WHERE name = '/blog'"),
        "1"
    );
}

#[test]
fn totals_are_of_the_days_asked_for() {
    let db = Sqlite::with_schema();
    for back in [0, 1, 28, 29, 56, 57] {
        block_on(store::add(&db, &views("/a"), NOW.plus(-back * DAY))).unwrap();
    }
    let number = |days: &Days| {
        let totals = block_on(store::totals(&db, Counted::View, days)).unwrap();
        totals.first().map_or(0, |total| total.number)
    };
    assert_eq!(
        number(&Days::before(NOW, 28, 0)),
        2,
        "today is not over and does not count"
    );
    assert_eq!(number(&Days::before(NOW, 28, 28)), 2);
}

#[test]
fn web_vitals_are_read_back_as_their_75th_percentile() {
    let db = Sqlite::with_schema();
    let measured = [900.0, 950.0, 2_200.0, 30_000.0].map(|value| BeaconEvent {
        action: "web_vital".to_owned(),
        category: "LCP".to_owned(),
        path: "/resources".to_owned(),
        value: Some(value),
        ..BeaconEvent::default()
    });
    let beacon = Beacon {
        events: measured.to_vec(),
    };
    block_on(store::add(&db, &tally(&beacon, "DE").unwrap(), NOW)).unwrap();
    let days = Days::before(NOW.plus(DAY), 28, 0);
    let totals = block_on(store::totals(&db, Counted::Vital, &days)).unwrap();
    let lcp = store::measured(&totals)[0];
    assert_eq!(
        (lcp.vital, lcp.number, lcp.p75),
        (Vital::Lcp, 4, Some(2_500))
    );
}
