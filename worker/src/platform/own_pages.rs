//! Our own pages as a crawler gets them, asked from inside: static files from the assets, the rest from
//! the Worker's own handler. No request leaves the isolate for the network.

use emberfi_domain::ports::{OwnPage, Pages, PagesError};
use web_sys::{Request, RequestInit, RequestRedirect, Response};

use super::body::{self, TooLong};
use super::describe;
use crate::app::App;
use crate::asked::Asked;
use crate::dispatch;

/// No page of ours is longer; a longer one is not read.
const LONGEST: usize = 2 * 1024 * 1024;

/// The paths that the Worker answers before the assets do, as `wrangler.toml` lists them.
const OWN_HANDLER: [&str; 4] = ["/blog", "/api/", "/shell/", "/sitemap.xml"];

/// The site, seen from inside.
pub struct OwnPages(App);

impl OwnPages {
    pub fn new(app: App) -> Self {
        Self(app)
    }

    async fn response(&self, path: &str) -> Result<Response, String> {
        if !OWN_HANDLER.iter().any(|own| path.starts_with(own)) {
            let assets = self.0.pass_to_assets(&Asked::new(request(path)?)).await;
            let response = assets.map_err(|cause| format!("{cause:?}"))?;
            if response.status() != 404 {
                return Ok(response);
            }
        }
        // Boxed: the handler may itself begin a run, which holds this future.
        let answer = Box::pin(dispatch::answer(&self.0, Asked::new(request(path)?)));
        Ok(answer.await)
    }
}

impl Pages for OwnPages {
    async fn get(&self, path: &str) -> Result<OwnPage, PagesError> {
        let failed = |cause: String| PagesError(format!("{path}: {cause}"));
        let response = self.response(path).await.map_err(failed)?;
        let headers = response.headers();
        let kind = headers.get("content-type").ok().flatten();
        let kind = kind.unwrap_or_default();
        let stream = response.body();
        let is_text = ["text/html", "application/json"]
            .iter()
            .any(|read| kind.starts_with(read))
            || kind.contains("xml");
        let body = if is_text {
            let bytes = body::read(stream, LONGEST)
                .await
                .map_err(|cause| match cause {
                    TooLong::Limit => failed("it is longer than 2 MB".to_owned()),
                    TooLong::Broken(cause) => failed(cause),
                })?;
            Some(String::from_utf8_lossy(&bytes).into_owned())
        } else {
            // Left open it would hold its connection.
            let _ = stream.map(|stream| stream.cancel());
            None
        };
        Ok(OwnPage {
            status: response.status(),
            location: headers.get("location").ok().flatten(),
            body,
        })
    }
}

fn request(path: &str) -> Result<Request, String> {
    let init = RequestInit::new();
    init.set_redirect(RequestRedirect::Manual);
    Request::new_with_str_and_init(&format!("https://site.invalid{path}"), &init)
        .map_err(|cause| describe(&cause))
}
