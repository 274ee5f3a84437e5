//! From what a model answered to a draft: the JSON is read, references become links, sources and
//! disclaimer are added. Nothing is repaired that the gates should see.

use std::fmt::Write as _;

use serde::Deserialize;

use super::{ModelError, given};
use crate::blog::html::escape;
use crate::blog::text::count_words;
use crate::seo::writer::facts::{Publication, Subject};
use crate::seo::writer::{Brief, Draft, calendar};

/// The longest article that is read, in bytes: many times what was asked for.
const MOST_BYTES: usize = 60 * 1024;

const DISCLAIMER: &str = "<p><em>This article is education, not financial advice. Crypto assets can lose all of their \
                          value; never put in what you cannot afford to lose.</em></p>\n";

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Answer {
    title: String,
    excerpt: String,
    seo_title: String,
    seo_description: String,
    content: String,
}

/// Reads the draft out of `text`.
///
/// # Errors
/// [`ModelError::Empty`], [`ModelError::Malformed`] or [`ModelError::TooLong`].
pub fn draft(
    text: &str,
    subject: &Subject,
    model: String,
    brief: &Brief,
) -> Result<Draft, ModelError> {
    if text.trim().is_empty() {
        return Err(ModelError::Empty);
    }
    let answer = read(text)?;
    if answer.content.trim().is_empty() || answer.title.trim().is_empty() {
        return Err(ModelError::Empty);
    }
    let lengths = [
        (&answer.title, 200),
        (&answer.excerpt, 600),
        (&answer.seo_title, 120),
        (&answer.seo_description, 320),
    ];
    let is_long = |(field, most): &(&String, usize)| field.chars().count() > *most;
    if answer.content.len() > MOST_BYTES || lengths.iter().any(is_long) {
        return Err(ModelError::TooLong);
    }
    let mut cited: Vec<&'static Publication> = Vec::new();
    let mut content = referenced(answer.content.trim(), subject, &mut cited);
    content.push_str(&closing(&cited, brief));
    Ok(Draft {
        title: answer.title,
        excerpt: answer.excerpt,
        category: subject.category,
        seo_title: answer.seo_title,
        seo_description: answer.seo_description,
        generated_by: model,
        sources: cited.into_iter().map(Publication::to_source).collect(),
        figures: Vec::new(),
        word_count: u32::try_from(count_words(&content)).unwrap_or(u32::MAX),
        content,
    })
}

/// The object between the first `{` and the last `}`: models like to wrap it in a code block.
fn read(text: &str) -> Result<Answer, ModelError> {
    let start = text.find('{');
    let end = text.rfind('}');
    let object = start
        .zip(end)
        .and_then(|(start, end)| text.get(start..=end))
        .ok_or_else(|| ModelError::Malformed("it holds no JSON object".to_owned()))?;
    serde_json::from_str(object).map_err(|cause| ModelError::Malformed(cause.to_string()))
}

/// `html` with each `[n]` turned into a numbered link to the source of fact n. A number that no
/// fact has stays as it is, for the gates to find.
fn referenced(html: &str, subject: &Subject, cited: &mut Vec<&'static Publication>) -> String {
    let mut done = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((before, after)) = rest.split_once('[') {
        done.push_str(before);
        let mark = after.split_once(']').and_then(|(number, after)| {
            let position = number.trim().parse::<usize>().ok()?.checked_sub(1)?;
            Some((given(subject).nth(position)?.source, after))
        });
        rest = if let Some((source, after)) = mark {
            let number = number_of(source, cited);
            // Writing to a String cannot fail.
            let _ = write!(done, "<a href=\"{}\">[{number}]</a>", source.url);
            after
        } else {
            done.push('[');
            after
        };
    }
    done.push_str(rest);
    done.push('\n');
    done
}

fn number_of(source: &'static Publication, cited: &mut Vec<&'static Publication>) -> usize {
    if let Some(position) = cited.iter().position(|known| known.url == source.url) {
        return position + 1;
    }
    cited.push(source);
    cited.len()
}

fn closing(cited: &[&Publication], brief: &Brief) -> String {
    if cited.is_empty() {
        return DISCLAIMER.to_owned();
    }
    let written_on = calendar::day_of(brief.written_on);
    let mut closing = format!("<h2>Sources</h2>\n<p>Written on {written_on}.</p>\n<ol>\n");
    for source in cited {
        let _ = writeln!(
            closing,
            "<li><a href=\"{}\">{}</a>, {}. Read on {}.</li>",
            source.url,
            escape(source.title),
            escape(source.publisher),
            calendar::spelled_iso(source.read_on)
        );
    }
    closing.push_str("</ol>\n");
    closing.push_str(DISCLAIMER);
    closing
}
