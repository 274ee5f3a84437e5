//! What a crawler reads of a page: one pass over the HTML, without a tree.
//!
//! It knows what HTML's tokeniser knows of tags, attributes, comments and raw text
//! (<https://html.spec.whatwg.org/multipage/parsing.html#tokenization>), which is enough for what is
//! looked for here; it judges nothing.

use super::entities::decoded;

/// A page, read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scanned {
    /// The language of the `html` element.
    pub lang: String,
    /// The texts of the `title` elements of the head.
    pub titles: Vec<String>,
    /// `name` or `property` of each `meta` with its `content`.
    pub metas: Vec<(String, String)>,
    /// Addresses of `link rel="canonical"`.
    pub canonicals: Vec<String>,
    /// Language and address of each `link rel="alternate" hreflang`.
    pub alternates: Vec<(String, String)>,
    /// Level and text of each heading.
    pub headings: Vec<(u8, String)>,
    /// Sources of images that have no `alt` at all; an empty one says that the image is decoration.
    pub images_without_alt: Vec<String>,
    /// Addresses of `a`, as they stand there.
    pub links: Vec<String>,
    /// Texts of `script type="application/ld+json"`.
    pub structured: Vec<String>,
}

impl Scanned {
    /// The content of the `meta` of that name, trimmed; `None` where it is absent or blank.
    #[must_use]
    pub fn meta(&self, name: &str) -> Option<&str> {
        let (_, content) = self.metas.iter().find(|(known, _)| known == name)?;
        let content = content.trim();
        (!content.is_empty()).then_some(content)
    }
}

/// Reads a page.
#[must_use]
pub fn scan(html: &str) -> Scanned {
    let mut page = Scanned::default();
    let mut open_heading: Option<(u8, String)> = None;
    let mut in_svg = false;
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        let (text, tail) = split(rest, at);
        if let Some((_, heading)) = &mut open_heading {
            heading.push_str(text);
        }
        let Some((tag, after)) = tag(tail) else {
            rest = tail.get(1..).unwrap_or_default();
            continue;
        };
        rest = after;
        match (tag.name.as_str(), tag.is_end) {
            ("svg", is_end) => in_svg = !is_end,
            ("title", false) if !in_svg => {
                let (text, after) = raw_text(rest, "title");
                page.titles.push(words(&decoded(text)));
                rest = after;
            }
            ("script", false) => {
                let (text, after) = raw_text(rest, "script");
                if tag.attribute("type").as_deref() == Some("application/ld+json") {
                    page.structured.push(text.to_owned());
                }
                rest = after;
            }
            (raw @ ("style" | "textarea" | "template"), false) => rest = raw_text(rest, raw).1,
            ("h1" | "h2" | "h3" | "h4" | "h5" | "h6", false) => {
                let level = tag.name.as_bytes().get(1).map_or(1, |digit| digit - b'0');
                open_heading = Some((level, String::new()));
            }
            ("h1" | "h2" | "h3" | "h4" | "h5" | "h6", true) => {
                let closed = open_heading.take();
                page.headings
                    .extend(closed.map(|(level, text)| (level, words(&decoded(&text)))));
            }
            (_, false) => page.take(&tag),
            _ => {}
        }
    }
    page
}

impl Scanned {
    /// Takes what an element says by its attributes alone.
    fn take(&mut self, tag: &Tag) {
        let attribute = |name| tag.attribute(name);
        match tag.name.as_str() {
            "html" => self.lang = attribute("lang").unwrap_or_default(),
            "meta" => {
                if let Some(name) = attribute("name").or_else(|| attribute("property")) {
                    let content = attribute("content").unwrap_or_default();
                    self.metas.push((name.to_lowercase(), content));
                }
            }
            "link" => {
                let rel = attribute("rel").unwrap_or_default().to_lowercase();
                let href = attribute("href").unwrap_or_default();
                match attribute("hreflang") {
                    Some(lang) if rel == "alternate" => self.alternates.push((lang, href)),
                    _ if rel == "canonical" => self.canonicals.push(href),
                    _ => {}
                }
            }
            "img" if attribute("alt").is_none() => self
                .images_without_alt
                .push(attribute("src").unwrap_or_default()),
            "a" => self
                .links
                .extend(attribute("href").map(|href| href.trim().to_owned())),
            _ => {}
        }
    }
}

struct Tag {
    name: String,
    is_end: bool,
    attributes: Vec<(String, String)>,
}

impl Tag {
    fn attribute(&self, name: &str) -> Option<String> {
        let found = self.attributes.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.clone())
    }
}

/// The tag that `text` begins with, and what follows it. Comments and declarations are tags
/// without a name. `None` where the `<` begins no tag.
fn tag(text: &str) -> Option<(Tag, &str)> {
    let nothing = || Tag {
        name: String::new(),
        is_end: false,
        attributes: Vec::new(),
    };
    if let Some(comment) = text.strip_prefix("<!--") {
        let after = comment.find("-->").map_or("", |at| tail(comment, at + 3));
        return Some((nothing(), after));
    }
    if let Some(declaration) = text.strip_prefix("<!") {
        let after = declaration
            .find('>')
            .map_or("", |at| tail(declaration, at + 1));
        return Some((nothing(), after));
    }
    let inner = text.strip_prefix('<')?;
    let (is_end, inner) = inner
        .strip_prefix('/')
        .map_or((false, inner), |inner| (true, inner));
    if !inner.starts_with(|first: char| first.is_ascii_alphabetic()) {
        return None;
    }
    let ends = inner
        .find(|c: char| c.is_ascii_whitespace() || c == '/' || c == '>')
        .unwrap_or(inner.len());
    let (name, rest) = split(inner, ends);
    let (attributes, rest) = attributes(rest);
    Some((
        Tag {
            name: name.to_ascii_lowercase(),
            is_end,
            attributes,
        },
        rest,
    ))
}

/// The attributes up to the tag's `>`, and what follows it.
fn attributes(mut rest: &str) -> (Vec<(String, String)>, &str) {
    let mut attributes = Vec::new();
    loop {
        rest = rest.trim_start_matches(|c: char| c.is_ascii_whitespace() || c == '/');
        if rest.is_empty() {
            return (attributes, rest);
        }
        if let Some(after) = rest.strip_prefix('>') {
            return (attributes, after);
        }
        let ends = rest
            .char_indices()
            .skip(1)
            .find(|(_, c)| c.is_ascii_whitespace() || matches!(c, '=' | '>' | '/'))
            .map_or(rest.len(), |(at, _)| at);
        let (name, after) = split(rest, ends);
        let (value, after) = match after.trim_start().strip_prefix('=') {
            Some(after) => value(after.trim_start()),
            None => ("", after),
        };
        attributes.push((name.to_ascii_lowercase(), decoded(value)));
        rest = after;
    }
}

fn value(text: &str) -> (&str, &str) {
    for quote in ['"', '\''] {
        if let Some(inner) = text.strip_prefix(quote) {
            return inner.split_once(quote).unwrap_or((inner, ""));
        }
    }
    let ends = text
        .find(|c: char| c.is_ascii_whitespace() || c == '>')
        .unwrap_or(text.len());
    split(text, ends)
}

/// The text up to the end tag of `name`, in whatever case, and what follows that tag.
fn raw_text<'t>(text: &'t str, name: &str) -> (&'t str, &'t str) {
    let mut from = 0;
    while let Some(found) = text.get(from..).and_then(|rest| rest.find("</")) {
        let at = from + found;
        let after = tail(text, at + 2);
        if after
            .get(..name.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(name))
        {
            let rest = after.find('>').map_or("", |end| tail(after, end + 1));
            return (split(text, at).0, rest);
        }
        from = at + 2;
    }
    (text, "")
}

/// Text with its white space put in order.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn split(text: &str, at: usize) -> (&str, &str) {
    text.split_at_checked(at).unwrap_or((text, ""))
}

fn tail(text: &str, from: usize) -> &str {
    text.get(from..).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_page_is_read_as_a_browser_reads_it() {
        let page = scan(
            r#"<!doctype html><html lang="en"><head><!-- <title>no</title> -->
            <TITLE>Pools &amp; fees</TITLE><meta name=description content='A "quoted" one'>
            <meta property="og:title" content="Pools"/><link rel="canonical" href="https://a.example/p">
            <script>if (a < b) document.write("<h1>not this</h1><a href=/no>")</script>
            <script type="application/ld+json">{"@type":"Article"}</script>
            <style>a::before { content: "<h1>"; }</style></head>
            <body><svg><title>drawing</title></svg><h1>How <em>pools</em>
            work</h1><img src="/a.png"><img src="/b.png" alt><h3>Deep</h3>
            1 < 2 <a class="x" href="/b?c=1&amp;d=2">b</a><a>none</a><a href='#top'>top</a>"#,
        );
        assert_eq!(page.lang, "en");
        assert_eq!(page.titles, ["Pools & fees"]);
        assert_eq!(page.meta("description"), Some("A \"quoted\" one"));
        assert_eq!(page.meta("og:title"), Some("Pools"));
        assert_eq!(page.canonicals, ["https://a.example/p"]);
        assert_eq!(
            page.headings,
            [(1, "How pools work".to_owned()), (3, "Deep".to_owned())]
        );
        assert_eq!(page.images_without_alt, ["/a.png"]);
        assert_eq!(page.links, ["/b?c=1&d=2", "#top"]);
        assert_eq!(page.structured, [r#"{"@type":"Article"}"#]);
    }

    proptest! {
        #[test]
        fn no_text_whatever_upsets_the_scanner(html in r#"(<|>|/|!|-|=|"|'|a|h1|script|title| |é|&amp;){0,60}"#) {
            let _ = scan(&html);
        }
    }
}
