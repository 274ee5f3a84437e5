//! The name on a certificate: any person's name, in any script, and nothing that could pass for
//! an address, markup or an order to the reader.

/// The longest name, in characters.
pub const MOST_CHARACTERS: usize = 80;

/// A name that can stand on a certificate, its blanks in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LearnerName(String);

impl LearnerName {
    /// Reads a name as it was typed.
    ///
    /// # Errors
    /// A sentence to stand beside the field.
    pub fn parse(typed: &str) -> Result<Self, &'static str> {
        let name = typed.split_whitespace().collect::<Vec<_>>().join(" ");
        if name.is_empty() {
            return Err("Please enter the name that should stand on the certificate.");
        }
        if name.chars().count() > MOST_CHARACTERS {
            return Err("A name on a certificate has 80 characters at most.");
        }
        if !name.chars().any(char::is_alphabetic) {
            return Err("A name has at least one letter.");
        }
        if name.chars().any(is_no_part_of_a_name) {
            return Err(
                "A name is made of letters, figures, spaces, hyphens, apostrophes, full stops and commas.",
            );
        }
        Ok(Self(name))
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Symbols of ASCII, characters that nobody sees or that turn the direction of what follows, and
/// pictures. Joiners (U+200C, U+200D) belong to names in Persian and Indian scripts.
fn is_no_part_of_a_name(character: char) -> bool {
    match character {
        ' ' | '-' | '\'' | '.' | ',' | '(' | ')' => false,
        symbol if symbol.is_ascii() => !symbol.is_ascii_alphanumeric(),
        '\u{200c}' | '\u{200d}' => false,
        other => {
            other.is_control()
                || matches!(other,
                    '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
                    | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffd}'
                    | '\u{2190}'..='\u{2bff}' | '\u{e000}'..='\u{f8ff}'
                    | '\u{1f000}'..='\u{1faff}' | '\u{e0000}'..='\u{10ffff}')
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(typed: &str) -> Result<String, &'static str> {
        LearnerName::parse(typed).map(|name| name.0)
    }

    #[test]
    fn names_of_many_scripts_are_names() {
        for name in [
            "Ada Lovelace",
            "Seán O'Neill-García",
            "Dr. J. R. R. Tolkien, III",
            "Nguyễn Thị Minh Khai",
            "山田 花子",
            "أمل دنقل",
            "देवनागरी",
            "می‌خواهم",
            "X Æ A-12",
        ] {
            assert_eq!(read(name), Ok(name.to_owned()));
        }
    }

    #[test]
    fn blanks_are_put_in_order() {
        assert_eq!(read("  Ada \t\n Lovelace  "), Ok("Ada Lovelace".to_owned()));
    }

    #[test]
    fn what_is_no_name_is_told_why() {
        for (typed, word) in [
            ("", "enter"),
            (" \n ", "enter"),
            ("123", "letter"),
            ("…", "letter"),
            ("<b>Ada</b>", "made of"),
            ("ada@example.org", "made of"),
            ("https://elsewhere.example", "made of"),
            ("Ada \u{202e}ecalevoL", "made of"),
            ("Ada\u{200b}Lovelace", "made of"),
            ("Ada 🚀", "made of"),
            ("Ada → Rome", "made of"),
        ] {
            let problem = read(typed).expect_err(typed);
            assert!(problem.contains(word), "{typed}: {problem}");
        }
        assert!(read(&"a".repeat(81)).unwrap_err().contains("80"));
        assert!(read(&"ä".repeat(80)).is_ok());
    }
}
