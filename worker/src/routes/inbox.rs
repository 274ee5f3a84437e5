//! The admin's inbox.

use emberfi_domain::contract::admin::Done;
use emberfi_domain::contract::forms::{InboxAction, InboxMove};
use emberfi_domain::error::Error;
use emberfi_domain::forms::FormError;
use emberfi_domain::forms::inbox::{self, Ask};
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

pub async fn export(app: &App, asked: &Asked, _: &AdminSession) -> Result<Response, Error> {
    let csv = inbox::csv(&app.db(), Ask::from_query(asked.query())).await?;
    Ok(respond::download(
        &csv,
        "text/csv; charset=utf-8",
        "inbox.csv",
    ))
}

pub async fn carry_out(
    app: &App,
    asked: &Asked,
    _: &AdminSession,
    id: &str,
) -> Result<Response, Error> {
    let id = number(id).ok_or(FormError::NoSuchSubmission)?;
    let InboxMove { action } = asked.json_as(SHORT_BODY).await?;
    if action == InboxAction::CheckPayment {
        check_payment(app, id).await?;
    } else {
        inbox::carry_out(&app.db(), id, action, app.now()).await?;
    }
    if action == InboxAction::ResendMail {
        outbox::send_after_the_answer(app);
    }
    respond::json(&Done {
        message: match action {
            InboxAction::Read => "Marked as read",
            InboxAction::Archive => "Archived",
            InboxAction::Reopen => "Back in the inbox",
            InboxAction::Delete => "Deleted",
            InboxAction::CheckPayment => "The chain was asked again",
            InboxAction::ResendMail => "The mails are on their way",
        }
        .to_owned(),
    })
}

async fn check_payment(app: &App, id: i64) -> Result<(), Error> {
    let transaction = inbox::transaction(&app.db(), id).await?;
    let wallet = Site::built_in().wallet.address;
    let found = payment::look_up(&app.http, &app.clock, &app.chain(), &transaction, wallet).await;
    let payment = found.unwrap_or_else(|cause| {
        console_warn!("a payment could not be looked up: {cause}");
        payment::unread(app.now())
    });
    inbox::keep_payment(&app.db(), id, &payment).await
}
