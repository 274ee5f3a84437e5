//! Where the numbers of a draft come from: a fact on a page that it cites, or its worked example,
//! whose equations must hold.

use std::collections::BTreeSet;

use super::finding;
use crate::blog::checks::markup::{Block, Document};
use crate::contract::checks::Finding;
use crate::seo::writer::{Draft, arithmetic, facts};

/// Whole numbers up to here are counted on fingers (two tokens, five steps) and need no source.
const COUNTED: f64 = 12.0;

/// Numbers that come from nowhere, and equations that do not hold.
pub fn untraced(draft: &Draft, document: &Document) -> Vec<Finding> {
    let known = known(draft, document);
    let prose: Vec<&Block> = document.prose().collect();
    let sentences = prose.iter().flat_map(|block| block.sentences());
    let fields = [draft.title.as_str(), &draft.excerpt, &draft.seo_description];
    let mut findings: Vec<Finding> = fields
        .into_iter()
        .chain(sentences)
        .filter_map(|sentence| {
            let numbers = numbers(sentence);
            let number = numbers
                .iter()
                .find(|number| !number.is_obvious() && !known.contains(&number.text))?;
            Some(finding(
                sentence,
                format!(
                    "{} is neither in a source that is cited nor in the example.",
                    number.text
                ),
            ))
        })
        .collect();
    findings.extend(prose.iter().flat_map(|block| wrong_equations(&block.text)));
    findings
}

/// Every number that has a reason to be in the draft.
fn known(draft: &Draft, document: &Document) -> BTreeSet<String> {
    let is_cited = |url: &str| draft.sources.iter().any(|source| source.url == url);
    let facts = facts::all().iter().filter(|fact| is_cited(fact.source.url));
    let statements = facts.map(|fact| fact.statement.to_owned());
    let example = example(document).map(|block| block.text.clone());
    statements
        .chain(example)
        .chain(draft.figures.iter().cloned())
        .flat_map(|text| numbers(&text))
        .map(|number| number.text)
        .collect()
}

/// The blocks under headings that announce an example.
fn example(document: &Document) -> impl Iterator<Item = &Block> {
    let mut is_example = false;
    document.blocks.iter().filter(move |block| {
        if let Some(level) = block.level() {
            let announces = block.text.to_lowercase().contains("example");
            is_example = announces || (is_example && level > 2);
        }
        is_example
    })
}

/// A number as it is printed, without separators and trailing zeros.
struct Number {
    text: String,
    is_bare: bool,
}

impl Number {
    /// Counting, and years.
    fn is_obvious(&self) -> bool {
        let Ok(value) = self.text.parse::<f64>() else {
            return true;
        };
        let is_whole = !self.text.contains('.');
        self.is_bare && is_whole && (value <= COUNTED || (1_990.0..2_100.0).contains(&value))
    }
}

/// The numbers of a text. Digits in names (`v2`, `ERC-20`) and references (`[3]`) are none.
fn numbers(text: &str) -> Vec<Number> {
    let mut numbers = Vec::new();
    let mut before = ' ';
    let mut rest = text;
    while let Some(start) = rest.find(|c: char| c.is_ascii_digit()) {
        let (skipped, after) = rest.split_at_checked(start).unwrap_or((rest, ""));
        let mut last = skipped.chars().rev();
        let previous = last.next().unwrap_or(before);
        let one_before = last.next().unwrap_or(' ');
        let end = end_of_number(after);
        let (digits, tail) = after.split_at_checked(end).unwrap_or((after, ""));
        let is_name = previous.is_alphabetic()
            || previous == '['
            || (matches!(previous, '-' | '_' | '/') && one_before.is_alphanumeric())
            || tail.starts_with(|c: char| c.is_alphabetic() && c != 'x');
        if !is_name {
            let is_bare = !matches!(previous, '$' | '€' | '£')
                && !tail.trim_start().starts_with(['%', '$', '€', '£']);
            numbers.push(Number {
                text: plain(digits),
                is_bare,
            });
        }
        before = digits.chars().next_back().unwrap_or(' ');
        rest = tail;
    }
    numbers
}

/// Where the number at the start of `text` ends: separators count only between digits.
fn end_of_number(text: &str) -> usize {
    let bytes = text.as_bytes();
    let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let mut end = 0;
    while is_digit(end) || (matches!(bytes.get(end), Some(b'.' | b',')) && is_digit(end + 1)) {
        end += 1;
    }
    end
}

fn plain(digits: &str) -> String {
    let digits = digits.replace(',', "");
    if digits.contains('.') {
        digits
            .trim_end_matches('0')
            .trim_end_matches('.')
            .to_owned()
    } else {
        digits
    }
}

/// Equations `a × b = c` of which the two sides differ by more than the rounding of the right one.
fn wrong_equations(text: &str) -> Vec<Finding> {
    text.match_indices(" = ")
        .filter_map(|(at, sign)| {
            let left = left_side(text.get(..at)?);
            let right = text.get(at + sign.len()..)?;
            let value = arithmetic::evaluate(&expression(left), |_| None)?;
            let end = right
                .char_indices()
                .find(|(_, c)| !(c.is_ascii_digit() || "$,.".contains(*c)))
                .map_or(right.len(), |(end, _)| end);
            let (printed, tail) = right.split_at_checked(end)?;
            let printed = printed.trim_end_matches(['.', ',']).replace(['$', ','], "");
            let scale = if tail.trim_start().starts_with('%') {
                100.0
            } else {
                1.0
            };
            let decimals = printed
                .split_once('.')
                .map_or(0, |(_, fraction)| fraction.len());
            let tolerance = 0.5001 / 10_f64.powi(i32::try_from(decimals).ok()?);
            let difference = (printed.parse::<f64>().ok()? - value * scale).abs();
            (difference > tolerance).then(|| {
                finding(
                    &format!("{left} = {printed}"),
                    format!("This does not hold: the left side is {:.4}.", value * scale),
                )
            })
        })
        .collect()
}

/// The longest end of `text` that can be an expression with an operator in it.
fn left_side(text: &str) -> &str {
    let is_part = |c: char| c.is_ascii_digit() || "$,.%()×÷+−*/√ ".contains(c);
    let start = text
        .char_indices()
        .rev()
        .take_while(|(_, c)| is_part(*c))
        .last()
        .map_or(text.len(), |(start, _)| start);
    let side = text.get(start..).unwrap_or_default();
    let side = side.trim_start_matches([' ', ',', '.', ')']);
    if side.contains(['×', '÷', '+', '−', '*', '/']) {
        side
    } else {
        ""
    }
}

/// A printed side as the evaluator reads it: `$1,200 × 80 %` becomes `1200 × (80/100)`.
fn expression(side: &str) -> String {
    let side = side.replace(['$', ','], "");
    let mut expression = String::with_capacity(side.len());
    for piece in side.split_inclusive('%') {
        let Some(before) = piece.strip_suffix('%') else {
            expression.push_str(piece);
            continue;
        };
        let before = before.trim_end();
        let number = before
            .rfind(|c: char| !(c.is_ascii_digit() || c == '.'))
            .map_or(0, |at| {
                at + before
                    .get(at..)
                    .and_then(|rest| rest.chars().next())
                    .map_or(1, char::len_utf8)
            });
        let (rest, share) = before.split_at_checked(number).unwrap_or((before, ""));
        expression.extend([rest, "(", share, "/100)"]);
    }
    expression
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<String> {
        numbers(text)
            .into_iter()
            .map(|number| number.text)
            .collect()
    }

    #[test]
    fn numbers_are_read_as_they_are_printed_and_names_are_not_numbers() {
        assert_eq!(
            texts("ERC-20 and v2 cost $1,234.50, or 0.30 % of 68 coins [3]."),
            ["1234.5", "0.3", "68"]
        );
        assert_eq!(
            texts("From 10,000 to 2.5x in 2026."),
            ["10000", "2.5", "2026"]
        );
    }

    #[test]
    fn counting_and_years_need_no_source_and_amounts_do() {
        let obvious = |text| numbers(text).iter().all(Number::is_obvious);
        assert!(obvious("Two tokens, 2 pools, in March 2023."));
        assert!(!obvious("It costs $5."));
        assert!(!obvious("It pays 5 % a year."));
        assert!(!obvious("There are 68 coins."));
    }

    #[test]
    fn an_equation_that_does_not_hold_is_named() {
        for (text, wrong) in [
            ("The factor is $10,000 × 80 % ÷ $5,000 = 1.60.", 0),
            ("The factor is $10,000 × 80 % ÷ $5,000 = 1.80.", 1),
            ("That leaves 1,200 × (1 − 0.25) = 900 tokens.", 0),
            ("That leaves 1,200 × (1 − 0.25) = 901 tokens.", 1),
            ("The share is 30 ÷ 120 = 25 %.", 0),
            (
                "The pool shrinks by 0.5 % × 2.5 % = 0.013 %, and you by 25 × 0.013 % = 0.00313 coins.",
                1,
            ),
            ("Then x = 5.", 0),
        ] {
            assert_eq!(wrong_equations(text).len(), wrong, "{text}");
        }
    }
}
