//! A certificate as a drawing: one sheet of A4, lying. Its colours are its own, since it is paper in
//! either theme and is also printed and saved as a picture, where the page's styles do not reach.

use std::fmt::Write as _;

use super::{Certificate, path};
use crate::blog::html::escape;
use crate::site::Site;

const INK: &str = "#1c1714";
const MUTED: &str = "#6a5f57";
const LINE: &str = "#d8cec2";
const EMBER: &str = "#c8401a";
const DISPLAY: &str = "'Fraunces Display', Georgia, serif";
const TEXT: &str = "'Hanken Grotesk Text', Arial, sans-serif";
const MONO: &str = "ui-monospace, Menlo, Consolas, monospace";

/// Where text begins and ends.
const LEFT: f64 = 92.0;
const RIGHT: f64 = 1_096.0;
/// The name's largest size, and the width of an average letter as a share of its size.
const NAME_SIZE: f64 = 84.0;
const LETTER: f64 = 0.53;
/// Characters of an address on one line.
const ADDRESS_LINE: usize = 86;
/// The figure: where its axes meet, and how far they go.
const ORIGIN: (f64, f64) = (800.0, 716.0);
const REACH: (f64, f64) = (296.0, 290.0);
/// Of the curves x·y = k: the first k, the step between them, how many, and which one is the ember.
const FIRST_K: f64 = 1_500.0;
const STEP_K: f64 = 1.62;
const CURVES: i32 = 9;
const EMBER_CURVE: i32 = 5;
/// Points on the ember curve, one for each lesson.
const POINTS: i32 = 10;

/// The drawing as SVG, to stand in a page of the site.
#[must_use]
pub fn svg(site: &Site, certificate: &Certificate, id: &str) -> String {
    let brand = escape(&site.name);
    let course = certificate.course;
    let mut svg = format!(
        "<svg id=\"certificate\" xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1188 840\" role=\"img\" \
         aria-labelledby=\"certificate-title\"><title id=\"certificate-title\">Certificate: {name}, {title}, \
         {date}</title><rect width=\"1188\" height=\"840\" fill=\"#fbf8f3\"/>\
         <rect x=\"30\" y=\"30\" width=\"1128\" height=\"780\" fill=\"none\" stroke=\"{INK}\" stroke-width=\"1.5\"/>\
         <rect x=\"38\" y=\"38\" width=\"1112\" height=\"764\" fill=\"none\" stroke=\"{LINE}\"/>",
        name = escape(certificate.name.as_str()),
        title = course.title(),
        date = certificate.issued_on().long_date(),
    );
    svg.push_str(&line((LEFT, 116.0), DISPLAY, 34.0, INK, &brand));
    svg.push_str(&line_to_right(116.0, "Certificate of completion"));
    svg.push_str(&rule(140.0, INK));
    svg.push_str(&line((LEFT, 212.0), TEXT, 21.0, MUTED, "For"));
    svg.push_str(&name(certificate.name.as_str()));
    svg.push_str(&line(
        (LEFT, 424.0),
        TEXT,
        21.0,
        MUTED,
        "who reports having completed every lesson and passed every quiz of",
    ));
    svg.push_str(&line((LEFT, 488.0), DISPLAY, 54.0, INK, course.title()));
    svg.push_str(&paragraph(
        532.0,
        &format!("a free course on {}.", course.subject()),
    ));
    svg.push_str(&line(
        (LEFT, 636.0),
        DISPLAY,
        26.0,
        INK,
        &certificate.issued_on().long_date(),
    ));
    svg.push_str(&foot(site, id));
    svg.push_str(&figure());
    svg.push_str("</svg>");
    svg
}

fn line((x, y): (f64, f64), family: &str, size: f64, fill: &str, words: &str) -> String {
    format!(
        "<text x=\"{x}\" y=\"{y}\" font-family=\"{family}\" font-size=\"{size}\" fill=\"{fill}\">{words}</text>"
    )
}

fn line_to_right(y: f64, words: &str) -> String {
    format!(
        "<text x=\"{RIGHT}\" y=\"{y}\" text-anchor=\"end\" font-family=\"{TEXT}\" font-size=\"21\" \
         fill=\"{MUTED}\">{words}</text>"
    )
}

fn rule(y: f64, stroke: &str) -> String {
    format!("<path d=\"M{LEFT} {y}H{RIGHT}\" stroke=\"{stroke}\"/>")
}

/// The name on one line, as large as it fits, or on two where it would be small.
fn name(name: &str) -> String {
    let rows = match halves(name) {
        Some((one, other)) if fitting(name) < NAME_SIZE * 0.6 => vec![one, other],
        _ => vec![name],
    };
    let size = rows.iter().copied().map(fitting).fold(NAME_SIZE, f64::min);
    let mut drawn = String::new();
    for (words, above) in rows.iter().rev().zip(0_u8..) {
        let y = 330.0 - f64::from(above) * size * 1.1;
        drawn.push_str(&line((LEFT, y), DISPLAY, size, INK, &escape(words)));
    }
    drawn + &rule(366.0, LINE)
}

/// The size at which a text is as wide as the sheet allows, the largest one at most.
fn fitting(text: &str) -> f64 {
    let width: f64 = text
        .chars()
        .map(|character| if character >= '\u{1100}' { 1.9 } else { 1.0 })
        .sum();
    ((RIGHT - LEFT) / (width * LETTER)).min(NAME_SIZE)
}

/// Both parts of a name, split at the blank nearest to its middle.
fn halves(name: &str) -> Option<(&str, &str)> {
    let middle = name.len() / 2;
    let blank = name
        .match_indices(' ')
        .min_by_key(|(at, _)| at.abs_diff(middle))?;
    name.split_at_checked(blank.0)
        .map(|(one, other)| (one, other.trim_start()))
}

/// Running text, at most three lines of it, beside the figure.
fn paragraph(y: f64, text: &str) -> String {
    let mut rows = vec![String::new()];
    for word in text.split(' ') {
        match rows.last_mut() {
            Some(row) if row.len() + word.len() < 54 => {
                if !row.is_empty() {
                    row.push(' ');
                }
                row.push_str(word);
            }
            _ => rows.push(word.to_owned()),
        }
    }
    let mut at = y;
    rows.iter().fold(String::new(), |drawn, row| {
        let next = drawn + &line((LEFT, at), TEXT, 21.0, MUTED, row);
        at += 29.0;
        next
    })
}

/// What the sheet attests and where it is checked. The address grows upwards from the lower edge.
fn foot(site: &Site, id: &str) -> String {
    let address = site.address(&path(id));
    let letters: Vec<char> = address.chars().collect();
    let rows: Vec<String> = letters
        .chunks(ADDRESS_LINE)
        .map(|row| row.iter().collect())
        .collect();
    let mut drawn = String::new();
    let mut y = 764.0;
    for row in rows.iter().rev() {
        drawn.push_str(&line((LEFT, y), MONO, 13.0, INK, &escape(row)));
        y -= 18.0;
    }
    let note = format!(
        "Self-reported. {} signed the name, the course and the day; check them at",
        escape(&site.name)
    );
    drawn + &line((LEFT, y - 4.0), TEXT, 16.0, MUTED, &note)
}

/// The curves of a pool, one of them walked: a point for each lesson.
fn figure() -> String {
    let (x, y) = ORIGIN;
    let (right, top) = (x + REACH.0, y - REACH.1);
    let mut drawn = String::from("<g fill=\"none\">");
    for curve in 0..CURVES {
        let k = FIRST_K * STEP_K.powi(curve);
        let (stroke, width) = if curve == EMBER_CURVE {
            (EMBER, 2.5)
        } else {
            (LINE, 1.0)
        };
        // Writing to a String cannot fail.
        let _ = write!(
            drawn,
            "<path d=\"{}\" stroke=\"{stroke}\" stroke-width=\"{width}\"/>",
            hyperbola(k)
        );
    }
    let _ = write!(
        drawn,
        "<path d=\"M{x} {top}V{y}H{right}\" stroke=\"{INK}\" stroke-width=\"1.5\"/></g>"
    );
    let k = FIRST_K * STEP_K.powi(EMBER_CURVE);
    let (first, last) = (k / REACH.1 + 14.0, REACH.0 - 14.0);
    for point in 0..POINTS {
        // Even steps of the logarithm are even steps along the curve, near enough.
        let share = f64::from(point) / f64::from(POINTS - 1);
        let along = first * (last / first).powf(share);
        let _ = write!(
            drawn,
            "<circle cx=\"{:.1}\" cy=\"{:.1}\" r=\"5.5\" fill=\"{EMBER}\" stroke=\"#fbf8f3\" stroke-width=\"2\"/>",
            x + along,
            y - k / along
        );
    }
    drawn
        + &line(
            (x, y + 26.0),
            TEXT,
            14.0,
            MUTED,
            "Fig. 1  The curve of a pool: a point a lesson.",
        )
}

/// x·y = k inside of the figure.
fn hyperbola(k: f64) -> String {
    let from = k / REACH.1;
    (0..=36).fold(String::new(), |mut path, step| {
        let along = from * (REACH.0 / from).powf(f64::from(step) / 36.0);
        let _ = write!(
            path,
            "{}{:.1} {:.1}",
            if step == 0 { "M" } else { "L" },
            ORIGIN.0 + along,
            ORIGIN.1 - k / along
        );
        path
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every number of a path's data.
    fn numbers(path: &str) -> Vec<f64> {
        path.split(|character: char| !(character.is_ascii_digit() || character == '.'))
            .filter_map(|number| number.parse().ok())
            .collect()
    }

    #[test]
    fn every_curve_stays_inside_of_its_axes() {
        for curve in 0..CURVES {
            let path = hyperbola(FIRST_K * STEP_K.powi(curve));
            for pair in numbers(&path).chunks(2) {
                let [x, y] = pair else {
                    panic!("a point has two numbers")
                };
                assert!((ORIGIN.0..=ORIGIN.0 + REACH.0 + 0.1).contains(x), "{path}");
                assert!((ORIGIN.1 - REACH.1 - 0.1..=ORIGIN.1).contains(y), "{path}");
            }
        }
    }

    #[test]
    fn a_name_is_as_large_as_its_line_allows() {
        assert!((fitting("Ada") - NAME_SIZE).abs() < f64::EPSILON);
        let long = "a".repeat(60);
        assert!((fitting(&long) * 60.0 * LETTER - (RIGHT - LEFT)).abs() < 0.01);
        assert!(fitting(&"\u{5c71}".repeat(30)) < fitting(&"a".repeat(30)));
    }
}
