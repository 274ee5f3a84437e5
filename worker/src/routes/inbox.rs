//! The admin's inbox.

use emberfi_domain::admin::log::{self, Deed};
use emberfi_domain::contract::admin::Done;
use emberfi_domain::contract::forms::{Forgetting, InboxAction, InboxMove};
use emberfi_domain::error::Error;
use emberfi_domain::forms::FormError;
use emberfi_domain::forms::inbox::{self, Ask, csv, moves};
use emberfi_domain::forms::payment;
use emberfi_domain::site::Site;
use web_sys::Response;
use worker::console_warn;

use super::{SHORT_BODY, number};
use crate::app::App;
use crate::asked::Asked;
use crate::guard::AdminSession;
use crate::outbox;
use crate::respond;

pub async fn page(app: &App, asked: &Asked, _: &AdminSession) -> Result<Response, Error> {
    let ask = Ask::from_query(asked.query());
    respond::json(&inbox::page(&app.db(), Site::built_in(), ask).await?)
}

pub async fn export(app: &App, asked: &Asked, session: &AdminSession) -> Result<Response, Error> {
    let (db, now) = (app.db(), app.now());
    let csv = csv::of(&db, Ask::from_query(asked.query())).await?;
    log::write(&db, Deed::ExportInbox, &session.username, "", now).await?;
    Ok(respond::download(
        &csv,
        "text/csv; charset=utf-8",
        "inbox.csv",
    ))
}

pub async fn carry_out(
    app: &App,
    asked: &Asked,
    session: &AdminSession,
    id: &str,
) -> Result<Response, Error> {
    let id = number(id).ok_or(FormError::NoSuchSubmission)?;
    let actor = &session.username;
    let InboxMove { action } = asked.json_as(SHORT_BODY).await?;
    if action == InboxAction::CheckPayment {
        check_payment(app, id, actor).await?;
    } else {
        moves::carry_out(&app.db(), id, action, actor, app.now()).await?;
    }
    if action == InboxAction::ResendMail {
        outbox::send_after_the_answer(app);
    }
    done(
        match action {
            InboxAction::Read => "Marked as read",
            InboxAction::Archive => "Archived",
            InboxAction::Reopen => "Back in the inbox",
            InboxAction::Delete => "Deleted",
            InboxAction::CheckPayment => "The chain was asked again",
            InboxAction::ResendMail => "The mails are on their way",
        }
        .to_owned(),
    )
}

/// Deletes what is older than the admin says.
pub async fn forget(app: &App, asked: &Asked, session: &AdminSession) -> Result<Response, Error> {
    let Forgetting { months } = asked.json_as(SHORT_BODY).await?;
    let number = moves::forget_older(&app.db(), months, &session.username, app.now()).await?;
    done(match number {
        1 => "1 submission deleted".to_owned(),
        number => format!("{number} submissions deleted"),
    })
}

fn done(message: String) -> Result<Response, Error> {
    respond::json(&Done { message })
}

async fn check_payment(app: &App, id: i64, actor: &str) -> Result<(), Error> {
    let transaction = moves::transaction(&app.db(), id).await?;
    let wallet = Site::built_in().wallet.address;
    let found = payment::look_up(&app.http, &app.clock, &app.chain(), &transaction, wallet).await;
    let payment = found.unwrap_or_else(|cause| {
        console_warn!("a payment could not be looked up: {cause}");
        payment::unread(app.now())
    });
    moves::keep_payment(&app.db(), id, &payment, actor, app.now()).await
}
