//! Rendered pages that an isolate keeps, by the number of the last public change.
//!
//! Within a second of the last look a kept page is served as it is; after that one read of the
//! number decides whether the pages still hold.

use std::collections::HashMap;
use std::rc::Rc;

/// How long the pages are trusted without asking whether something changed, in milliseconds.
const TRUSTED_FOR_MS: f64 = 1_000.0;
/// How many pages are kept before the isolate starts over: far below its 128 MB.
const MOST_PAGES: usize = 200;

/// The pages of one isolate.
#[derive(Debug, Default)]
pub struct KeptPages {
    revision: i64,
    checked_at_ms: f64,
    pages: HashMap<String, Rc<str>>,
}

impl KeptPages {
    /// Whether the number of the last public change has to be read before a page is served.
    /// A clock that went back counts as a second that has passed.
    #[must_use]
    pub fn must_check(&self, now_ms: f64) -> bool {
        !(0.0..TRUSTED_FOR_MS).contains(&(now_ms - self.checked_at_ms))
    }

    /// Takes note of the number as it was just read; another one than before lets all pages go.
    pub fn checked(&mut self, revision: i64, now_ms: f64) {
        if self.revision != revision {
            self.pages.clear();
        }
        self.revision = revision;
        self.checked_at_ms = now_ms;
    }

    /// The number that pages rendered from now on belong to.
    #[must_use]
    pub const fn revision(&self) -> i64 {
        self.revision
    }

    /// The page kept under `key`.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<Rc<str>> {
        self.pages.get(key).cloned()
    }

    /// Keeps a page whose rendering began at `revision`. Where a public change was noticed
    /// meanwhile, the page may show what was before it, and is not kept.
    pub fn keep(&mut self, key: String, page: Rc<str>, revision: i64) {
        if revision != self.revision {
            return;
        }
        if self.pages.len() >= MOST_PAGES {
            self.pages.clear();
        }
        self.pages.insert(key, page);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept_at(revision: i64) -> KeptPages {
        let mut pages = KeptPages::default();
        pages.checked(revision, 10_000.0);
        pages.keep("a".to_owned(), "old".into(), revision);
        pages
    }

    #[test]
    fn a_page_is_served_for_a_second_before_anybody_asks() {
        let pages = kept_at(7);
        assert!(!pages.must_check(10_999.0));
        assert!(pages.must_check(11_000.0));
        assert!(pages.must_check(9_000.0), "the clock went back");
        assert_eq!(pages.get("a").as_deref(), Some("old"));
    }

    #[test]
    fn a_public_change_lets_every_page_go_and_no_change_none() {
        let mut pages = kept_at(7);
        pages.checked(7, 12_000.0);
        assert!(pages.get("a").is_some());
        pages.checked(8, 13_000.0);
        assert!(pages.get("a").is_none());
    }

    #[test]
    fn a_page_that_was_being_rendered_while_something_changed_is_not_kept() {
        let mut pages = kept_at(7);
        let begun_at = pages.revision();
        pages.checked(8, 12_000.0);
        pages.keep("a".to_owned(), "stale".into(), begun_at);
        assert!(pages.get("a").is_none());
    }

    #[test]
    fn the_isolate_never_keeps_more_pages_than_it_has_room_for() {
        let mut pages = kept_at(7);
        for number in 0..1_000 {
            pages.keep(number.to_string(), "x".into(), 7);
            assert!(pages.pages.len() <= MOST_PAGES);
        }
    }
}
