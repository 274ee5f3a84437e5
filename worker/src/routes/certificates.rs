//! Certificates: signed on request, checked by anyone.

use emberfi_domain::certificate::{Certificate, page};
use emberfi_domain::contract::certificate::CertificateWish;
use emberfi_domain::error::Error;
use emberfi_domain::site::Site;
use web_sys::Response;

use super::{SHORT_BODY, blog};
use crate::app::App;
use crate::asked::Asked;
use crate::respond;

pub async fn issue(app: &App, asked: &Asked) -> Result<Response, Error> {
    let secret = app.certificate_secret()?;
    let wish: CertificateWish = asked.json_as(SHORT_BODY).await?;
    let certificate = Certificate::issue(&wish, app.now())?;
    respond::json(&certificate.announced(&secret))
}

pub async fn show(app: &App, id: &str) -> Result<Response, Error> {
    let secret = app.certificate_secret()?;
    let site = Site::built_in();
    let (rendered, status) = match Certificate::checked(id, &secret) {
        Some(certificate) => (page::genuine(site, &certificate, id), 200),
        None => (page::forged(site), 404),
    };
    let html = blog::fill(app, "/shell/certificate", rendered).await?;
    Ok(respond::hidden(respond::html(&html, status)))
}
