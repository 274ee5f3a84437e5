//! The secret that signs certificates.

/// Shorter ones could be guessed.
const FEWEST_CHARACTERS: usize = 32;

/// A secret that is long enough and no example. A new one ends every certificate of the old one.
pub struct CertificateSecret(String);

impl CertificateSecret {
    /// Reads what is configured; `None` for what protects nothing.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let lower = text.to_ascii_lowercase();
        let is_example = ["example", "change", "replace", "secret"]
            .iter()
            .any(|word| lower.starts_with(word));
        let mut letters: Vec<u8> = text.bytes().collect();
        letters.sort_unstable();
        letters.dedup();
        // `000…0` and `abababab…` are long and still no secret.
        let is_varied = letters.len() >= 8;
        (text.len() >= FEWEST_CHARACTERS && !is_example && is_varied).then(|| Self(text.to_owned()))
    }

    /// The key of the signature.
    pub(super) fn bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_short_or_an_example_signs_nothing() {
        for text in [
            "",
            "hunter2",
            "0123456789abcdef0123456789abcde",
            "example-example-example-example-1234567890",
            "CHANGE_ME_CHANGE_ME_CHANGE_ME_CHANGE_ME_1",
            "REPLACE_WITH_CERTIFICATE_SECRET_0123456789",
            "00000000000000000000000000000000000000000",
        ] {
            assert!(CertificateSecret::parse(text).is_none(), "{text}");
        }
    }

    #[test]
    fn thirty_two_characters_of_chance_sign() {
        assert!(CertificateSecret::parse("0123456789abcdef0123456789abcdef").is_some());
    }
}
