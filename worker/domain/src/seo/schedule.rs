//! When the weekly run is due: Mondays at 9:00 in Chicago.
//!
//! Cron triggers know only UTC, and 9:00 in Chicago is 14:00 UTC in summer and 15:00 in winter.
//! So two triggers fire, and the one at which the clock in Chicago shows nine starts the run.

use chrono::{DateTime, Datelike, Days, NaiveDate, NaiveTime, TimeZone, Timelike, Utc, Weekday};
use chrono_tz::America::Chicago;

use crate::ports::Timestamp;

const HOUR: u32 = 9;

/// The week a run belongs to: the Chicago date of the Monday, `2027-03-08`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Slot(NaiveDate);

impl Slot {
    /// The slot as the ledger writes it.
    #[must_use]
    pub fn name(&self) -> String {
        self.0.format("%Y-%m-%d").to_string()
    }

    /// The number of whole weeks since Monday 1970-01-05: consecutive weeks have consecutive
    /// numbers.
    #[must_use]
    pub fn week_number(&self) -> u64 {
        let days = self.0.num_days_from_ce() - 719_167;
        u64::try_from(days.div_euclid(7)).unwrap_or_default()
    }
}

/// The slot that a cron event scheduled for `scheduled` starts, `None` when it is the other of
/// the two triggers. The event's own time counts, never the wall clock: events arrive late.
#[must_use]
pub fn due(scheduled: Timestamp) -> Option<Slot> {
    let there = scheduled.utc().with_timezone(&Chicago);
    let is_due = there.weekday() == Weekday::Mon && there.hour() == HOUR;
    is_due.then(|| Slot(there.date_naive()))
}

/// The slot that a run by hand at `now` belongs to: the week that began with the last due run.
#[must_use]
pub fn current_slot(now: Timestamp) -> Slot {
    let there = now.utc().with_timezone(&Chicago);
    let since_monday = u64::from(there.weekday().num_days_from_monday());
    let monday = back(there.date_naive(), since_monday);
    if at_nine(monday) > now.utc() {
        return Slot(back(monday, 7));
    }
    Slot(monday)
}

/// When the next run after `now` is due.
#[must_use]
pub fn next_run(now: Timestamp) -> Timestamp {
    let Slot(monday) = current_slot(now);
    let next = monday.checked_add_days(Days::new(7)).unwrap_or(monday);
    Timestamp(at_nine(next).timestamp())
}

fn back(date: NaiveDate, days: u64) -> NaiveDate {
    date.checked_sub_days(Days::new(days)).unwrap_or(date)
}

/// Nine o'clock in Chicago on that day. It exists and is unique on every day: Chicago changes its
/// clocks at two in the morning.
fn at_nine(date: NaiveDate) -> DateTime<Utc> {
    let nine = NaiveTime::from_hms_opt(HOUR, 0, 0).unwrap_or_default();
    Chicago
        .from_local_datetime(&date.and_time(nine))
        .earliest()
        .map(|nine| nine.with_timezone(&Utc))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn utc(text: &str) -> Timestamp {
        Timestamp(text.parse::<DateTime<Utc>>().unwrap().timestamp())
    }

    #[test]
    fn of_the_two_triggers_the_one_at_nine_in_chicago_is_due() {
        // Winter, summer, and the Mondays after both clock changes of 2027.
        for (due_at, other, slot) in [
            ("2027-01-04T15:00:00Z", "2027-01-04T14:00:00Z", "2027-01-04"),
            ("2027-07-05T14:00:00Z", "2027-07-05T15:00:00Z", "2027-07-05"),
            ("2027-03-15T14:00:00Z", "2027-03-15T15:00:00Z", "2027-03-15"),
            ("2027-11-08T15:00:00Z", "2027-11-08T14:00:00Z", "2027-11-08"),
        ] {
            assert_eq!(
                due(utc(due_at)).map(|slot| slot.name()).as_deref(),
                Some(slot)
            );
            assert_eq!(due(utc(other)), None, "{other}");
        }
        assert_eq!(due(utc("2027-01-05T15:00:00Z")), None, "a Tuesday");
    }

    #[test]
    fn a_run_by_hand_belongs_to_the_week_that_last_began() {
        assert_eq!(
            current_slot(utc("2027-03-08T14:59:59Z")).name(),
            "2027-03-01"
        );
        assert_eq!(
            current_slot(utc("2027-03-08T15:00:00Z")).name(),
            "2027-03-08"
        );
        assert_eq!(
            current_slot(utc("2027-03-14T23:00:00Z")).name(),
            "2027-03-08"
        );
    }

    #[test]
    fn consecutive_weeks_have_consecutive_numbers() {
        let monday = |text| due(utc(text)).unwrap().week_number();
        assert_eq!(
            monday("2027-01-11T15:00:00Z"),
            monday("2027-01-04T15:00:00Z") + 1
        );
        assert_eq!(
            monday("2027-03-15T14:00:00Z"),
            monday("2027-03-08T15:00:00Z") + 1
        );
    }

    proptest! {
        #[test]
        fn the_next_run_is_due_within_a_week_and_an_hour(now in 1_700_000_000_i64..2_500_000_000) {
            let now = Timestamp(now);
            let next = next_run(now);
            prop_assert!(next > now && next.0 - now.0 <= 7 * 86_400 + 3_600);
            prop_assert!(due(next).is_some());
            prop_assert!(current_slot(now) < current_slot(next));
        }
    }

    #[test]
    fn over_six_years_each_monday_has_exactly_one_due_trigger() {
        let first = utc("2027-01-04T14:00:00Z").0;
        for week in 0..6 * 52 {
            let triggers = [0, 3_600].map(|later| Timestamp(first + week * 7 * 86_400 + later));
            let due_triggers = triggers.into_iter().filter(|&at| due(at).is_some()).count();
            assert_eq!(due_triggers, 1, "{}", triggers[0].rfc3339());
        }
    }
}
