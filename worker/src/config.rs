//! What the Worker is told from outside, read from variables and secrets.

use emberfi_domain::admin::login::AdminAccount;
use emberfi_domain::admin::password::StoredHash;
use emberfi_domain::certificate::secret::CertificateSecret;
use emberfi_domain::error::Error;
use emberfi_domain::rewards::chain::{ChainConfig, Endpoint};
use emberfi_domain::seo::indexnow;
use emberfi_domain::seo::search_console::SearchConsole;
use emberfi_domain::seo::social::network::SocialKeys;
use worker::Env;

use crate::platform::mail::{Carrier, Post};

/// The variable's text, `None` where it is not set or blank.
pub fn text(env: &Env, name: &str) -> Option<String> {
    let value = env.var(name).ok()?.to_string();
    let value = value.trim();
    (!value.is_empty()).then(|| value.to_owned())
}

/// The one admin.
///
/// # Errors
/// [`Error::NoCredentials`] when none is configured, or only what protects nothing.
pub fn admin(env: &Env) -> Result<AdminAccount, Error> {
    let username = text(env, "ADMIN_USERNAME").ok_or(Error::NoCredentials)?;
    let hash = text(env, "ADMIN_PASSWORD_HASH").ok_or(Error::NoCredentials)?;
    let password_hash = StoredHash::parse(&hash).map_err(|_| Error::NoCredentials)?;
    Ok(AdminAccount {
        username,
        password_hash,
    })
}

/// What signs certificates.
///
/// # Errors
/// [`Error::NoCertificateSecret`] when none is configured, or only an example.
pub fn certificate_secret(env: &Env) -> Result<CertificateSecret, Error> {
    text(env, "CERTIFICATE_SECRET")
        .and_then(|secret| CertificateSecret::parse(&secret))
        .ok_or(Error::NoCertificateSecret)
}

/// Whoever carries our mails: an HTTP provider where one is configured, else Cloudflare's own
/// binding `EMAIL`.
pub fn mailer(env: &Env) -> Post {
    let from = text(env, "MAIL_FROM");
    let carrier = match (text(env, "MAIL_API_URL"), text(env, "MAIL_API_KEY")) {
        (Some(url), key) => Some(Carrier::Api { url, key }),
        (None, _) => env.send_email("EMAIL").ok().map(Carrier::Binding),
    };
    Post::new(from, carrier)
}

/// Where the admin reads mails.
pub fn admin_email(env: &Env) -> Option<String> {
    text(env, "ADMIN_EMAIL")
}

/// The secret of Cloudflare Turnstile.
pub fn turnstile_secret(env: &Env) -> Option<String> {
    text(env, "TURNSTILE_SECRET")
}

/// How many calls to the outside the weekly tasks may make in one invocation, with room for the
/// others below the platform's limit: 1,000 on the paid plan, 50 on the free one
/// (<https://developers.cloudflare.com/workers/platform/limits/#subrequests>).
pub fn call_limit(env: &Env) -> u32 {
    text(env, "WEEKLY_CALL_LIMIT")
        .and_then(|limit| limit.parse().ok())
        .unwrap_or(800)
}

/// The keys to social networks: each is optional, and without one its texts are there to be copied.
pub fn social(env: &Env) -> SocialKeys {
    let pair = |one: &str, other: &str| Some((text(env, one)?, text(env, other)?));
    SocialKeys {
        discord_webhook: text(env, "DISCORD_WEBHOOK_URL"),
        telegram: pair("TELEGRAM_BOT_TOKEN", "TELEGRAM_CHAT_ID"),
        bluesky: pair("BLUESKY_HANDLE", "BLUESKY_APP_PASSWORD"),
        bluesky_service: text(env, "BLUESKY_SERVICE")
            .unwrap_or_else(|| "https://bsky.social".to_owned()),
        x_webhook: text(env, "X_WEBHOOK_URL"),
        linkedin_webhook: text(env, "LINKEDIN_WEBHOOK_URL"),
    }
}

/// Google Search Console: a service account's JSON key, and the property that was shared with it.
pub fn search_console(env: &Env) -> SearchConsole {
    SearchConsole::configured(
        text(env, "GOOGLE_SERVICE_ACCOUNT").as_deref(),
        text(env, "SEARCH_CONSOLE_SITE").as_deref(),
        text(env, "SEARCH_CONSOLE_URL").as_deref(),
    )
}

/// Of how many beacons one is added to the day's sums, where Analytics Engine has all of them.
pub fn events_share(env: &Env) -> u32 {
    text(env, "EVENTS_SHARE")
        .and_then(|share| share.parse().ok())
        .filter(|share| *share > 0)
        .unwrap_or(1)
}

/// The key of `IndexNow`, where announcements are wanted; one that is no key counts as none.
pub fn indexnow_key(env: &Env) -> Option<String> {
    text(env, "INDEXNOW_KEY").filter(|key| indexnow::is_key(key))
}

/// Where announcements go.
pub fn indexnow_url(env: &Env) -> String {
    text(env, "INDEXNOW_URL").unwrap_or_else(|| indexnow::ENDPOINT.to_owned())
}

/// Whether this is the public deployment.
pub fn is_production(env: &Env) -> bool {
    text(env, "ENVIRONMENT").as_deref() == Some("production")
}

/// Which chain is read, and through whom.
pub fn chain(env: &Env) -> ChainConfig {
    let mut config = match chain_name(env).as_str() {
        "coston2" => ChainConfig::coston2(),
        _ => ChainConfig::flare(),
    };
    if let Some(urls) = text(env, "RPC_URLS") {
        config.rpc = urls
            .split(',')
            .map(|url| Endpoint::new("Configured RPC", url.trim()))
            .collect();
    }
    let explorers = [
        ("Blockscout", "BLOCKSCOUT_URL"),
        ("Routescan", "ROUTESCAN_URL"),
    ];
    for (explorer, (name, variable)) in config.explorers.iter_mut().zip(explorers) {
        if let Some(url) = text(env, variable) {
            *explorer = Endpoint::new(name, &url);
        }
    }
    config.moved(|name| text(env, name))
}

/// The chain that rewards are looked up on: `flare`, `coston2` or `local`.
pub fn chain_name(env: &Env) -> String {
    text(env, "CHAIN").unwrap_or_else(|| "flare".to_owned())
}
