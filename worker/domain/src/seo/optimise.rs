//! What search engines show of a post, made from the post's own words.

use crate::contract::post::BlogPost;

/// The longest title and description that are shown whole, in characters.
const TITLE: usize = 60;
const DESCRIPTION: usize = 155;

/// The SEO title and description that a post should have: its own where they fit, else its
/// headline and excerpt, cut at a word.
#[must_use]
pub fn optimised(post: &BlogPost) -> (String, String) {
    let title = fitting(&post.seo_title, &post.title, TITLE);
    let description = fitting(&post.seo_description, &post.excerpt, DESCRIPTION);
    (title, description)
}

fn fitting(own: &str, source: &str, most: usize) -> String {
    let own = own.trim();
    if !own.is_empty() && own.chars().count() <= most {
        return own.to_owned();
    }
    cut(if own.is_empty() { source.trim() } else { own }, most)
}

/// The text where it fits; else as many whole words as do, with an ellipsis.
fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let start: String = text.chars().take(most - 1).collect();
    let whole = start
        .rsplit_once(' ')
        .map_or(start.as_str(), |(whole, _)| whole);
    format!(
        "{}…",
        whole.trim_end_matches([',', ';', ':', '-', '–', ' '])
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fits_stays_and_what_does_not_is_cut_at_a_word() {
        assert_eq!(fitting("Own", "Source", 60), "Own");
        assert_eq!(fitting(" ", "Source", 60), "Source");
        assert_eq!(fitting("", "one two, three", 12), "one two…");
        assert_eq!(fitting("", &"x".repeat(70), 60).chars().count(), 60);
    }
}
