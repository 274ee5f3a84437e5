//! What crosses the wire, in the exact shapes that clients read.
//!
//! These types are the single source of the API's documentation and of the TypeScript client:
//! `npm run build:api` writes `openapi.json` from them and the client from that. Fields named
//! `…At` are RFC 3339 text in UTC, `timestamp` is seconds, wei is decimal text.

pub mod admin;
pub mod certificate;
pub mod checks;
pub mod error;
pub mod events;
pub mod forms;
pub mod history;
pub mod list;
pub mod pipeline;
pub mod post;
pub mod reports;
pub mod rewards;
pub mod search;
pub mod seo;
pub mod settings;
