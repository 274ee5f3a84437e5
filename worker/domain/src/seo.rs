//! The weekly pipeline and what it leaves behind.

pub mod analytics;
pub mod analytics_review;
pub mod blog_post_creation;
pub mod by_hand;
pub mod commission;
pub mod context;
pub mod gates;
pub mod ledger;
pub mod optimise;
pub mod runs;
pub mod schedule;
pub mod sitemap;
pub mod task;
pub mod technical;
pub mod technical_seo_check;
pub mod weekly;
pub mod writer;
