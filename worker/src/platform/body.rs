//! Reading a stream to its end, but never further than allowed.

use js_sys::{Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{ReadableStream, ReadableStreamDefaultReader};

use super::describe;

/// Why a stream was not read whole.
pub enum TooLong {
    /// It is longer than the limit.
    Limit,
    /// It broke; the text is for the log.
    Broken(String),
}

/// Reads `stream` whole; `None` is an empty body. What is longer than `limit` bytes is cancelled
/// as soon as that shows, so a large body costs no memory.
pub async fn read(stream: Option<ReadableStream>, limit: usize) -> Result<Vec<u8>, TooLong> {
    let mut bytes = Vec::new();
    let Some(stream) = stream else {
        return Ok(bytes);
    };
    let reader: ReadableStreamDefaultReader = stream.get_reader().unchecked_into();
    while let Some(chunk) = next(&reader)
        .await
        .map_err(|cause| TooLong::Broken(describe(&cause)))?
    {
        if bytes.len() + chunk.length() as usize > limit {
            // Nobody waits for the cancellation: its outcome changes nothing.
            let _ = reader.cancel();
            return Err(TooLong::Limit);
        }
        bytes.extend(chunk.to_vec());
    }
    Ok(bytes)
}

async fn next(reader: &ReadableStreamDefaultReader) -> Result<Option<Uint8Array>, JsValue> {
    let step = JsFuture::from(reader.read()).await?;
    if Reflect::get(&step, &"done".into())?.is_truthy() {
        return Ok(None);
    }
    Ok(Some(Reflect::get(&step, &"value".into())?.unchecked_into()))
}
