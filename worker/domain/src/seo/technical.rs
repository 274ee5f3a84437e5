//! The parts of the Technical SEO Check: a crawl of our own pages through the Worker's own handler
//! ([`crawl`]), what each can be blamed for ([`page_checks`], [`structured`]), whether what they
//! link to outside answers ([`outside`]), and what is said of it all ([`report`]).

pub mod crawl;
pub mod entities;
pub mod links;
pub mod outside;
pub mod page_checks;
pub mod report;
pub mod scan;
pub mod structured;
