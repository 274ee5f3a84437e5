//! A request as the routes see it. Each look at the platform's object crosses from WebAssembly
//! to JavaScript, so method and address are read once and headers only where they matter.

use emberfi_domain::error::Error;
use emberfi_domain::route::Method;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::platform::body::{self, TooLong};

/// A request.
pub struct Asked {
    request: web_sys::Request,
    /// The method.
    pub method: Method,
    url: String,
}

impl Asked {
    pub fn new(request: web_sys::Request) -> Self {
        Self {
            method: Method::parse(&request.method()),
            url: request.url(),
            request,
        }
    }

    /// `http://127.0.0.1:8787`: scheme, host and port, as in an `Origin` header.
    pub fn origin(&self) -> &str {
        self.split().0
    }

    /// The path, percent-encoded as it came.
    pub fn path(&self) -> &str {
        self.split().1
    }

    /// What follows the question mark; empty where there is none.
    pub fn query(&self) -> &str {
        self.split().2
    }

    /// A parameter of the query string, decoded; `None` where it is absent or blank.
    pub fn parameter(&self, name: &str) -> Option<String> {
        let value = self
            .query()
            .split('&')
            .filter_map(|pair| pair.split_once('='))
            .find_map(|(key, value)| (key == name).then_some(value))?;
        let spaced = value.replace('+', " ");
        let text = js_sys::decode_uri_component(&spaced).map_or(spaced, String::from);
        let text = text.trim();
        (!text.is_empty()).then(|| text.to_owned())
    }

    pub fn header(&self, name: &str) -> Option<String> {
        self.request.headers().get(name).ok().flatten()
    }

    /// Whether the browser sends Global Privacy Control or Do Not Track.
    pub fn asks_not_to_be_counted(&self) -> bool {
        let says = |name: &str| self.header(name).as_deref() == Some("1");
        says("sec-gpc") || says("dnt")
    }

    /// The visitor's address as Cloudflare saw it.
    pub fn ip(&self) -> String {
        self.header("cf-connecting-ip").unwrap_or_default()
    }

    /// The platform's own request, to be passed on to the static assets.
    pub fn raw(&self) -> &web_sys::Request {
        &self.request
    }

    /// The body as a JSON object of at most `limit` bytes; an empty body is an empty object and
    /// needs no content type.
    pub async fn json(&self, limit: usize) -> Result<Map<String, Value>, Error> {
        let bytes = self.body(limit).await?;
        if bytes.is_empty() {
            return Ok(Map::new());
        }
        if !self.is_of_type("application/json") {
            return Err(Error::NotJson);
        }
        serde_json::from_slice(&bytes).map_err(|cause| Error::Malformed(cause.to_string()))
    }

    /// The body as a browser posts a form without JavaScript: its pairs in order.
    pub async fn form(&self, limit: usize) -> Result<Vec<(String, String)>, Error> {
        let bytes = self.body(limit).await?;
        Ok(String::from_utf8_lossy(&bytes)
            .split('&')
            .filter_map(|pair| pair.split_once('='))
            .map(|(name, text)| (form_decoded(name), form_decoded(text)))
            .collect())
    }

    /// Whether the body says it is of `media_type`.
    pub fn is_of_type(&self, media_type: &str) -> bool {
        let content_type = self.header("content-type").unwrap_or_default();
        let essence = content_type.split(';').next().unwrap_or_default().trim();
        essence.eq_ignore_ascii_case(media_type)
    }

    async fn body(&self, limit: usize) -> Result<Vec<u8>, Error> {
        let too_large = || Error::TooLarge { limit };
        let declared = self
            .header("content-length")
            .and_then(|length| length.parse::<usize>().ok());
        if declared.is_some_and(|length| length > limit) {
            return Err(too_large());
        }
        body::read(self.request.body(), limit)
            .await
            .map_err(|cause| match cause {
                TooLong::Limit => too_large(),
                TooLong::Broken(cause) => Error::Malformed(cause),
            })
    }

    /// The body as `T`.
    pub async fn json_as<T: DeserializeOwned>(&self, limit: usize) -> Result<T, Error> {
        let object = self.json(limit).await?;
        serde_json::from_value(Value::Object(object))
            .map_err(|cause| Error::Malformed(cause.to_string()))
    }

    fn split(&self) -> (&str, &str, &str) {
        let host_at = self.url.find("://").map_or(0, |at| at + 3);
        let host_ends = self
            .url
            .get(host_at..)
            .and_then(|rest| rest.find('/'))
            .map_or(self.url.len(), |at| host_at + at);
        let (origin, rest) = self
            .url
            .split_at_checked(host_ends)
            .unwrap_or((&self.url, ""));
        let rest = rest.split('#').next().unwrap_or_default();
        let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
        (origin, path, query)
    }
}

/// Text of `application/x-www-form-urlencoded`; what does not decode stays as it is.
fn form_decoded(text: &str) -> String {
    let spaced = text.replace('+', " ");
    js_sys::decode_uri_component(&spaced).map_or(spaced, String::from)
}
