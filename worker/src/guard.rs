//! Who may pass: own pages for whatever changes something, the admin for the admin's routes.

use emberfi_domain::admin::session::{self, Token};
use emberfi_domain::error::Error;

use crate::app::App;
use crate::asked::Asked;

/// Proof that the request came with a live admin session. Handlers that take one cannot be
/// called without it.
pub struct AdminSession {
    /// Who is logged in.
    pub username: String,
    /// The session's secret, for logging out.
    pub token: Token,
}

/// Lets unsafe requests pass only from our own pages: browsers say so in `Sec-Fetch-Site`, older
/// ones in `Origin`. A request with neither comes from no page of ours.
pub fn own_origin(asked: &Asked) -> Result<(), Error> {
    if !asked.method.is_unsafe() {
        return Ok(());
    }
    let is_own = match asked.header("sec-fetch-site") {
        Some(site) => site == "same-origin",
        None => asked
            .header("origin")
            .is_some_and(|origin| origin == asked.origin()),
    };
    if is_own {
        Ok(())
    } else {
        Err(Error::ForeignOrigin)
    }
}

/// The session behind the request's cookie.
pub async fn admin(app: &App, asked: &Asked) -> Result<AdminSession, Error> {
    let cookies = asked.header("cookie").unwrap_or_default();
    let token = cookie(&cookies, cookie_name(asked))
        .and_then(Token::parse)
        .ok_or(Error::NotAuthenticated)?;
    let account = app.admin()?;
    let credential = account.password_hash.as_str();
    let session = session::find(&app.cache(), &app.db(), &token, credential, app.now()).await?;
    Ok(AdminSession {
        username: session.username,
        token,
    })
}

/// The `Set-Cookie` header that starts a session in the browser.
pub fn session_cookie(asked: &Asked, token: &Token) -> String {
    set_cookie(asked, token.as_str(), 7 * 24 * 3_600)
}

/// The `Set-Cookie` header that ends it.
pub fn ended_cookie(asked: &Asked) -> String {
    set_cookie(asked, "", 0)
}

fn set_cookie(asked: &Asked, value: &str, max_age: u32) -> String {
    let secure = if is_plain_loopback(asked) {
        ""
    } else {
        "; Secure"
    };
    format!(
        "{}={value}; Path=/; Max-Age={max_age}; HttpOnly; SameSite=Strict{secure}",
        cookie_name(asked)
    )
}

/// `__Host-` binds the cookie to this host and to HTTPS. On plain-http loopback a browser may
/// refuse such a cookie (Safari does), so there it goes without.
fn cookie_name(asked: &Asked) -> &'static str {
    if is_plain_loopback(asked) {
        "session"
    } else {
        "__Host-session"
    }
}

fn is_plain_loopback(asked: &Asked) -> bool {
    let host = asked.origin().strip_prefix("http://");
    host.is_some_and(|host| {
        ["127.0.0.1", "localhost", "[::1]"].iter().any(|loopback| {
            host.strip_prefix(loopback)
                .is_some_and(|port| port.is_empty() || port.starts_with(':'))
        })
    })
}

fn cookie<'c>(cookies: &'c str, name: &str) -> Option<&'c str> {
    cookies
        .split(';')
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(key, value)| (key == name).then_some(value))
}
