//! Moments as a form's date and time fields write them.

use chrono::NaiveDate;

use crate::ports::Timestamp;

/// How far ahead a session can be asked for, in days.
pub const MOST_DAYS_AHEAD: i64 = 180;

/// Reads `2027-03-08T14:00`, with seconds or without, with or without the `Z` of UTC. Every
/// moment on the wire is in UTC; the app converts from the visitor's zone.
#[must_use]
pub fn parse(text: &str) -> Option<Timestamp> {
    let (date, time) = text.strip_suffix('Z').unwrap_or(text).split_once('T')?;
    let [year, month, day] = numbers(date, '-')?;
    let (hour_and_minute, second) = match time.match_indices(':').nth(1) {
        Some((at, _)) => (time.get(..at)?, number(time.get(at + 1..)?)?),
        None => (time, 0),
    };
    let (hour, minute) = hour_and_minute.split_once(':')?;
    let moment = NaiveDate::from_ymd_opt(i32::try_from(year).ok()?, month, day)?.and_hms_opt(
        number(hour)?,
        number(minute)?,
        second,
    )?;
    Some(Timestamp(moment.and_utc().timestamp()))
}

fn numbers(text: &str, separator: char) -> Option<[u32; 3]> {
    let mut parts = text.split(separator);
    let three = [
        number(parts.next()?)?,
        number(parts.next()?)?,
        number(parts.next()?)?,
    ];
    parts.next().is_none().then_some(three)
}

/// Digits and nothing else: `str::parse` would take a sign.
fn number(digits: &str) -> Option<u32> {
    let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| digits.parse().ok())?
}

/// What is wrong with asking for a session at `at`, as a sentence; `None` when nothing is.
#[must_use]
pub fn problem(at: Timestamp, now: Timestamp) -> Option<String> {
    if at <= now {
        Some("This time has passed. Please choose one that is still to come.".to_owned())
    } else if at.0 - now.0 > MOST_DAYS_AHEAD * 86_400 {
        Some(format!(
            "Please choose a time within the next {MOST_DAYS_AHEAD} days."
        ))
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_read_as_browsers_and_the_api_write_them() {
        for text in [
            "2026-11-20T14:00",
            "2026-11-20T14:00:00",
            "2026-11-20T14:00:00Z",
        ] {
            assert_eq!(parse(text), Some(Timestamp(1_795_183_200)), "{text}");
        }
        for text in [
            "",
            "tomorrow",
            "2026-13-01T00:00",
            "2026-11-20",
            "2026-11-20T14:00+01:00",
            "2026-11-20T25:00",
            "2026-11-20T+4:00",
            "+226-11-20T14:00",
            "2026-11-20T14:00:00:00",
        ] {
            assert_eq!(parse(text), None, "{text}");
        }
    }

    #[test]
    fn a_session_can_be_asked_for_from_now_on_for_half_a_year() {
        let now = Timestamp(1_795_183_200);
        assert!(problem(now, now).is_some());
        assert_eq!(problem(now.plus(1), now), None);
        assert_eq!(problem(now.plus(MOST_DAYS_AHEAD * 86_400), now), None);
        assert!(problem(now.plus(MOST_DAYS_AHEAD * 86_400 + 1), now).is_some());
    }
}
