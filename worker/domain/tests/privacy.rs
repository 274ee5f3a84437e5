//! The privacy page says what is really kept: every table and every count stands in `privacy.json`,
//! from which the page is made.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test that meets the unexpected should fail loudly"
)]

use std::collections::BTreeSet;

use emberfi_domain::events::tally::Counted;
use serde_json::Value;

fn told() -> Value {
    serde_json::from_str(include_str!("../../../privacy.json")).unwrap()
}

fn names(list: &Value, field: &str) -> BTreeSet<String> {
    let entries = list.as_array().unwrap().iter();
    entries
        .map(|entry| entry[field].as_str().unwrap().to_owned())
        .collect()
}

fn tables() -> BTreeSet<String> {
    include_str!("../../../schema.sql")
        .lines()
        .filter_map(|line| {
            line.strip_prefix("CREATE TABLE ")
                .or(line.strip_prefix("CREATE VIRTUAL TABLE "))
        })
        .filter_map(|rest| rest.split_whitespace().next())
        .map(str::to_owned)
        .collect()
}

#[test]
fn every_table_is_either_told_of_or_holds_nothing_about_visitors() {
    let told = told();
    let kept = names(&told["kept"], "table");
    let others: BTreeSet<_> = told["notAboutVisitors"]
        .as_array()
        .unwrap()
        .iter()
        .map(|name| name.as_str().unwrap().to_owned())
        .collect();
    assert_eq!(kept.intersection(&others).count(), 0);
    assert_eq!(&kept | &others, tables());
}

#[test]
fn everything_that_is_counted_is_told() {
    let kinds: BTreeSet<_> = Counted::ALL
        .iter()
        .map(|kind| kind.name().to_owned())
        .collect();
    assert_eq!(names(&told()["counted"], "kind"), kinds);
}
