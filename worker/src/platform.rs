//! The domain's ports over what a Workers isolate has.

pub mod ai;
pub mod body;
pub mod clock;
pub mod crypto;
pub mod d1;
pub mod engine;
pub mod event_stream;
pub mod http;
pub mod kv;
pub mod mail;
pub mod own_pages;

use wasm_bindgen::JsCast;
use wasm_bindgen::JsValue;
use web_sys::WorkerGlobalScope;

/// The isolate's global object.
fn global() -> WorkerGlobalScope {
    js_sys::global().unchecked_into()
}

/// What a JavaScript error says, for the log.
pub fn describe(cause: &JsValue) -> String {
    cause
        .dyn_ref::<js_sys::Error>()
        .map(|error| {
            format!(
                "{}: {}",
                String::from(error.name()),
                String::from(error.message())
            )
        })
        .or_else(|| cause.as_string())
        .unwrap_or_else(|| format!("{cause:?}"))
}
