//! From a request to its answer: one match over every route.

use emberfi_domain::error::Error;
use emberfi_domain::route::{AdminRoute, NoRoute, Route};
use web_sys::Response;

use crate::app::App;
use crate::asked::Asked;
use crate::guard;
use crate::respond;
use crate::routes::{
    admin, blog, certificates, controls, events, forms, health, history, inbox, posts, preview,
    rewards, search, seo, settings,
};

/// Answers a request, whatever it is.
pub async fn answer(app: &App, asked: Asked) -> Response {
    let request_id = respond::request_id(app, &asked);
    let answer = match routed(app, &asked).await {
        Err(Error::NoRoute(NoRoute::UnknownPath)) if !asked.path().starts_with("/api/") => {
            blog::not_found(app).await
        }
        answer => answer,
    };
    let response = answer.unwrap_or_else(|cause| respond::refusal(&cause, &request_id));
    respond::sign(response, &request_id)
}

async fn routed(app: &App, asked: &Asked) -> Result<Response, Error> {
    let route = Route::parse(asked.method, asked.path())?;
    if app.is_production() && !matches!(route, Route::Health) {
        app.admin()?;
        app.certificate_secret()?;
    }
    guard::own_origin(asked)?;
    match route {
        Route::Health => health::show(app).await,
        Route::Login => admin::log_in(app, asked).await,
        Route::Rewards(address) => rewards::look_up(app, address).await,
        Route::RewardsStream(address) => rewards::stream(app, address),
        Route::Form(kind) => forms::receive(app, asked, kind).await,
        Route::Events => events::count(app, asked).await,
        Route::IssueCertificate => certificates::issue(app, asked).await,
        Route::Certificate(id) => certificates::show(app, id).await,
        Route::Search => search::answer(app, asked).await,
        Route::SearchPage => search::page(app, asked).await,
        Route::Blog => blog::list(app, asked).await,
        Route::Post(slug) => blog::show(app, asked, slug).await,
        Route::Preview(token) => preview::show(app, token).await,
        Route::Sitemap => seo::sitemap(app).await,
        Route::Llms => seo::llms(app).await,
        Route::Feed(format) => seo::feed(app, format).await,
        Route::KeyFile(name) => seo::key_file(app, name),
        Route::Admin(route) => for_admin(app, asked, route).await,
    }
}

async fn for_admin(app: &App, asked: &Asked, route: AdminRoute<'_>) -> Result<Response, Error> {
    use AdminRoute as Asks;
    let session = guard::admin(app, asked).await?;
    match route {
        Asks::Logout => admin::log_out(app, asked, &session).await,
        Asks::Me => admin::me(&session),
        Asks::Posts => posts::list(app, &session).await,
        Asks::Stats => posts::stats(app, &session).await,
        Asks::Post(id) => posts::show(app, &session, id).await,
        Asks::Edit(id) => posts::edit(app, asked, &session, id).await,
        Asks::Move(id, action) => posts::judge(app, asked, &session, id, action).await,
        Asks::Revisions(id) => history::revisions(app, asked, &session, id).await,
        Asks::Revision(id, version) => history::revision(app, &session, id, version).await,
        Asks::Restore(id, version) => history::restore(app, asked, &session, id, version).await,
        Asks::Events(id) => history::events(app, &session, id).await,
        Asks::KeepDraft(id) => history::keep_draft(app, asked, &session, id).await,
        Asks::DropDraft(id) => history::drop_draft(app, &session, id).await,
        Asks::Submissions => inbox::page(app, asked, &session).await,
        Asks::ExportSubmissions => inbox::export(app, asked, &session).await,
        Asks::ForgetSubmissions => inbox::forget(app, asked, &session).await,
        Asks::Submission(id) => inbox::carry_out(app, asked, &session, id).await,
        Asks::Copy(id) => posts::copy(app, asked, &session, id).await,
        Asks::Checks(id) => history::checks(app, asked, &session, id).await,
        Asks::Preview(id) => preview::make(app, asked, &session, id).await,
        Asks::List => posts::page(app, asked, &session).await,
        Asks::Bulk => posts::bulk(app, asked, &session).await,
        Asks::Audit => settings::audit(app, asked, &session).await,
        Asks::Settings => settings::show(app, &session).await,
        Asks::ChangeSettings => settings::change(app, asked, &session).await,
        Asks::Password => admin::change_password(app, asked, &session).await,
        Asks::LogoutEverywhere => admin::log_out_everywhere(app, asked, &session).await,
        Asks::Generate => controls::generate(app, asked, &session).await,
        Asks::GenerateRandom => controls::generate_random(app, &session).await,
        Asks::TestMail => controls::test_mail(app, asked, &session).await,
        Asks::Optimise(id) => controls::optimise(app, &session, id).await,
        Asks::RegenerateSeo => controls::regenerate(app, &session).await,
        Asks::Cron(running) => controls::cron(app, &session, running).await,
        Asks::Runs => seo::runs(app, &session).await,
        Asks::RunNow => seo::run_now(app, asked, &session).await,
        Asks::Desk => seo::desk(app, &session).await,
        Asks::Decide => seo::decide(app, asked, &session).await,
        Asks::RunOutput(slot, task) => seo::output(app, &session, slot, task).await,
    }
}
