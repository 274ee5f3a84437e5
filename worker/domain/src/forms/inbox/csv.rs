//! The inbox as a file: CSV (RFC 4180), one column a field of any form.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::{Ask, Row, newest};
use crate::forms::definition::{self, FormKind};
use crate::ports::{Database, DatabaseError, Timestamp};

/// The most rows of one export.
const MOST_EXPORTED: i64 = 5_000;

/// The newest submissions that are asked for.
///
/// # Errors
/// [`DatabaseError`] when they cannot be read.
pub async fn of(db: &impl Database, ask: Ask) -> Result<String, DatabaseError> {
    let rows: Vec<Row> = db.run(newest(ask, MOST_EXPORTED)).await?.parse()?;
    let mut names: Vec<&str> = FormKind::ALL
        .into_iter()
        .filter_map(definition::of)
        .flat_map(|form| form.fields.iter().map(|field| field.name.as_str()))
        .filter(|name| !matches!(*name, "name" | "email"))
        .collect();
    names.sort_unstable();
    names.dedup();
    let mut csv = line(
        ["number", "received", "form", "status", "name", "email"]
            .into_iter()
            .chain(names.iter().copied()),
    );
    for row in rows {
        let fields: BTreeMap<String, Vec<String>> =
            serde_json::from_str(&row.fields).unwrap_or_default();
        let answers = names.iter().map(|name| {
            fields
                .get(*name)
                .map_or_else(String::new, |texts| texts.join(", "))
        });
        let first = [
            row.id.to_string(),
            Timestamp(row.created_at).rfc3339(),
            row.kind,
            row.status,
            row.name,
            row.email,
        ];
        let cells: Vec<String> = first.into_iter().chain(answers).collect();
        csv.push_str(&line(cells.iter().map(String::as_str)));
    }
    Ok(csv)
}

fn line<'a>(cells: impl Iterator<Item = &'a str>) -> String {
    let mut line = String::new();
    for (index, cell) in cells.enumerate() {
        let comma = if index == 0 { "" } else { "," };
        // A spreadsheet runs what begins like a formula; the apostrophe makes it text.
        let guard = if cell.starts_with(['=', '+', '-', '@', '\t', '\r']) {
            "'"
        } else {
            ""
        };
        // Writing to a String cannot fail.
        let _ = write!(line, "{comma}\"{guard}{}\"", cell.replace('"', "\"\""));
    }
    line.push_str("\r\n");
    line
}
