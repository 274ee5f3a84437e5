//! The blog's pages, rendered into the app's prerendered shells and kept with the isolate. The
//! platform's Cache API has no part in this: a purge there reaches one data centre only.

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use emberfi_domain::blog::due;
use emberfi_domain::blog::kept::KeptPages;
use emberfi_domain::blog::page::{self, Rendered};
use emberfi_domain::blog::published::{self, Before, Moved, PublicPost};
use emberfi_domain::blog::slug;
use emberfi_domain::blog::terms::Terms;
use emberfi_domain::error::Error;
use emberfi_domain::route::NoRoute;
use emberfi_domain::site::Site;
use web_sys::Response;
use worker::console_error;

use crate::app::App;
use crate::asked::Asked;
use crate::respond;

thread_local! {
    static PAGES: RefCell<KeptPages> = RefCell::default();
    static SHELLS: RefCell<HashMap<&'static str, Rc<str>>> = RefCell::default();
    static TERMS: RefCell<Option<Rc<Terms>>> = RefCell::default();
}

pub async fn list(app: &App, asked: &Asked) -> Result<Response, Error> {
    let before = Before::from_query(asked.query());
    // The key is made of what was understood, so that no visitor can fill the isolate with
    // copies of one page under other query strings.
    let key = format!("/blog {before:?}");
    let revision = public_revision(app).await?;
    if let Some(html) = PAGES.with_borrow(|pages| pages.get(&key)) {
        return Ok(respond::html(&html, 200));
    }
    let posts = published::listed(&app.db(), before).await?;
    let rendered = page::list(Site::built_in(), &posts, before);
    let html = fill(app, "/shell/blog", rendered).await?;
    Ok(respond::html(&keep(key, html, revision), 200))
}

pub async fn show(app: &App, asked: &Asked, segment: &str) -> Result<Response, Error> {
    if slug::is_reserved(segment) {
        return app.pass_to_assets(asked).await;
    }
    let revision = public_revision(app).await?;
    if let Some(html) = PAGES.with_borrow(|pages| pages.get(segment)) {
        return Ok(respond::html(&html, 200));
    }
    let Some(post) = published::by_slug(&app.db(), segment).await? else {
        return moved(app, segment).await;
    };
    let post = with_terms(app, post).await;
    let html = fill(app, "/shell/post", page::article(Site::built_in(), &post)).await?;
    Ok(respond::html(
        &keep(segment.to_owned(), html, revision),
        200,
    ))
}

/// The post with the glossary's words marked. A reader gets a post without them rather than none.
pub async fn with_terms(app: &App, post: PublicPost) -> PublicPost {
    let terms = match TERMS.with_borrow(Option::clone) {
        Some(terms) => terms,
        None => match read_terms(app).await {
            Ok(terms) => terms,
            Err(cause) => {
                console_error!("the glossary could not be read: {cause:?}");
                return post;
            }
        },
    };
    post.with_terms(&terms)
}

async fn read_terms(app: &App) -> Result<Rc<Terms>, Error> {
    let json = app.asset("/glossary.json").await?;
    let terms = Terms::parse(&json)
        .map_err(|cause| Error::Unavailable(format!("asset /glossary.json: {cause}")))?;
    let terms = Rc::new(terms);
    TERMS.with_borrow_mut(|kept| *kept = Some(Rc::clone(&terms)));
    Ok(terms)
}

/// Sends readers of an address that was public once to where its post is now.
async fn moved(app: &App, segment: &str) -> Result<Response, Error> {
    match published::moved(&app.db(), segment).await? {
        Some(Moved::To(path)) => Ok(respond::redirect(&path)),
        Some(Moved::Gone) => Ok(respond::html(&shell(app, "/404").await?, 410)),
        None => Err(Error::NoRoute(NoRoute::UnknownPath)),
    }
}

/// The app's own 404 page.
pub async fn not_found(app: &App) -> Result<Response, Error> {
    Ok(respond::html(&shell(app, "/404").await?, 404))
}

/// A page of the app's shell at `path`, filled.
pub async fn fill(app: &App, path: &'static str, rendered: Rendered) -> Result<String, Error> {
    let shell = shell(app, path).await?;
    rendered
        .into_shell(&shell)
        .ok_or_else(|| Error::Unavailable(format!("asset {path}: the shell has lost its markers")))
}

async fn shell(app: &App, path: &'static str) -> Result<Rc<str>, Error> {
    if let Some(shell) = SHELLS.with_borrow(|shells| shells.get(path).cloned()) {
        return Ok(shell);
    }
    let shell: Rc<str> = app.asset(path).await?.into();
    SHELLS.with_borrow_mut(|shells| shells.insert(path, Rc::clone(&shell)));
    Ok(shell)
}

/// The number of the last public change, at most a second old. Scheduled posts whose time has come
/// are published on the way.
async fn public_revision(app: &App) -> Result<i64, Error> {
    let now_ms = js_sys::Date::now();
    if PAGES.with_borrow(|pages| pages.must_check(now_ms)) {
        let mut state = published::state(&app.db()).await?;
        if state.next_due.is_some_and(|due| due <= app.now()) {
            due::publish_due(&app.db(), app.now()).await?;
            state = published::state(&app.db()).await?;
        }
        PAGES.with_borrow_mut(|pages| pages.checked(state.number, now_ms));
    }
    Ok(PAGES.with_borrow(KeptPages::revision))
}

fn keep(key: String, html: String, revision: i64) -> Rc<str> {
    let html: Rc<str> = html.into();
    PAGES.with_borrow_mut(|pages| pages.keep(key, Rc::clone(&html), revision));
    html
}
