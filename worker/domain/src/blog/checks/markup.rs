//! Cleaned HTML as the checks read it: blocks of text with their links, headings and images. It
//! need not understand hostile HTML; the cleaner has written what it reads.

/// A link within a block.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Link {
    /// Where it leads; `None` where the cleaner took the address away.
    pub href: Option<String>,
    /// Its words.
    pub text: String,
}

/// A paragraph, a list item, a cell, a heading: text that stands together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Block {
    /// The innermost block element: `p`, `li`, `h2` …
    pub tag: String,
    /// Its text, white space made single.
    pub text: String,
    /// Its links.
    pub links: Vec<Link>,
}

impl Block {
    /// The heading's level, `None` for other blocks.
    pub fn level(&self) -> Option<u32> {
        self.tag.strip_prefix('h')?.parse().ok()
    }

    /// The sentences of the block, each with its closing sign.
    pub fn sentences(&self) -> Vec<&str> {
        let mut sentences = Vec::new();
        let mut start = 0;
        let mut characters = self.text.char_indices().peekable();
        while let Some((at, character)) = characters.next() {
            let ends = matches!(character, '.' | '!' | '?' | '…');
            let after = characters.peek().map(|&(_, next)| next);
            if ends && after.is_none_or(char::is_whitespace) {
                let end = at + character.len_utf8();
                sentences.extend(self.text.get(start..end).map(str::trim));
                start = end;
            }
        }
        sentences.extend(self.text.get(start..).map(str::trim));
        sentences.retain(|sentence| !sentence.is_empty());
        sentences
    }
}

/// An image.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    /// Its address.
    pub src: String,
    /// Its description; empty where there is none.
    pub alt: String,
}

/// An article.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document {
    /// In the order of the text.
    pub blocks: Vec<Block>,
    /// In the order of the text.
    pub images: Vec<Image>,
    /// What links within the article can lead to.
    pub ids: Vec<String>,
}

/// Elements that begin a block of their own.
const BLOCKS: [&str; 14] = [
    "h2",
    "h3",
    "h4",
    "p",
    "li",
    "dt",
    "dd",
    "td",
    "th",
    "blockquote",
    "pre",
    "figcaption",
    "caption",
    "hr",
];

impl Document {
    /// Reads cleaned HTML.
    pub fn read(html: &str) -> Self {
        let mut document = Self::default();
        let mut block = Block::default();
        let mut link: Option<Link> = None;
        let mut rest = html;
        while !rest.is_empty() {
            let (text, tag, after) = next(rest);
            let text = decoded(text);
            block.text.push_str(&text);
            if let Some(link) = &mut link {
                link.text.push_str(&text);
            }
            if let Some(tag) = tag {
                let name = tag.name.trim_start_matches('/');
                if BLOCKS.contains(&name) {
                    document.end(&mut block);
                    if !tag.name.starts_with('/') {
                        name.clone_into(&mut block.tag);
                    }
                }
                match tag.name {
                    "a" => {
                        link = Some(Link {
                            href: tag.attribute("href"),
                            text: String::new(),
                        });
                    }
                    "/a" => block.links.extend(link.take()),
                    "br" => block.text.push(' '),
                    "img" => document.images.push(Image {
                        src: tag.attribute("src").unwrap_or_default(),
                        alt: tag.attribute("alt").unwrap_or_default(),
                    }),
                    _ => {}
                }
                document.ids.extend(tag.attribute("id"));
            }
            rest = after;
        }
        document.end(&mut block);
        document
    }

    fn end(&mut self, block: &mut Block) {
        let mut ended = std::mem::take(block);
        ended.text = ended.text.split_whitespace().collect::<Vec<_>>().join(" ");
        if ended.text.is_empty() && ended.links.is_empty() && ended.level().is_none() {
            return;
        }
        self.blocks.push(ended);
    }

    /// The sentences of the text itself: without headings, code and the list of sources.
    pub fn prose(&self) -> impl Iterator<Item = &Block> {
        let sources_begin = self
            .blocks
            .iter()
            .position(|block| block.level().is_some() && block.text.eq_ignore_ascii_case("sources"))
            .unwrap_or(self.blocks.len());
        self.blocks
            .iter()
            .take(sources_begin)
            .filter(|block| block.level().is_none() && block.tag != "pre")
    }
}

struct Tag<'a> {
    /// With the slash where it closes.
    name: &'a str,
    attributes: &'a str,
}

impl Tag<'_> {
    /// The cleaner quotes every value.
    fn attribute(&self, name: &str) -> Option<String> {
        let mut rest = self.attributes;
        while let Some((key, after)) = rest.split_once("=\"") {
            let (value, after) = after.split_once('"')?;
            if key.trim() == name {
                return Some(decoded(value));
            }
            rest = after;
        }
        None
    }
}

/// The text up to the next tag, the tag, and what follows.
fn next(html: &str) -> (&str, Option<Tag<'_>>, &str) {
    let Some((text, rest)) = html.split_once('<') else {
        return (html, None, "");
    };
    let mut quoted = false;
    let end = rest.find(|c: char| {
        quoted ^= c == '"';
        c == '>' && !quoted
    });
    let (inside, after) = match end {
        Some(end) => (
            rest.get(..end).unwrap_or_default(),
            rest.get(end + 1..).unwrap_or_default(),
        ),
        None => (rest, ""),
    };
    let (name, attributes) = inside
        .split_once(char::is_whitespace)
        .unwrap_or((inside, ""));
    (text, Some(Tag { name, attributes }), after)
}

/// The entities that the cleaner writes.
fn decoded(text: &str) -> String {
    text.replace("&nbsp;", " ")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&amp;", "&")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_article_is_read_as_blocks_with_their_links() {
        let document = Document::read(
            "<h2 id=\"post-a\">Pools &amp; prices</h2><p>One <strong>two</strong>.\n See <a href=\"/x?a=1&amp;b=2\" rel=\"y\">this</a>.</p><ul><li>Item</li></ul><img src=\"/a\" alt=\"a &gt; b\">",
        );
        let told: Vec<_> = document
            .blocks
            .iter()
            .map(|block| (block.tag.as_str(), block.text.as_str()))
            .collect();
        assert_eq!(
            told,
            [
                ("h2", "Pools & prices"),
                ("p", "One two. See this."),
                ("li", "Item")
            ]
        );
        let link = &document.blocks[1].links[0];
        assert_eq!(
            (link.href.as_deref(), link.text.as_str()),
            (Some("/x?a=1&b=2"), "this")
        );
        assert_eq!(document.images[0].alt, "a > b");
        assert_eq!(document.ids, ["post-a"]);
    }

    #[test]
    fn a_decimal_point_ends_no_sentence() {
        let block = Block {
            text: "It costs 0.3 %. That is all! Is it?".to_owned(),
            ..Block::default()
        };
        assert_eq!(
            block.sentences(),
            ["It costs 0.3 %.", "That is all!", "Is it?"]
        );
    }
}
