//! A writer behind which a language model stands.
//!
//! The model gets the facts it may state, numbered, and refers to them by number; the links, the
//! list of sources and the disclaimer are ours ([`answer`]), so that a model cannot invent an
//! address that looks like one of them. What it writes is judged by the gates like any other draft.

use std::fmt;

use super::facts::{self, Subject};
use super::{Account, Brief, Usage, Writer, WriterError, Written};

mod answer;
pub mod openai;
pub mod prompt;
pub mod workers_ai;

use prompt::Prompt;

/// A language model, wherever it runs.
pub trait Model {
    /// Who it is, as posts and the dashboard name it: `Workers AI (@cf/…)`.
    fn name(&self) -> String;

    /// Has it answer `prompt`.
    ///
    /// # Errors
    /// [`ModelError`] names why there is no answer.
    async fn complete(&self, prompt: &Prompt) -> Result<Completion, ModelError>;
}

/// What a model answered.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Completion {
    /// Its words.
    pub text: String,
    /// Tokens it read and tokens it wrote, where it counts them.
    pub tokens: Option<(u64, u64)>,
}

/// What a model costs, in millionths of a US dollar for a million tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prices {
    /// For tokens it reads.
    pub input: u64,
    /// For tokens it writes.
    pub output: u64,
}

impl Prices {
    /// Reads a price in dollars for a million tokens, `0.15`, with up to six decimals.
    #[must_use]
    pub fn micros(dollars: &str) -> Option<u64> {
        let (whole, fraction) = dollars.trim().split_once('.').unwrap_or((dollars, ""));
        let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if fraction.len() > 6 || !is_number(whole.trim()) || !is_number(fraction) {
            return None;
        }
        let whole: u64 = whole.trim().parse().ok()?;
        let fraction: u64 = format!("{fraction:0<6}").parse().ok()?;
        whole.checked_mul(1_000_000)?.checked_add(fraction)
    }

    fn of(self, (input, output): (u64, u64)) -> u64 {
        let sum = u128::from(self.input) * u128::from(input)
            + u128::from(self.output) * u128::from(output);
        u64::try_from(sum.div_ceil(1_000_000)).unwrap_or(u64::MAX)
    }
}

/// Why a model gave nothing that could be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ModelError {
    /// It was not reached; the text is for the log.
    Unreachable(String),
    /// It did not finish in time.
    TimedOut,
    /// It asks us to wait (429).
    Throttled,
    /// It refused with another status.
    Status(u16),
    /// Its answer is not of the form that was asked for; the text says what is missing.
    Malformed(String),
    /// It answered with nothing.
    Empty,
    /// It wrote more than an article.
    TooLong,
    /// The writer is not configured; the text names the setting.
    NotConfigured(&'static str),
}

impl ModelError {
    /// Whether another attempt may go better. What a model writes differs from one time to the next,
    /// so an answer that cannot be used is passing too.
    #[must_use]
    pub const fn is_passing(&self) -> bool {
        match self {
            Self::Status(status) => *status >= 500,
            Self::NotConfigured(_) => false,
            _ => true,
        }
    }
}

impl fmt::Display for ModelError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreachable(_) => out.write_str("The model’s endpoint could not be reached."),
            Self::TimedOut => out.write_str("The model did not answer in time."),
            Self::Throttled => {
                out.write_str("The model’s endpoint asks us to wait: too many requests.")
            }
            Self::Status(status) => {
                write!(out, "The model’s endpoint refused with status {status}.")
            }
            Self::Malformed(what) => write!(out, "The model’s answer cannot be read: {what}."),
            Self::Empty => out.write_str("The model answered with nothing."),
            Self::TooLong => out.write_str("The model wrote more than fits into an article."),
            Self::NotConfigured(setting) => {
                write!(
                    out,
                    "The writer is not set up: {setting} is missing or wrong."
                )
            }
        }
    }
}

/// Writes with a model, from the facts of the fact base.
#[derive(Clone, Debug)]
pub struct ModelWriter<M> {
    /// The model.
    pub model: M,
    /// What it costs; `None` where that is not configured.
    pub prices: Option<Prices>,
}

impl<M: Model> Writer for ModelWriter<M> {
    async fn write(&self, brief: &Brief) -> Result<Written, WriterError> {
        let subject = Subject::of(brief);
        let prompt = prompt::of(brief, &subject);
        let completion = self.model.complete(&prompt).await;
        let completion = completion.map_err(WriterError::Model)?;
        let usage = completion.tokens.map(|tokens| Usage {
            input_tokens: tokens.0,
            output_tokens: tokens.1,
            cost_micros: self.prices.map(|prices| prices.of(tokens)),
        });
        let draft = answer::draft(&completion.text, &subject, self.model.name(), brief)
            .map_err(WriterError::Model)?;
        Ok(Written {
            draft,
            account: Account { plan: None, usage },
        })
    }
}

/// The most facts that a model is given: enough for an article, few enough to be read.
pub(super) const MOST_FACTS: usize = 24;

/// The facts a model may state, in the order of their numbers.
pub(super) fn given(subject: &Subject) -> impl Iterator<Item = &'static facts::Fact> {
    subject.facts.iter().copied().take(MOST_FACTS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_price_is_read_exactly_or_not_at_all() {
        assert_eq!(Prices::micros("0.15"), Some(150_000));
        assert_eq!(Prices::micros(" 3 "), Some(3_000_000));
        for wrong in ["", "free", "-1", "0.1234567", "1e3", "1.2.3"] {
            assert_eq!(Prices::micros(wrong), None, "{wrong}");
        }
        let prices = Prices {
            input: 150_000,
            output: 600_000,
        };
        assert_eq!(prices.of((2_000, 1_000)), 900);
    }
}
