//! Cleaning of article HTML, which is hostile until proven otherwise: it comes from language
//! models and from pasted web pages.
//!
//! It runs when a text is saved and again when it is published, so that a text saved under older
//! rules is judged by today's.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

use ammonia::{Builder, UrlRelative};

/// The longest article, in bytes of HTML. It keeps a row far below D1's limit of 2 MB and the
/// cleaning of it within the platform's CPU time.
pub const MOST_BYTES: usize = 200 * 1024;

/// The deepest nesting that is parsed. Real articles stay below 20; parsers of hostile depth
/// exhaust their stack.
const MOST_DEPTH: usize = 256;

/// How often cleaning may change the text before it is held for an attack on the cleaner. A
/// clean text is its own fixpoint; one that still moves is mutating on purpose.
const MOST_PASSES: usize = 4;

/// Stands before every id of an article.
const ID_PREFIX: &str = "post-";

/// The only pages that an article may embed, by the exact start of their address.
const EMBEDDABLE: [&str; 1] = ["https://www.youtube-nocookie.com/embed/"];

/// Why a text could not be cleaned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unclean {
    /// More than [`MOST_BYTES`].
    TooLong,
    /// Nested deeper than any article is.
    TooDeep,
    /// Cleaning it gives a different text each time.
    Unstable,
}

impl Unclean {
    /// The sentence that stands beside the field.
    #[must_use]
    pub const fn sentence(self) -> &'static str {
        match self {
            Self::TooLong => "The article is longer than 200 KB. Please shorten it.",
            Self::TooDeep => "The HTML is nested more than 256 levels deep. Please simplify it.",
            Self::Unstable => "The HTML cannot be cleaned reliably. Please paste it as plain text.",
        }
    }
}

/// Cleans article HTML: what is left holds no script, no style, no foreign frame and no address
/// other than `https:`, `http:`, `mailto:` and paths of our own.
///
/// # Errors
/// [`Unclean`] when the text is too long, too deep, or does not settle.
pub fn clean(html: &str) -> Result<String, Unclean> {
    if html.len() > MOST_BYTES {
        return Err(Unclean::TooLong);
    }
    if depth(html) > MOST_DEPTH {
        return Err(Unclean::TooDeep);
    }
    let rules = rules();
    let mut text = rules.clean(html).to_string();
    for _ in 1..MOST_PASSES {
        let again = rules.clean(&text).to_string();
        if again == text {
            return Ok(text);
        }
        text = again;
    }
    Err(Unclean::Unstable)
}

fn rules() -> Builder<'static> {
    let tags = HashSet::from([
        "h2",
        "h3",
        "h4",
        "p",
        "ul",
        "ol",
        "li",
        "dl",
        "dt",
        "dd",
        "blockquote",
        "pre",
        "code",
        "strong",
        "em",
        "b",
        "i",
        "s",
        "sub",
        "sup",
        "abbr",
        "cite",
        "q",
        "mark",
        "small",
        "br",
        "hr",
        "a",
        "img",
        "figure",
        "figcaption",
        "table",
        "caption",
        "thead",
        "tbody",
        "tfoot",
        "tr",
        "th",
        "td",
        "iframe",
    ]);
    let attributes = HashMap::from([
        ("a", HashSet::from(["href", "title"])),
        ("img", HashSet::from(["src", "alt", "width", "height"])),
        ("iframe", HashSet::from(["src", "title", "width", "height"])),
        ("abbr", HashSet::from(["title"])),
        ("ol", HashSet::from(["start"])),
        ("th", HashSet::from(["scope", "colspan", "rowspan"])),
        ("td", HashSet::from(["colspan", "rowspan"])),
    ]);
    let fixed = HashMap::from([
        ("img", HashMap::from([("loading", "lazy")])),
        // A wide table scrolls by itself on a phone; this lets a keyboard reach it.
        ("table", HashMap::from([("tabindex", "0")])),
        (
            "iframe",
            HashMap::from([
                ("loading", "lazy"),
                ("sandbox", "allow-scripts allow-same-origin"),
            ]),
        ),
    ]);
    let mut rules = Builder::default();
    rules
        .tags(tags)
        .tag_attributes(attributes)
        .generic_attributes(HashSet::from(["id", "lang"]))
        .set_tag_attribute_values(fixed)
        .id_prefix(Some(ID_PREFIX))
        .url_schemes(HashSet::from(["https", "http", "mailto"]))
        .url_relative(UrlRelative::Custom(Box::new(own_path)))
        .attribute_filter(rewrite)
        .link_rel(Some("noopener noreferrer"));
    rules
}

/// Paths of our own stay; `//host` and `/\host`, which browsers read as another host, do not.
fn own_path(address: &str) -> Option<Cow<'_, str>> {
    let foreign = address.starts_with("//") || address.starts_with("/\\");
    let own = address.starts_with('/') || address.starts_with('#');
    (own && !foreign).then_some(Cow::Borrowed(address))
}

/// Drops the address of a foreign frame, and sends links within the article to the prefixed ids
/// that the cleaner gives its targets, so that no id of an article can stand for one of the page.
fn rewrite<'v>(element: &str, attribute: &str, value: &'v str) -> Option<Cow<'v, str>> {
    match (element, attribute) {
        ("iframe", "src") if !EMBEDDABLE.iter().any(|start| value.starts_with(start)) => None,
        ("a", "href") => Some(match value.strip_prefix('#') {
            Some(id) if !id.starts_with(ID_PREFIX) => Cow::Owned(format!("#{ID_PREFIX}{id}")),
            _ => Cow::Borrowed(value),
        }),
        _ => Some(Cow::Borrowed(value)),
    }
}

/// An upper bound of how deep elements nest, without parsing. Elements that HTML closes by
/// itself (paragraphs, list items, cells) do not count: unclosed ones are ordinary.
fn depth(html: &str) -> usize {
    const CLOSE_THEMSELVES: [&str; 14] = [
        "p", "li", "td", "th", "tr", "dt", "dd", "br", "hr", "img", "input", "meta", "link",
        "option",
    ];
    let mut open = 0_usize;
    let mut deepest = 0;
    for piece in html.split('<').skip(1) {
        let (closes, rest) = piece
            .strip_prefix('/')
            .map_or((false, piece), |rest| (true, rest));
        let name = rest
            .split(|c: char| !c.is_ascii_alphanumeric())
            .next()
            .unwrap_or_default();
        if name.is_empty()
            || CLOSE_THEMSELVES
                .iter()
                .any(|known| known.eq_ignore_ascii_case(name))
        {
            continue;
        }
        open = if closes {
            open.saturating_sub(1)
        } else {
            open + 1
        };
        deepest = deepest.max(open);
    }
    deepest
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn an_article_stays_as_it_was_written() {
        let article =
            "<h2>Pools</h2><p>A <strong>pool</strong> holds two tokens.</p><ul><li>One</li></ul>";
        assert_eq!(clean(article).as_deref(), Ok(article));
    }

    #[test]
    fn scripts_handlers_styles_and_dangerous_addresses_are_gone() {
        for hostile in [
            "<script>alert(1)</script>",
            "<img src=x onerror=alert(1)>",
            "<a href=\"javascript:alert(1)\">x</a>",
            "<a href=\" java\nscript:alert(1)\">x</a>",
            "<svg><script>alert(1)</script></svg>",
            "<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
            "<p style=\"position:fixed\">x</p>",
            "<iframe srcdoc=\"<script>alert(1)</script>\"></iframe>",
            "<object data=\"data:text/html,x\"></object>",
            "<form action=\"/api/admin/logout\"><button>x</button></form>",
            "<a href=\"data:text/html,<script>alert(1)</script>\">x</a>",
            "<base href=\"https://evil.example/\">",
            "<meta http-equiv=refresh content=\"0;url=https://evil.example\">",
            "<blockquote cite=\"javascript:alert(1)\">x</blockquote>",
        ] {
            let clean = clean(hostile).unwrap().to_lowercase();
            for trace in [
                "<script",
                "onerror",
                "javascript:",
                "style=",
                "srcdoc",
                "data:",
                "<form",
                "<base",
                "<meta",
                "<svg",
                "<math",
                "<object",
            ] {
                assert!(!clean.contains(trace), "{hostile} left {clean}");
            }
        }
    }

    #[test]
    fn frames_come_from_the_exact_hosts_only() {
        let ours =
            clean("<iframe src=\"https://www.youtube-nocookie.com/embed/abc\"></iframe>").unwrap();
        assert!(
            ours.contains("youtube-nocookie.com/embed/abc") && ours.contains("sandbox="),
            "{ours}"
        );
        for foreign in [
            "https://www.youtube-nocookie.com.evil.example/embed/abc",
            "https://evil.example/?https://www.youtube-nocookie.com/embed/",
            "//www.youtube-nocookie.com/embed/abc",
            "http://www.youtube-nocookie.com/embed/abc",
        ] {
            let cleaned = clean(&format!("<iframe src=\"{foreign}\"></iframe>")).unwrap();
            assert!(!cleaned.contains("src="), "{foreign} left {cleaned}");
        }
    }

    #[test]
    fn a_path_that_leads_to_another_host_is_dropped() {
        assert!(
            clean("<a href=\"/blog/pools\">x</a>")
                .unwrap()
                .contains("href=\"/blog/pools\"")
        );
        for foreign in ["//evil.example", "/\\evil.example", "evil.example"] {
            assert!(
                !clean(&format!("<a href=\"{foreign}\">x</a>"))
                    .unwrap()
                    .contains("href"),
                "{foreign}"
            );
        }
    }

    #[test]
    fn links_within_an_article_find_their_prefixed_targets() {
        let cleaned = clean("<p id=\"edge-data\">x</p><a href=\"#edge-data\">y</a>").unwrap();
        assert!(
            cleaned.contains("id=\"post-edge-data\"")
                && cleaned.contains("href=\"#post-edge-data\""),
            "{cleaned}"
        );
    }

    #[test]
    fn bombs_are_refused_before_they_are_parsed() {
        assert_eq!(clean(&"<b>".repeat(10_000)), Err(Unclean::TooDeep));
        assert_eq!(clean(&"x".repeat(MOST_BYTES + 1)), Err(Unclean::TooLong));
        assert!(clean(&"<p>unclosed".repeat(1_000)).is_ok());
    }

    proptest! {
        #[test]
        fn what_is_clean_stays_clean(html in "(<(p|b|a href='/x'|img src=x|script|style|svg|math|mtext)>|</(p|b|a)>|[a-z&;<>\"' ]){0,40}") {
            if let Ok(once) = clean(&html) {
                prop_assert_eq!(clean(&once), Ok(once.clone()));
                prop_assert!(!once.contains("<script"));
            }
        }
    }
}
