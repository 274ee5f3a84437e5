//! D1 as the database.
//!
//! A batch's answer crosses from JavaScript once, as JSON text, instead of once a value: most
//! rows go on to a client as they are, and the others are parsed in Rust.

use emberfi_domain::ports::{Database, DatabaseError, Rows, Statement, Value};
use js_sys::{Array, JSON};
use serde::Deserialize;
use serde_json::value::RawValue;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use worker::D1Database;
use worker::worker_sys;

use super::describe;

/// A D1 database, or why there is none.
pub struct D1(Result<worker_sys::D1Database, String>);

impl D1 {
    pub fn new(binding: worker::Result<D1Database>) -> Self {
        Self(
            binding
                .map(|database| JsValue::from(database).unchecked_into())
                .map_err(|cause| cause.to_string()),
        )
    }
}

#[derive(Deserialize)]
struct Answer {
    results: Box<RawValue>,
    meta: Meta,
}

#[derive(Deserialize)]
struct Meta {
    #[serde(default)]
    changes: u64,
}

impl Database for D1 {
    async fn batch(&self, statements: Vec<Statement>) -> Result<Vec<Rows>, DatabaseError> {
        let database = self
            .0
            .as_ref()
            .map_err(|cause| DatabaseError(cause.clone()))?;
        let bound = statements
            .iter()
            .map(|statement| bind(database, statement))
            .collect::<Result<Array, _>>()
            .map_err(failed)?;
        let answers = JsFuture::from(database.batch(bound).map_err(failed)?)
            .await
            .map_err(failed)?;
        let json = JSON::stringify(&answers)
            .map(String::from)
            .map_err(failed)?;
        let answers: Vec<Answer> = serde_json::from_str(&json)
            .map_err(|cause| DatabaseError(format!("D1 answered in another shape: {cause}")))?;
        Ok(answers
            .into_iter()
            .map(|answer| Rows {
                json: String::from(Box::<str>::from(answer.results)),
                changes: answer.meta.changes,
            })
            .collect())
    }
}

fn bind(
    database: &worker_sys::D1Database,
    statement: &Statement,
) -> Result<worker_sys::D1PreparedStatement, JsValue> {
    let prepared = database.prepare(&statement.sql)?;
    if statement.args.is_empty() {
        return Ok(prepared);
    }
    prepared.bind(statement.args.iter().map(argument).collect())
}

#[expect(
    clippy::cast_precision_loss,
    reason = "the port promises integers within ±2^53"
)]
fn argument(value: &Value) -> JsValue {
    match value {
        Value::Null => JsValue::NULL,
        Value::Integer(number) => JsValue::from_f64(*number as f64),
        Value::Text(text) => JsValue::from_str(text),
    }
}

#[expect(clippy::needless_pass_by_value, reason = "it is handed to map_err")]
fn failed(cause: JsValue) -> DatabaseError {
    DatabaseError(describe(&cause))
}
