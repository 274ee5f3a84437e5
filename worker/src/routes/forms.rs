//! Forms, from pages with JavaScript and without.

use emberfi_domain::admin::throttle::Network;
use emberfi_domain::contract::forms::Received;
use emberfi_domain::error::Error;
use emberfi_domain::forms::FormError;
use emberfi_domain::forms::definition::FormKind;
use emberfi_domain::forms::page;
use emberfi_domain::forms::receive::{Desk, Outcome};
use emberfi_domain::forms::submission::{Filled, Problems};
use emberfi_domain::refusal::Sentence;
use emberfi_domain::site::Site;
use web_sys::Response;
use worker::console_warn;

use super::blog;
use crate::app::App;
use crate::asked::Asked;
use crate::outbox;
use crate::respond;

/// The largest form: its longest field holds 4,000 characters.
const FORM_BODY: usize = 64 * 1024;

const THANKS: &str = "We've received your request and will be in touch shortly.";

/// Takes a form. A script gets JSON, a browser that posted the form itself is sent on to the
/// thank-you page or back to the form with what it had filled in.
pub async fn receive(app: &App, asked: &Asked, kind: &str) -> Result<Response, Error> {
    let kind = FormKind::parse(kind).ok_or(FormError::NoSuchForm)?;
    if !asked.is_of_type("application/x-www-form-urlencoded") {
        let filled = Filled::from_json(asked.json(FORM_BODY).await?)?;
        take(app, asked, kind, &filled).await?;
        return respond::json(&Received {
            message: THANKS.to_owned(),
        });
    }
    let filled = Filled::from_pairs(asked.form(FORM_BODY).await?);
    match take(app, asked, kind, &filled).await {
        Ok(()) => Ok(respond::see_other("/thank-you")),
        Err(cause) => again(app, kind, &filled, &cause).await,
    }
}

async fn take(app: &App, asked: &Asked, kind: FormKind, filled: &Filled) -> Result<(), Error> {
    let site = Site::built_in();
    let admin_email = app.admin_email();
    let turnstile_secret = app.turnstile_secret();
    // The account's password hash keys the networks' hashes, as for logins.
    let network = Network::of(&asked.ip(), app.admin()?.password_hash.as_str());
    let (db, chain) = (app.db(), app.chain());
    let desk = Desk {
        db: &db,
        http: &app.http,
        clock: &app.clock,
        site,
        chain: &chain,
        wallet: site.wallet.address,
        admin_email: admin_email.as_deref(),
        turnstile_secret: turnstile_secret.as_deref(),
    };
    let Outcome { unread, .. } = desk.receive(kind, filled, &network, app.now()).await?;
    if let Some(cause) = unread {
        console_warn!("a payment could not be looked up: {cause}");
    }
    outbox::send_after_the_answer(app);
    Ok(())
}

async fn again(
    app: &App,
    kind: FormKind,
    filled: &Filled,
    cause: &Error,
) -> Result<Response, Error> {
    let Sentence {
        status, message, ..
    } = Sentence::of(cause);
    let none = Problems::new();
    let problems = match cause {
        Error::Form(FormError::Fields(problems)) => problems,
        _ => &none,
    };
    let rendered = page::again(Site::built_in(), kind, filled, &message, problems);
    let html = blog::fill(app, "/shell/form", rendered).await?;
    Ok(respond::html(&html, status))
}
