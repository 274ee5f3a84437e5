//! The platform as native tests have it: real SQLite with our schema, a map for KV, a clock set
//! by hand, and randomness that can be foreseen.
#![allow(dead_code, reason = "each test file uses its own part of the platform")]

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::time::Duration;

use emberfi_domain::ports::{
    Cache, CacheError, Clock, Database, DatabaseError, Entropy, EntropyError, Rows, Statement,
    Timestamp, Value,
};
use rusqlite::Connection;
use rusqlite::limits::Limit;
use rusqlite::types::ValueRef;
use serde_json::{Map, json};

/// Real SQLite in memory, loaded with `schema.sql` and held to D1's limits
/// (<https://developers.cloudflare.com/d1/platform/limits/>).
pub struct Sqlite(RefCell<Connection>);

impl Sqlite {
    pub fn with_schema() -> Self {
        let connection = Connection::open_in_memory().unwrap();
        for (limit, most) in [
            (Limit::SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 50),
            (Limit::SQLITE_LIMIT_VARIABLE_NUMBER, 100),
            (Limit::SQLITE_LIMIT_SQL_LENGTH, 100_000),
            (Limit::SQLITE_LIMIT_LENGTH, 2_000_000),
            (Limit::SQLITE_LIMIT_COLUMN, 100),
        ] {
            connection.set_limit(limit, most).unwrap();
        }
        connection
            .execute_batch(include_str!("../../../../schema.sql"))
            .unwrap();
        Self(RefCell::new(connection))
    }

    /// Reads the first column of the first row as text, for assertions.
    pub fn text(&self, sql: &str) -> String {
        self.0
            .borrow()
            .query_row(sql, [], |row| row.get::<_, rusqlite::types::Value>(0))
            .map(|value| match value {
                rusqlite::types::Value::Text(text) => text,
                rusqlite::types::Value::Integer(number) => number.to_string(),
                other => format!("{other:?}"),
            })
            .unwrap()
    }

    /// How SQLite would carry a statement out, one step a line.
    pub fn plan(&self, statement: Statement) -> String {
        let Statement { sql, args } = statement;
        let explained = Statement::new(format!("EXPLAIN QUERY PLAN {sql}"), args);
        let rows = answer(&self.0.borrow(), &explained).unwrap();
        let steps: Vec<serde_json::Value> = serde_json::from_str(&rows.json).unwrap();
        let details = steps
            .iter()
            .map(|step| step["detail"].as_str().unwrap().to_owned());
        details.collect::<Vec<_>>().join("\n")
    }

    pub fn execute(&self, sql: &str) {
        self.0.borrow().execute_batch(sql).unwrap();
    }
}

impl Database for Sqlite {
    async fn batch(&self, statements: Vec<Statement>) -> Result<Vec<Rows>, DatabaseError> {
        if statements.is_empty() {
            // As D1 does.
            return Err(DatabaseError("No SQL statements detected.".to_owned()));
        }
        let mut connection = self.0.borrow_mut();
        let transaction = connection.transaction().map_err(failed)?;
        let answers = statements
            .iter()
            .map(|statement| answer(&transaction, statement))
            .collect::<Result<_, _>>()
            .map_err(failed)?;
        transaction.commit().map_err(failed)?;
        Ok(answers)
    }
}

fn answer(connection: &Connection, statement: &Statement) -> rusqlite::Result<Rows> {
    let mut prepared = connection.prepare(&statement.sql)?;
    let names: Vec<String> = prepared
        .column_names()
        .into_iter()
        .map(str::to_owned)
        .collect();
    let args = rusqlite::params_from_iter(statement.args.iter().map(|value| match value {
        Value::Null => rusqlite::types::Value::Null,
        Value::Integer(number) => rusqlite::types::Value::Integer(*number),
        Value::Text(text) => rusqlite::types::Value::Text(text.clone()),
    }));
    let mut rows = prepared.query(args)?;
    let mut objects = Vec::new();
    while let Some(row) = rows.next()? {
        let mut object = Map::new();
        for (index, name) in names.iter().enumerate() {
            object.insert(
                name.clone(),
                match row.get_ref(index)? {
                    ValueRef::Null => json!(null),
                    ValueRef::Integer(number) => json!(number),
                    ValueRef::Real(number) => json!(number),
                    ValueRef::Text(text) => json!(String::from_utf8_lossy(text)),
                    ValueRef::Blob(bytes) => json!(bytes),
                },
            );
        }
        objects.push(serde_json::Value::Object(object));
    }
    Ok(Rows {
        json: serde_json::to_string(&objects).unwrap(),
        changes: connection.changes(),
    })
}

#[expect(clippy::needless_pass_by_value, reason = "it is handed to map_err")]
fn failed(cause: rusqlite::Error) -> DatabaseError {
    DatabaseError(cause.to_string())
}

/// KV as a map that forgets on time.
pub struct Kv<'c> {
    clock: &'c SetClock,
    entries: RefCell<HashMap<String, (String, Timestamp)>>,
}

impl<'c> Kv<'c> {
    pub fn new(clock: &'c SetClock) -> Self {
        Self {
            clock,
            entries: RefCell::default(),
        }
    }

    pub fn keys(&self) -> Vec<String> {
        self.entries.borrow().keys().cloned().collect()
    }
}

impl Cache for Kv<'_> {
    async fn get(&self, key: &str) -> Result<Option<String>, CacheError> {
        let entries = self.entries.borrow();
        Ok(entries
            .get(key)
            .filter(|(_, ends)| *ends > self.clock.now())
            .map(|(value, _)| value.clone()))
    }

    async fn put(&self, key: &str, value: &str, lifetime: Duration) -> Result<(), CacheError> {
        let seconds = i64::try_from(lifetime.as_secs()).unwrap();
        if seconds < 60 {
            return Err(CacheError("KV keeps nothing for less than 60 s".to_owned()));
        }
        let ends = self.clock.now().plus(seconds);
        self.entries
            .borrow_mut()
            .insert(key.to_owned(), (value.to_owned(), ends));
        Ok(())
    }

    async fn delete(&self, key: &str) -> Result<(), CacheError> {
        self.entries.borrow_mut().remove(key);
        Ok(())
    }
}

/// A clock that stands still until it is moved.
pub struct SetClock(Cell<i64>);

impl SetClock {
    pub fn at(seconds: i64) -> Self {
        Self(Cell::new(seconds))
    }

    pub fn advance(&self, seconds: i64) {
        self.0.set(self.0.get() + seconds);
    }
}

impl Clock for SetClock {
    fn now(&self) -> Timestamp {
        Timestamp(self.0.get())
    }

    async fn sleep(&self, duration: Duration) {
        self.advance(i64::try_from(duration.as_secs()).unwrap());
    }
}

/// Bytes that count up: distinct, and the same in every run.
#[derive(Default)]
pub struct Counting(Cell<u8>);

impl Entropy for Counting {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), EntropyError> {
        for byte in bytes {
            self.0.set(self.0.get().wrapping_add(1));
            *byte = self.0.get();
        }
        Ok(())
    }
}
