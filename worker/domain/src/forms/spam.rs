//! Keeping programs out without asking people to solve anything: a field that people do not see,
//! the time it takes to fill a form in, a limit by network, and Cloudflare Turnstile where it is
//! configured.

use std::time::Duration;

use serde::Deserialize;
use serde_json::json;

use super::submission::Filled;
use super::{FormError, definition};
use crate::admin::throttle::Network;
use crate::error::Error;
use crate::http::HttpBody;
use crate::ports::{Database, Http, HttpRequest, Statement, Timestamp};

/// Whoever is quicker than this, in milliseconds, did not type.
const QUICKEST_MS: u32 = 2_000;

/// Forms from one network within [`WINDOW_SECONDS`].
const MOST_FORMS: i64 = 10;
const WINDOW_SECONDS: i64 = 3_600;

/// Cloudflare's check of a Turnstile token
/// (<https://developers.cloudflare.com/turnstile/get-started/server-side-validation/>).
const TURNSTILE_URL: &str = "https://challenges.cloudflare.com/turnstile/v0/siteverify";

/// Refuses what a person would not have sent. A browser without JavaScript says nothing of the
/// time it took, and is believed.
///
/// # Errors
/// [`FormError::LooksAutomated`].
pub fn judge(filled: &Filled) -> Result<(), FormError> {
    let is_trapped = !filled.first(definition::trap()).is_empty();
    let elapsed = filled.first("elapsed").parse::<u32>();
    if is_trapped || elapsed.is_ok_and(|elapsed| elapsed <= QUICKEST_MS) {
        return Err(FormError::LooksAutomated);
    }
    Ok(())
}

#[derive(Deserialize)]
struct Window {
    number: i64,
    window_ends: i64,
}

/// Counts a form that is about to be stored.
///
/// # Errors
/// [`FormError::TooMany`] beyond the network's limit, [`Error::Unavailable`] without database.
pub async fn count(db: &impl Database, network: &Network, now: Timestamp) -> Result<(), Error> {
    let answers = db
        .batch(vec![
            Statement::new(
                "DELETE FROM form_limits WHERE window_ends <= ?1",
                [now.into()],
            ),
            Statement::new(
                "INSERT INTO form_limits (network, number, window_ends) VALUES (?1, 1, ?2) \
                 ON CONFLICT (network) DO UPDATE SET number = number + 1 \
                 RETURNING number, window_ends",
                [network.as_str().into(), now.plus(WINDOW_SECONDS).into()],
            ),
        ])
        .await?;
    let windows: Vec<Window> = match answers.last() {
        Some(rows) => rows.parse()?,
        None => Vec::new(),
    };
    match windows.first() {
        Some(window) if window.number > MOST_FORMS => Err(Error::Form(FormError::TooMany {
            retry_after: (window.window_ends - now.0).max(1),
        })),
        _ => Ok(()),
    }
}

#[derive(Deserialize)]
struct Verdict {
    success: bool,
}

/// Asks Turnstile about the form's token. A Turnstile that does not answer keeps nobody out: the
/// other checks still hold.
///
/// # Errors
/// [`FormError::LooksAutomated`] when Turnstile says no, [`FormError::Unchecked`] when the form
/// carries no token.
pub async fn ask_turnstile(
    http: &impl Http,
    secret: &str,
    filled: &Filled,
) -> Result<(), FormError> {
    let token = filled.first("cf-turnstile-response");
    if token.is_empty() {
        return Err(FormError::Unchecked);
    }
    let body = json!({ "secret": secret, "response": token });
    let request = HttpRequest {
        url: TURNSTILE_URL.to_owned(),
        body: Some(HttpBody::Json(body.to_string())),
        bearer: None,
        deadline: Duration::from_secs(5),
        max_bytes: 16 * 1024,
    };
    let verdict = match http.send(request).await {
        Ok(response) => serde_json::from_str::<Verdict>(&response.body).ok(),
        Err(_) => None,
    };
    match verdict {
        Some(Verdict { success: false }) => Err(FormError::LooksAutomated),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filled(pairs: &[(&str, &str)]) -> Filled {
        Filled::from_pairs(
            pairs
                .iter()
                .map(|(name, text)| ((*name).to_owned(), (*text).to_owned())),
        )
    }

    #[test]
    fn the_unseen_field_and_haste_give_programs_away() {
        assert_eq!(
            judge(&filled(&[("website", "x")])),
            Err(FormError::LooksAutomated)
        );
        assert_eq!(
            judge(&filled(&[("elapsed", "2000")])),
            Err(FormError::LooksAutomated)
        );
        assert_eq!(
            judge(&filled(&[("elapsed", "2001"), ("website", "")])),
            Ok(())
        );
        assert_eq!(
            judge(&filled(&[])),
            Ok(()),
            "without JavaScript there is no time"
        );
    }
}
