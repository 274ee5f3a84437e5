//! The crawl: reads every page of the sitemap and whatever of ours they link to, and keeps what the
//! report needs of them. It is its own checkpoint.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::entities::decoded;
use super::links::{self, Target};
use super::page_checks::{self, Blame};
use super::scan::{self, Scanned};
use crate::contract::reports::Severity;
use crate::ports::OwnPage;
use crate::site::Site;

/// Pages that a link is told to stand on.
const MOST_REFERRING: usize = 5;

/// Pages beside those of the sitemap that are followed: lists have endless later pages.
const MOST_FOLLOWED: usize = 300;

/// What is wrong with a page, before it is known since when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Found {
    /// How much it matters.
    pub severity: Severity,
    /// Which check found it.
    pub check: String,
    /// The page's path.
    pub page: String,
    /// What is wrong.
    pub problem: String,
    /// What to do.
    pub fix: String,
}

impl Found {
    fn on(page: &str, blame: Blame) -> Self {
        Self {
            severity: blame.severity,
            check: blame.check.to_owned(),
            page: page.to_owned(),
            problem: blame.problem,
            fix: blame.fix.to_owned(),
        }
    }
}

/// Where the crawl is, and what it has seen.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Crawl {
    /// Paths of the sitemap.
    pub listed: BTreeSet<String>,
    /// Paths to be read, the next one last.
    todo: Vec<String>,
    /// Paths that were ever put there.
    known: BTreeSet<String>,
    /// Pages of the sitemap that were read.
    pub read: usize,
    /// What was found on the way.
    pub found: Vec<Found>,
    /// For each path of ours the pages that link to it, itself aside.
    referring: BTreeMap<String, Vec<String>>,
    /// For each address outside the pages that link to it.
    pub outside: BTreeMap<String, Vec<String>>,
    /// The first page of each title and description.
    titles: BTreeMap<String, String>,
    descriptions: BTreeMap<String, String>,
    /// What does not answer 200 and is not in the sitemap, with its status.
    broken: BTreeMap<String, u16>,
}

impl Crawl {
    /// Begins with the addresses of a sitemap.
    #[must_use]
    pub fn of_sitemap(site: &Site, xml: &str) -> Self {
        let mut crawl = Self::default();
        let locations = xml.split("<loc>").skip(1);
        for location in locations.filter_map(|rest| rest.split("</loc>").next()) {
            let location = decoded(location.trim());
            match location.strip_prefix(&site.url) {
                Some("") => crawl.list("/"),
                Some(path) if path.starts_with('/') => crawl.list(path),
                _ => crawl.blame(
                    "/sitemap.xml",
                    Blame {
                        severity: Severity::Error,
                        check: "sitemap",
                        problem: format!(
                            "The sitemap lists {location}, which is not of this site."
                        ),
                        fix: "List only addresses of this site.",
                    },
                ),
            }
        }
        crawl.todo.reverse();
        crawl
    }

    fn list(&mut self, path: &str) {
        if self.listed.insert(path.to_owned()) {
            self.know(path);
        }
    }

    fn know(&mut self, path: &str) {
        if self.known.insert(path.to_owned()) {
            self.todo.push(path.to_owned());
        }
    }

    /// The next path to read.
    #[must_use]
    pub fn next(&self) -> Option<&str> {
        self.todo.last().map(String::as_str)
    }

    /// Takes the answer of [`Crawl::next`].
    pub fn take(&mut self, site: &Site, page: &OwnPage) {
        let Some(path) = self.todo.pop() else {
            return;
        };
        let is_listed = self.listed.contains(&path);
        self.read += usize::from(is_listed);
        if page.status != 200 {
            if is_listed {
                self.blame(&path, unanswered(page));
            } else {
                self.broken.insert(path, page.status);
            }
            return;
        }
        let Some(html) = &page.body else { return };
        let scanned = scan::scan(html);
        if is_listed {
            for blame in page_checks::of(site, &path, &scanned, html.len()) {
                self.blame(&path, blame);
            }
            self.compare(&path, &scanned);
        }
        self.follow(site, &path, &scanned);
    }

    fn blame(&mut self, page: &str, blame: Blame) {
        self.found.push(Found::on(page, blame));
    }

    /// Two pages with one title, or one description, are one page to a search engine.
    fn compare(&mut self, path: &str, page: &Scanned) {
        let title = page.titles.first().filter(|title| !title.is_empty());
        let twice = title.and_then(|title| first_with(&mut self.titles, title, path));
        if let Some(other) = twice {
            self.blame(
                path,
                Blame {
                    severity: Severity::Warning,
                    check: "title_shared",
                    problem: format!("It has the same title as {other}."),
                    fix: "Say in each what only that page has.",
                },
            );
        }
        let description = page.meta("description").map(str::to_owned);
        let twice = description.and_then(|text| first_with(&mut self.descriptions, &text, path));
        if let Some(other) = twice {
            self.blame(
                path,
                Blame {
                    severity: Severity::Warning,
                    check: "description_shared",
                    problem: format!("It has the same description as {other}."),
                    fix: "Say in each what only that page has.",
                },
            );
        }
    }

    fn follow(&mut self, site: &Site, path: &str, page: &Scanned) {
        for href in &page.links {
            match links::target(site, path, href) {
                Some(Target::Own(own)) => self.link(path, &own, href),
                Some(Target::Elsewhere(url)) if !is_sample(site, &url) => {
                    refer(self.outside.entry(url).or_default(), path);
                }
                _ => {}
            }
        }
    }

    fn link(&mut self, from: &str, to: &str, href: &str) {
        if to.starts_with("/api/") {
            return;
        }
        let (from_path, _) = from.split_once('?').unwrap_or((from, ""));
        if from_path != to {
            refer(self.referring.entry(to.to_owned()).or_default(), from_path);
        }
        if self.known.len() >= self.listed.len() + MOST_FOLLOWED {
            return;
        }
        // Posts are reached through the later pages of the list, which have a query.
        let query = href.split_once('?').map(|(_, query)| query);
        match query.and_then(|query| query.split('#').next()) {
            Some(query) if to == "/blog" && query.starts_with("before=") => {
                self.know(&format!("{to}?{query}"));
            }
            _ => self.know(to),
        }
    }

    /// What can only be said when every page has been read: pages without a link to them, and links
    /// to what does not answer.
    pub fn conclude(&mut self) {
        let orphans: Vec<_> = self
            .listed
            .iter()
            .filter(|path| *path != "/" && !self.referring.contains_key(*path))
            .cloned()
            .collect();
        for path in orphans {
            self.blame(
                &path,
                Blame {
                    severity: Severity::Warning,
                    check: "orphan",
                    problem: "No page of the site links here.".to_owned(),
                    fix: "Link to it from where its readers are.",
                },
            );
        }
        for (target, status) in std::mem::take(&mut self.broken) {
            for page in self.referring.get(&target).cloned().unwrap_or_default() {
                self.blame(&page, dead_end(&target, status));
            }
        }
    }

    /// How far the crawl is, in words.
    #[must_use]
    pub fn progress(&self) -> String {
        format!("{} of {} pages", self.read, self.listed.len())
    }
}

fn unanswered(page: &OwnPage) -> Blame {
    let problem = match (&page.location, page.status) {
        (Some(to), 300..400) => format!("It is in the sitemap and leads on to {to}."),
        (_, status) => format!("It is in the sitemap and answers {status}."),
    };
    Blame {
        severity: Severity::Error,
        check: "status",
        problem,
        fix: "List only what answers 200.",
    }
}

fn dead_end(target: &str, status: u16) -> Blame {
    if (300..400).contains(&status) {
        return Blame {
            severity: Severity::Notice,
            check: "link_redirected",
            problem: format!("It links to {target}, which leads on elsewhere."),
            fix: "Link to where it leads.",
        };
    }
    Blame {
        severity: Severity::Error,
        check: "link_dead",
        problem: format!("It links to {target}, which answers {status}."),
        fix: "Correct the link or take it out.",
    }
}

/// The first page that had this text, where it is another one.
fn first_with(seen: &mut BTreeMap<String, String>, text: &str, path: &str) -> Option<String> {
    if let Some(first) = seen.get(text) {
        return Some(first.clone());
    }
    seen.insert(text.to_owned(), path.to_owned());
    None
}

fn refer(pages: &mut Vec<String>, path: &str) {
    if pages.len() < MOST_REFERRING && !pages.iter().any(|known| known == path) {
        pages.push(path.to_owned());
    }
}

/// Whether an address belongs to the sample identity that a fresh clone has: below a name that is
/// reserved for examples (RFC 2606) and answers nobody.
fn is_sample(site: &Site, url: &str) -> bool {
    let own = site.url.split("://").nth(1).unwrap_or_default();
    let host = url.split("://").nth(1).unwrap_or_default();
    let host = host.split(['/', '?', ':']).next().unwrap_or_default();
    own.ends_with(".example")
        && host
            .strip_suffix(own)
            .is_some_and(|rest| rest.ends_with('.'))
}
