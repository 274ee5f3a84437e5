//! JSON-RPC: several calls in one POST, each answer matched to its question by id.
//!
//! Some nodes refuse batches; those are asked call by call, at once.

use futures_util::future::join_all;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::ports::{Clock, Http};
use crate::rewards::upstream::{SourceError, Upstream};

/// One method with its parameters.
#[derive(Clone, Debug, PartialEq)]
pub struct Call {
    /// The method's name, such as `eth_call`.
    pub method: &'static str,
    /// Its parameters, a JSON array.
    pub params: Value,
}

/// The answer to one call, or to a batch that was refused as a whole.
#[derive(Deserialize)]
struct Reply {
    id: Option<u64>,
    result: Option<Value>,
    error: Option<Fault>,
    /// Gateways in front of nodes put code and message here, outside any `error`.
    #[serde(flatten)]
    bare: BareFault,
}

#[derive(Deserialize)]
struct BareFault {
    code: Option<i64>,
    message: Option<String>,
}

#[derive(Deserialize)]
struct Fault {
    code: i64,
    #[serde(default)]
    message: String,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Answer {
    Many(Vec<Reply>),
    One(Reply),
}

/// Sends `calls` as one batch and gives their results in the calls' order.
///
/// # Errors
/// [`SourceError`] when the node does not answer every call with a result.
pub async fn batch<H: Http, C: Clock>(
    upstream: &Upstream<'_, H, C>,
    url: &str,
    calls: &[Call],
) -> Result<Vec<Value>, SourceError> {
    let answers = batch_each(upstream, url, calls).await?;
    answers
        .into_iter()
        .map(|answer| answer.and_then(present))
        .collect()
}

/// As [`batch`], for calls that may fail or answer `null` one by one without spoiling the others.
///
/// # Errors
/// [`SourceError`] when the node answers none of them.
pub async fn batch_each<H: Http, C: Clock>(
    upstream: &Upstream<'_, H, C>,
    url: &str,
    calls: &[Call],
) -> Result<Vec<Result<Value, SourceError>>, SourceError> {
    let questions: Vec<Value> = (1_u64..).zip(calls).map(question).collect();
    let body = Value::Array(questions).to_string();
    let answer = match upstream.ask(url, Some(body)).await {
        Err(SourceError::Status(400 | 405 | 413)) => {
            return one_by_one(upstream, url, calls).await;
        }
        answer => answer?,
    };
    match answer {
        Answer::Many(mut replies) => Ok((1_u64..)
            .zip(calls)
            .map(|(id, call)| {
                let at = replies
                    .iter()
                    .position(|reply| reply.id == Some(id))
                    .ok_or_else(|| {
                        SourceError::Malformed(format!("no answer to {} (id {id})", call.method))
                    })?;
                result(replies.swap_remove(at))
            })
            .collect()),
        Answer::One(refusal) => match result(refusal) {
            Err(SourceError::Throttled) => Err(SourceError::Throttled),
            _ => one_by_one(upstream, url, calls).await,
        },
    }
}

/// A node that refuses batches is asked so many calls one by one and no more: they count against
/// the lookup's calls.
const MOST_SINGLE_CALLS: usize = 6;

async fn one_by_one<H: Http, C: Clock>(
    upstream: &Upstream<'_, H, C>,
    url: &str,
    calls: &[Call],
) -> Result<Vec<Result<Value, SourceError>>, SourceError> {
    if calls.len() > MOST_SINGLE_CALLS {
        return Err(SourceError::Refused("a batch".to_owned()));
    }
    let asked = (1_u64..).zip(calls).map(|(id, call)| async move {
        let body = question((id, call)).to_string();
        let reply: Reply = upstream.ask(url, Some(body)).await?;
        if reply.id.is_some_and(|found| found != id) {
            return Err(SourceError::Malformed(format!(
                "the answer to {} has another id than the question",
                call.method
            )));
        }
        result(reply)
    });
    Ok(join_all(asked).await)
}

fn question((id, call): (u64, &Call)) -> Value {
    json!({ "jsonrpc": "2.0", "id": id, "method": call.method, "params": call.params })
}

fn result(reply: Reply) -> Result<Value, SourceError> {
    let fault = reply.error.or_else(|| {
        Some(Fault {
            code: reply.bare.code?,
            message: reply.bare.message.unwrap_or_default(),
        })
    });
    match (fault, reply.result) {
        // -32005 is the conventional "limit exceeded", 429 what gateways in front of nodes say.
        (
            Some(Fault {
                code: 429 | -32005, ..
            }),
            _,
        ) => Err(SourceError::Throttled),
        (Some(Fault { code, message }), _) => Err(SourceError::Refused(format!(
            "JSON-RPC error {code}: {message}"
        ))),
        (None, result) => Ok(result.unwrap_or(Value::Null)),
    }
}

fn present(result: Value) -> Result<Value, SourceError> {
    if result.is_null() {
        return Err(SourceError::Malformed(
            "a JSON-RPC answer with neither result nor error".to_owned(),
        ));
    }
    Ok(result)
}

/// Reads a `0x` number as JSON-RPC writes block numbers and chain ids.
///
/// # Errors
/// [`SourceError::Malformed`] when `value` is no such number.
pub fn quantity(value: Option<&Value>) -> Result<u64, SourceError> {
    value
        .and_then(Value::as_str)
        .and_then(|text| text.strip_prefix("0x"))
        .and_then(|digits| u64::from_str_radix(digits, 16).ok())
        .ok_or_else(|| SourceError::Malformed(format!("expected a number, found {value:?}")))
}
