//! The platform's parts, one of each, as a request finds them.

use emberfi_domain::admin::account;
use emberfi_domain::admin::login::AdminAccount;
use emberfi_domain::certificate::secret::CertificateSecret;
use emberfi_domain::error::Error;
use emberfi_domain::ports::{Clock, Timestamp};
use emberfi_domain::rewards::chain::ChainConfig;
use emberfi_domain::seo::search_console::SearchConsole;
use emberfi_domain::seo::social::network::SocialKeys;
use emberfi_domain::seo::writer::configured::ConfiguredWriter;
use web_sys::Response;
use worker::{Context, Env};

use crate::asked::Asked;
use crate::config;
use crate::platform::clock::IsolateClock;
use crate::platform::crypto::WebCrypto;
use crate::platform::d1::D1;
use crate::platform::engine::Engine;
use crate::platform::http::Fetch;
use crate::platform::kv::Kv;
use crate::platform::mail::Post;
use crate::writing::{self, Endpoint};

/// What the routes work with. Making it costs nothing: bindings are looked up when they are used.
pub struct App {
    env: Env,
    /// The request's, where there is one: a cron trigger waits for everything anyway.
    context: Option<Context>,
    /// The clock.
    pub clock: IsolateClock,
    /// Randomness.
    pub entropy: WebCrypto,
    /// Other people's servers.
    pub http: Fetch,
}

impl App {
    pub fn new(env: Env, context: Option<Context>) -> Self {
        Self {
            env,
            context,
            clock: IsolateClock,
            entropy: WebCrypto,
            http: Fetch,
        }
    }

    /// The same parts for work that goes on after the answer.
    pub fn apart(&self) -> Self {
        Self::new(self.env.clone(), None)
    }

    /// The keys to social networks.
    pub fn social(&self) -> SocialKeys {
        config::social(&self.env)
    }

    /// Google Search Console, where an account is configured.
    pub fn search_console(&self) -> SearchConsole {
        config::search_console(&self.env)
    }

    /// How many calls to the outside the weekly tasks may make in one invocation.
    pub fn call_limit(&self) -> u32 {
        config::call_limit(&self.env)
    }

    pub fn db(&self) -> D1 {
        D1::new(self.env.d1("DB"))
    }

    pub fn cache(&self) -> Kv {
        Kv::new(self.env.kv("KV"))
    }

    /// Analytics Engine, where it is bound.
    pub fn engine(&self) -> Option<Engine> {
        Engine::bound(self.env.analytics_engine("EVENTS"))
    }

    /// Of how many beacons one is added to the day's sums.
    pub fn events_share(&self) -> u32 {
        config::events_share(&self.env)
    }

    /// Has the platform finish `work` after the visitor has the answer.
    pub fn after_the_answer(&self, work: impl Future<Output = ()> + 'static) {
        if let Some(context) = &self.context {
            context.wait_until(work);
        }
    }

    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// The one admin.
    ///
    /// # Errors
    /// [`Error::NoCredentials`] when none is configured.
    pub fn admin(&self) -> Result<AdminAccount, Error> {
        config::admin(&self.env)
    }

    /// The one admin, with the password that counts now.
    ///
    /// # Errors
    /// [`Error::NoCredentials`] when none is configured.
    pub async fn account(&self) -> Result<AdminAccount, Error> {
        account::current(&self.db(), self.admin()?).await
    }

    /// What signs certificates.
    ///
    /// # Errors
    /// [`Error::NoCertificateSecret`] when none is configured.
    pub fn certificate_secret(&self) -> Result<CertificateSecret, Error> {
        config::certificate_secret(&self.env)
    }

    pub fn chain(&self) -> ChainConfig {
        config::chain(&self.env)
    }

    pub fn chain_name(&self) -> String {
        config::chain_name(&self.env)
    }

    /// Whoever carries our mails.
    pub fn mailer(&self) -> Post {
        config::mailer(&self.env)
    }

    /// Whoever writes drafts.
    pub fn writer(&self) -> ConfiguredWriter<Endpoint> {
        writing::configured(&self.env)
    }

    /// The key of `IndexNow`; `None` where announcements are not wanted.
    pub fn indexnow_key(&self) -> Option<String> {
        config::indexnow_key(&self.env)
    }

    /// Where announcements go.
    pub fn indexnow_url(&self) -> String {
        config::indexnow_url(&self.env)
    }

    /// Where the admin reads mails; `None` where it is not configured.
    pub fn admin_email(&self) -> Option<String> {
        config::admin_email(&self.env)
    }

    /// The secret of Cloudflare Turnstile; `None` where it is not configured.
    pub fn turnstile_secret(&self) -> Option<String> {
        config::turnstile_secret(&self.env)
    }

    pub fn is_production(&self) -> bool {
        config::is_production(&self.env)
    }

    /// The app's own file at `path`.
    ///
    /// # Errors
    /// [`Error::Unavailable`] when the files cannot be reached or hold no such file.
    pub async fn asset(&self, path: &str) -> Result<String, Error> {
        let unavailable = |cause: String| Error::Unavailable(format!("asset {path}: {cause}"));
        let fetcher = self
            .env
            .assets("ASSETS")
            .map_err(|cause| unavailable(cause.to_string()))?;
        let mut response = fetcher
            .fetch(format!("https://assets.invalid{path}"), None)
            .await
            .map_err(|cause| unavailable(cause.to_string()))?;
        if response.status_code() != 200 {
            return Err(unavailable(format!("status {}", response.status_code())));
        }
        response
            .text()
            .await
            .map_err(|cause| unavailable(cause.to_string()))
    }

    /// Lets the static files answer a request that they own.
    ///
    /// # Errors
    /// [`Error::Unavailable`] when the files cannot be reached.
    pub async fn pass_to_assets(&self, asked: &Asked) -> Result<Response, Error> {
        let unavailable = |cause: worker::Error| Error::Unavailable(format!("assets: {cause}"));
        let fetcher = self.env.assets("ASSETS").map_err(unavailable)?;
        let copy = asked.raw().clone();
        let copy = copy.map_err(|cause| Error::Unavailable(format!("assets: {cause:?}")))?;
        let request = worker::Request::from(copy);
        let response = fetcher.fetch_request(request).await.map_err(unavailable)?;
        Ok(response.into())
    }
}
