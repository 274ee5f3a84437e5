//! Answers: the only place that decides which status and which sentence a cause gets, and which
//! headers go out.
//!
//! The visitor reads a calm sentence; the cause goes to the log under the request's id.

use std::fmt::Write as _;

use emberfi_domain::blog::post::{Action, Status};
use emberfi_domain::contract::checks::CheckKind;
use emberfi_domain::contract::error::Refusal;
use emberfi_domain::error::Error;
use emberfi_domain::forms::FormError;
use emberfi_domain::ports::Entropy as _;
use emberfi_domain::route::NoRoute;
use emberfi_domain::seo::writer::WriterError;
use serde::Serialize;
use wasm_bindgen::JsValue;
use web_sys::{Headers, ReadableStream, Response, ResponseInit};
use worker::{console_error, console_warn};

use crate::app::App;
use crate::asked::Asked;

const JSON: &str = "application/json";
/// An API answer is data: whoever gets a browser to render one gets an empty page.
const API_POLICY: &str = "default-src 'none'; frame-ancestors 'none'";
/// The page's own policy stands in its head, with the hashes of its scripts; this adds what only
/// a header can say.
const PAGE_POLICY: &str = "frame-ancestors 'none'";

/// A success with `value` as JSON.
pub fn json(value: &impl Serialize) -> Result<Response, Error> {
    json_with_status(value, 200)
}

/// `value` as JSON with a status.
pub fn json_with_status(value: &impl Serialize, status: u16) -> Result<Response, Error> {
    let text = serde_json::to_string(value)
        .map_err(|cause| Error::Unavailable(format!("an answer could not be written: {cause}")))?;
    Ok(build(&text, status, JSON, API_POLICY))
}

/// A success whose body is JSON text already.
pub fn json_text(text: &str) -> Response {
    build(text, 200, JSON, API_POLICY)
}

/// A page.
pub fn html(text: &str, status: u16) -> Response {
    build(text, status, "text/html; charset=utf-8", PAGE_POLICY)
}

/// A file for machines.
pub fn file(text: &str, content_type: &str) -> Response {
    build(text, 200, content_type, API_POLICY)
}

/// A file to be saved under `name`.
pub fn download(text: &str, content_type: &str, name: &str) -> Response {
    let disposition = format!("attachment; filename=\"{name}\"");
    with_header(
        build(text, 200, content_type, API_POLICY),
        "content-disposition",
        &disposition,
    )
}

/// Server-sent events as they come. `no-transform` keeps a proxy from collecting them to compress
/// them.
pub fn event_stream(body: &ReadableStream) -> Response {
    let init = ResponseInit::new();
    match headers("text/event-stream", API_POLICY) {
        Ok(headers) => {
            if let Err(cause) = headers.set("cache-control", "no-store, no-transform") {
                console_error!("the header cache-control was refused: {cause:?}");
            }
            init.set_headers(&headers);
        }
        Err(cause) => console_error!("headers could not be built: {cause:?}"),
    }
    Response::new_with_opt_readable_stream_and_init(Some(body), &init).unwrap_or_else(|cause| {
        console_error!("a response could not be built: {cause:?}");
        Response::error()
    })
}

/// Bytes in hexadecimal.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a String cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// A success that has nothing to say.
pub fn nothing() -> Response {
    let init = ResponseInit::new();
    init.set_status(204);
    if let Ok(headers) = headers(JSON, API_POLICY) {
        headers.delete("content-type").unwrap_or_default();
        init.set_headers(&headers);
    }
    Response::new_with_opt_str_and_init(None, &init).unwrap_or_else(|_| Response::error())
}

/// Sends a browser that posted a form on to a path of our own.
pub fn see_other(path: &str) -> Response {
    with_header(build("", 303, "text/plain", API_POLICY), "location", path)
}

/// Sends the reader to a path of our own for good.
pub fn redirect(path: &str) -> Response {
    with_header(build("", 301, "text/plain", API_POLICY), "location", path)
}

/// The refusal that belongs to a cause.
pub fn refusal(cause: &Error, request_id: &str) -> Response {
    let Sentence {
        status,
        code,
        message,
    } = sentence(cause);
    if status >= 500 {
        console_error!("{request_id} {status} {code}: {cause:?}");
    } else {
        console_warn!("{request_id} {status} {code}: {cause:?}");
    }
    let body = Refusal {
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
    };
    let text = serde_json::to_string(&body).unwrap_or_default();
    let response = build(&text, status, JSON, API_POLICY);
    match cause {
        Error::NoRoute(NoRoute::WrongMethod(allow)) => with_header(response, "allow", allow),
        Error::TooManyLogins { retry_after } | Error::Form(FormError::TooMany { retry_after }) => {
            with_header(response, "retry-after", &retry_after.to_string())
        }
        _ => response,
    }
}

/// What a visitor reads of a cause.
pub fn sentence_of(cause: &Error) -> String {
    sentence(cause).message
}

/// Keeps an answer out of search engines.
pub fn hidden(response: Response) -> Response {
    with_header(response, "x-robots-tag", "noindex, nofollow")
}

struct Sentence {
    status: u16,
    code: &'static str,
    message: String,
}

fn say(status: u16, code: &'static str, message: impl Into<String>) -> Sentence {
    Sentence {
        status,
        code,
        message: message.into(),
    }
}

/// The sentence that belongs to a cause, for a page that shows it itself, and its status.
pub fn message(cause: &Error) -> (u16, String) {
    let Sentence {
        status, message, ..
    } = sentence(cause);
    (status, message)
}

fn sentence(cause: &Error) -> Sentence {
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
        Error::WrongCredentials => say(401, "wrong_credentials", "Invalid username or password"),
        Error::TooManyLogins { retry_after } => say(
            429,
            "too_many_logins",
            format!(
                "Too many failed logins. Please try again in {}.",
                minutes(*retry_after)
            ),
        ),
        Error::NoCredentials | Error::NoCertificateSecret | Error::NoMailer => not_set_up(cause),
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

const fn rewards_status(cause: &emberfi_domain::rewards::lookup::LookupError) -> u16 {
    use emberfi_domain::rewards::lookup::LookupError::{Failed, Throttled, TimedOut, Unreachable};
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

/// The request's id: Cloudflare's ray where there is one, else a random one.
pub fn request_id(app: &App, asked: &Asked) -> String {
    asked.header("cf-ray").unwrap_or_else(|| {
        let mut bytes = [0_u8; 8];
        // Without randomness the id is zeros: worse for the log, no harm to the visitor.
        let _ = app.entropy.fill(&mut bytes);
        hex(&bytes)
    })
}

/// Puts the request's id on its answer.
pub fn sign(response: Response, request_id: &str) -> Response {
    with_header(response, "x-request-id", request_id)
}

/// Adds a `Set-Cookie` header.
pub fn with_cookie(response: Response, cookie: &str) -> Response {
    with_header(response, "set-cookie", cookie)
}

fn with_header(response: Response, name: &str, value: &str) -> Response {
    if let Err(cause) = response.headers().append(name, value) {
        console_error!("the header {name} was refused: {cause:?}");
    }
    response
}

fn build(body: &str, status: u16, content_type: &str, policy: &str) -> Response {
    let init = ResponseInit::new();
    init.set_status(status);
    match headers(content_type, policy) {
        Ok(headers) => init.set_headers(&headers),
        Err(cause) => console_error!("headers could not be built: {cause:?}"),
    }
    Response::new_with_opt_str_and_init(Some(body), &init).unwrap_or_else(|cause| {
        console_error!("a response could not be built: {cause:?}");
        Response::error()
    })
}

fn headers(content_type: &str, policy: &str) -> Result<Headers, JsValue> {
    let headers = Headers::new()?;
    headers.set("content-type", content_type)?;
    headers.set("content-security-policy", policy)?;
    headers.set("cache-control", "no-store")?;
    for (name, value) in security_headers() {
        headers.set(name, value)?;
    }
    Ok(headers)
}

/// The headers every answer has; the static files get the same from the same `headers.json`.
fn security_headers() -> &'static [(String, String)] {
    static HEADERS: std::sync::OnceLock<Vec<(String, String)>> = std::sync::OnceLock::new();
    HEADERS.get_or_init(|| {
        serde_json::from_str::<serde_json::Map<String, serde_json::Value>>(include_str!(
            "../../headers.json"
        ))
        .unwrap_or_default()
        .into_iter()
        .filter_map(|(name, value)| Some((name, value.as_str()?.to_owned())))
        .collect()
    })
}
