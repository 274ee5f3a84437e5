//! The schema and the steps that lead to it.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test that meets the unexpected should fail loudly"
)]

use rusqlite::Connection;

fn objects(connection: &Connection) -> Vec<String> {
    let mut statement = connection
        .prepare("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY type, name")
        .unwrap();
    let rows = statement
        .query_map([], |row| row.get::<_, String>(0))
        .unwrap();
    rows.map(|sql| {
        sql.unwrap()
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
            // ALTER TABLE puts its comma after the line break.
            .replace(" ,", ",")
            .replace(" )", ")")
    })
    .collect()
}

#[test]
fn the_migrations_lead_exactly_to_the_schema() {
    let whole = Connection::open_in_memory().unwrap();
    whole
        .execute_batch(include_str!("../../../schema.sql"))
        .unwrap();

    let stepwise = Connection::open_in_memory().unwrap();
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../migrations");
    let mut steps: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .collect();
    steps.sort();
    assert!(!steps.is_empty());
    for step in steps {
        stepwise
            .execute_batch(&std::fs::read_to_string(step).unwrap())
            .unwrap();
    }
    assert_eq!(objects(&stepwise), objects(&whole));
}
