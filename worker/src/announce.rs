//! Telling search engines of what is published: after the answer that published it, and by the
//! clock for what the engines did not take then.

use emberfi_domain::ports::{Database, Http};
use emberfi_domain::seo::indexnow::{self, Announced};
use emberfi_domain::site::Site;
use worker::{console_error, console_log};

use crate::app::App;
use crate::platform::http::Fetch;

/// Announces once the visitor has the answer.
pub fn after_the_answer(app: &App) {
    let Some(key) = app.indexnow_key() else {
        return;
    };
    let (db, url) = (app.db(), app.indexnow_url());
    app.after_the_answer(async move {
        announce(&db, &Fetch, &url, &key).await;
    });
}

/// Announces what waits.
pub async fn on_tick(app: &App) {
    if let Some(key) = app.indexnow_key() {
        announce(&app.db(), &app.http, &app.indexnow_url(), &key).await;
    }
}

async fn announce(db: &impl Database, http: &impl Http, url: &str, key: &str) {
    match indexnow::announce(db, http, Site::built_in(), url, key).await {
        Ok(Announced::Nothing) => {}
        Ok(Announced::Taken(number)) => console_log!("announced {number} posts to IndexNow"),
        Ok(Announced::Refused(cause)) => console_error!("IndexNow took no announcement: {cause}"),
        Err(cause) => console_error!("announcements could not be read: {cause:?}"),
    }
}
