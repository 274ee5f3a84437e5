//! A beacon becomes counts. What is not known is refused whole, so that a mistake in a page shows
//! and nobody fills our tables with names of their own.

use std::collections::BTreeMap;

use super::vital::Vital;
use crate::contract::events::{Beacon, BeaconEvent};
use crate::error::Error;
use crate::ports::Entropy;

/// The most events of one beacon.
const MOST_EVENTS: usize = 20;

/// The longest label or path, in bytes.
const LONGEST: usize = 120;

/// The longest search that is counted, in characters.
const LONGEST_SEARCH: usize = 60;

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Counted {
    /// A page was seen; named by its path.
    View,
    /// Another site led here; named by its host.
    Referrer,
    /// Visitors' country, by its two letters; `--` where unknown.
    Country,
    /// Something was done; named `action/category/label`.
    Event,
    /// A Web Vital; named `LCP /path bound`, without bound beyond the last bucket.
    Vital,
    /// Something was looked for; named by the words.
    Search,
    /// Something was looked for and not found.
    SearchEmpty,
    /// A page that does not exist was asked for; named by its path.
    NotFound,
}

impl Counted {
    /// Every one.
    pub const ALL: [Self; 8] = [
        Self::View,
        Self::Referrer,
        Self::Country,
        Self::Event,
        Self::Vital,
        Self::Search,
        Self::SearchEmpty,
        Self::NotFound,
    ];

    /// As the database names it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::View => "view",
            Self::Referrer => "referrer",
            Self::Country => "country",
            Self::Event => "event",
            Self::Vital => "vital",
            Self::Search => "search",
            Self::SearchEmpty => "search_empty",
            Self::NotFound => "not_found",
        }
    }

    /// Whether visitors choose the names, so that their number needs a limit.
    #[must_use]
    pub const fn is_open(self) -> bool {
        !matches!(self, Self::Country | Self::Event)
    }
}

/// What a beacon adds: a number a name.
pub type Tally = BTreeMap<(Counted, String), i64>;

/// Actions whose categories and labels are ours, and what their categories may be.
const ACTIONS: [(&str, &[&str]); 10] = [
    ("page_view", &["consultation"]),
    ("booking_click", &["coaching", "interview"]),
    ("booking_interaction", &["consultation"]),
    ("click", &["button", "link"]),
    (
        "form_submit",
        &[
            "contact",
            "affiliate",
            "enrolment",
            "coaching",
            "consultation",
            "interview",
        ],
    ),
    ("calculator_use", &["calculator"]),
    ("rewards_lookup", &["rewards"]),
    (
        "lesson_complete",
        &["defi-101", "flare-network", "portfolio-management"],
    ),
    (
        "quiz_pass",
        &["defi-101", "flare-network", "portfolio-management"],
    ),
    ("certificate_issue", &["defi-101"]),
];

/// Counts what `beacon` reports. `country` is where the request came from, as two letters.
///
/// # Errors
/// [`Error::InvalidField`] when it holds too many events or one that is not known: then nothing of
/// it counts.
pub fn tally(beacon: &Beacon, country: &str) -> Result<Tally, Error> {
    if beacon.events.len() > MOST_EVENTS {
        return Err(refused(format!(
            "A beacon holds at most {MOST_EVENTS} events."
        )));
    }
    let mut tally = Tally::new();
    for (index, event) in beacon.events.iter().enumerate() {
        let counts = of_event(event, country)
            .map_err(|problem| refused(format!("Event {}: {problem}", index + 1)))?;
        for (what, name) in counts {
            *tally.entry((what, name)).or_default() += 1;
        }
    }
    Ok(tally)
}

/// One beacon of `share` by chance, counted `share` times; of the others nothing. Sums stay right on
/// average while the database writes less. Without randomness every beacon counts, once.
#[must_use]
pub fn sampled(tally: Tally, share: u32, entropy: &impl Entropy) -> Tally {
    let mut drawn = [0; 4];
    if share <= 1 || entropy.fill(&mut drawn).is_err() {
        return tally;
    }
    if u32::from_le_bytes(drawn) % share != 0 {
        return Tally::new();
    }
    let times = i64::from(share);
    tally
        .into_iter()
        .map(|(counted, number)| (counted, number.saturating_mul(times)))
        .collect()
}

fn refused(problem: String) -> Error {
    Error::InvalidField {
        field: "events",
        problem,
    }
}

type Counts = Vec<(Counted, String)>;

fn of_event(event: &BeaconEvent, country: &str) -> Result<Counts, &'static str> {
    match event.action.as_str() {
        // The consultation page reports its calendar's view under a category, besides its own.
        "page_view" if event.category.is_empty() => view(event, country),
        "web_vital" => vital(event),
        "search" => Ok(search(event, Counted::Search)),
        "search_empty" => Ok(search(event, Counted::SearchEmpty)),
        "not_found" => Ok(vec![(Counted::NotFound, path(event)?)]),
        action => action_of(action, event),
    }
}

fn view(event: &BeaconEvent, country: &str) -> Result<Counts, &'static str> {
    let is_country = country.len() == 2 && country.bytes().all(|byte| byte.is_ascii_uppercase());
    let country = if is_country { country } else { "--" };
    let mut counts = vec![
        (Counted::View, path(event)?),
        (Counted::Country, country.to_owned()),
    ];
    if !event.referrer.is_empty() {
        counts.push((Counted::Referrer, host(&event.referrer)?));
    }
    Ok(counts)
}

fn vital(event: &BeaconEvent) -> Result<Counts, &'static str> {
    let vital = Vital::parse(&event.category).ok_or("its category is no Web Vital.")?;
    let value = event
        .value
        .filter(|value| value.is_finite() && *value >= 0.0)
        .ok_or("a Web Vital needs a value of 0 or more.")?;
    let bound = vital
        .bucket(value)
        .map_or_else(String::new, |bound| format!(" {bound}"));
    Ok(vec![(
        Counted::Vital,
        format!("{} {}{bound}", vital.name(), path(event)?),
    )])
}

/// Words as they were typed, in lower case. Addresses of wallets and people are nobody's search
/// term: they are not counted.
fn search(event: &BeaconEvent, what: Counted) -> Counts {
    let words = event.label.split_whitespace().collect::<Vec<_>>().join(" ");
    let words = words.to_lowercase();
    let is_countable = (1..=LONGEST_SEARCH).contains(&words.chars().count())
        && !words.contains(char::is_control)
        && !words.contains('@')
        && !words
            .split(' ')
            .any(|word| word.starts_with("0x") || word.len() > 30);
    is_countable.then_some((what, words)).into_iter().collect()
}

fn action_of(action: &str, event: &BeaconEvent) -> Result<Counts, &'static str> {
    let (_, categories) = ACTIONS
        .iter()
        .find(|(known, _)| *known == action)
        .ok_or("its action is not known.")?;
    if !categories.contains(&event.category.as_str()) {
        return Err("its category is not known for this action.");
    }
    if event.label.len() > LONGEST {
        return Err("its label is too long.");
    }
    let is_plain =
        |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || b"_-.".contains(&byte);
    if !event.label.bytes().all(is_plain) {
        return Err("its label holds other characters than a-z, 0-9, _, - and the full stop.");
    }
    Ok(vec![(
        Counted::Event,
        format!("{action}/{}/{}", event.category, event.label),
    )])
}

fn path(event: &BeaconEvent) -> Result<String, &'static str> {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/_-.%".contains(&byte);
    let path = event.path.as_str();
    if !path.starts_with('/') || path.len() > LONGEST || !path.bytes().all(is_plain) {
        return Err("its path is none of a page, or too long.");
    }
    // Whose certificate was looked at is nobody's business.
    if path.starts_with("/certificate/") {
        return Ok("/certificate".to_owned());
    }
    Ok(match path.strip_suffix('/') {
        Some(without) if !without.is_empty() => without.to_owned(),
        _ => path.to_owned(),
    })
}

fn host(referrer: &str) -> Result<String, &'static str> {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-".contains(&byte);
    if referrer.len() > LONGEST || !referrer.bytes().all(is_plain) {
        return Err("its referrer is no host.");
    }
    Ok(referrer.to_ascii_lowercase())
}

#[cfg(test)]
mod tests;
