//! The weekly pipeline and what it leaves behind.

pub mod analytics;
pub mod analytics_review;
pub mod blog_post_creation;
pub mod by_hand;
pub mod commission;
pub mod content_refresh;
pub mod context;
pub mod desk;
pub mod gates;
pub mod keyword_research;
pub mod keywords;
pub mod ledger;
pub mod optimise;
pub mod refresh;
pub mod runs;
pub mod schedule;
pub mod sitemap;
pub mod social;
pub mod social_media_sharing;
pub mod task;
pub mod technical;
pub mod technical_seo_check;
pub mod weekly;
pub mod writer;
