//! Logging in and out.

use emberfi_domain::admin::log::{self, Deed};
use emberfi_domain::admin::throttle::Network;
use emberfi_domain::admin::{account, login, session};
use emberfi_domain::contract::admin::{Admin, Credentials, Done, LoggedIn};
use emberfi_domain::contract::settings::PasswordChange;
use emberfi_domain::error::Error;
use web_sys::Response;

use super::SHORT_BODY;
use crate::app::App;
use crate::asked::Asked;
use crate::guard::{self, AdminSession};
use crate::respond;

pub async fn log_in(app: &App, asked: &Asked) -> Result<Response, Error> {
    let configured = app.admin()?;
    let account = app.account().await?;
    let credentials: Credentials = asked.json_as(SHORT_BODY).await?;
    let network = Network::of(&asked.ip(), configured.password_hash.as_str());
    let token = login::log_in(
        &app.db(),
        &app.cache(),
        &app.entropy,
        &account,
        &credentials,
        &network,
        app.now(),
    )
    .await?;
    log::write(&app.db(), Deed::LogIn, &account.username, "", app.now()).await?;
    let response = respond::json(&logged_in(&account.username))?;
    Ok(respond::with_cookie(
        response,
        &guard::session_cookie(asked, &token),
    ))
}

pub async fn log_out(app: &App, asked: &Asked, session: &AdminSession) -> Result<Response, Error> {
    session::close(&app.cache(), &app.db(), &session.token, app.now()).await?;
    log::write(&app.db(), Deed::LogOut, &session.username, "", app.now()).await?;
    let response = respond::json(&Done {
        message: "Logged out successfully".to_owned(),
    })?;
    Ok(respond::with_cookie(response, &guard::ended_cookie(asked)))
}

pub async fn log_out_everywhere(
    app: &App,
    asked: &Asked,
    session: &AdminSession,
) -> Result<Response, Error> {
    account::end_sessions(&app.db(), &session.username, app.now()).await?;
    let response = respond::json(&Done {
        message: "Logged out everywhere".to_owned(),
    })?;
    Ok(respond::with_cookie(response, &guard::ended_cookie(asked)))
}

/// Sets another password; the session that asked goes on under it, every other ends.
pub async fn change_password(
    app: &App,
    asked: &Asked,
    session: &AdminSession,
) -> Result<Response, Error> {
    let configured = app.admin()?;
    let change: PasswordChange = asked.json_as(SHORT_BODY).await?;
    let network = Network::of(&asked.ip(), configured.password_hash.as_str());
    let (db, now) = (app.db(), app.now());
    let account =
        account::change_password(&db, &app.entropy, &configured, &change, &network, now).await?;
    let credential = account.password_hash.as_str();
    let username = &session.username;
    let token = session::open(&app.cache(), &app.entropy, username, credential, now).await?;
    let response = respond::json(&Done {
        message: "Password changed. Every other session has ended.".to_owned(),
    })?;
    Ok(respond::with_cookie(
        response,
        &guard::session_cookie(asked, &token),
    ))
}

pub fn me(session: &AdminSession) -> Result<Response, Error> {
    respond::json(&logged_in(&session.username))
}

fn logged_in(username: &str) -> LoggedIn {
    LoggedIn {
        admin: Admin {
            username: username.to_owned(),
        },
    }
}
