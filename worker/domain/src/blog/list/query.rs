//! What is asked of the list: the parameters of its address, parsed.

use chrono::NaiveDate;

use crate::blog::post::Status;
use crate::error::Error;

/// The most words of a search that are looked at.
const MOST_WORDS: usize = 8;

/// The order of the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Sort {
    /// Written last first.
    #[default]
    Newest,
    /// Written first first.
    Oldest,
    /// Changed last first.
    Changed,
    /// By headline.
    Title,
}

/// What is asked of the list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListQuery {
    /// An FTS5 expression, made from what was typed.
    pub(super) search: Option<String>,
    pub(super) status: Option<Status>,
    pub(super) category: Option<String>,
    pub(super) author: Option<String>,
    /// The first second of the first day, in seconds UTC.
    pub(super) from: Option<i64>,
    /// The first second after the last day.
    pub(super) until: Option<i64>,
    pub(super) sort: Sort,
    pub(super) after: Option<After>,
}

/// The post that the page before ended with: its number and its place in the order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct After {
    pub(super) id: i64,
    pub(super) key: String,
}

impl ListQuery {
    /// Reads the parameters of a query string, given by name.
    ///
    /// # Errors
    /// [`Error::InvalidField`] names the parameter that cannot be taken.
    pub fn parse(parameter: impl Fn(&str) -> Option<String>) -> Result<Self, Error> {
        let query = Self {
            search: parameter("search")
                .map(|text| expression(&text))
                .transpose()?,
            status: parameter("status").map(|text| status(&text)).transpose()?,
            category: parameter("category"),
            author: parameter("author"),
            from: parameter("from")
                .map(|text| day("from", &text))
                .transpose()?,
            until: parameter("to")
                .map(|text| day("to", &text).map(|start| start + 86_400))
                .transpose()?,
            sort: parameter("sort")
                .map(|text| sort(&text))
                .transpose()?
                .unwrap_or_default(),
            after: parameter("after").map(|text| after(&text)).transpose()?,
        };
        if query.search.is_some() && matches!(query.sort, Sort::Changed | Sort::Title) {
            return Err(invalid(
                "sort",
                "What a search finds is ordered by age: choose newest or oldest.",
            ));
        }
        Ok(query)
    }
}

/// What was typed as an expression that FTS5 cannot misread: each word a quoted string, the last
/// a prefix, so that a search finds something while it is typed.
fn expression(typed: &str) -> Result<String, Error> {
    let words: Vec<_> = typed
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .take(MOST_WORDS)
        .map(|word| format!("\"{word}\""))
        .collect();
    if words.is_empty() || typed.len() > 200 {
        return Err(invalid("search", "Please search for a few words."));
    }
    Ok(format!("{}*", words.join(" ")))
}

fn status(text: &str) -> Result<Status, Error> {
    Status::ALL
        .into_iter()
        .find(|status| status.as_str() == text)
        .ok_or_else(|| invalid("status", "There is no such status."))
}

fn sort(text: &str) -> Result<Sort, Error> {
    match text {
        "newest" => Ok(Sort::Newest),
        "oldest" => Ok(Sort::Oldest),
        "changed" => Ok(Sort::Changed),
        "title" => Ok(Sort::Title),
        _ => Err(invalid("sort", "There is no such order.")),
    }
}

/// The beginning of a day, seconds UTC.
///
/// # Errors
/// [`Error::InvalidField`] where `text` is no day as `2026-11-20`.
pub(crate) fn day(field: &'static str, text: &str) -> Result<i64, Error> {
    text.parse::<NaiveDate>()
        .ok()
        .and_then(|date| date.and_hms_opt(0, 0, 0))
        .map(|start| start.and_utc().timestamp())
        .ok_or_else(|| invalid(field, "Please give the day as 2026-11-20."))
}

fn after(text: &str) -> Result<After, Error> {
    text.split_once('.')
        .and_then(|(id, key)| {
            Some(After {
                id: id.parse().ok()?,
                key: key.to_owned(),
            })
        })
        .ok_or_else(|| invalid("after", "This page does not exist."))
}

fn invalid(field: &'static str, problem: &str) -> Error {
    Error::InvalidField {
        field,
        problem: problem.to_owned(),
    }
}
