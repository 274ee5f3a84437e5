//! What a visitor reads when something is refused: the only place that decides which status, which
//! code and which sentence a cause gets. The sentence is calm; the cause is for the log.

use crate::blog::post::{Action, Status};
use crate::contract::checks::CheckKind;
use crate::contract::error::Refusal;
use crate::error::Error;
use crate::forms::FormError;
use crate::rewards::lookup::LookupError;
use crate::route::NoRoute;
use crate::seo::writer::WriterError;

/// A refusal in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The HTTP status.
    pub status: u16,
    /// The same for programs: a word that never changes.
    pub code: &'static str,
    /// The same for people.
    pub message: String,
}

impl Sentence {
    /// The refusal that belongs to `cause`.
    #[must_use]
    pub fn of(cause: &Error) -> Self {
        match cause {
            Error::NoRoute(NoRoute::UnknownPath) => {
                say(404, "not_found", "There is nothing at this address.")
            }
            Error::NoRoute(NoRoute::WrongMethod(allow)) => say(
                405,
                "wrong_method",
                format!("This address answers only to {allow}."),
            ),
            Error::NotJson => say(415, "not_json", "Please send the body as application/json."),
            Error::Malformed(_) => say(
                400,
                "malformed",
                "The body is not a valid JSON object of the expected shape.",
            ),
            Error::TooLarge { limit } => say(
                413,
                "too_large",
                format!("The body is larger than {} KB.", limit / 1024),
            ),
            Error::InvalidField { problem, .. } => say(422, "invalid_field", problem),
            Error::Form(cause) => of_form(cause),
            Error::ForeignOrigin => say(
                403,
                "foreign_origin",
                "This request did not come from this site.",
            ),
            Error::NotAuthenticated => say(401, "not_authenticated", "Not authenticated"),
            Error::WrongCredentials => {
                say(401, "wrong_credentials", "Invalid username or password")
            }
            Error::TooManyLogins { retry_after } => say(
                429,
                "too_many_logins",
                format!(
                    "Too many failed logins. Please try again in {}.",
                    minutes(*retry_after)
                ),
            ),
            Error::NoCredentials | Error::NoCertificateSecret | Error::NoMailer => {
                not_set_up(cause)
            }
            Error::NoSuchPost => say(404, "no_such_post", "This blog post does not exist."),
            Error::NoSuchRevision => say(
                404,
                "no_such_revision",
                "This blog post never had a text of that version.",
            ),
            Error::NotInPipeline(what) => say(404, "not_in_pipeline", what.sentence()),
            Error::VersionRequired => say(
                428,
                "version_required",
                "Say which version was edited, in If-Match or as version in the body.",
            ),
            Error::StaleRevision { .. } => say(
                409,
                "stale_revision",
                "This blog post has changed since you opened it. Nothing was overwritten.",
            ),
            Error::IllegalMove { from, action } => {
                say(409, "illegal_move", illegal_move(*from, *action))
            }
            Error::UnapprovedText => say(
                409,
                "unapproved_text",
                "The text differs from the one that was approved. Please review it again.",
            ),
            Error::Blocked { checks } => say(
                409,
                "blocked_by_checks",
                format!(
                    "Settings keep a post from being approved while these checks find something: {}.",
                    names(checks)
                ),
            ),
            Error::Undelivered(_) => say(
                502,
                "undelivered",
                "The mail could not be handed over. The reason is in the log.",
            ),
            Error::Address(cause) => say(400, "invalid_address", cause.message()),
            Error::Rewards(cause) => say(
                rewards_status(cause),
                "rewards_unavailable",
                cause.message(),
            ),
            Error::Writer(cause @ WriterError::Model(_)) => say(502, "no_draft", cause.to_string()),
            Error::Writer(cause) => say(422, "no_draft", cause.to_string()),
            Error::Unavailable(_) => say(
                503,
                "unavailable",
                "A part of the site is not available right now. Please try again in a moment.",
            ),
        }
    }
}

/// The refusal as the API writes it, with the fields and versions that it is about.
#[must_use]
pub fn body(cause: &Error) -> Refusal {
    let Sentence { code, message, .. } = Sentence::of(cause);
    Refusal {
        code: code.to_owned(),
        error: message.clone(),
        message,
        field: match cause {
            Error::InvalidField { field, .. } => Some((*field).to_owned()),
            Error::Form(FormError::Fields(problems)) => problems.keys().next().cloned(),
            _ => None,
        },
        fields: match cause {
            Error::Form(FormError::Fields(problems)) => Some(problems.clone()),
            _ => None,
        },
        current_version: match cause {
            Error::StaleRevision { current, .. } => Some(*current),
            _ => None,
        },
        since: match cause {
            Error::StaleRevision { since, .. } => Some(since.clone()),
            _ => None,
        },
    }
}

fn say(status: u16, code: &'static str, message: impl Into<String>) -> Sentence {
    Sentence {
        status,
        code,
        message: message.into(),
    }
}

fn not_set_up(cause: &Error) -> Sentence {
    match cause {
        Error::NoCertificateSecret => say(
            503,
            "no_certificate_secret",
            "Certificates are not set up. Set CERTIFICATE_SECRET.",
        ),
        Error::NoMailer => say(
            503,
            "no_mailer",
            "Nobody is configured to carry mails. Set MAIL_FROM, and the EMAIL binding or MAIL_API_URL.",
        ),
        _ => say(
            503,
            "no_credentials",
            "The admin login is not set up. Set ADMIN_USERNAME and ADMIN_PASSWORD_HASH.",
        ),
    }
}

fn of_form(cause: &FormError) -> Sentence {
    match cause {
        FormError::Fields(problems) => say(
            422,
            "invalid_fields",
            if problems.len() == 1 {
                "Please correct one field."
            } else {
                "Please correct the fields below."
            },
        ),
        FormError::NoSuchForm => say(404, "no_such_form", "There is no such form."),
        FormError::LooksAutomated => say(
            422,
            "looks_automated",
            "We could not tell this form from one that a program sent. Please wait a moment and send it again.",
        ),
        FormError::Unchecked => say(
            422,
            "unchecked",
            "The check that keeps programs out has not run: it needs JavaScript, and some blockers stop it. Please allow it, or write to us by mail.",
        ),
        FormError::TooMany { retry_after } => say(
            429,
            "too_many_forms",
            format!(
                "Many forms came from your network. Please try again in {}, or write us a mail.",
                minutes(*retry_after)
            ),
        ),
        FormError::KeyTaken => say(
            409,
            "key_taken",
            "This form was received before with other content. Reload the page to send another one.",
        ),
        FormError::NoSuchSubmission => {
            say(404, "no_such_submission", "This is no longer in the inbox.")
        }
    }
}

const fn rewards_status(cause: &LookupError) -> u16 {
    use LookupError::{Failed, Throttled, TimedOut, Unreachable};
    match cause {
        Throttled(_) => 503,
        TimedOut(_) => 504,
        Unreachable(_) | Failed(_) => 502,
    }
}

fn illegal_move(from: Status, action: Action) -> String {
    let stands = match from {
        Status::Draft => "a draft",
        Status::PendingApproval => "waiting for approval",
        Status::Approved => "approved already",
        Status::Published => "published already",
        Status::Rejected => "rejected",
    };
    let wish = match action {
        Action::Create => "written again",
        Action::Edit => "edited",
        Action::Restore => "restored",
        Action::Submit => "submitted",
        Action::Approve => "approved",
        Action::Reject => "rejected",
        Action::Reopen => "reopened",
        Action::Schedule => "scheduled",
        Action::Unschedule => "taken off the schedule",
        Action::Publish => "published",
        Action::Unpublish => "unpublished",
    };
    format!("This blog post is {stands} and cannot be {wish}.")
}

/// The names of checks as the wire writes them, `_` being a space to people.
fn names(checks: &[CheckKind]) -> String {
    let names = checks.iter().map(|check| {
        let name = serde_json::to_string(check).unwrap_or_default();
        name.trim_matches('"').replace('_', " ")
    });
    names.collect::<Vec<_>>().join(", ")
}

fn minutes(seconds: i64) -> String {
    match (seconds + 59) / 60 {
        ..=1 => "a minute".to_owned(),
        minutes => format!("{minutes} minutes"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_for_the_log_is_not_told_to_visitors() {
        let secret = "no such column: password_hash";
        for cause in [
            Error::Unavailable(secret.to_owned()),
            Error::Malformed(secret.to_owned()),
            Error::Undelivered(secret.to_owned()),
        ] {
            let told = serde_json::to_string(&body(&cause)).unwrap_or_default();
            assert!(told.contains(Sentence::of(&cause).code), "{told}");
            assert!(!told.contains(secret), "{told}");
        }
    }

    #[test]
    fn a_wait_is_told_in_whole_minutes_and_never_too_short() {
        let told = |retry_after| Sentence::of(&Error::TooManyLogins { retry_after }).message;
        assert!(told(1).ends_with("in a minute."));
        assert!(told(60).ends_with("in a minute."));
        assert!(told(61).ends_with("in 2 minutes."));
    }

    #[test]
    fn a_move_that_is_not_open_says_where_the_post_stands() {
        let cause = Error::IllegalMove {
            from: Status::Rejected,
            action: Action::Publish,
        };
        assert_eq!(
            Sentence::of(&cause).message,
            "This blog post is rejected and cannot be published."
        );
    }
}
