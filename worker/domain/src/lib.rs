//! The rules of the product, free of any platform: what a claim is, which moves a post may make,
//! when the weekly run is due. It compiles for the Worker and natively, where it is tested.
//!
//! Start at [`route`] for what can be asked, [`contract`] for the shapes that cross the wire,
//! [`error`] for what can go wrong, and [`ports`] for what the rules need from outside.

pub mod admin;
pub mod blog;
pub mod certificate;
pub mod contract;
pub mod error;
pub mod events;
pub mod forms;
pub mod http;
pub mod mail;
#[cfg(feature = "openapi")]
pub mod openapi;
pub mod ports;
pub mod refusal;
pub mod rewards;
pub mod route;
pub mod search;
pub mod seo;
pub mod site;
pub mod time;
