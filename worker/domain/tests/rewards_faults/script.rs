//! Scripted servers and a clock that is set by hand.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::time::Duration;

use emberfi_domain::contract::rewards::Rewards;
use emberfi_domain::ports::{Clock, Http, HttpError, HttpRequest, HttpResponse, Timestamp};
use emberfi_domain::rewards::address::Address;
use emberfi_domain::rewards::chain::{ChainConfig, Endpoint};
use emberfi_domain::rewards::lookup::{LookupError, lookup};

pub const OWNER: &str = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
pub const NOW: Timestamp = Timestamp(1_754_000_000);

pub const NODE: &str = "https://node.test/rpc";
pub const SPARE: &str = "https://spare.test/rpc";
pub const BLOCKSCOUT: &str = "https://blockscout.test/api";
pub const ROUTESCAN: &str = "https://routescan.test/api";

pub type Answer = Result<HttpResponse, HttpError>;
type Server = Box<dyn Fn(&HttpRequest) -> Answer>;

/// The internet of one test: a server behind each address; anything else cannot be reached.
#[derive(Default)]
pub struct Script {
    servers: BTreeMap<&'static str, Server>,
    pub sent: RefCell<Vec<HttpRequest>>,
    pub now: Cell<i64>,
    /// How far the clock moves with each call, in seconds.
    pub latency: Cell<i64>,
}

impl Script {
    pub fn new() -> Self {
        let script = Self::default();
        script.now.set(NOW.0);
        script
    }

    pub fn serve(
        mut self,
        url: &'static str,
        server: impl Fn(&HttpRequest) -> Answer + 'static,
    ) -> Self {
        self.servers.insert(url, Box::new(server));
        self
    }

    pub fn calls_to(&self, url: &str) -> usize {
        let sent = self.sent.borrow();
        sent.iter()
            .filter(|request| request.url.starts_with(url))
            .count()
    }

    pub fn lookup(&self) -> Result<Rewards, LookupError> {
        let owner = Address::parse(OWNER).unwrap();
        pollster::block_on(lookup(self, self, &config(), owner))
    }
}

/// Two nodes and two explorers around the contracts of the main network.
pub fn config() -> ChainConfig {
    ChainConfig {
        rpc: vec![Endpoint::new("Node", NODE), Endpoint::new("Spare", SPARE)],
        explorers: vec![
            Endpoint::new("Blockscout", BLOCKSCOUT),
            Endpoint::new("Routescan", ROUTESCAN),
        ],
        ..ChainConfig::flare()
    }
}

pub fn ok(body: impl std::fmt::Display) -> Answer {
    status(200, body)
}

#[expect(
    clippy::unnecessary_wraps,
    reason = "it stands among faults, as a server's answer"
)]
pub fn status(status: u16, body: impl std::fmt::Display) -> Answer {
    let body = format!("{body}");
    Ok(HttpResponse { status, body })
}

/// Every way a server fails before its answer means anything, with the words a visitor reads.
pub fn faults() -> Vec<(&'static str, Answer)> {
    let html = "<!doctype html><title>Just a moment…</title>";
    vec![
        (
            "could not be reached",
            Err(HttpError::Unreachable("refused".to_owned())),
        ),
        ("did not answer in time", Err(HttpError::TimedOut)),
        ("sent an answer that is too large", Err(HttpError::TooLarge)),
        ("tried to send us elsewhere", Err(HttpError::Redirected)),
        (
            "asks us to wait: too many requests",
            status(429, r#"{"code":429}"#),
        ),
        (
            "answered with HTTP status 503",
            status(503, "no healthy upstream"),
        ),
        ("sent an answer that cannot be read", ok(html)),
        (
            "sent an answer that cannot be read",
            ok(r#"{"status":"1","message":"OK","result":[{"addr"#),
        ),
        ("sent an answer that cannot be read", ok("")),
    ]
}

impl Http for Script {
    async fn send(&self, request: HttpRequest) -> Answer {
        self.sent.borrow_mut().push(request.clone());
        self.now.set(self.now.get() + self.latency.get());
        let address = request.url.split('?').next().unwrap_or_default();
        match self.servers.get(address) {
            Some(server) => server(&request),
            None => Err(HttpError::Unreachable("no such server".to_owned())),
        }
    }
}

impl Clock for Script {
    fn now(&self) -> Timestamp {
        Timestamp(self.now.get())
    }

    /// Answers here come at once, so nobody's patience ends before them.
    async fn sleep(&self, _: Duration) {
        std::future::pending::<()>().await;
    }
}
