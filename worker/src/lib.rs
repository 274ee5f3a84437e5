//! The Worker: it binds the domain's rules to HTTP, D1, KV and cron, and decides nothing itself.
//!
//! A request goes `fetch` → [`dispatch`] (one match over the routes) → `routes` (parse, call,
//! answer) → the domain → a port in `platform`. Whatever goes wrong on the way ends in
//! [`respond`], the only place that turns a cause into a status and a sentence.

mod announce;
mod app;
mod asked;
mod config;
mod dispatch;
mod guard;
mod outbox;
mod platform;
mod respond;
mod routes;
mod weekly;
mod writing;

use worker::{Context, Env, ScheduleContext, ScheduledEvent, event};

use crate::app::App;
use crate::asked::Asked;

#[event(fetch)]
async fn fetch(
    request: web_sys::Request,
    env: Env,
    context: Context,
) -> worker::Result<web_sys::Response> {
    let asked = Asked::new(request);
    let app = App::new(env, Some(context));
    Ok(dispatch::answer(&app, asked).await)
}

#[event(scheduled)]
async fn scheduled(event: ScheduledEvent, env: Env, _context: ScheduleContext) {
    let app = App::new(env, None);
    outbox::on_tick(&app).await;
    weekly::publish_due(&app).await;
    weekly::index_changed(&app).await;
    announce::on_tick(&app).await;
    if weekly::is_for(&event) {
        weekly::on_trigger(&app, &event).await;
    }
    weekly::go_on(&app).await;
    weekly::notify(&app).await;
}
