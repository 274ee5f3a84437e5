//! Logging in and out.

use emberfi_domain::admin::throttle::Network;
use emberfi_domain::admin::{login, session};
use emberfi_domain::contract::admin::{Admin, Credentials, Done, LoggedIn};
use emberfi_domain::error::Error;
use web_sys::Response;

use super::SHORT_BODY;
use crate::app::App;
use crate::asked::Asked;
use crate::guard::{self, AdminSession};
use crate::respond;

pub async fn log_in(app: &App, asked: &Asked) -> Result<Response, Error> {
    let account = app.admin()?;
    let credentials: Credentials = asked.json_as(SHORT_BODY).await?;
    let network = Network::of(&asked.ip(), account.password_hash.as_str());
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
    let response = respond::json(&logged_in(&account.username))?;
    Ok(respond::with_cookie(
        response,
        &guard::session_cookie(asked, &token),
    ))
}

pub async fn log_out(app: &App, asked: &Asked, session: &AdminSession) -> Result<Response, Error> {
    session::close(&app.cache(), &app.db(), &session.token, app.now()).await?;
    let response = respond::json(&Done {
        message: "Logged out successfully".to_owned(),
    })?;
    Ok(respond::with_cookie(response, &guard::ended_cookie(asked)))
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
