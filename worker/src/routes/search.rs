//! The site's search, as data and as a page.

use std::cell::RefCell;
use std::rc::Rc;

use emberfi_domain::contract::events::{Beacon, BeaconEvent};
use emberfi_domain::contract::search::SearchAnswer;
use emberfi_domain::error::Error;
use emberfi_domain::events::{store, tally};
use emberfi_domain::search::answer::search;
use emberfi_domain::search::page::results;
use emberfi_domain::search::places::Places;
use emberfi_domain::site::Site;
use web_sys::Response;
use worker::console_error;

use super::blog;
use crate::app::App;
use crate::asked::Asked;
use crate::respond;

thread_local! {
    static PLACES: RefCell<Option<Rc<Places>>> = const { RefCell::new(None) };
}

/// The answer as data, asked at each pause of a keystroke and so not counted.
pub async fn answer(app: &App, asked: &Asked) -> Result<Response, Error> {
    respond::json(&found(app, asked).await?)
}

/// The answer as a page. What was looked for is counted, and what was not found.
pub async fn page(app: &App, asked: &Asked) -> Result<Response, Error> {
    let answer = found(app, asked).await?;
    if !answer.query.is_empty() {
        count(app, asked, &answer);
    }
    let html = blog::fill(app, "/shell/search", results(Site::built_in(), &answer)).await?;
    Ok(respond::html(&html, 200))
}

async fn found(app: &App, asked: &Asked) -> Result<SearchAnswer, Error> {
    let typed = asked.parameter("q").unwrap_or_default();
    Ok(search(&app.db(), &*places(app).await?, &typed).await?)
}

/// The site's own places, read once an isolate.
async fn places(app: &App) -> Result<Rc<Places>, Error> {
    if let Some(places) = PLACES.with_borrow(Clone::clone) {
        return Ok(places);
    }
    let json = app.asset("/search-index.json").await?;
    let places = Rc::new(Places::read(&json).map_err(Error::Unavailable)?);
    PLACES.with_borrow_mut(|kept| *kept = Some(Rc::clone(&places)));
    Ok(places)
}

/// Adds the search to the day's sums once the visitor has the answer.
fn count(app: &App, asked: &Asked, answer: &SearchAnswer) {
    if asked.asks_not_to_be_counted() {
        return;
    }
    let event = |action: &str| BeaconEvent {
        action: action.to_owned(),
        label: answer.query.clone(),
        ..BeaconEvent::default()
    };
    let mut events = vec![event("search")];
    if answer.results.is_empty() {
        events.push(event("search_empty"));
    }
    let app_apart = app.apart();
    app.after_the_answer(async move {
        let kept = match tally::tally(&Beacon { events }, "") {
            Ok(tally) => store::add(&app_apart.db(), &tally, app_apart.now())
                .await
                .map_err(Error::from),
            Err(cause) => Err(cause),
        };
        if let Err(cause) = kept {
            console_error!("a search could not be counted: {cause:?}");
        }
    });
}
