//! The arithmetic of worked examples.
//!
//! An article's example is written as expressions over named figures, so that everything it prints
//! is calculated, and the same evaluator checks equations that others have printed.

/// The deepest nesting that is read.
const MOST_DEPTH: u32 = 32;

/// The value of `expression`: numbers, names, `+ − × ÷ ^` (also `- * /`), parentheses, and the
/// functions `√`, `sqrt`, `ln`, `round` and `ceil`. `None` when it is no expression, names something
/// that `figure` does not know, or has no finite value.
pub fn evaluate(expression: &str, figure: impl Fn(&str) -> Option<f64>) -> Option<f64> {
    let mut reader = Reader {
        rest: expression,
        depth: 0,
        figure: &figure,
    };
    let value = reader.sum()?;
    (reader.rest.trim().is_empty() && value.is_finite()).then_some(value)
}

struct Reader<'e, F> {
    rest: &'e str,
    depth: u32,
    figure: &'e F,
}

impl<F: Fn(&str) -> Option<f64>> Reader<'_, F> {
    fn sum(&mut self) -> Option<f64> {
        let mut value = self.product()?;
        loop {
            if self.takes(&["+"]) {
                value += self.product()?;
            } else if self.takes(&["-", "−"]) {
                value -= self.product()?;
            } else {
                return Some(value);
            }
        }
    }

    fn product(&mut self) -> Option<f64> {
        let mut value = self.power()?;
        loop {
            if self.takes(&["*", "×"]) {
                value *= self.power()?;
            } else if self.takes(&["/", "÷"]) {
                value /= self.power()?;
            } else {
                return Some(value);
            }
        }
    }

    fn power(&mut self) -> Option<f64> {
        let base = self.factor()?;
        if self.takes(&["^"]) {
            return Some(base.powf(self.factor()?));
        }
        Some(base)
    }

    fn factor(&mut self) -> Option<f64> {
        if self.takes(&["("]) {
            return self.inner();
        }
        if self.takes(&["√"]) {
            self.depth += 1;
            (self.depth < MOST_DEPTH).then_some(())?;
            return Some(self.factor()?.sqrt());
        }
        self.rest = self.rest.trim_start();
        let end = self
            .rest
            .find(|c: char| !(c.is_ascii_alphanumeric() || c == '_' || c == '.'))
            .unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at_checked(end)?;
        self.rest = rest;
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            return word.parse().ok();
        }
        let function: fn(f64) -> f64 = match word {
            "sqrt" => f64::sqrt,
            "ln" => f64::ln,
            "round" => f64::round,
            "ceil" => f64::ceil,
            name => return (self.figure)(name),
        };
        self.takes(&["("]).then_some(())?;
        Some(function(self.inner()?))
    }

    /// What follows an opening parenthesis, up to the closing one.
    fn inner(&mut self) -> Option<f64> {
        self.depth += 1;
        (self.depth < MOST_DEPTH).then_some(())?;
        let value = self.sum()?;
        self.depth -= 1;
        self.takes(&[")"]).then_some(value)
    }

    fn takes(&mut self, signs: &[&str]) -> bool {
        let rest = self.rest.trim_start();
        let after = signs.iter().find_map(|sign| rest.strip_prefix(sign));
        if let Some(after) = after {
            self.rest = after;
        }
        after.is_some()
    }
}

/// `value` as `format` says: the number of decimals (`2`), dollars (`$`, or `$3` for a price of
/// three decimals), a share in per cent (`%1`). Nothing means a whole number. `None` for another
/// format.
pub fn printed(value: f64, format: &str) -> Option<String> {
    let decimals = |text: &str, otherwise| match text {
        "" => Some(otherwise),
        digits => digits.parse::<usize>().ok().filter(|digits| *digits <= 6),
    };
    if let Some(digits) = format.strip_prefix('$') {
        let is_whole = (value - value.round()).abs() < 0.005;
        let cents = decimals(digits, if is_whole { 0 } else { 2 })?;
        return Some(format!("${}", number(value, cents)));
    }
    if let Some(digits) = format.strip_prefix('%') {
        return Some(format!("{} %", number(value * 100.0, decimals(digits, 0)?)));
    }
    Some(number(value, decimals(format, 0)?))
}

/// `1,234.50` with as many decimals as asked for.
fn number(value: f64, decimals: usize) -> String {
    let plain = format!("{value:.decimals$}");
    let (whole, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
    let mut grouped = String::with_capacity(plain.len() + 4);
    for (position, digit) in whole.chars().enumerate() {
        if position > 0 && (whole.len() - position).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    if !fraction.is_empty() {
        grouped.push('.');
        grouped.push_str(fraction);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(expression: &str) -> Option<f64> {
        evaluate(expression, |name| (name == "stake").then_some(1_000.0))
    }

    #[test]
    fn expressions_bind_as_at_school() {
        for (expression, expected) in [
            ("2 + 3 × 4", 14.0),
            ("(2 + 3) * 4", 20.0),
            ("10 − 4 − 3", 3.0),
            ("100 / 10 / 2", 5.0),
            ("2 * 3 ^ 2", 18.0),
            ("stake * 1.5", 1_500.0),
            ("1 ÷ √4 + √(4 × 4)", 4.5),
            ("sqrt(16) + ln(1) + round(2.5) + ceil(2.1)", 10.0),
        ] {
            assert_eq!(value(expression), Some(expected), "{expression}");
        }
    }

    #[test]
    fn what_has_no_value_has_none() {
        for expression in [
            "", "2 +", "(1", "1)", "price", "1 / 0", "2 3", "sqrt 4", "ln(0)",
        ] {
            assert_eq!(value(expression), None, "{expression}");
        }
        assert_eq!(value(&"(".repeat(10_000)), None);
    }

    #[test]
    fn numbers_are_printed_in_groups_of_three() {
        for (value, format, expected) in [
            (0.0, "2", "0.00"),
            (999.0, "", "999"),
            (1_234_567.891, "2", "1,234,567.89"),
            (1_000.0, "$", "$1,000"),
            (171.5729, "$", "$171.57"),
            (0.1234, "$3", "$0.123"),
            (0.057_19, "%2", "5.72 %"),
            (0.8, "%", "80 %"),
        ] {
            assert_eq!(printed(value, format).as_deref(), Some(expected));
        }
        assert_eq!(printed(1.0, "x"), None);
        assert_eq!(printed(1.0, "99"), None);
    }
}
