//! From a request to its answer: one match over every route.

use emberfi_domain::blog::post::Action;
use emberfi_domain::error::Error;
use emberfi_domain::route::{NoRoute, Route};
use web_sys::Response;

use crate::app::App;
use crate::asked::Asked;
use crate::guard;
use crate::respond;
use crate::routes::{admin, blog, health, posts, rewards, seo};

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
    }
    guard::own_origin(asked)?;
    if route.needs_admin() {
        return for_admin(app, asked, route).await;
    }
    match route {
        Route::Health => health::show(app).await,
        Route::Login => admin::log_in(app, asked).await,
        Route::Rewards(address) => rewards::look_up(app, address).await,
        Route::Blog => blog::list(app, asked).await,
        Route::Post(slug) => blog::show(app, asked, slug).await,
        Route::Sitemap => seo::sitemap(app).await,
        Route::Logout
        | Route::Me
        | Route::Posts
        | Route::Stats
        | Route::Edit(_)
        | Route::Approve(_)
        | Route::Reject(_)
        | Route::Publish(_)
        | Route::Runs
        | Route::RunNow => Err(Error::NotAuthenticated),
    }
}

async fn for_admin(app: &App, asked: &Asked, route: Route<'_>) -> Result<Response, Error> {
    let session = guard::admin(app, asked).await?;
    match route {
        Route::Logout => admin::log_out(app, asked, &session).await,
        Route::Me => admin::me(&session),
        Route::Posts => posts::list(app, &session).await,
        Route::Stats => posts::stats(app, &session).await,
        Route::Edit(id) => posts::edit(app, asked, &session, id).await,
        Route::Approve(id) => posts::judge(app, asked, &session, id, Action::Approve).await,
        Route::Reject(id) => posts::judge(app, asked, &session, id, Action::Reject).await,
        Route::Publish(id) => posts::judge(app, asked, &session, id, Action::Publish).await,
        Route::Runs => seo::runs(app, &session).await,
        Route::RunNow => seo::run_now(app, &session).await,
        Route::Health
        | Route::Login
        | Route::Rewards(_)
        | Route::Blog
        | Route::Post(_)
        | Route::Sitemap => Err(Error::NoRoute(NoRoute::UnknownPath)),
    }
}
