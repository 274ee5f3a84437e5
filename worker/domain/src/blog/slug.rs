//! The last segment of a post's address.

/// Slugs that other pages own: `/blog/beginners-guide-to-defi` is a static article and
/// the others are feeds.
const RESERVED: [&str; 4] = [
    "beginners-guide-to-defi",
    "feed.xml",
    "atom.xml",
    "feed.json",
];

/// The longest slug, in characters; longer titles are cut at a word.
const MOST: usize = 80;

/// Lower-case ASCII words joined by hyphens, 1 to 80 characters, owned by no other page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slug(String);

impl Slug {
    /// Makes a slug of a title: letters and digits stay, everything else separates words.
    #[must_use]
    pub fn from_title(title: &str) -> Self {
        let mut slug = String::new();
        let title = title.replace(['\'', '’'], "").to_lowercase();
        for word in title
            .split(|c: char| !c.is_ascii_alphanumeric())
            .filter(|word| !word.is_empty())
        {
            if slug.len() + word.len() + 1 > MOST {
                break;
            }
            if !slug.is_empty() {
                slug.push('-');
            }
            slug.push_str(word);
        }
        if slug.is_empty() {
            slug.push_str("post");
        }
        Self(slug)
    }

    /// Takes a slug that an editor typed.
    ///
    /// # Errors
    /// The sentence that stands beside the field.
    pub fn typed(text: &str) -> Result<Self, &'static str> {
        let is_word = |word: &str| {
            !word.is_empty()
                && word
                    .bytes()
                    .all(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
        };
        if !text.split('-').all(is_word) {
            return Err("The address is made of words of a–z and 0–9, joined by single hyphens.");
        }
        if text.len() > MOST {
            return Err("The address is longer than 80 characters.");
        }
        if is_reserved(text) {
            return Err("This address belongs to another page of the site.");
        }
        Ok(Self(text.to_owned()))
    }

    /// The slug as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The slug itself, else the first of `slug-2`, `slug-3` … that is neither reserved nor
    /// `taken`.
    #[must_use]
    pub fn first_free(&self, taken: impl Fn(&str) -> bool) -> String {
        let is_free = |slug: &str| !is_reserved(slug) && !taken(slug);
        if is_free(&self.0) {
            return self.0.clone();
        }
        let mut number = 2_u32;
        loop {
            let slug = format!("{}-{number}", self.0);
            if is_free(&slug) {
                return slug;
            }
            number += 1;
        }
    }
}

/// Whether a static page owns the slug.
#[must_use]
pub fn is_reserved(slug: &str) -> bool {
    RESERVED.contains(&slug)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_title_becomes_words_with_hyphens() {
        assert_eq!(
            Slug::from_title("Don’t Panic: 2√r/(1+r) − 1?").as_str(),
            "dont-panic-2-r-1-r-1"
        );
        assert_eq!(Slug::from_title("Виталик").as_str(), "post");
    }

    #[test]
    fn a_taken_or_reserved_slug_is_numbered() {
        let slug = Slug::from_title("Pools");
        assert_eq!(slug.first_free(|_| false), "pools");
        assert_eq!(
            slug.first_free(|other| ["pools", "pools-2"].contains(&other)),
            "pools-3"
        );
        assert_eq!(
            Slug::from_title("Beginners guide to DeFi").first_free(|_| false),
            "beginners-guide-to-defi-2"
        );
    }

    #[test]
    fn a_typed_address_is_taken_as_it_is_or_not_at_all() {
        assert_eq!(Slug::typed("pools-2").unwrap().as_str(), "pools-2");
        let long = "a".repeat(81);
        for text in [
            "",
            "-",
            "a-",
            "-a",
            "a--b",
            "A",
            "a b",
            "a/b",
            "ä",
            "a.b",
            "feed.xml",
            &long,
            "beginners-guide-to-defi",
        ] {
            assert!(Slug::typed(text).is_err(), "{text}");
        }
    }

    proptest! {
        #[test]
        fn any_title_gives_a_usable_segment(title in ".{0,300}") {
            let slug = Slug::from_title(&title);
            prop_assert!(!slug.as_str().is_empty() && slug.as_str().len() <= MOST);
            prop_assert!(slug.as_str().bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-'));
        }
    }
}
