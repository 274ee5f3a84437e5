//! Turns chosen passages into HTML: fills in figures, numbers references, lists sources.

use std::borrow::Cow;

use super::facts::{self, Publication};
use super::plan::Figures;
use super::{Source, WriterError, calendar};

/// The article as far as it has been written.
pub(super) struct Page<'a> {
    topic: &'static str,
    figures: &'a Figures,
    cited: Vec<&'static Publication>,
    html: String,
}

impl<'a> Page<'a> {
    /// An empty page on the topic with the key `topic`: its passages may use the facts filed under
    /// it, and `figures`.
    pub(super) const fn new(topic: &'static str, figures: &'a Figures) -> Self {
        Self {
            topic,
            figures,
            cited: Vec::new(),
            html: String::new(),
        }
    }

    /// Adds `text` with its marks resolved inside `<tag>`.
    ///
    /// # Errors
    /// [`WriterError::BrokenPassage`] when a mark names no figure, or no fact of this topic.
    pub(super) fn element(&mut self, tag: &str, text: &str) -> Result<(), WriterError> {
        let text = self.figured(text)?;
        let text = self.referenced(&text)?;
        self.add(&["<", tag, ">", &text, "</", tag, ">\n"]);
        Ok(())
    }

    /// Opens `<tag>` around the elements that follow.
    pub(super) fn open(&mut self, tag: &str) {
        self.add(&["<", tag, ">"]);
    }

    /// Closes what [`Page::open`] opened.
    pub(super) fn close(&mut self, tag: &str) {
        self.add(&["</", tag, ">\n"]);
    }

    /// Adds the list of everything referred to so far, in the order of the references' numbers.
    pub(super) fn list_sources(&mut self) {
        self.open("ol");
        for source in &self.cited {
            let item = format!(
                "<li><a href=\"{}\">{}</a>, {}. Read on {}.</li>\n",
                source.url,
                source.title,
                source.publisher,
                calendar::spelled_iso(source.read_on)
            );
            self.html.push_str(&item);
        }
        self.close("ol");
    }

    /// The finished HTML with the sources behind its references.
    pub(super) fn finish(self) -> (String, Vec<Source>) {
        let sources = self.cited.into_iter().map(Publication::to_source).collect();
        (self.html, sources)
    }

    fn add(&mut self, pieces: &[&str]) {
        self.html.extend(pieces.iter().copied());
    }

    /// `text` with each `{name}` replaced by its figure.
    fn figured(&self, text: &str) -> Result<String, WriterError> {
        replace_marks(text, '{', '}', |name| {
            self.figures
                .iter()
                .find(|(known, _)| *known == name)
                .map(|(_, figure)| Cow::Borrowed(figure.as_str()))
                .ok_or_else(|| self.broken(name))
        })
    }

    /// `text` with each `[fact]` and `[=fact]` replaced.
    fn referenced(&mut self, text: &str) -> Result<String, WriterError> {
        replace_marks(text, '[', ']', |mark| {
            let (statement, id) = match mark.strip_prefix('=') {
                Some(id) => (true, id),
                None => (false, mark),
            };
            let fact = facts::find(id)
                .filter(|fact| fact.topics.contains(&self.topic))
                .ok_or_else(|| self.broken(mark))?;
            let number = self.number_of(fact.source);
            let reference = format!("<a href=\"{}\">[{number}]</a>", fact.source.url);
            Ok(Cow::Owned(if statement {
                format!("{} {reference}", fact.statement)
            } else {
                reference
            }))
        })
    }

    /// The number under which `source` is listed; it joins the list when it is new.
    fn number_of(&mut self, source: &'static Publication) -> usize {
        let position = self.cited.iter().position(|cited| cited.url == source.url);
        position.map_or_else(
            || {
                self.cited.push(source);
                self.cited.len()
            },
            |position| position + 1,
        )
    }

    fn broken(&self, name: &str) -> WriterError {
        WriterError::BrokenPassage {
            topic: self.topic.to_owned(),
            name: name.to_owned(),
        }
    }
}

/// `text` with everything between `open` and `close`, both included, replaced by what `with` makes
/// of it. An `open` that is never closed is left to `with` as a mark that reaches to the end.
fn replace_marks<'m>(
    text: &str,
    open: char,
    close: char,
    mut with: impl FnMut(&str) -> Result<Cow<'m, str>, WriterError>,
) -> Result<String, WriterError> {
    let mut done = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, marked)) = rest.split_once(open) {
        let (name, after) = marked.split_once(close).unwrap_or((marked, ""));
        done.push_str(before);
        done.push_str(&with(name)?);
        rest = after;
    }
    done.push_str(rest);
    Ok(done)
}

/// The words of visible text in `html`, references such as `[1]` not counted.
pub(super) fn count_words(html: &str) -> u32 {
    let mut text = String::with_capacity(html.len());
    let mut inside_tag = false;
    for character in html.chars() {
        match character {
            '<' => {
                inside_tag = true;
                text.push(' ');
            }
            '>' => inside_tag = false,
            _ if !inside_tag => text.push(character),
            _ => {}
        }
    }
    let words = text
        .split_whitespace()
        .filter(|word| !word.starts_with('['))
        .filter(|word| word.contains(char::is_alphanumeric))
        .count();
    u32::try_from(words).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_source_keeps_its_number_when_it_is_cited_again() {
        let figures = vec![("amount", "$1,000".to_owned())];
        let mut page = Page::new("approvals", &figures);
        page.element(
            "p",
            "You have {amount}. [erc20-approve] Two. [eip55-checksum] Three. [erc20-overwrite]",
        )
        .unwrap();
        let (html, sources) = page.finish();
        assert!(html.starts_with(
            "<p>You have $1,000. <a href=\"https://eips.ethereum.org/EIPS/eip-20\">[1]</a>"
        ));
        assert!(html.contains(
            "[2]</a> Three. <a href=\"https://eips.ethereum.org/EIPS/eip-20\">[1]</a></p>"
        ));
        assert_eq!(sources.len(), 2);
    }

    #[test]
    fn a_mark_that_names_nothing_is_an_error_and_not_a_hole() {
        let figures = Vec::new();
        for text in [
            "Costs {price}.",
            "As we know. [folklore]",
            "Costs {price",
            "[rflr-month]",
        ] {
            let refused = Page::new("approvals", &figures).element("p", text);
            assert!(
                matches!(refused, Err(WriterError::BrokenPassage { .. })),
                "{text}"
            );
        }
    }

    #[test]
    fn words_are_counted_without_tags_and_references() {
        assert_eq!(
            count_words("<p>Two words <a href=\"https://a.b\">[1]</a></p><p>three</p>"),
            3
        );
    }
}
