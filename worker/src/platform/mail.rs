//! Mails through Cloudflare's `send_email` binding, or an HTTP provider by configuration.

use emberfi_domain::ports::{Mail, MailError, Mailer};
use js_sys::Reflect;
use serde_json::json;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{AbortSignal, Headers, RequestInit, RequestRedirect, Response};
use worker::{SendEmail, SendEmailBuilder};

use super::{describe, global};

/// How long a provider may take, in milliseconds.
const DEADLINE_MS: u32 = 10_000;

/// Who takes a mail from us.
pub enum Carrier {
    /// Cloudflare, which is bound to the Worker.
    Binding(SendEmail),
    /// A provider that takes `{from, to, reply_to, subject, text}` as JSON, as Resend and those
    /// like it do.
    Api {
        /// Where it takes them.
        url: String,
        /// The bearer token, where it wants one.
        key: Option<String>,
    },
}

/// The sender and whoever carries its mails.
pub struct Post {
    from: Option<String>,
    carrier: Option<Carrier>,
}

impl Post {
    pub fn new(from: Option<String>, carrier: Option<Carrier>) -> Self {
        Self { from, carrier }
    }

    /// Who carries: `binding`, `http`, or `none` where nobody is configured.
    pub const fn name(&self) -> &'static str {
        match (&self.from, &self.carrier) {
            (Some(_), Some(Carrier::Binding(_))) => "binding",
            (Some(_), Some(Carrier::Api { .. })) => "http",
            _ => "none",
        }
    }

    /// The sender; empty where none is configured.
    pub fn from(&self) -> &str {
        self.from.as_deref().unwrap_or_default()
    }
}

impl Mailer for Post {
    async fn send(&self, mail: &Mail) -> Result<(), MailError> {
        let (Some(from), Some(carrier)) = (&self.from, &self.carrier) else {
            return Err(MailError::NotConfigured);
        };
        match carrier {
            Carrier::Binding(binding) => {
                let message = SendEmailBuilder::new(from, &mail.to, &mail.subject);
                message.set_text(&mail.text);
                if let Some(reply_to) = &mail.reply_to {
                    message.set_reply_to(reply_to);
                }
                let sent = binding.send_with_builder(&message).await;
                sent.map(drop)
                    .map_err(|cause| MailError::Failed(describe(&JsValue::from(cause))))
            }
            Carrier::Api { url, key } => post(url, key.as_deref(), from, mail).await,
        }
    }
}

async fn post(url: &str, key: Option<&str>, from: &str, mail: &Mail) -> Result<(), MailError> {
    let failed = |cause: JsValue| MailError::Failed(describe(&cause));
    let body = json!({
        "from": from,
        "to": mail.to,
        "reply_to": mail.reply_to,
        "subject": mail.subject,
        "text": mail.text,
    });
    let headers = Headers::new().map_err(failed)?;
    headers
        .set("content-type", "application/json")
        .map_err(failed)?;
    if let Some(key) = key {
        let bearer = format!("Bearer {key}");
        headers.set("authorization", &bearer).map_err(failed)?;
    }
    let init = RequestInit::new();
    init.set_method("POST");
    init.set_redirect(RequestRedirect::Manual);
    init.set_signal(Some(&AbortSignal::timeout_with_u32(DEADLINE_MS)));
    init.set_headers(&headers);
    init.set_body(&JsValue::from_str(&body.to_string()));
    let promise = global().fetch_with_str_and_init(url, &init);
    let response: Response = JsFuture::from(promise)
        .await
        .map_err(failed)?
        .unchecked_into();
    if let Ok(stream) = Reflect::get(&response, &"body".into()) {
        // The answer's body tells us nothing; leaving it open would hold the connection.
        let _ = stream
            .dyn_into::<web_sys::ReadableStream>()
            .map(|stream| stream.cancel());
    }
    if response.ok() {
        Ok(())
    } else {
        Err(MailError::Failed(format!("status {}", response.status())))
    }
}
