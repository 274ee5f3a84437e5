//! Turns an article's prose into HTML: works out figures, numbers references, lists sources.

use std::borrow::Cow;

use super::article::Figures;
use super::facts::{self, Publication};
use super::{Source, WriterError, calendar};

/// The article as far as it has been written.
pub(super) struct Page<'a> {
    article: &'static str,
    figures: &'a Figures,
    cited: Vec<&'static Publication>,
    printed: Vec<String>,
    html: String,
}

/// What became of an article.
pub(super) struct Finished {
    /// The HTML.
    pub html: String,
    /// What its references lead to, in the order of their numbers.
    pub sources: Vec<Source>,
    /// The figures that were printed.
    pub figures: Vec<String>,
}

impl<'a> Page<'a> {
    /// An empty page for the article with the key `article`, whose prose may use `figures`.
    pub(super) const fn new(article: &'static str, figures: &'a Figures) -> Self {
        Self {
            article,
            figures,
            cited: Vec::new(),
            printed: Vec::new(),
            html: String::new(),
        }
    }

    /// Adds a whole body, block by block.
    ///
    /// # Errors
    /// [`WriterError::BrokenPassage`] when a mark names no figure, or no fact.
    pub(super) fn body(&mut self, body: &str) -> Result<(), WriterError> {
        let blocks = body.split("\n\n").map(str::trim);
        for block in blocks.filter(|block| !block.is_empty()) {
            if let Some(heading) = block.strip_prefix("## ") {
                self.element("h2", heading)?;
            } else if let Some(heading) = block.strip_prefix("### ") {
                self.element("h3", heading)?;
            } else if block.starts_with("- ") {
                self.add(&["<ul>"]);
                for item in block.lines() {
                    self.element("li", item.trim_start_matches("- "))?;
                }
                self.add(&["</ul>\n"]);
            } else if block.starts_with('|') {
                self.table(block)?;
            } else {
                self.element("p", block)?;
            }
        }
        Ok(())
    }

    fn table(&mut self, block: &str) -> Result<(), WriterError> {
        self.add(&["<table><thead>"]);
        for (position, row) in block.lines().enumerate() {
            let cell = if position == 0 { "th" } else { "td" };
            self.add(&["<tr>"]);
            for text in row.trim_matches('|').split('|') {
                self.element(cell, text.trim())?;
            }
            self.add(&["</tr>\n"]);
            if position == 0 {
                self.add(&["</thead>\n<tbody>"]);
            }
        }
        self.add(&["</tbody></table>\n"]);
        Ok(())
    }

    /// Adds `text` with its marks resolved inside `<tag>`.
    ///
    /// # Errors
    /// As [`Page::body`].
    pub(super) fn element(&mut self, tag: &str, text: &str) -> Result<(), WriterError> {
        let text = self.referenced(text)?;
        let text = self.figured(&text)?;
        self.add(&["<", tag, ">", &text, "</", tag, ">\n"]);
        Ok(())
    }

    /// Adds the list of everything referred to so far, in the order of the references' numbers.
    pub(super) fn list_sources(&mut self) {
        self.add(&["<ol>"]);
        for source in std::mem::take(&mut self.cited) {
            let item = format!(
                "<li><a href=\"{}\">{}</a>, {}. Read on {}.</li>\n",
                source.url,
                source.title,
                source.publisher,
                calendar::spelled_iso(source.read_on)
            );
            self.html.push_str(&item);
            self.cited.push(source);
        }
        self.add(&["</ol>\n"]);
    }

    /// What has become of it.
    pub(super) fn finish(self) -> Finished {
        Finished {
            html: self.html,
            sources: self.cited.into_iter().map(Publication::to_source).collect(),
            figures: self.printed,
        }
    }

    fn add(&mut self, pieces: &[&str]) {
        self.html.extend(pieces.iter().copied());
    }

    /// `text` with each `{mark}` replaced by its figure.
    fn figured(&mut self, text: &str) -> Result<String, WriterError> {
        let Self {
            figures,
            printed,
            article,
            ..
        } = self;
        replace_marks(text, '{', '}', |mark| {
            let figure = figures.printed(mark).ok_or_else(|| broken(article, mark))?;
            printed.push(figure.clone());
            Ok(Cow::Owned(figure))
        })
    }

    /// `text` with each `[fact]` and `[=fact]` replaced.
    fn referenced(&mut self, text: &str) -> Result<String, WriterError> {
        replace_marks(text, '[', ']', |mark| {
            let (statement, id) = match mark.strip_prefix('=') {
                Some(id) => (true, id),
                None => (false, mark),
            };
            let fact = facts::find(id).ok_or_else(|| broken(self.article, mark))?;
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
}

fn broken(article: &str, name: &str) -> WriterError {
    WriterError::BrokenPassage {
        article: article.to_owned(),
        name: name.to_owned(),
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

#[cfg(test)]
mod tests {
    use super::*;

    fn page_with(body: &str) -> Result<Finished, WriterError> {
        let figures = Figures::default();
        let mut page = Page::new("test", &figures);
        page.body(body)?;
        Ok(page.finish())
    }

    #[test]
    fn a_source_keeps_its_number_when_it_is_cited_again() {
        let finished = page_with(
            "You have {1000:$}. [erc20-approve] Two. [eip55-checksum] Three. [erc20-overwrite]",
        )
        .unwrap();
        assert!(finished.html.starts_with(
            "<p>You have $1,000. <a href=\"https://eips.ethereum.org/EIPS/eip-20\">[1]</a>"
        ));
        assert!(finished.html.contains(
            "[2]</a> Three. <a href=\"https://eips.ethereum.org/EIPS/eip-20\">[1]</a></p>"
        ));
        assert_eq!(finished.sources.len(), 2);
        assert_eq!(finished.figures, ["$1,000"]);
    }

    #[test]
    fn headings_lists_and_tables_are_written_as_such() {
        let html = page_with("## One\n\n- a\n- b\n\n| A | B |\n| {1 + 1} | {0.5:%} |")
            .unwrap()
            .html;
        let flat = html.replace('\n', "");
        assert_eq!(
            flat,
            "<h2>One</h2><ul><li>a</li><li>b</li></ul><table><thead><tr><th>A</th><th>B</th></tr>\
             </thead><tbody><tr><td>2</td><td>50 %</td></tr></tbody></table>"
        );
    }

    #[test]
    fn a_mark_that_names_nothing_is_an_error_and_not_a_hole() {
        for text in ["Costs {price}.", "As we know. [folklore]", "Costs {price"] {
            let refused = page_with(text);
            assert!(
                matches!(refused, Err(WriterError::BrokenPassage { .. })),
                "{text}"
            );
        }
    }
}
