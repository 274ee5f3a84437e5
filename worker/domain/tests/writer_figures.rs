//! Worked examples are recomputed from the printed text alone, the way a doubtful reader would.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::string_slice,
    reason = "text that cannot be read back should fail its test"
)]

use emberfi_domain::ports::Timestamp;
use emberfi_domain::seo::writer::embedded::EmbeddedWriter;
use emberfi_domain::seo::writer::{Brief, Writer};

/// Enough seeds for every example and angle of a topic to come up.
const SEEDS: u64 = 24;

/// The articles on `topic`, as text with one block a line and ` | ` between table cells.
fn articles(topic: &str) -> Vec<String> {
    (0..SEEDS)
        .map(|seed| {
            let brief = Brief::new(Some(topic.to_owned()), seed, Timestamp(1_795_219_200));
            let html = pollster::block_on(EmbeddedWriter.write(&brief))
                .unwrap()
                .draft
                .content;
            let html = html.replace("</td>\n", " | ").replace("</th>\n", " | ");
            let mut text = String::new();
            for piece in html.split('<') {
                text.push_str(piece.split_once('>').map_or(piece, |(_, after)| after));
            }
            text
        })
        .collect()
}

/// A printed number: `$1,234.50`, `80 %` (as 0.8), `(1` or `300,`.
fn value(token: &str) -> Option<f64> {
    let plain: String = token
        .chars()
        .filter(|character| !"$,()".contains(*character))
        .collect();
    plain.trim_end_matches(['.', ':', ';']).parse().ok()
}

/// The numbers of a line in order, percentages as shares.
fn numbers(line: &str) -> Vec<f64> {
    let tokens: Vec<&str> = line.split_whitespace().collect();
    let share = |position: usize| {
        tokens
            .get(position + 1)
            .is_some_and(|next| next.starts_with('%'))
    };
    tokens
        .iter()
        .enumerate()
        .filter_map(|(position, token)| {
            value(token).map(|value| {
                if share(position) {
                    value / 100.0
                } else {
                    value
                }
            })
        })
        .collect()
}

/// The numbers of the table rows (lines with cells that hold numbers).
fn rows(text: &str) -> Vec<Vec<f64>> {
    let rows = text
        .lines()
        .filter(|line| line.contains(" | "))
        .map(numbers);
    rows.filter(|row| row.len() > 1).collect()
}

fn line<'t>(text: &'t str, holding: &str) -> &'t str {
    text.lines()
        .find(|line| line.contains(holding))
        .unwrap_or_else(|| panic!("no ‘{holding}’ in {text}"))
}

#[track_caller]
fn near(printed: f64, computed: f64, tolerance: f64) {
    assert!(
        (printed - computed).abs() <= tolerance,
        "printed {printed}, computed {computed}"
    );
}

/// Evaluates `a × (b + c) ÷ d` from left to right with × and ÷ before + and −.
fn evaluate(expression: &str) -> f64 {
    let mut tokens: Vec<String> = Vec::new();
    let spaced = expression
        .replace('(', " ( ")
        .replace(')', " ) ")
        .replace(" %", "%");
    for token in spaced.split_whitespace() {
        tokens.push(token.to_owned());
    }
    let mut position = 0;
    let result = sum(&tokens, &mut position);
    assert_eq!(position, tokens.len(), "{expression}");
    result
}

fn sum(tokens: &[String], position: &mut usize) -> f64 {
    let mut result = product(tokens, position);
    while let Some(operator @ ("+" | "−")) = tokens.get(*position).map(String::as_str) {
        *position += 1;
        let next = product(tokens, position);
        result = if operator == "+" {
            result + next
        } else {
            result - next
        };
    }
    result
}

fn product(tokens: &[String], position: &mut usize) -> f64 {
    let mut result = factor(tokens, position);
    while let Some(operator @ ("×" | "÷")) = tokens.get(*position).map(String::as_str) {
        *position += 1;
        let next = factor(tokens, position);
        result = if operator == "×" {
            result * next
        } else {
            result / next
        };
    }
    result
}

fn factor(tokens: &[String], position: &mut usize) -> f64 {
    let token = &tokens[*position];
    *position += 1;
    if token == "(" {
        let inner = sum(tokens, position);
        *position += 1;
        return inner;
    }
    match token.strip_suffix('%') {
        Some(share) => value(share).unwrap() / 100.0,
        None => value(token).unwrap(),
    }
}

#[test]
fn every_printed_equation_holds() {
    for (topic, least) in [
        ("rflr", 1),
        ("approvals", 1),
        ("lending", 2),
        ("slippage", 1),
        ("stablecoins", 2),
    ] {
        for text in articles(topic) {
            let mut found = 0;
            for (position, _) in text.match_indices(" = ") {
                let before = &text[..position];
                let start = before
                    .char_indices()
                    .rev()
                    .take_while(|(_, character)| {
                        character.is_ascii_digit() || "$,.%()×÷+− ".contains(*character)
                    })
                    .last()
                    .map_or(position, |(start, _)| start);
                let left = before[start..].trim_start_matches([' ', ',', '.']);
                let right = text[position + 3..].split_whitespace().next().unwrap();
                let (Some(printed), true) = (value(right), left.contains(['×', '÷', '−']))
                else {
                    continue;
                };
                let decimals = right
                    .trim_end_matches('.')
                    .split_once('.')
                    .map_or(0, |(_, fraction)| fraction.len());
                near(
                    printed,
                    evaluate(left),
                    0.5001 / 10_f64.powi(i32::try_from(decimals).unwrap()),
                );
                found += 1;
            }
            assert!(found >= least, "{topic}: {found} equations");
        }
    }
}

#[test]
fn a_pool_position_keeps_its_product_and_follows_the_price() {
    for text in articles("impermanent loss") {
        let start = numbers(line(&text, "Start with"));
        let [tokens, price, stake, new_price, held] = start[..] else {
            panic!("{start:?}")
        };
        near(tokens * price, stake, 0.01);
        near(held, tokens * new_price + stake, 0.01);
        let after = numbers(line(&text, "In the pool the product"));
        let [left, dollars, together, loss, share, ..] = after[..] else {
            panic!("{after:?}")
        };
        near(left * dollars / (tokens * stake), 1.0, 1e-4);
        near(dollars / left / new_price, 1.0, 1e-4);
        near(together, left * new_price + dollars, 0.05);
        near(loss, held - together, 0.02);
        near(share, loss / held, 0.000_05);
    }
}

#[test]
fn each_row_of_the_vesting_table_follows_from_the_contracts_rule() {
    for text in articles("rflr") {
        let table = rows(&text);
        assert_eq!(table.len(), 5);
        let amount = table[4][1];
        for row in table {
            let [day, vested, paid, burnt] = row[..] else {
                panic!("{row:?}")
            };
            near(vested, amount * day / 360.0, 0.5);
            near(burnt, (amount - vested) / 2.0, 0.5);
            near(paid + burnt, amount, 0.5);
        }
    }
}

#[test]
fn the_median_is_the_middle_of_a_hundred_votes() {
    for text in articles("price oracle") {
        let mut votes = Vec::new();
        for row in rows(&text) {
            let [estimate, weight] = row[..] else {
                panic!("{row:?}")
            };
            votes.extend(
                (0..100)
                    .take_while(|vote| f64::from(*vote) < weight)
                    .map(|_| estimate),
            );
        }
        assert_eq!(votes.len(), 100);
        votes.sort_by(f64::total_cmp);
        let said = numbers(line(&text, "The weighted average of these"));
        near(said[0], votes.iter().sum::<f64>() / 100.0, 0.005);
        near(*said.last().unwrap(), votes[49], 1e-9);
    }
}

#[test]
fn a_year_of_compounding_adds_up_period_by_period() {
    for text in articles("apy") {
        let given = numbers(line(&text, "left alone for a year"));
        let [principal, rate, fee] = given[..] else {
            panic!("{given:?}")
        };
        for (row, times) in rows(&text).iter().zip([1_u32, 12, 365]) {
            let mut balance = principal;
            for _ in 0..times {
                balance += balance * rate / f64::from(times);
            }
            near(row[0], balance, 0.006);
            near(row[1], balance - fee * f64::from(times), 0.006);
            near(row[2], balance / principal - 1.0, 0.000_06);
        }
    }
}

#[test]
fn each_swap_of_the_table_leaves_the_product_of_the_pool_as_it_was() {
    for text in articles("slippage") {
        let pool = numbers(line(&text, "A pool holds"));
        let (dollars, tokens) = (pool[0], pool[1]);
        for row in rows(&text) {
            let [paid, received, average, impact] = row[..] else {
                panic!("{row:?}")
            };
            near(
                (dollars + paid) * (tokens - received) / (dollars * tokens),
                1.0,
                2e-5,
            );
            // Tokens are printed whole, so their rounding is all that may differ.
            let rounding = paid * 0.5 / (received * received) + 0.001;
            near(average, paid / received, rounding);
            near(impact, average / (dollars / tokens) - 1.0, 0.001);
        }
    }
}
