//! The dashboard's controls: have something written, sent, made anew, started or stopped.

use emberfi_domain::admin::log::{self, Deed};
use emberfi_domain::admin::{letters, settings};
use emberfi_domain::blog::desk;
use emberfi_domain::blog::post::PostId;
use emberfi_domain::contract::admin::Done;
use emberfi_domain::contract::settings::{Generation, Noted, TestMail};
use emberfi_domain::error::Error;
use emberfi_domain::ports::{Database as _, MailError, Mailer as _, Statement};
use emberfi_domain::seo::by_hand;
use emberfi_domain::seo::commission::Outcome;
use web_sys::Response;

use super::SHORT_BODY;
use crate::app::App;
use crate::asked::Asked;
use crate::guard::AdminSession;
use crate::respond;

pub async fn generate(app: &App, asked: &Asked, session: &AdminSession) -> Result<Response, Error> {
    let Generation { topic } = asked.json_as(SHORT_BODY).await?;
    let topic = by_hand::topic(&topic)?;
    written(app, session, Some(topic), "Content Generated Successfully").await
}

pub async fn generate_random(app: &App, session: &AdminSession) -> Result<Response, Error> {
    written(app, session, None, "Random Content Generated Successfully").await
}

async fn written(
    app: &App,
    session: &AdminSession,
    topic: Option<String>,
    message: &str,
) -> Result<Response, Error> {
    let (db, now) = (app.db(), app.now());
    let writer = app.writer();
    let Outcome { id, sentence, .. } =
        by_hand::write(&db, &writer, &app.entropy, topic, now).await?;
    log::write(&db, Deed::Generate, &session.username, &sentence, now).await?;
    noted(message, sentence, Some(id.0))
}

pub async fn test_mail(
    app: &App,
    asked: &Asked,
    session: &AdminSession,
) -> Result<Response, Error> {
    let TestMail { email } = asked.json_as(SHORT_BODY).await?;
    let (db, now) = (app.db(), app.now());
    let to = email.unwrap_or_default();
    let configured = app.admin_email().unwrap_or_default();
    let settings = settings::read(&db).await?;
    let to = match to.trim() {
        "" => letters::recipient(&settings, &configured),
        typed => typed,
    };
    settings::mail_address("email", to)?;
    let sent = app.mailer().send(&letters::test(to, now)).await;
    sent.map_err(|cause| match cause {
        MailError::NotConfigured => Error::NoMailer,
        MailError::Failed(cause) => Error::Undelivered(cause),
    })?;
    log::write(&db, Deed::TestMail, &session.username, to, now).await?;
    let note = format!("Handed over for delivery to {to}.");
    noted("Test email sent successfully", note, None)
}

pub async fn optimise(app: &App, session: &AdminSession, id: &str) -> Result<Response, Error> {
    let id = PostId::parse(id).ok_or(Error::NoSuchPost)?;
    let post = desk::optimise(&app.db(), id, &session.username, app.now()).await?;
    let note = format!("‘{}’ · {}", post.seo_title, post.seo_description);
    noted("SEO optimized successfully", note, Some(post.id))
}

/// The files are made from the database whenever they are asked for; this lets go of every page
/// that is kept.
pub async fn regenerate(app: &App, session: &AdminSession) -> Result<Response, Error> {
    let statements = vec![
        Statement::new(
            "UPDATE public_revision SET number = number + 1 WHERE only = 1",
            [],
        ),
        log::entry(Deed::RegenerateSeo, &session.username, "", app.now()),
    ];
    app.db().batch(statements).await?;
    let note = "The sitemap and every page of the blog are made anew when they are next asked for.";
    noted("SEO files regenerated successfully", note.to_owned(), None)
}

pub async fn cron(app: &App, session: &AdminSession, running: bool) -> Result<Response, Error> {
    settings::run_cron(&app.db(), running, &session.username, app.now()).await?;
    let message = if running {
        "Cron service started successfully"
    } else {
        "Cron service stopped successfully"
    };
    respond::json(&Done {
        message: message.to_owned(),
    })
}

fn noted(message: &str, note: String, post_id: Option<i64>) -> Result<Response, Error> {
    respond::json(&Noted {
        message: message.to_owned(),
        note,
        post_id,
    })
}
