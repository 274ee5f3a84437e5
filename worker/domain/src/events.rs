//! First-party counting without visitors: what happened is added to the day's sums, and nothing is
//! kept of whoever did it. No cookie, no address, no fingerprint, no row an event.
//!
//! [`tally`] turns a beacon into counts and refuses what it does not know, [`vital`] keeps Web
//! Vitals as histograms, [`store`] adds the counts up in one statement and reads them for reports.

pub mod store;
pub mod tally;
pub mod vital;
