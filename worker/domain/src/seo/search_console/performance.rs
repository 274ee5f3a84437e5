//! The performance report: searches and the pages that were shown for them
//! (<https://developers.google.com/webmaster-tools/v1/searchanalytics/query>).

use std::fmt::Write as _;
use std::time::Duration;

use serde::Deserialize;
use serde_json::json;

use super::Property;
use super::problem::{Asked, ConsoleError};
use crate::events::store::Days;
use crate::http::HttpBody;
use crate::ports::{Http, HttpRequest};

/// Rows of one answer: with long addresses still well below [`MOST_BYTES`].
const PAGE: usize = 1_500;
/// Answers that are read of one span.
pub const MOST_PAGES: u32 = 3;
const MOST_BYTES: usize = 1024 * 1024;
const DEADLINE: Duration = Duration::from_secs(15);

/// What was searched for, and a page that was shown for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    /// In the searcher's words.
    pub query: String,
    /// The page's address.
    pub page: String,
    /// How often it was shown.
    pub impressions: f64,
    /// How often somebody followed.
    pub clicks: f64,
    /// Its average place among the results, 1 being the first.
    pub position: f64,
}

/// The rows of a span.
pub struct Span {
    /// Those with the most clicks first.
    pub rows: Vec<Row>,
    /// Whether there are more.
    pub is_cut: bool,
}

#[derive(Deserialize)]
struct Answer {
    #[serde(default)]
    rows: Vec<AnsweredRow>,
}

#[derive(Deserialize)]
struct AnsweredRow {
    keys: (String, String),
    clicks: f64,
    impressions: f64,
    position: f64,
}

/// The searches of `days`, which the API counts in Pacific time.
///
/// # Errors
/// [`ConsoleError`] when any page of the answer could not be read.
pub async fn read(
    http: &impl Http,
    property: &Property,
    token: &str,
    days: &Days,
) -> Result<Span, ConsoleError> {
    let mut rows = Vec::new();
    for _ in 0..MOST_PAGES {
        let page = page(http, property, token, days, rows.len()).await?;
        let is_last = page.len() < PAGE;
        rows.extend(page.into_iter().map(|row| Row {
            query: row.keys.0,
            page: row.keys.1,
            impressions: row.impressions,
            clicks: row.clicks,
            position: row.position,
        }));
        if is_last {
            return Ok(Span {
                rows,
                is_cut: false,
            });
        }
    }
    Ok(Span { rows, is_cut: true })
}

async fn page(
    http: &impl Http,
    property: &Property,
    token: &str,
    days: &Days,
    start: usize,
) -> Result<Vec<AnsweredRow>, ConsoleError> {
    let asked = json!({
        "startDate": days.first,
        "endDate": days.last,
        "dimensions": ["query", "page"],
        "type": "web",
        "dataState": "final",
        "rowLimit": PAGE,
        "startRow": start,
    });
    let site = percent_encoded(&property.site);
    let answer = http
        .send(HttpRequest {
            url: format!("{}/sites/{site}/searchAnalytics/query", property.api),
            body: Some(HttpBody::Json(asked.to_string())),
            bearer: Some(token.to_owned()),
            deadline: DEADLINE,
            max_bytes: MOST_BYTES,
        })
        .await
        .map_err(|cause| ConsoleError::Unanswered(Asked::Api, cause))?;
    if answer.status != 200 {
        return Err(ConsoleError::of_api(answer.status, &answer.body));
    }
    serde_json::from_str::<Answer>(&answer.body)
        .map(|answer| answer.rows)
        .map_err(|_| ConsoleError::Unreadable(Asked::Api))
}

/// A text as one segment of a path (RFC 3986, section 2.1).
fn percent_encoded(text: &str) -> String {
    text.bytes().fold(String::new(), |mut encoded, byte| {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            // Writing to a String cannot fail.
            let _ = write!(encoded, "%{byte:02X}");
        }
        encoded
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_property_stands_in_the_path_as_one_segment() {
        assert_eq!(
            percent_encoded("sc-domain:example.org"),
            "sc-domain%3Aexample.org"
        );
        assert_eq!(
            percent_encoded("https://example.org/"),
            "https%3A%2F%2Fexample.org%2F"
        );
    }
}
