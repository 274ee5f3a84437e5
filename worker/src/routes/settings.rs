//! What the admin chose, and what was done.

use emberfi_domain::admin::audit::{self, LogQuery};
use emberfi_domain::admin::settings;
use emberfi_domain::contract::settings::SettingsAnswer;
use emberfi_domain::error::Error;
use emberfi_domain::seo::writer::embedded;
use web_sys::Response;

use super::SHORT_BODY;
use crate::app::App;
use crate::asked::Asked;
use crate::guard::AdminSession;
use crate::platform::crypto::WebCrypto;
use crate::respond;

pub async fn show(app: &App, _: &AdminSession) -> Result<Response, Error> {
    let mailer = app.mailer();
    respond::json(&SettingsAnswer {
        settings: settings::read(&app.db()).await?,
        mailer: mailer.name().to_owned(),
        mail_from: mailer.from().to_owned(),
        mail_to_configured: app.admin_email().unwrap_or_default(),
        writer: app.writer().name(),
        topics: embedded::topic_names(),
        search_console: app.search_console().state(&WebCrypto).await,
    })
}

pub async fn change(app: &App, asked: &Asked, session: &AdminSession) -> Result<Response, Error> {
    let body = asked.json(SHORT_BODY).await?;
    settings::change(&app.db(), &body, &session.username, app.now()).await?;
    show(app, session).await
}

pub async fn audit(app: &App, asked: &Asked, _: &AdminSession) -> Result<Response, Error> {
    let query = LogQuery::parse(|name| asked.parameter(name))?;
    respond::json(&audit::page(&app.db(), &query).await?)
}
