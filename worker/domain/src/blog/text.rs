//! The text inside cleaned HTML: how many words, how long to read.

/// Reading speed of adults reading silently in English, words a minute: the mean over 190
/// studies in Brysbaert, M. (2019), "How many words do we read per minute?", Journal of Memory
/// and Language 109.
const WORDS_A_MINUTE: usize = 238;

/// Counts the words of cleaned HTML; a tag ends a word, an attribute has none.
#[must_use]
pub fn count_words(html: &str) -> usize {
    let mut words = 0;
    let mut in_word = false;
    let mut tag = Tag::Outside;
    for character in html.chars() {
        tag = tag.then(character);
        let is_text = tag == Tag::Outside && character != '>' && !character.is_whitespace();
        if is_text && !in_word {
            words += 1;
        }
        in_word = is_text;
    }
    words
}

/// The words of cleaned HTML in lower case, without the signs around and between them.
#[must_use]
pub fn visible_words(html: &str) -> Vec<String> {
    without_tags(html)
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect()
}

/// Cleaned HTML as a reader reads it: without tags, its characters as themselves, one space
/// between words.
#[must_use]
pub fn plain_text(html: &str) -> String {
    // Cleaned HTML writes these signs as entities, and no others.
    let mut text = without_tags(html);
    for (entity, sign) in [
        ("&nbsp;", " "),
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#39;", "'"),
        ("&amp;", "&"),
    ] {
        if text.contains(entity) {
            text = text.replace(entity, sign);
        }
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The HTML with a space in place of each tag.
fn without_tags(html: &str) -> String {
    let mut text = String::with_capacity(html.len());
    let mut tag = Tag::Outside;
    for character in html.chars() {
        let was = tag;
        tag = tag.then(character);
        let is_text = was == Tag::Outside && tag == Tag::Outside;
        text.push(if is_text { character } else { ' ' });
    }
    text
}

/// Whole minutes it takes to read so many words, 1 at least.
#[must_use]
pub fn minutes_to_read(words: usize) -> usize {
    words.div_ceil(WORDS_A_MINUTE).max(1)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Tag {
    Outside,
    Inside,
    Quoted(char),
}

impl Tag {
    const fn then(self, character: char) -> Self {
        match (self, character) {
            (Self::Outside, '<') | (Self::Quoted('"'), '"') | (Self::Quoted('\''), '\'') => {
                Self::Inside
            }
            (Self::Inside, '>') => Self::Outside,
            (Self::Inside, '"' | '\'') => Self::Quoted(character),
            (state, _) => state,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tags_separate_words_and_attributes_are_not_read() {
        assert_eq!(count_words("<p>One two.</p><p>Three</p>"), 3);
        assert_eq!(
            count_words(r#"<a href="/x y" title="a > b">link text</a>"#),
            2
        );
        assert_eq!(count_words("  "), 0);
    }

    #[test]
    fn plain_text_has_the_signs_that_readers_see() {
        assert_eq!(
            plain_text("<p>Fees &amp; <b>gas</b>&nbsp;&lt; 1&#39;000</p>\n<p>&amp;lt;</p>"),
            "Fees & gas < 1'000 &lt;"
        );
    }

    #[test]
    fn a_short_note_still_takes_a_minute() {
        assert_eq!(minutes_to_read(0), 1);
        assert_eq!(minutes_to_read(238), 1);
        assert_eq!(minutes_to_read(239), 2);
    }
}
