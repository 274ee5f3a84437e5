//! Where the forms of these tests arrive.

use emberfi_domain::admin::throttle::Network;
use emberfi_domain::error::Error;
use emberfi_domain::forms::definition::FormKind;
use emberfi_domain::forms::receive::Desk;
use emberfi_domain::forms::store::Kept;
use emberfi_domain::forms::submission::Filled;
use emberfi_domain::ports::{Http, HttpError, HttpRequest, HttpResponse, Timestamp};
use emberfi_domain::rewards::chain::ChainConfig;
use emberfi_domain::site::Site;
use pollster::block_on;

use crate::support::{SetClock, Sqlite};

/// When the forms arrive.
pub const NOW: Timestamp = Timestamp(1_795_183_200);

/// Nobody is reachable.
struct Offline;

impl Http for Offline {
    async fn send(&self, _: HttpRequest) -> Result<HttpResponse, HttpError> {
        Err(HttpError::Unreachable("no network".to_owned()))
    }
}

/// A database, a clock and a chain that nobody can reach.
pub struct Office {
    pub db: Sqlite,
    clock: SetClock,
    chain: ChainConfig,
}

impl Office {
    pub fn new() -> Self {
        Self {
            db: Sqlite::with_schema(),
            clock: SetClock::at(NOW.0),
            chain: ChainConfig::flare(),
        }
    }

    pub fn receive(&self, kind: FormKind, pairs: &[(&str, &str)]) -> Result<Kept, Error> {
        self.receive_from("203.0.113.7", kind, pairs)
    }

    pub fn receive_from(
        &self,
        ip: &str,
        kind: FormKind,
        pairs: &[(&str, &str)],
    ) -> Result<Kept, Error> {
        self.receive_with(&Offline, None, ip, kind, pairs)
    }

    pub fn receive_with(
        &self,
        http: &impl Http,
        turnstile_secret: Option<&str>,
        ip: &str,
        kind: FormKind,
        pairs: &[(&str, &str)],
    ) -> Result<Kept, Error> {
        let filled = Filled::from_pairs(
            pairs
                .iter()
                .map(|(name, text)| ((*name).to_owned(), (*text).to_owned())),
        );
        let desk = Desk {
            db: &self.db,
            http,
            clock: &self.clock,
            site: Site::built_in(),
            chain: &self.chain,
            wallet: Site::built_in().wallet.address,
            admin_email: Some("editor@example.org"),
            turnstile_secret,
        };
        let network = Network::of(ip, "secret");
        block_on(desk.receive(kind, &filled, &network, NOW)).map(|outcome| outcome.kept)
    }
}

/// What the sender's browser drew.
pub const KEY: (&str, &str) = ("key", "0b7f2f2e-64f1-4a34-8c9b-0d6b2c1f1a11");
/// A form with all that it needs.
pub const CONTACT: [(&str, &str); 3] = [
    ("name", "Ada"),
    ("email", "ada@example.org"),
    ("message", "Hello"),
];

/// Both lists as one form.
pub fn with<'a>(
    pairs: &[(&'a str, &'a str)],
    more: &[(&'a str, &'a str)],
) -> Vec<(&'a str, &'a str)> {
    [pairs, more].concat()
}
