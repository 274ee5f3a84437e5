//! The handlers: parse, call, answer.

pub mod admin;
pub mod blog;
pub mod certificates;
pub mod controls;
pub mod events;
pub mod forms;
pub mod health;
pub mod history;
pub mod inbox;
pub mod posts;
pub mod preview;
pub mod rewards;
pub mod search;
pub mod seo;
pub mod settings;

/// The largest JSON body of a route that takes short texts, in bytes.
pub const SHORT_BODY: usize = 16 * 1024;

/// A path segment as a positive whole number.
pub fn number(segment: &str) -> Option<i64> {
    let is_plain = segment.bytes().all(|byte| byte.is_ascii_digit());
    is_plain.then(|| segment.parse().ok()).flatten()
}
