//! The handlers: parse, call, answer.

pub mod admin;
pub mod blog;
pub mod health;
pub mod posts;
pub mod rewards;
pub mod seo;

/// The largest JSON body of a route that takes short texts, in bytes.
pub const SHORT_BODY: usize = 16 * 1024;
