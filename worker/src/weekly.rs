//! The cron triggers: publish the posts whose time has come, ask the schedule whether the weekly run
//! is due, and keep its ledger.

use std::time::Duration;

use emberfi_domain::admin::{letters, settings};
use emberfi_domain::blog::due;
use emberfi_domain::ports::{Clock, Database, DatabaseError, Http, Pages, Signer, Timestamp};
use emberfi_domain::search::posts;
use emberfi_domain::seo::context::Platform;
use emberfi_domain::seo::ledger::Trigger;
use emberfi_domain::seo::schedule;
use emberfi_domain::seo::search_console::SearchConsole;
use emberfi_domain::seo::social::network::SocialKeys;
use emberfi_domain::seo::task::Task;
use emberfi_domain::seo::weekly::{self, Problem};
use emberfi_domain::seo::writer::Writer;
use emberfi_domain::seo::writer::configured::ConfiguredWriter;
use futures_util::future::select;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use worker::{ScheduledEvent, console_error, console_log};

use crate::app::App;
use crate::outbox;
use crate::platform::clock::IsolateClock;
use crate::platform::crypto::WebCrypto;
use crate::platform::d1::D1;
use crate::platform::http::Fetch;
use crate::platform::own_pages::OwnPages;
use crate::writing::Endpoint;

/// How long a run by hand keeps its asker waiting. The platform lets work go on for 30 seconds
/// after the answer; what is not done then is done by the next tick.
const PATIENCE: Duration = Duration::from_secs(20);

/// Publishes the scheduled posts whose time has come.
pub async fn publish_due(app: &App) {
    match due::publish_due(&app.db(), app.now()).await {
        Ok(0) => {}
        Ok(number) => console_log!("published {number} scheduled posts"),
        Err(cause) => console_error!("scheduled posts could not be published: {cause:?}"),
    }
}

/// Takes posts that have changed into the search, so that its first visitor need not wait for it.
pub async fn index_changed(app: &App) {
    if let Err(cause) = posts::index_changed(&app.db()).await {
        console_error!("posts could not be taken into the search: {cause:?}");
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
    let platform = Weekly::new(app);
    match weekly::run(&platform, &slot, scheduled, Trigger::Schedule).await {
        Ok(problems) => report(&problems),
        Err(DatabaseError(cause)) => console_error!(
            "weekly run {}: the tasks could not be asked for: {cause}",
            slot.name()
        ),
    }
}

/// Goes on with what an earlier invocation left unfinished.
pub async fn go_on(app: &App) {
    report(&weekly::work_off(&Weekly::new(app)).await);
}

/// Has the tasks of this week done, all or one, and comes back when they are, or after a while in
/// which they go on.
///
/// # Errors
/// [`DatabaseError`] when they could not be asked for.
pub async fn by_hand(app: &App, task: Option<Task>) -> Result<(), DatabaseError> {
    let now = app.now();
    let platform = Weekly::new(app);
    let slot = schedule::current_slot(now);
    weekly::ask(&platform, &slot, now, Trigger::ByHand(task)).await?;
    let apart = app.apart();
    let work = future_to_promise(async move {
        report(&weekly::work_off(&platform).await);
        notify(&apart).await;
        outbox::send(&apart).await;
        Ok(JsValue::UNDEFINED)
    });
    let done = JsFuture::from(work.clone());
    app.after_the_answer(async move {
        // The promise keeps its own log; here it is only held on to.
        let _ = JsFuture::from(work).await;
    });
    let patience = std::pin::pin!(app.clock.sleep(PATIENCE));
    select(done, patience).await;
    Ok(())
}

fn report(problems: &[Problem]) {
    for Problem { of, cause } in problems {
        console_error!("weekly run: {of}: {cause}");
    }
}

/// The platform's parts, as the tasks use them.
struct Weekly {
    db: D1,
    clock: IsolateClock,
    http: Fetch,
    pages: OwnPages,
    search_console: SearchConsole,
    social: SocialKeys,
    writer: ConfiguredWriter<Endpoint>,
    call_limit: u32,
}

impl Weekly {
    fn new(app: &App) -> Self {
        Self {
            db: app.db(),
            clock: IsolateClock,
            http: Fetch,
            pages: OwnPages::new(app.apart()),
            search_console: app.search_console(),
            social: app.social(),
            writer: app.writer(),
            call_limit: app.call_limit(),
        }
    }
}

impl Platform for Weekly {
    fn db(&self) -> &impl Database {
        &self.db
    }

    fn clock(&self) -> &impl Clock {
        &self.clock
    }

    fn http(&self) -> &impl Http {
        &self.http
    }

    fn pages(&self) -> &impl Pages {
        &self.pages
    }

    fn search_console(&self) -> &SearchConsole {
        &self.search_console
    }

    fn signer(&self) -> &impl Signer {
        &WebCrypto
    }

    fn social(&self) -> &SocialKeys {
        &self.social
    }

    fn writer(&self) -> &impl Writer {
        &self.writer
    }

    fn call_limit(&self) -> u32 {
        self.call_limit
    }
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "a scheduled time in milliseconds stays far below 2^53"
)]
fn scheduled_at(event: &ScheduledEvent) -> Timestamp {
    Timestamp((event.schedule() / 1_000.0).floor() as i64)
}
