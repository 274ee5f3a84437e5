//! Handing a text to a network.

use std::time::Duration;

use serde_json::{Value, json};

use super::network::{Network, SocialKeys};
use crate::http::HttpBody;
use crate::ports::{Http, HttpError, HttpRequest, HttpResponse, Timestamp};

/// How long a network may take.
const DEADLINE: Duration = Duration::from_secs(10);

/// Sends `text`, which ends with `url`.
///
/// # Errors
/// A sentence for the admin when the network did not take it.
pub async fn send(
    http: &impl Http,
    keys: &SocialKeys,
    network: Network,
    text: &str,
    url: &str,
    now: Timestamp,
) -> Result<(), String> {
    let relayed = || json!({ "network": network.key(), "text": text, "url": url });
    let (to, body) = match network {
        Network::Discord => (
            keys.discord_webhook.clone(),
            json!({ "content": text, "allowed_mentions": { "parse": [] } }),
        ),
        Network::Telegram => {
            let (token, chat) = keys.telegram.clone().unwrap_or_default();
            (
                (!token.is_empty())
                    .then(|| format!("https://api.telegram.org/bot{token}/sendMessage")),
                json!({ "chat_id": chat, "text": text }),
            )
        }
        Network::X => (keys.x_webhook.clone(), relayed()),
        Network::LinkedIn => (keys.linkedin_webhook.clone(), relayed()),
        Network::Bluesky => return to_bluesky(http, keys, text, url, now).await,
    };
    let to = to.ok_or_else(|| format!("{} is not configured.", network.name()))?;
    post(http, network, to, None, &body).await.map(drop)
}

/// A Bluesky post takes a session, and says by bytes where its link stands
/// (<https://docs.bsky.app/docs/advanced-guides/post-richtext>).
async fn to_bluesky(
    http: &impl Http,
    keys: &SocialKeys,
    text: &str,
    url: &str,
    now: Timestamp,
) -> Result<(), String> {
    let network = Network::Bluesky;
    let (handle, password) = keys
        .bluesky
        .as_ref()
        .ok_or_else(|| "Bluesky is not configured.".to_owned())?;
    let endpoint = |name: &str| format!("{}/xrpc/{name}", keys.bluesky_service);
    let login = json!({ "identifier": handle, "password": password });
    let session = endpoint("com.atproto.server.createSession");
    let answer = post(http, network, session, None, &login).await?;
    let session: Value = serde_json::from_str(&answer.body).unwrap_or_default();
    let field = |name: &str| session.get(name).and_then(Value::as_str);
    let (Some(token), Some(did)) = (field("accessJwt"), field("did")) else {
        return Err("Bluesky opened no session.".to_owned());
    };
    let ends = text.len();
    let record = json!({
        "$type": "app.bsky.feed.post",
        "text": text,
        "createdAt": now.rfc3339(),
        "langs": ["en"],
        "facets": [{
            "index": { "byteStart": ends.saturating_sub(url.len()), "byteEnd": ends },
            "features": [{ "$type": "app.bsky.richtext.facet#link", "uri": url }],
        }],
    });
    let body = json!({ "repo": did, "collection": "app.bsky.feed.post", "record": record });
    let create = endpoint("com.atproto.repo.createRecord");
    let token = Some(token.to_owned());
    post(http, network, create, token, &body).await.map(drop)
}

async fn post(
    http: &impl Http,
    network: Network,
    url: String,
    bearer: Option<String>,
    body: &Value,
) -> Result<HttpResponse, String> {
    let request = HttpRequest {
        url,
        body: Some(HttpBody::Json(body.to_string())),
        bearer,
        deadline: DEADLINE,
        max_bytes: 64 * 1024,
    };
    let name = network.name();
    match http.send(request).await {
        Ok(answer) if (200..300).contains(&answer.status) => Ok(answer),
        Ok(answer) => Err(format!("{name} answered {}.", answer.status)),
        Err(HttpError::TimedOut) => Err(format!("{name} did not answer in time.")),
        Err(_) => Err(format!("{name} could not be reached.")),
    }
}
