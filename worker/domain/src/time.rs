//! Times as people and machines write them; the arithmetic is chrono's.

use chrono::{DateTime, Utc};

use crate::ports::Timestamp;

impl Timestamp {
    /// The moment as chrono knows it; a time beyond chrono's range becomes the epoch, which no
    /// stored time is.
    #[must_use]
    pub fn utc(self) -> DateTime<Utc> {
        DateTime::from_timestamp(self.0, 0).unwrap_or_default()
    }

    /// RFC 3339 in UTC, whole seconds: `2026-11-20T14:00:00Z`. Every `…At` field of the API has
    /// this form.
    #[must_use]
    pub fn rfc3339(self) -> String {
        self.utc().format("%Y-%m-%dT%H:%M:%SZ").to_string()
    }

    /// The date as a reader would write it: `20 November 2026` (UTC).
    #[must_use]
    pub fn long_date(self) -> String {
        self.utc().format("%-d %B %Y").to_string()
    }

    /// The calendar day as ISO 8601 writes it: `2026-11-20` (UTC).
    #[must_use]
    pub fn iso_date(self) -> String {
        self.utc().format("%Y-%m-%d").to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_written_for_machines_and_for_people() {
        let moment = Timestamp(1_795_183_200);
        assert_eq!(moment.rfc3339(), "2026-11-20T14:00:00Z");
        assert_eq!(moment.long_date(), "20 November 2026");
        assert_eq!(moment.iso_date(), "2026-11-20");
    }
}
