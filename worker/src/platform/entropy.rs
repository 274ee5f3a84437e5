//! Randomness from Web Crypto.

use emberfi_domain::ports::{Entropy, EntropyError};

use super::{describe, global};

/// The isolate's Web Crypto.
pub struct WebCrypto;

impl Entropy for WebCrypto {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), EntropyError> {
        global()
            .crypto()
            .and_then(|crypto| crypto.get_random_values_with_u8_array(bytes))
            .map(drop)
            .map_err(|cause| EntropyError(describe(&cause)))
    }
}
