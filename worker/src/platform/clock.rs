//! The isolate's clock. It stands still between reads from outside, as the platform wants it.

use std::time::Duration;

use emberfi_domain::ports::{Clock, Timestamp};

/// The isolate's clock.
pub struct IsolateClock;

impl Clock for IsolateClock {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "Date.now() stays below 2^53 milliseconds for 285,000 years"
    )]
    fn now(&self) -> Timestamp {
        Timestamp((js_sys::Date::now() / 1_000.0).floor() as i64)
    }

    async fn sleep(&self, duration: Duration) {
        worker::Delay::from(duration).await;
    }
}
