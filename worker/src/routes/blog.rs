//! The blog's pages, rendered into the app's prerendered shells.
//!
//! A rendered page is kept with the isolate by the number of the last public change. Within a
//! second of the last look it is served as it is; after that one read of the number decides. The
//! platform's Cache API has no part in this: a purge there reaches one data centre only.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use emberfi_domain::blog::page::{self, Rendered};
use emberfi_domain::blog::published::{self, Before};
use emberfi_domain::blog::slug;
use emberfi_domain::error::Error;
use emberfi_domain::ports::{Database, Statement};
use emberfi_domain::route::NoRoute;
use emberfi_domain::site::Site;
use serde::Deserialize;
use web_sys::Response;

use crate::app::App;
use crate::asked::Asked;
use crate::respond;

/// How long a page is served without asking whether something changed, in milliseconds.
const TRUSTED_FOR_MS: f64 = 1_000.0;
/// How many pages an isolate keeps before it starts over: far below its 128 MB.
const MOST_PAGES: usize = 200;

#[derive(Default)]
struct Kept {
    revision: i64,
    checked_at_ms: f64,
    pages: HashMap<String, Rc<str>>,
    shells: HashMap<&'static str, Rc<str>>,
}

thread_local! {
    static KEPT: RefCell<Kept> = RefCell::default();
}

pub async fn list(app: &App, asked: &Asked) -> Result<Response, Error> {
    let before = Before::from_query(asked.query());
    // The key is made of what was understood, so that no visitor can fill the isolate with
    // copies of one page under other query strings.
    let key = format!("/blog {before:?}");
    if let Some(html) = kept(app, &key).await? {
        return Ok(respond::html(&html, 200));
    }
    let posts = published::listed(&app.db(), before).await?;
    let html = fill(
        app,
        "/shell/blog",
        page::list(Site::built_in(), &posts, before),
    )
    .await?;
    Ok(respond::html(&keep(key, html), 200))
}

pub async fn show(app: &App, asked: &Asked, segment: &str) -> Result<Response, Error> {
    if slug::is_reserved(segment) {
        return app.pass_to_assets(asked).await;
    }
    if let Some(html) = kept(app, segment).await? {
        return Ok(respond::html(&html, 200));
    }
    let post = published::by_slug(&app.db(), segment).await?;
    let post = post.ok_or(Error::NoRoute(NoRoute::UnknownPath))?;
    let html = fill(app, "/shell/post", page::article(Site::built_in(), &post)).await?;
    Ok(respond::html(&keep(segment.to_owned(), html), 200))
}

/// The app's own 404 page.
pub async fn not_found(app: &App) -> Result<Response, Error> {
    Ok(respond::html(&shell(app, "/404").await?, 404))
}

async fn fill(app: &App, path: &'static str, rendered: Rendered) -> Result<String, Error> {
    let shell = shell(app, path).await?;
    rendered
        .into_shell(&shell)
        .ok_or_else(|| Error::Unavailable(format!("asset {path}: the shell has lost its markers")))
}

async fn shell(app: &App, path: &'static str) -> Result<Rc<str>, Error> {
    if let Some(shell) = KEPT.with_borrow(|kept| kept.shells.get(path).cloned()) {
        return Ok(shell);
    }
    let shell: Rc<str> = app.asset(path).await?.into();
    KEPT.with_borrow_mut(|kept| kept.shells.insert(path, Rc::clone(&shell)));
    Ok(shell)
}

async fn kept(app: &App, key: &str) -> Result<Option<Rc<str>>, Error> {
    #[derive(Deserialize)]
    struct Revision {
        number: i64,
    }
    let now = js_sys::Date::now();
    let is_trusted =
        KEPT.with_borrow(|kept| (0.0..TRUSTED_FOR_MS).contains(&(now - kept.checked_at_ms)));
    if !is_trusted {
        let revision: Option<Revision> = app
            .db()
            .first(Statement::new("SELECT number FROM public_revision", []))
            .await?;
        let revision = revision.map_or(0, |row| row.number);
        KEPT.with_borrow_mut(|kept| {
            if kept.revision != revision {
                kept.pages.clear();
            }
            kept.revision = revision;
            kept.checked_at_ms = now;
        });
    }
    Ok(KEPT.with_borrow(|kept| kept.pages.get(key).cloned()))
}

fn keep(key: String, html: String) -> Rc<str> {
    let html: Rc<str> = html.into();
    KEPT.with_borrow_mut(|kept| {
        if kept.pages.len() >= MOST_PAGES {
            kept.pages.clear();
        }
        kept.pages.insert(key, Rc::clone(&html));
    });
    html
}
