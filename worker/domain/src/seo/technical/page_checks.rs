//! What one page can be blamed for by itself.

use super::scan::Scanned;
use super::structured;
use crate::contract::reports::Severity;
use crate::site::Site;

/// A title that search engines show whole, without the brand, in characters.
const LONGEST_TITLE: usize = 65;
/// A description that they show whole is up to 160 characters; a little more costs the last word.
const LONGEST_DESCRIPTION: usize = 170;
const SHORTEST_DESCRIPTION: usize = 50;
/// HTML, not compressed, beyond which a page is slow on a phone, in bytes.
const LARGEST: usize = 400 * 1024;

/// Something about a page, before it is known since when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blame {
    /// How much it matters.
    pub severity: Severity,
    /// Which check found it: `title_missing`.
    pub check: &'static str,
    /// What is wrong, with the page's own words.
    pub problem: String,
    /// What to do.
    pub fix: &'static str,
}

fn blame(
    severity: Severity,
    check: &'static str,
    problem: impl Into<String>,
    fix: &'static str,
) -> Blame {
    Blame {
        severity,
        check,
        problem: problem.into(),
        fix,
    }
}

/// What is wrong with a page that answered 200. `path` is its address in the sitemap, `bytes` its
/// length.
#[must_use]
pub fn of(site: &Site, path: &str, page: &Scanned, bytes: usize) -> Vec<Blame> {
    let mut found = Vec::new();
    titles(site, page, &mut found);
    description(page, &mut found);
    canonical(site, path, page, &mut found);
    headings(page, &mut found);
    sharing(page, &mut found);
    alternates(site, path, page, &mut found);
    if let Some(robots) = page
        .meta("robots")
        .filter(|robots| robots.contains("noindex"))
    {
        found.push(blame(
            Severity::Error,
            "noindex",
            format!("The page is in the sitemap and says ‘{robots}’."),
            "Take it out of the sitemap, or let it be indexed.",
        ));
    }
    for image in &page.images_without_alt {
        found.push(blame(
            Severity::Warning,
            "alt_missing",
            format!("The image {image} has no alt text."),
            "Say what it shows; alt=\"\" where it is decoration.",
        ));
    }
    found.extend(page.structured.iter().flat_map(|json| {
        structured::problems(json).into_iter().map(|problem| {
            blame(
                Severity::Error,
                "structured_data",
                problem,
                "Correct the JSON-LD where the page is made.",
            )
        })
    }));
    if bytes > LARGEST {
        found.push(blame(
            Severity::Notice,
            "size",
            format!("The page's HTML is {} KB.", bytes / 1024),
            "Split the page, or take out what is written into it.",
        ));
    }
    found
}

fn titles(site: &Site, page: &Scanned, found: &mut Vec<Blame>) {
    let title = page.titles.first().map_or("", String::as_str);
    let own = title
        .strip_suffix(&site.name)
        .map_or(title, |own| own.trim_end_matches([' ', '|', '–', '-']));
    let length = own.chars().count();
    if length == 0 {
        found.push(blame(
            Severity::Error,
            "title_missing",
            "The page has no title of its own.",
            "Give it one of up to 60 characters that says what only this page has.",
        ));
    } else if length > LONGEST_TITLE {
        found.push(blame(
            Severity::Notice,
            "title_length",
            format!("The title has {length} characters before the brand: ‘{own}’."),
            "Shorten it to 60 characters: results cut the rest off.",
        ));
    }
    if page.titles.len() > 1 {
        found.push(blame(
            Severity::Error,
            "title_twice",
            format!("The page has {} titles.", page.titles.len()),
            "Leave one.",
        ));
    }
}

fn description(page: &Scanned, found: &mut Vec<Blame>) {
    let Some(text) = page.meta("description") else {
        found.push(blame(
            Severity::Warning,
            "description_missing",
            "The page has no description.",
            "Write one of 120 to 155 characters; without it results show whatever text is found.",
        ));
        return;
    };
    let length = text.chars().count();
    if !(SHORTEST_DESCRIPTION..=LONGEST_DESCRIPTION).contains(&length) {
        found.push(blame(
            Severity::Notice,
            "description_length",
            format!("The description has {length} characters."),
            "Aim at 120 to 155: results cut off more and pad less.",
        ));
    }
}

fn canonical(site: &Site, path: &str, page: &Scanned, found: &mut Vec<Blame>) {
    let wanted = site.address(path);
    let problem = match page.canonicals.as_slice() {
        [] => "The page names no canonical address.".to_owned(),
        [one] if *one == wanted => return,
        [other] => format!("The canonical address is {other}, not {wanted}."),
        many => format!("The page names {} canonical addresses.", many.len()),
    };
    found.push(blame(
        Severity::Warning,
        "canonical",
        problem,
        "Name the page's own address, once.",
    ));
}

fn headings(page: &Scanned, found: &mut Vec<Blame>) {
    let first = page
        .headings
        .iter()
        .filter(|(level, _)| *level == 1)
        .count();
    if first != 1 {
        found.push(blame(
            Severity::Warning,
            "h1",
            format!("The page has {first} headings of the first level."),
            "Have exactly one: what the page is about.",
        ));
    }
    let skip = page
        .headings
        .iter()
        .zip(page.headings.iter().skip(1))
        .find(|((above, _), (below, _))| *below > above + 1);
    if let Some(((above, _), (below, text))) = skip {
        found.push(blame(
            Severity::Notice,
            "heading_order",
            format!("‘{text}’ is an h{below} right after an h{above}."),
            "Go down one level at a time: readers of screen readers move by levels.",
        ));
    }
}

fn sharing(page: &Scanned, found: &mut Vec<Blame>) {
    let missing: Vec<_> = [
        "og:title",
        "og:description",
        "og:image",
        "og:url",
        "twitter:card",
    ]
    .into_iter()
    .filter(|name| page.meta(name).is_none())
    .collect();
    if !missing.is_empty() {
        found.push(blame(
            Severity::Warning,
            "open_graph",
            format!("For sharing the page lacks {}.", missing.join(", ")),
            "Add them: a shared link shows them instead of a bare address.",
        ));
    }
}

/// Alternates for languages are fine where there are none; where there are, the page must be among
/// them and each must be an address.
fn alternates(site: &Site, path: &str, page: &Scanned, found: &mut Vec<Blame>) {
    if page.alternates.is_empty() {
        return;
    }
    let own = site.address(path);
    let names_itself = page.alternates.iter().any(|(_, href)| *href == own);
    let has_bad = page
        .alternates
        .iter()
        .any(|(lang, href)| lang.len() < 2 || !href.starts_with("https://"));
    if !names_itself || has_bad {
        found.push(blame(
            Severity::Warning,
            "hreflang",
            "The page's hreflang links do not name the page itself, or name no full address.",
            "List every language version, this one too, with its full address.",
        ));
    }
}
