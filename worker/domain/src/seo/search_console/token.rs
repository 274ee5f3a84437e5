//! An access token for a service account: a signed assertion in exchange for it (RFC 7523;
//! <https://developers.google.com/identity/protocols/oauth2/service-account>).

use std::time::Duration;

use base64ct::{Base64UrlUnpadded, Encoding as _};
use serde::Deserialize;
use serde_json::{Value, json};

use super::account::ServiceAccount;
use super::problem::{Asked, ConsoleError};
use crate::http::HttpBody;
use crate::ports::{Http, HttpRequest, Signer, Timestamp};

const SCOPE: &str = "https://www.googleapis.com/auth/webmasters.readonly";
const DEADLINE: Duration = Duration::from_secs(10);
/// How long the assertion is good for, in seconds; Google takes an hour at most.
const LIFETIME: i64 = 600;

/// Asks for a token that may read Search Console.
///
/// # Errors
/// [`ConsoleError`] when there is none to be had.
pub async fn request(
    http: &impl Http,
    signer: &impl Signer,
    account: &ServiceAccount,
    now: Timestamp,
) -> Result<String, ConsoleError> {
    #[derive(Deserialize)]
    struct Granted {
        access_token: String,
    }
    let assertion = assertion(signer, account, now).await?;
    // Base64url and dots stand in a form as they are.
    let form = format!(
        "grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer&assertion={assertion}"
    );
    let answer = http
        .send(HttpRequest {
            url: account.token_uri.clone(),
            body: Some(HttpBody::Form(form)),
            bearer: None,
            deadline: DEADLINE,
            max_bytes: 16 * 1024,
        })
        .await
        .map_err(|cause| ConsoleError::Unanswered(Asked::Tokens, cause))?;
    match answer.status {
        200 => serde_json::from_str::<Granted>(&answer.body)
            .map(|granted| granted.access_token)
            .map_err(|_| ConsoleError::Unreadable(Asked::Tokens)),
        400 | 401 => Err(ConsoleError::KeyRefused),
        status => Err(ConsoleError::Status(Asked::Tokens, status)),
    }
}

async fn assertion(
    signer: &impl Signer,
    account: &ServiceAccount,
    now: Timestamp,
) -> Result<String, ConsoleError> {
    let header = json!({ "alg": "RS256", "typ": "JWT", "kid": account.key_id });
    let claims = json!({
        "iss": account.email,
        "scope": SCOPE,
        "aud": account.token_uri,
        "iat": now.0,
        "exp": now.plus(LIFETIME).0,
    });
    let part = |value: &Value| Base64UrlUnpadded::encode_string(value.to_string().as_bytes());
    let message = format!("{}.{}", part(&header), part(&claims));
    let signature = account.sign(signer, message.as_bytes()).await?;
    Ok(format!(
        "{message}.{}",
        Base64UrlUnpadded::encode_string(&signature)
    ))
}
