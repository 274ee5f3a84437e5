//! What people searched for on Google when a page of ours was shown, by Search Console.
//!
//! A search that shows us far down, or near the top without being followed, is one that nothing of ours
//! answers well. Searches for the site itself or for somebody's account are none that a post answers.

use std::collections::BTreeMap;

use super::super::search_console::Searches;
use super::super::search_console::performance::Row;
use super::candidates::{self, Candidate};
use crate::contract::pipeline::GoogleSearch;
use crate::site::Site;

/// Fewer showings in 28 days say nothing of place and clicks.
const FEWEST_SHOWINGS: i64 = 20;
/// Places of the first page of results, in tenths.
const FIRST_PAGE: i64 = 100;
/// Of so many showings on the first page, one should be followed.
const SHOWINGS_A_CLICK: i64 = 100;
/// The longest search that is looked at; longer ones are pasted text.
const LONGEST: usize = 100;

/// The searches of 28 days that pages of ours answer badly, the most shown first.
#[must_use]
pub fn badly_answered(searches: &Searches, site: &Site) -> Vec<GoogleSearch> {
    let before = by_query(&searches.before);
    let mut found: Vec<_> = by_query(&searches.now)
        .into_iter()
        .filter(|(query, _)| !is_navigational(query, site) && !is_personal(query))
        .map(|(query, sum)| GoogleSearch {
            query: query.to_owned(),
            page: sum
                .page
                .strip_prefix(&site.url)
                .unwrap_or(sum.page)
                .to_owned(),
            impressions: whole(sum.impressions),
            before: before
                .get(query)
                .map_or(0, |earlier| whole(earlier.impressions)),
            clicks: whole(sum.clicks),
            position_tenths: whole(sum.places * 10.0 / sum.impressions),
            is_answered: false,
        })
        .filter(is_badly_answered)
        .collect();
    found.sort_by_key(|search| std::cmp::Reverse(search.impressions));
    found
}

/// The topic of a search; `None` where its words name none.
#[must_use]
pub fn candidate(search: &GoogleSearch) -> Option<Candidate> {
    let (place, tenth) = (search.position_tenths / 10, search.position_tenths % 10);
    let reason = format!(
        "Google showed a page of ours for it {} times in 28 days, in place {place}.{tenth} on average, \
         and {} followed. No page is about it.",
        search.impressions,
        match search.clicks {
            0 => "nobody".to_owned(),
            clicks => clicks.to_string(),
        },
    );
    // A showing on Google is worth far less than a visitor who looked for it here.
    let score = (search.impressions / 5).min(200);
    let candidate = Candidate::new(&search.query, reason, score, "search_console")?;
    Some(candidates::weighed(
        candidate,
        search.before,
        search.impressions,
    ))
}

fn is_badly_answered(search: &GoogleSearch) -> bool {
    search.impressions >= FEWEST_SHOWINGS
        && (search.position_tenths > FIRST_PAGE
            || search.clicks * SHOWINGS_A_CLICK < search.impressions)
}

/// What a search came to over all pages.
#[derive(Default)]
struct Sum<'r> {
    impressions: f64,
    clicks: f64,
    /// Places, each as often as it was shown.
    places: f64,
    /// The page that was shown most, and how often.
    page: &'r str,
    most: f64,
}

fn by_query(rows: &[Row]) -> BTreeMap<&str, Sum<'_>> {
    let mut sums: BTreeMap<&str, Sum<'_>> = BTreeMap::new();
    let usable = rows
        .iter()
        .filter(|row| row.impressions >= 1.0 && row.query.chars().count() <= LONGEST);
    for row in usable {
        let sum = sums.entry(row.query.trim()).or_default();
        sum.impressions += row.impressions;
        sum.clicks += row.clicks;
        sum.places += row.position * row.impressions;
        if row.impressions > sum.most {
            sum.most = row.impressions;
            sum.page = &row.page;
        }
    }
    sums
}

/// Whether somebody looks for a site and not for an answer: our own by its name or address, or the
/// way into an account.
fn is_navigational(query: &str, site: &Site) -> bool {
    let address = site.url.split("://").nth(1).unwrap_or_default();
    let host = address.trim_start_matches("www.").split('.').next();
    let said = letters(query);
    let is_ours = [&site.name, host.unwrap_or_default()]
        .iter()
        .map(|name| letters(name))
        .any(|name| !name.is_empty() && said.contains(&name));
    let words = format!(" {} ", query.to_lowercase());
    let is_way_in = [" login ", " log in ", " signin ", " sign in ", " logout "]
        .iter()
        .any(|way| words.contains(way));
    is_ours || is_way_in || query.contains("://") || words.contains(" www.")
}

/// Whether it names a person's mailbox, telephone, wallet or transaction.
fn is_personal(query: &str) -> bool {
    let digits = query.chars().filter(char::is_ascii_digit).count();
    let is_hexadecimal = |word: &str| {
        word.strip_prefix("0x").is_some_and(|rest| rest.len() >= 6)
            || (word.len() >= 32 && word.bytes().all(|byte| byte.is_ascii_alphanumeric()))
    };
    query.contains('@')
        || digits >= 9
        || query.to_lowercase().split_whitespace().any(is_hexadecimal)
}

/// The letters and digits alone: `Ember-Fi` is `emberfi`.
fn letters(text: &str) -> String {
    let lower = text.to_lowercase();
    lower.chars().filter(|c| c.is_alphanumeric()).collect()
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "the API counts far below 2^53, and what is no number becomes 0"
)]
fn whole(number: f64) -> i64 {
    number.round() as i64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::events::store::Days;
    use crate::ports::Timestamp;

    fn row(query: &str, page: &str, impressions: f64, clicks: f64, position: f64) -> Row {
        Row {
            query: query.to_owned(),
            page: format!("{}{page}", Site::built_in().url),
            impressions,
            clicks,
            position,
        }
    }

    fn found(now: Vec<Row>, before: Vec<Row>) -> Vec<GoogleSearch> {
        let searches = Searches {
            days: Days::before(Timestamp(0), 28, 0),
            earlier: Days::before(Timestamp(0), 28, 28),
            now,
            before,
            is_cut: false,
        };
        badly_answered(&searches, Site::built_in())
    }

    #[test]
    fn a_search_is_summed_over_its_pages_and_its_place_weighs_each_showing() {
        let now = vec![
            row("validator fees", "/glossary", 30.0, 1.0, 12.0),
            row("validator fees", "/blog", 90.0, 0.0, 24.0),
        ];
        let before = vec![row("validator fees", "/glossary", 40.0, 1.0, 14.0)];
        let search = &found(now, before)[0];
        assert_eq!(search.page, "/blog", "the page that was shown most");
        assert_eq!((search.impressions, search.before), (120, 40));
        assert_eq!((search.clicks, search.position_tenths), (1, 210));
        let candidate = candidate(search).unwrap();
        assert_eq!(
            candidate.reason,
            "Google showed a page of ours for it 120 times in 28 days, in place 21.0 on average, \
             and 1 followed. No page is about it. It is looked for more than before."
        );
        assert_eq!(candidate.score, 36, "24, and half as much again");
    }

    #[test]
    fn what_is_answered_well_or_hardly_shown_is_no_topic() {
        let now = vec![
            row("answered near the top", "/a", 500.0, 25.0, 3.2),
            row("hardly shown", "/a", 19.0, 0.0, 40.0),
            row("near the top and passed over", "/a", 500.0, 4.0, 3.2),
            row("far down", "/a", 20.0, 2.0, 10.1),
        ];
        let queries: Vec<_> = found(now, vec![])
            .into_iter()
            .map(|search| search.query)
            .collect();
        assert_eq!(queries, ["near the top and passed over", "far down"]);
    }

    #[test]
    fn searches_for_the_site_itself_and_for_somebody_are_left_out() {
        for query in [
            "emberfi",
            "Ember Fi reviews",
            "emberfi.example",
            "defi tracker login",
            "log in",
            "www.flare.network",
            "https://flare.network",
            "jane@example.org",
            "0x1d80c49bbbcd1c0911346656b529df9e5c2f783d",
            "+1 312 555 0100",
        ] {
            assert_eq!(
                found(vec![row(query, "/", 400.0, 0.0, 30.0)], vec![]),
                [],
                "{query}"
            );
        }
        let asked = "how to delegate 100 flr in 2027";
        assert_eq!(
            found(vec![row(asked, "/", 400.0, 0.0, 30.0)], vec![]).len(),
            1
        );
    }
}
