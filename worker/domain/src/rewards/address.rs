//! What a visitor types into the wallet field becomes an [`Address`] here, or an error that says
//! what is wrong with it. Nothing further in holds an address as text.

use std::fmt;

/// The account whose rewards are looked up; shown with its EIP-55 checksum.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Address(pub alloy_primitives::Address);

/// Why a text is no address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AddressError {
    /// Nothing but spaces.
    Blank,
    /// Not `0x` and 40 hexadecimal digits.
    NotAnAddress,
    /// Mixed case whose capitals contradict EIP-55: most likely a mistyped character.
    WrongChecksum,
}

impl Address {
    /// Reads an address in any of the ways wallets and people write it: with spaces around it,
    /// with `0x` or `0X`, all lower case, all upper case, or with its EIP-55 checksum.
    ///
    /// # Errors
    /// [`AddressError`], whose [`AddressError::message`] is for the visitor.
    pub fn parse(text: &str) -> Result<Self, AddressError> {
        let text = text.trim();
        if text.is_empty() {
            return Err(AddressError::Blank);
        }
        let digits = text
            .strip_prefix("0x")
            .or_else(|| text.strip_prefix("0X"))
            .ok_or(AddressError::NotAnAddress)?;
        if digits.len() != 40 || !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(AddressError::NotAnAddress);
        }
        let address: alloy_primitives::Address =
            digits.parse().map_err(|_| AddressError::NotAnAddress)?;
        let is_mixed = digits.bytes().any(|byte| byte.is_ascii_lowercase())
            && digits.bytes().any(|byte| byte.is_ascii_uppercase());
        let has_checksum = address.to_checksum(None).strip_prefix("0x") == Some(digits);
        if is_mixed && !has_checksum {
            return Err(AddressError::WrongChecksum);
        }
        Ok(Self(address))
    }
}

impl fmt::Display for Address {
    /// The EIP-55 form, 42 characters.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(&self.0.to_checksum(None))
    }
}

impl AddressError {
    /// The sentence or sentences shown under the field.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            Self::Blank => "Please enter a wallet address",
            Self::NotAnAddress => "Please enter a valid Ethereum address",
            Self::WrongChecksum => {
                "Please enter a valid Ethereum address. Its capital letters do not match its \
                 checksum, so a character may be mistyped: copy it again, or enter it all in \
                 lower case if you are sure of it."
            }
        }
    }
}

impl fmt::Display for AddressError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.message())
    }
}

impl std::error::Error for AddressError {}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const CHECKSUMMED: &str = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";

    #[test]
    fn an_address_is_read_however_it_is_written() {
        let digits = CHECKSUMMED.trim_start_matches("0x");
        for text in [
            CHECKSUMMED.to_owned(),
            format!("  {CHECKSUMMED}\n"),
            format!("0X{digits}"),
            format!("0x{}", digits.to_lowercase()),
            format!("0x{}", digits.to_uppercase()),
            format!("0X{}", digits.to_uppercase()),
        ] {
            let address = Address::parse(&text).expect(&text);
            assert_eq!(address.to_string(), CHECKSUMMED);
        }
    }

    #[test]
    fn a_blank_field_asks_for_an_address() {
        for text in ["", "   ", "\t\n"] {
            let error = Address::parse(text).unwrap_err();
            assert_eq!(error.message(), "Please enter a wallet address");
        }
    }

    #[test]
    fn what_is_no_address_is_refused_with_the_sentence_for_it() {
        for text in [
            "hello",
            "0x",
            "0x123",
            "d8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
            "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA960455",
            "0xg8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
            "0xd8dA6BF26964aF9D7eEd 9e03E53415D37aA9604",
            "0x0xd8dA6BF26964aF9D7eEd9e03E53415D37aA960",
            "0xäääääääääääääääääääää",
        ] {
            let error = Address::parse(text).unwrap_err();
            assert_eq!(error, AddressError::NotAnAddress, "{text}");
            assert_eq!(error.message(), "Please enter a valid Ethereum address");
        }
    }

    #[test]
    fn capitals_that_contradict_the_checksum_are_refused_and_explained() {
        let error = Address::parse("0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045").unwrap_err();
        assert_eq!(error, AddressError::WrongChecksum);
        let sentences: Vec<_> = error.message().splitn(2, ". ").collect();
        assert_eq!(sentences[0], "Please enter a valid Ethereum address");
        assert!(sentences[1].contains("checksum"));
    }

    proptest! {
        #[test]
        fn any_text_is_parsed_or_refused_without_a_panic(text in any::<String>()) {
            let _ = Address::parse(&text);
        }

        #[test]
        fn every_account_is_read_back_from_each_of_its_spellings(bytes: [u8; 20]) {
            let account = Address(alloy_primitives::Address::from(bytes));
            let shown = account.to_string();
            let digits = shown.trim_start_matches("0x");
            for text in [
                shown.clone(),
                format!("0x{}", digits.to_lowercase()),
                format!("0X{}", digits.to_uppercase()),
            ] {
                prop_assert_eq!(Address::parse(&text), Ok(account));
            }
        }

        #[test]
        fn one_flipped_capital_is_noticed(bytes: [u8; 20], which: prop::sample::Index) {
            let shown = Address(alloy_primitives::Address::from(bytes)).to_string();
            let letters: Vec<_> = shown.char_indices().skip(2)
                .filter_map(|(at, letter)| letter.is_ascii_alphabetic().then_some(at)).collect();
            prop_assume!(!letters.is_empty());
            let chosen = *which.get(&letters);
            let flipped: String = shown.char_indices().map(|(at, letter)| {
                if at != chosen { letter }
                else if letter.is_ascii_lowercase() { letter.to_ascii_uppercase() }
                else { letter.to_ascii_lowercase() }
            }).collect();
            let is_mixed = flipped.chars().skip(2).any(|letter| letter.is_ascii_lowercase())
                && flipped.chars().skip(2).any(|letter| letter.is_ascii_uppercase());
            prop_assume!(is_mixed);
            prop_assert_eq!(Address::parse(&flipped), Err(AddressError::WrongChecksum));
        }
    }
}
