//! Calls to other people's servers: https or loopback addresses from configuration, no redirects,
//! one deadline over headers and body, and no more bytes than asked for.

use std::time::Duration;

use emberfi_domain::ports::{Http, HttpError, HttpRequest, HttpResponse};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortSignal, Headers, RequestInit, RequestRedirect, Response};

use super::body::{self, TooLong};
use super::{describe, global};

/// The platform's `fetch`.
pub struct Fetch;

impl Http for Fetch {
    async fn send(&self, request: HttpRequest) -> Result<HttpResponse, HttpError> {
        let init = init(&request).map_err(|cause| broken(&cause))?;
        let promise = global().fetch_with_str_and_init(&request.url, &init);
        let response: Response = JsFuture::from(promise)
            .await
            .map_err(|cause| broken(&cause))?
            .unchecked_into();
        let status = response.status();
        if (300..400).contains(&status) {
            return Err(HttpError::Redirected);
        }
        let bytes = body::read(response.body(), request.max_bytes)
            .await
            .map_err(|cause| match cause {
                TooLong::Limit => HttpError::TooLarge,
                TooLong::Broken(cause) => named(cause),
            })?;
        Ok(HttpResponse {
            status,
            body: String::from_utf8_lossy(&bytes).into_owned(),
        })
    }

    async fn probe(&self, url: &str, deadline: Duration) -> Result<u16, HttpError> {
        let request = HttpRequest {
            url: url.to_owned(),
            body: None,
            bearer: None,
            deadline,
            max_bytes: 0,
        };
        let init = init(&request).map_err(|cause| broken(&cause))?;
        let promise = global().fetch_with_str_and_init(url, &init);
        let response: Response = JsFuture::from(promise)
            .await
            .map_err(|cause| broken(&cause))?
            .unchecked_into();
        // Left open it would hold its connection.
        let _ = response.body().map(|stream| stream.cancel());
        Ok(response.status())
    }
}

fn init(request: &HttpRequest) -> Result<RequestInit, JsValue> {
    let milliseconds = u32::try_from(request.deadline.as_millis()).unwrap_or(u32::MAX);
    let init = RequestInit::new();
    init.set_redirect(RequestRedirect::Manual);
    init.set_signal(Some(&AbortSignal::timeout_with_u32(milliseconds)));
    let headers = Headers::new()?;
    if let Some(bearer) = &request.bearer {
        headers.set("authorization", &format!("Bearer {bearer}"))?;
    }
    if let Some(body) = &request.body {
        headers.set("content-type", body.content_type())?;
        init.set_method("POST");
        init.set_body(&JsValue::from_str(body.text()));
    }
    init.set_headers(&headers);
    Ok(init)
}

fn broken(cause: &JsValue) -> HttpError {
    named(describe(cause))
}

/// A deadline that passes surfaces as the DOM's `TimeoutError`.
fn named(cause: String) -> HttpError {
    if cause.starts_with("TimeoutError") {
        HttpError::TimedOut
    } else {
        HttpError::Unreachable(cause)
    }
}
