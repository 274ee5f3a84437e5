//! Answers: the only place that decides which headers go out. What a refusal says is in the domain
//! (`refusal.rs`); the cause goes to the log under the request's id.

use std::fmt::Write as _;

use emberfi_domain::error::Error;
use emberfi_domain::forms::FormError;
use emberfi_domain::ports::Entropy as _;
use emberfi_domain::refusal::{self, Sentence};
use emberfi_domain::route::NoRoute;
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
    let Sentence { status, code, .. } = Sentence::of(cause);
    if status >= 500 {
        console_error!("{request_id} {status} {code}: {cause:?}");
    } else {
        console_warn!("{request_id} {status} {code}: {cause:?}");
    }
    let body = refusal::body(cause);
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

/// Keeps an answer out of search engines.
pub fn hidden(response: Response) -> Response {
    with_header(response, "x-robots-tag", "noindex, nofollow")
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
