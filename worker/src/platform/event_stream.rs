//! Server-sent events (<https://html.spec.whatwg.org/multipage/server-sent-events.html>): a body
//! that is written while it is read.

use emberfi_domain::error::Error;
use js_sys::{Promise, Uint8Array};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{ReadableStream, TransformStream, WritableStreamDefaultWriter};

use super::describe;

/// Both ends of a stream.
pub struct EventStream {
    /// What the visitor reads.
    pub body: ReadableStream,
    /// What we write to.
    pub sender: Sender,
}

/// The writing end.
pub struct Sender(WritableStreamDefaultWriter);

impl EventStream {
    /// Opens a stream.
    ///
    /// # Errors
    /// [`Error::Unavailable`] when the platform has none to give.
    pub fn open() -> Result<Self, Error> {
        let unavailable =
            |cause: JsValue| Error::Unavailable(format!("event stream: {}", describe(&cause)));
        let stream = TransformStream::new().map_err(unavailable)?;
        let writer = stream.writable().get_writer().map_err(unavailable)?;
        Ok(Self {
            body: stream.readable(),
            sender: Sender(writer),
        })
    }
}

impl Sender {
    /// Sends `json`, which has no line breaks, as `event`. Writes keep their order; one to a reader
    /// who has left changes nothing.
    pub fn send(&self, event: &str, json: &str) {
        let text = format!("event: {event}\ndata: {json}\n\n");
        let bytes = Uint8Array::from(text.as_bytes());
        settle(self.0.write_with_chunk(&bytes));
    }

    /// Ends the stream.
    pub fn close(&self) {
        settle(self.0.close());
    }
}

/// Waits for a promise so that its refusal is nobody's unhandled one.
fn settle(promise: Promise) {
    spawn_local(async move {
        let _ = JsFuture::from(promise).await;
    });
}
