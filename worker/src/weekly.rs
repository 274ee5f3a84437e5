//! The cron triggers: publish the posts whose time has come, ask the schedule whether the weekly run
//! is due, and keep its ledger.

use emberfi_domain::admin::{letters, settings};
use emberfi_domain::blog::due;
use emberfi_domain::ports::{DatabaseError, Timestamp};
use emberfi_domain::seo::schedule::{self, Slot};
use emberfi_domain::seo::weekly::{self, Failure, Trigger};
use emberfi_domain::seo::writer::embedded::EmbeddedWriter;
use worker::{ScheduledEvent, console_error, console_log};

use crate::app::App;

/// Publishes the scheduled posts whose time has come.
pub async fn publish_due(app: &App) {
    match due::publish_due(&app.db(), app.now()).await {
        Ok(0) => {}
        Ok(number) => console_log!("published {number} scheduled posts"),
        Err(cause) => console_error!("scheduled posts could not be published: {cause:?}"),
    }
}

/// Whether this is one of the two triggers of the weekly run, and not the frequent one.
pub fn is_for(event: &ScheduledEvent) -> bool {
    event.cron().ends_with("MON")
}

/// Queues what the admin asked to be written about.
pub async fn notify(app: &App) {
    let recipient = app.admin_email().unwrap_or_default();
    if let Err(cause) = letters::queue_due(&app.db(), &recipient, app.now()).await {
        console_error!("letters to the admin could not be queued: {cause:?}");
    }
}

/// Answers a cron trigger.
pub async fn on_trigger(app: &App, event: &ScheduledEvent) {
    let scheduled = scheduled_at(event);
    let Some(slot) = schedule::due(scheduled) else {
        console_log!(
            "weekly run: {} is not nine o'clock in Chicago",
            scheduled.rfc3339()
        );
        return;
    };
    match settings::read(&app.db()).await {
        Ok(settings) if !settings.cron_running => {
            console_log!("weekly run {}: stopped in Settings", slot.name());
            return;
        }
        Ok(_) => {}
        Err(cause) => console_error!("settings could not be read: {cause:?}"),
    }
    if let Err(DatabaseError(cause)) = run(app, &slot, scheduled, Trigger::Schedule).await {
        console_error!(
            "weekly run {}: the ledger could not be kept: {cause}",
            slot.name()
        );
    }
}

/// Carries out the run of `slot`.
pub async fn run(
    app: &App,
    slot: &Slot,
    scheduled: Timestamp,
    trigger: Trigger,
) -> Result<(), DatabaseError> {
    let failures = weekly::run(
        &app.db(),
        &app.clock,
        &EmbeddedWriter,
        slot,
        scheduled,
        trigger,
    )
    .await?;
    for Failure { task, cause } in failures {
        console_error!(
            "weekly run {}: {} failed: {cause:?}",
            slot.name(),
            task.name()
        );
    }
    Ok(())
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a scheduled time in milliseconds stays far below 2^53"
)]
fn scheduled_at(event: &ScheduledEvent) -> Timestamp {
    Timestamp((event.schedule() / 1_000.0).floor() as i64)
}
