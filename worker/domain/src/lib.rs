//! The rules of the product, free of any platform: what a claim is, which moves a post may make,
//! when the weekly run is due. It compiles for the Worker and natively, where it is tested.
//!
//! Start at [`route`] for what can be asked, [`contract`] for the shapes that cross the wire, and
//! [`ports`] for what the rules need from outside.

pub mod contract;
pub mod ports;
pub mod rewards;
pub mod seo;
