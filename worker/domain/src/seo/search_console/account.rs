//! The service account: what of its JSON key is needed
//! (<https://cloud.google.com/iam/docs/keys-create-delete>).

use base64ct::{Base64, Encoding as _};
use serde::Deserialize;

use super::problem::ConsoleError;
use crate::http::keeps_secrets;
use crate::ports::Signer;

const NO_KEY: &str = "GOOGLE_SERVICE_ACCOUNT is not the JSON key of a service account. Paste the whole file that Google Cloud gave, from { to }.";
const NO_PRIVATE_KEY: &str = "The private key in GOOGLE_SERVICE_ACCOUNT cannot be read. Make a new JSON key for the account and paste the whole file.";

/// An account of a program, with its private key. It has no `Debug`: keys do not belong in logs.
pub struct ServiceAccount {
    /// Its name, an address that properties are shared with.
    pub email: String,
    /// Where it gets its tokens.
    pub token_uri: String,
    /// The id of the key, where the file names it.
    pub key_id: Option<String>,
    /// PKCS #8 in DER.
    key: Vec<u8>,
}

#[derive(Deserialize)]
struct KeyFile {
    client_email: String,
    private_key: String,
    token_uri: String,
    private_key_id: Option<String>,
}

impl ServiceAccount {
    /// Reads the JSON key.
    ///
    /// # Errors
    /// A sentence for the admin that says what is wrong with it, and nothing of what it holds.
    pub fn parse(json: &str) -> Result<Self, &'static str> {
        let file: KeyFile = serde_json::from_str(json).map_err(|_| NO_KEY)?;
        if file.client_email.is_empty() || !keeps_secrets(&file.token_uri) {
            return Err(NO_KEY);
        }
        Ok(Self {
            key: der(&file.private_key).ok_or(NO_PRIVATE_KEY)?,
            email: file.client_email,
            token_uri: file.token_uri,
            key_id: file.private_key_id,
        })
    }

    /// Signs `message` with the account's key.
    ///
    /// # Errors
    /// [`ConsoleError::UnusableKey`] when the key signs nothing.
    pub async fn sign(
        &self,
        signer: &impl Signer,
        message: &[u8],
    ) -> Result<Vec<u8>, ConsoleError> {
        let signature = signer.rs256(&self.key, message).await;
        signature.map_err(|cause| ConsoleError::UnusableKey(cause.0))
    }
}

/// What stands between the lines of a PEM file (RFC 7468) of a private key.
fn der(pem: &str) -> Option<Vec<u8>> {
    let (_, rest) = pem.split_once("-----BEGIN PRIVATE KEY-----")?;
    let (text, _) = rest.split_once("-----END PRIVATE KEY-----")?;
    let text: String = text.split_ascii_whitespace().collect();
    Base64::decode_vec(&text)
        .ok()
        .filter(|bytes| !bytes.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn key(private_key: &str, token_uri: &str) -> String {
        json!({
            "type": "service_account",
            "private_key_id": "k1",
            "private_key": private_key,
            "client_email": "reader@project.iam.gserviceaccount.com",
            "token_uri": token_uri,
        })
        .to_string()
    }

    const GOOGLE: &str = "https://oauth2.googleapis.com/token";
    const PEM: &str = "-----BEGIN PRIVATE KEY-----\nAQID\nBAUG\n-----END PRIVATE KEY-----\n";

    #[test]
    fn a_key_as_google_gives_it_is_read_whole() {
        let account = ServiceAccount::parse(&key(PEM, GOOGLE)).ok().unwrap();
        assert_eq!(account.email, "reader@project.iam.gserviceaccount.com");
        assert_eq!(account.key_id.as_deref(), Some("k1"));
        assert_eq!(account.key, [1, 2, 3, 4, 5, 6]);
    }

    #[test]
    fn what_is_no_key_is_refused_without_a_word_of_what_it_holds() {
        let problem = |json: &str| ServiceAccount::parse(json).err().unwrap();
        for json in ["", "{", "[]", "{\"client_email\":\"a@b\"}"] {
            assert_eq!(problem(json), NO_KEY, "{json}");
        }
        assert_eq!(problem(&key(PEM, "http://tokens.example/")), NO_KEY);
        for pem in [
            "",
            "AQID",
            "-----BEGIN PRIVATE KEY-----\n-----END PRIVATE KEY-----",
            "-----BEGIN PRIVATE KEY-----\n?\n-----END PRIVATE KEY-----",
            "-----BEGIN PRIVATE KEY-----\nAQID",
        ] {
            assert_eq!(problem(&key(pem, GOOGLE)), NO_PRIVATE_KEY, "{pem}");
        }
    }
}
