//! Dates as an article prints them.

use crate::ports::Timestamp;

const SECONDS_PER_DAY: i64 = 86_400;

const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// The day of `moment` in UTC, `21 November 2026`.
///
/// Days are turned into a civil date after Howard Hinnant's ‘chrono-compatible low-level date
/// algorithms’: years begin in March, so that the leap day comes last.
pub(super) fn day_of(moment: Timestamp) -> String {
    let days = moment.0.div_euclid(SECONDS_PER_DAY) + 719_468;
    let era = days.div_euclid(146_097);
    let day_of_era = days.rem_euclid(146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = (month_from_march + 2) % 12;
    let year = year_of_era + era * 400 + i64::from(month < 2);
    spelled(day, month, year)
}

/// `2026-11-21` as `21 November 2026`; anything else is returned as it is.
pub(super) fn spelled_iso(date: &str) -> String {
    let mut parts = date.split('-').map(str::parse::<i64>);
    match (parts.next(), parts.next(), parts.next(), parts.next()) {
        (Some(Ok(year)), Some(Ok(month @ 1..=12)), Some(Ok(day)), None) => {
            spelled(day, month - 1, year)
        }
        _ => date.to_owned(),
    }
}

/// `month` counts from 0.
fn spelled(day: i64, month: i64, year: i64) -> String {
    let name = usize::try_from(month)
        .ok()
        .and_then(|month| MONTHS.get(month))
        .unwrap_or(&"");
    format!("{day} {name} {year}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_becomes_its_day_in_utc() {
        for (seconds, day) in [
            (0, "1 January 1970"),
            (-1, "31 December 1969"),
            (951_782_400, "29 February 2000"),
            (1_717_675_200, "6 June 2024"),
            (1_795_219_200, "21 November 2026"),
            (4_107_542_400, "1 March 2100"),
        ] {
            assert_eq!(day_of(Timestamp(seconds)), day);
        }
    }

    #[test]
    fn a_written_date_is_spelled_out() {
        assert_eq!(spelled_iso("2026-01-30"), "30 January 2026");
        assert_eq!(spelled_iso("last week"), "last week");
    }
}
