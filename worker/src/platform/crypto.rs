//! Randomness and signatures from Web Crypto.

use emberfi_domain::ports::{Entropy, EntropyError, Signer, SignerError};
use js_sys::{Array, ArrayBuffer, Object, Reflect, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::CryptoKey;

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

impl Signer for WebCrypto {
    async fn rs256(&self, key: &[u8], message: &[u8]) -> Result<Vec<u8>, SignerError> {
        let signed = sign(key, message).await;
        signed.map_err(|cause| SignerError(describe(&cause)))
    }
}

async fn sign(key: &[u8], message: &[u8]) -> Result<Vec<u8>, JsValue> {
    let subtle = global().crypto()?.subtle();
    let algorithm = Object::new();
    Reflect::set(&algorithm, &"name".into(), &"RSASSA-PKCS1-v1_5".into())?;
    Reflect::set(&algorithm, &"hash".into(), &"SHA-256".into())?;
    let imported = subtle.import_key_with_object(
        "pkcs8",
        &Uint8Array::from(key),
        &algorithm,
        false,
        &Array::of1(&"sign".into()),
    )?;
    let key: CryptoKey = JsFuture::from(imported).await?.unchecked_into();
    let message = Uint8Array::from(message);
    let signing = subtle.sign_with_object_and_js_u8_array(&algorithm, &key, &message)?;
    let signature: ArrayBuffer = JsFuture::from(signing).await?.unchecked_into();
    Ok(Uint8Array::new(&signature).to_vec())
}
