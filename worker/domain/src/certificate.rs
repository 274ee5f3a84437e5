//! Certificates of completion. A certificate is its own id: name, course and day with a signature
//! over them, in letters that an address can hold. Nothing is stored, so nothing can leak or be
//! lost, and whoever has the address can check it.
//!
//! The id is base64url (RFC 4648) of `version, course, day (4 bytes), name (UTF-8), tag`. The tag is
//! the first 16 bytes of HMAC-SHA-256; 128 bits are beyond guessing and keep addresses short.

pub mod course;
pub mod drawing;
pub mod name;
pub mod page;
pub mod secret;

use base64ct::{Base64UrlUnpadded, Encoding as _};
use hmac::{Hmac, Mac as _};
use sha2::Sha256;

use self::course::CertifiedCourse;
use self::name::LearnerName;
use self::secret::CertificateSecret;
use crate::contract::certificate::{CertificateWish, IssuedCertificate};
use crate::error::Error;
use crate::ports::Timestamp;

/// What is signed begins with this, so that no other signature under the same key is one of these.
const PURPOSE: &[u8] = b"emberfi certificate\0";
/// The layout of the id.
const VERSION: u8 = 1;
const TAG_BYTES: usize = 16;
const SECONDS_A_DAY: i64 = 86_400;
/// The longest id there can be: the longest name in four-byte letters.
const LONGEST_ID: usize = (6 + name::MOST_CHARACTERS * 4 + TAG_BYTES) * 4 / 3 + 1;

/// A certificate whose signature holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The name on it.
    pub name: LearnerName,
    /// The course.
    pub course: CertifiedCourse,
    /// The day it was signed: days since 1970-01-01, UTC.
    day: u32,
}

impl Certificate {
    /// A certificate of today for whoever asks. That the course was completed is the learner's
    /// word: progress lives in their browser.
    ///
    /// # Errors
    /// [`Error::InvalidField`] for a name that cannot stand on it or a course that has none.
    pub fn issue(wish: &CertificateWish, now: Timestamp) -> Result<Self, Error> {
        let course = CertifiedCourse::parse(&wish.course).ok_or_else(|| Error::InvalidField {
            field: "course",
            problem: "There is no certificate of this course.".to_owned(),
        })?;
        let name = LearnerName::parse(&wish.name).map_err(|problem| Error::InvalidField {
            field: "name",
            problem: problem.to_owned(),
        })?;
        let day = u32::try_from(now.0.div_euclid(SECONDS_A_DAY)).unwrap_or_default();
        Ok(Self { name, course, day })
    }

    /// The certificate of an id, `None` where we did not sign it.
    #[must_use]
    pub fn checked(id: &str, secret: &CertificateSecret) -> Option<Self> {
        if id.len() > LONGEST_ID {
            return None;
        }
        let bytes = Base64UrlUnpadded::decode_vec(id).ok()?;
        let (signed, tag) = bytes.split_at_checked(bytes.len().checked_sub(TAG_BYTES)?)?;
        mac(signed, secret)?.verify_truncated_left(tag).ok()?;
        let (&[version, course, a, b, c, d], name) = signed.split_first_chunk::<6>()?;
        if version != VERSION {
            return None;
        }
        Some(Self {
            name: LearnerName::parse(std::str::from_utf8(name).ok()?).ok()?,
            course: CertifiedCourse::from_code(course)?,
            day: u32::from_be_bytes([a, b, c, d]),
        })
    }

    /// The id: the certificate and its signature.
    #[must_use]
    pub fn id(&self, secret: &CertificateSecret) -> String {
        let mut bytes = vec![VERSION, self.course.code()];
        bytes.extend_from_slice(&self.day.to_be_bytes());
        bytes.extend_from_slice(self.name.as_str().as_bytes());
        if let Some(mac) = mac(&bytes, secret) {
            let tag = mac.finalize().into_bytes();
            bytes.extend(tag.iter().take(TAG_BYTES));
        }
        Base64UrlUnpadded::encode_string(&bytes)
    }

    /// The moment the day began on which it was signed.
    #[must_use]
    pub fn issued_on(&self) -> Timestamp {
        Timestamp(i64::from(self.day) * SECONDS_A_DAY)
    }

    /// The certificate as its learner is told of it.
    #[must_use]
    pub fn announced(&self, secret: &CertificateSecret) -> IssuedCertificate {
        let id = self.id(secret);
        IssuedCertificate {
            path: path(&id),
            id,
            name: self.name.as_str().to_owned(),
            course: self.course.id().to_owned(),
            issued_on: self.issued_on().iso_date(),
        }
    }
}

/// Where a certificate is checked.
#[must_use]
pub fn path(id: &str) -> String {
    format!("/certificate/{id}")
}

/// HMAC takes keys of any length, so there always is one.
fn mac(signed: &[u8], secret: &CertificateSecret) -> Option<Hmac<Sha256>> {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.bytes()).ok()?;
    mac.update(PURPOSE);
    mac.update(signed);
    Some(mac)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// 2026-11-21 12:00 UTC.
    const NOON: Timestamp = Timestamp(1_795_262_400);

    fn secret(text: &str) -> CertificateSecret {
        CertificateSecret::parse(text).unwrap()
    }

    fn ours() -> CertificateSecret {
        secret("5f0c9f0e3b1d4a7c8e2f6a9b0c1d2e3f")
    }

    fn wish(name: &str) -> CertificateWish {
        CertificateWish {
            name: name.to_owned(),
            course: "defi-101".to_owned(),
        }
    }

    fn ada() -> Certificate {
        Certificate::issue(&wish("Ada Lovelace"), NOON).unwrap()
    }

    #[test]
    fn a_certificate_is_read_back_from_its_id() {
        let id = ada().id(&ours());
        assert_eq!(Certificate::checked(&id, &ours()), Some(ada()));
        assert_eq!(ada().issued_on().long_date(), "21 November 2026");
        assert!(id.len() < 50, "{id}");
    }

    #[test]
    fn who_asks_is_told_where_it_can_be_checked() {
        let told = ada().announced(&ours());
        assert_eq!(told.path, format!("/certificate/{}", told.id));
        assert_eq!(told.issued_on, "2026-11-21");
    }

    #[test]
    fn another_secret_signed_none_of_ours() {
        let id = ada().id(&secret("another-secret-that-is-long-enough-00"));
        assert_eq!(Certificate::checked(&id, &ours()), None);
    }

    #[test]
    fn a_course_without_certificate_is_refused_by_name() {
        let mut wish = wish("Ada");
        wish.course = "flare-network".to_owned();
        let refused = Certificate::issue(&wish, NOON);
        assert!(matches!(
            refused,
            Err(Error::InvalidField {
                field: "course",
                ..
            })
        ));
    }

    #[test]
    fn the_longest_name_fits() {
        let name = "𝒜".repeat(name::MOST_CHARACTERS);
        let certificate = Certificate::issue(&wish(&name), NOON).unwrap();
        let id = certificate.id(&ours());
        assert_eq!(Certificate::checked(&id, &ours()), Some(certificate));
    }

    proptest! {
        #[test]
        fn no_id_but_the_signed_one_is_taken(at in 0_usize..46, letter in "[A-Za-z0-9_-]") {
            let id = ada().id(&ours());
            let mut forged: Vec<char> = id.chars().collect();
            if let Some(place) = forged.get_mut(at) {
                *place = letter.chars().next().unwrap();
            }
            let forged: String = forged.into_iter().collect();
            prop_assert_eq!(Certificate::checked(&forged, &ours()).is_some(), forged == id);
        }

        #[test]
        fn whatever_is_asked_for_upsets_nothing(id in ".{0,200}") {
            prop_assert_eq!(Certificate::checked(&id, &ours()), None);
        }
    }
}
