//! What the cleaner would take away: a writer has no use for it, so its presence is a fault.

use std::collections::BTreeMap;

use super::finding;
use crate::blog::sanitise;
use crate::contract::checks::Finding;

/// What has no place in an article's attributes.
const ATTRIBUTES: [&str; 5] = ["style=", "javascript:", "data:", "srcdoc=", "formaction="];

/// What is in `html` and would not be kept.
pub fn taken_away(html: &str) -> Vec<Finding> {
    let clean = match sanitise::clean(html) {
        Ok(clean) => clean,
        Err(unclean) => return vec![finding("", unclean.sentence())],
    };
    let kept = tags(&clean);
    // An editor may embed a page; a writer has none to embed.
    let is_lost = |name: &str, number: usize| {
        name == "iframe" || kept.get(name).is_none_or(|kept| *kept < number)
    };
    let lost = tags(html)
        .into_iter()
        .filter(|(name, number)| is_lost(name, *number))
        .map(|(name, _)| finding(&format!("<{name}>"), "The cleaner takes this away."));
    let lower = html.to_lowercase();
    let attributes = ATTRIBUTES
        .iter()
        .filter(|attribute| inside_tags(&lower).any(|tag| tag.contains(*attribute)))
        .map(|attribute| finding(attribute, "The cleaner takes this away."));
    let handlers = inside_tags(&lower)
        .filter(|tag| tag.split_whitespace().any(is_handler))
        .map(|tag| finding(&format!("<{tag}>"), "The cleaner takes its handler away."));
    lost.chain(attributes).chain(handlers).collect()
}

fn is_handler(word: &str) -> bool {
    word.split_once('=').is_some_and(|(name, _)| {
        name.len() > 3 && name.starts_with("on") && name.bytes().all(|b| b.is_ascii_lowercase())
    })
}

/// How often each element begins.
fn tags(html: &str) -> BTreeMap<String, usize> {
    let mut tags = BTreeMap::new();
    for tag in inside_tags(html) {
        let name: String = tag
            .chars()
            .take_while(|c| c.is_ascii_alphanumeric() || *c == '!')
            .collect();
        if !name.is_empty() {
            *tags.entry(name.to_lowercase()).or_default() += 1;
        }
    }
    tags
}

fn inside_tags(html: &str) -> impl Iterator<Item = &str> {
    html.split('<')
        .skip(1)
        .map(|tag| tag.split('>').next().unwrap_or(tag))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_page_must_not_hold_is_named() {
        for html in [
            "<p>a</p><script>alert(1)</script>",
            "<p onclick=\"x()\">a</p>",
            "<img src=x onerror=alert(1)>",
            "<p style=\"color:red\">a</p>",
            "<a href=\"javascript:x()\">a</a>",
            "<iframe src=\"https://evil.example/\"></iframe>",
            "<!-- a comment -->",
            "<h1>a</h1>",
        ] {
            assert!(!taken_away(html).is_empty(), "{html}");
        }
    }

    #[test]
    fn an_article_as_it_should_be_loses_nothing() {
        let html = "<h2>A</h2><p>One &amp; two: 1 &lt; 2, on=1.</p><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table><ul><li><a href=\"https://a.example/?x=1&amp;y=2\">[1]</a></li></ul>";
        assert_eq!(taken_away(html), []);
    }
}
