//! Sending what waits in the outbox: after an answer, and by the clock.

use emberfi_domain::forms::inbox::moves;
use emberfi_domain::mail;
use emberfi_domain::rewards::shared;
use emberfi_domain::site::Site;
use worker::{console_error, console_log};

use crate::app::App;

/// Sends what is due once the visitor has the answer. What does not leave now leaves by the clock.
pub fn send_after_the_answer(app: &App) {
    let (db, mailer, now) = (app.db(), app.mailer(), app.now());
    app.after_the_answer(async move {
        report(mail::send_due(&db, &mailer, now).await);
    });
}

/// Sends what is due.
pub async fn send(app: &App) {
    report(mail::send_due(&app.db(), &app.mailer(), app.now()).await);
}

/// Sends what is due, and deletes what is over: forms that are older than promised, and the rows of
/// finished lookups.
pub async fn on_tick(app: &App) {
    if let Err(cause) = shared::forget(&app.db(), app.now()).await {
        console_error!("rows of finished lookups could not be deleted: {cause:?}");
    }
    send(app).await;
    match moves::forget(&app.db(), Site::built_in(), app.now()).await {
        Ok(0) => {}
        Ok(number) => console_log!("deleted {number} old forms"),
        Err(cause) => console_error!("old forms could not be deleted: {cause:?}"),
    }
}

fn report(outcome: Result<mail::Sent, emberfi_domain::ports::DatabaseError>) {
    match outcome {
        Ok(sent) => {
            for problem in sent.problems {
                console_error!("{problem}");
            }
        }
        Err(cause) => console_error!("the outbox could not be read: {cause:?}"),
    }
}
