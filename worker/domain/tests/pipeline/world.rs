//! The platform as the tasks see it in tests.

use emberfi_domain::contract::reports::TaskOutput;
use emberfi_domain::ports::{
    Clock, Database, Http, HttpError, HttpRequest, HttpResponse, Pages, Signer, SignerError,
    Timestamp,
};
use emberfi_domain::seo::context::Platform;
use emberfi_domain::seo::ledger::Trigger;
use emberfi_domain::seo::search_console::SearchConsole;
use emberfi_domain::seo::social::network::SocialKeys;
use emberfi_domain::seo::weekly::{self, Problem};
use emberfi_domain::seo::writer::Writer;
use emberfi_domain::seo::writer::embedded::EmbeddedWriter;
use emberfi_domain::seo::{runs, schedule};
use pollster::block_on;

use crate::site::Site;
use crate::support::{SetClock, Sqlite};

/// Monday 2027-03-08, nine o'clock in Chicago.
pub const MONDAY: i64 = 1_804_518_000;

/// Nobody answers.
pub struct Silence;

impl Http for Silence {
    async fn send(&self, _: HttpRequest) -> Result<HttpResponse, HttpError> {
        Err(HttpError::Unreachable("no network".to_owned()))
    }
}

/// Signs with every key but one; the built Worker's tests check real signatures.
pub struct Stamp;

impl Signer for Stamp {
    async fn rs256(&self, key: &[u8], message: &[u8]) -> Result<Vec<u8>, SignerError> {
        if key == [0] {
            return Err(SignerError("no RSA key".to_owned()));
        }
        Ok([key, message].concat())
    }
}

/// A platform of parts.
pub struct World<'w, D, H = Silence, P = Site<'w>, W = EmbeddedWriter> {
    pub db: &'w D,
    pub clock: &'w SetClock,
    pub http: H,
    pub pages: P,
    pub search_console: SearchConsole,
    pub social: SocialKeys,
    pub writer: W,
    pub call_limit: u32,
}

impl<'w, D> World<'w, D> {
    /// Without a network; its pages are those of `sqlite`.
    pub fn over(db: &'w D, sqlite: &'w Sqlite, clock: &'w SetClock) -> Self {
        Self {
            db,
            clock,
            http: Silence,
            pages: Site::of(sqlite),
            search_console: SearchConsole::NotConnected,
            social: SocialKeys::default(),
            writer: EmbeddedWriter,
            call_limit: 800,
        }
    }
}

impl<'w> World<'w, Sqlite> {
    /// Without a network.
    pub fn new(db: &'w Sqlite, clock: &'w SetClock) -> Self {
        Self::over(db, db, clock)
    }
}

impl<'w, D, H, P, W> World<'w, D, H, P, W> {
    pub fn with_http<H2>(self, http: H2) -> World<'w, D, H2, P, W> {
        World {
            db: self.db,
            clock: self.clock,
            http,
            pages: self.pages,
            search_console: self.search_console,
            social: self.social,
            writer: self.writer,
            call_limit: self.call_limit,
        }
    }

    pub fn with_writer<W2>(self, writer: W2) -> World<'w, D, H, P, W2> {
        World {
            db: self.db,
            clock: self.clock,
            http: self.http,
            pages: self.pages,
            search_console: self.search_console,
            social: self.social,
            writer,
            call_limit: self.call_limit,
        }
    }
}

impl<D: Database, H: Http, P: Pages, W: Writer> Platform for World<'_, D, H, P, W> {
    fn db(&self) -> &impl Database {
        self.db
    }

    fn clock(&self) -> &impl Clock {
        self.clock
    }

    fn http(&self) -> &impl Http {
        &self.http
    }

    fn pages(&self) -> &impl Pages {
        &self.pages
    }

    fn search_console(&self) -> &SearchConsole {
        &self.search_console
    }

    fn signer(&self) -> &impl Signer {
        &Stamp
    }

    fn social(&self) -> &SocialKeys {
        &self.social
    }

    fn writer(&self) -> &impl Writer {
        &self.writer
    }

    fn call_limit(&self) -> u32 {
        self.call_limit
    }
}

/// Fires a cron trigger scheduled for `at`, as the Worker answers it.
pub fn fire(world: &impl Platform, at: i64) -> Vec<Problem> {
    let scheduled = Timestamp(at);
    schedule::due(scheduled).map_or_else(Vec::new, |slot| {
        block_on(weekly::run(world, &slot, scheduled, Trigger::Schedule)).unwrap()
    })
}

/// What a task of the newest week came to.
pub fn output(db: &impl Database, task: &str) -> TaskOutput {
    let runs = block_on(runs::newest(db, Timestamp(MONDAY))).unwrap();
    let raw = block_on(runs::output(db, &runs.runs[0].slot, task)).unwrap();
    serde_json::from_str(raw.get()).unwrap()
}

/// Has the admin press Run now.
pub fn press(world: &impl Platform, trigger: Trigger) -> Vec<Problem> {
    let now = world.clock().now();
    let slot = schedule::current_slot(now);
    block_on(weekly::run(world, &slot, now, trigger)).unwrap()
}
