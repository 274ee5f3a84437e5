//! The admin's password, kept as an Argon2id hash only.
//!
//! Cost: 19 MiB, two passes, one lane, the first of the equivalent settings that OWASP's Password
//! Storage Cheat Sheet gives; about 36 ms in workerd.

use argon2::password_hash::{PasswordHash, PasswordHasher, PasswordVerifier, SaltString};
use argon2::{Algorithm, Argon2, Params, Version};

/// Memory in KiB.
const MEMORY_KIB: u32 = 19 * 1024;
/// Passes over the memory.
const PASSES: u32 = 2;
/// Lanes; a Worker has one thread.
const LANES: u32 = 1;

/// The hash that `.dev.vars.example` and the documentation show. Whoever copies it has published
/// the password, so it opens nothing.
pub const EXAMPLE_HASH: &str = "$argon2id$v=19$m=19456,t=2,p=1$ZXhhbXBsZWV4YW1wbGU$4fYgYDgb3BvYw2Q8o3mPz7xq3l6UoU3h0cU8bqkq1nI";

/// The configured hash, in PHC string form, known to be Argon2id of at least our cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredHash(String);

/// Why a configured hash is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnfitHash {
    /// Not a PHC string of Argon2id.
    NotArgon2id,
    /// Cheaper to guess than our own settings.
    TooCheap,
    /// The published example.
    Example,
}

impl StoredHash {
    /// Takes a configured hash.
    ///
    /// # Errors
    /// [`UnfitHash`] says why it is not taken.
    pub fn parse(text: &str) -> Result<Self, UnfitHash> {
        if text == EXAMPLE_HASH {
            return Err(UnfitHash::Example);
        }
        let hash = PasswordHash::new(text).map_err(|_| UnfitHash::NotArgon2id)?;
        let params = Params::try_from(&hash).map_err(|_| UnfitHash::NotArgon2id)?;
        if hash.algorithm != Algorithm::Argon2id.ident() || hash.hash.is_none() {
            return Err(UnfitHash::NotArgon2id);
        }
        if params.m_cost() < MEMORY_KIB || params.t_cost() < PASSES {
            return Err(UnfitHash::TooCheap);
        }
        Ok(Self(text.to_owned()))
    }

    /// Hashes a password with a salt of 16 random bytes. `None` where Argon2 refuses.
    #[must_use]
    pub fn of(password: &str, salt: &[u8; 16]) -> Option<Self> {
        let params = Params::new(MEMORY_KIB, PASSES, LANES, None).ok()?;
        let salt = SaltString::encode_b64(salt).ok()?;
        let hash = Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
            .hash_password(password.as_bytes(), &salt)
            .ok()?;
        Some(Self(hash.to_string()))
    }

    /// Whether `password` is the one that was hashed. It takes the same time either way.
    #[must_use]
    pub fn matches(&self, password: &str) -> bool {
        let Ok(params) = Params::new(MEMORY_KIB, PASSES, LANES, None) else {
            return false;
        };
        let argon2 = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
        PasswordHash::new(&self.0)
            .is_ok_and(|hash| argon2.verify_password(password.as_bytes(), &hash).is_ok())
    }

    /// The PHC string.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hash(password: &str, memory: u32, algorithm: Algorithm) -> String {
        let params = Params::new(memory, PASSES, LANES, None).unwrap();
        let salt = SaltString::encode_b64(b"0123456789abcdef").unwrap();
        Argon2::new(algorithm, Version::V0x13, params)
            .hash_password(password.as_bytes(), &salt)
            .unwrap()
            .to_string()
    }

    #[test]
    fn only_the_right_password_matches() {
        let stored =
            StoredHash::parse(&hash("correct horse", MEMORY_KIB, Algorithm::Argon2id)).unwrap();
        assert!(stored.matches("correct horse"));
        assert!(!stored.matches("correct horse "));
        assert!(!stored.matches(""));
    }

    #[test]
    fn a_hash_that_protects_too_little_is_not_taken() {
        assert_eq!(StoredHash::parse("secret"), Err(UnfitHash::NotArgon2id));
        assert_eq!(StoredHash::parse(""), Err(UnfitHash::NotArgon2id));
        assert_eq!(StoredHash::parse(EXAMPLE_HASH), Err(UnfitHash::Example));
        assert_eq!(
            StoredHash::parse(&hash("x", 8, Algorithm::Argon2id)),
            Err(UnfitHash::TooCheap)
        );
        assert_eq!(
            StoredHash::parse(&hash("x", MEMORY_KIB, Algorithm::Argon2i)),
            Err(UnfitHash::NotArgon2id)
        );
    }
}
