//! The revision that a machine can propose without knowing more than the text: links that lead
//! nowhere become plain text, and ‘this year’ becomes the year it was.

use chrono::Datelike;

use crate::ports::Timestamp;

/// The revised text; `None` where there is nothing to revise. `dead` are addresses as they stand in
/// the text's links.
#[must_use]
pub fn proposed(html: &str, dead: &[String], written: Timestamp, is_old: bool) -> Option<String> {
    let year = written.utc().year();
    let mut out = String::with_capacity(html.len());
    let mut rest = html;
    let mut unlinked = 0_u32;
    while let Some((text, after)) = rest.split_once('<') {
        out.push_str(&dated(text, year, is_old));
        let (tag, after) = after.split_once('>').unwrap_or((after, ""));
        if tag.starts_with("a ")
            && dead
                .iter()
                .any(|url| tag.contains(&format!("href=\"{}\"", url.replace('&', "&amp;"))))
        {
            unlinked += 1;
        } else if tag == "/a" && unlinked > 0 {
            unlinked -= 1;
        } else {
            out.push('<');
            out.push_str(tag);
            out.push('>');
        }
        rest = after;
    }
    out.push_str(&dated(rest, year, is_old));
    (out != html).then_some(out)
}

fn dated(text: &str, year: i32, is_old: bool) -> String {
    if !is_old {
        return text.to_owned();
    }
    let mut text = text.to_owned();
    for (words, year) in [
        ("his year", year),
        ("ext year", year + 1),
        ("ast year", year - 1),
    ] {
        let initials = match words {
            "his year" => ["t", "T"],
            "ext year" => ["n", "N"],
            _ => ["l", "L"],
        };
        for (initial, within) in initials.iter().zip(["in", "In"]) {
            text = text.replace(&format!("{initial}{words}’s"), &format!("{year}’s"));
            text = text.replace(&format!("{initial}{words}"), &format!("{within} {year}"));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const WRITTEN: Timestamp = Timestamp(1_772_000_000);

    #[test]
    fn a_dead_link_becomes_its_words_and_relative_years_become_dates() {
        let html = "<p>This year <a href=\"https://gone.test/?a=1&amp;b=2\"><em>the docs</em></a> moved; see <a href=\"/glossary\">this</a>. It ends next year.</p>";
        let dead = ["https://gone.test/?a=1&b=2".to_owned()];
        assert_eq!(
            proposed(html, &dead, WRITTEN, true).as_deref(),
            Some(
                "<p>In 2026 <em>the docs</em> moved; see <a href=\"/glossary\">this</a>. It ends in 2027.</p>"
            )
        );
        assert_eq!(proposed("<p>Nothing.</p>", &dead, WRITTEN, true), None);
        assert_eq!(proposed("<p>This year.</p>", &[], WRITTEN, false), None);
    }
}
