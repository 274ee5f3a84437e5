//! The rewards checker's API: one answer, or the same answer with everything on the way to it.

use emberfi_domain::contract::rewards::{RewardFailure, RewardProgress, RewardProgressState};
use emberfi_domain::error::Error;
use emberfi_domain::ports::Entropy as _;
use emberfi_domain::refusal::Sentence;
use emberfi_domain::rewards::address::Address;
use emberfi_domain::rewards::chain::ChainConfig;
use emberfi_domain::rewards::claims::ClaimEvent;
use emberfi_domain::rewards::lookup::{LookupError, unproven_claims};
use emberfi_domain::rewards::shared::Shared;
use emberfi_domain::rewards::watch::{Step, Unwatched, Watch};
use serde::Serialize;
use web_sys::Response;
use worker::console_error;

use crate::app::App;
use crate::platform::clock::IsolateClock;
use crate::platform::d1::D1;
use crate::platform::event_stream::{EventStream, Sender};
use crate::platform::http::Fetch;
use crate::platform::kv::Kv;
use crate::respond;

pub async fn look_up(app: &App, address: &str) -> Result<Response, Error> {
    let address = Address::parse(&decoded(address))?;
    let parts = Parts::of(app)?;
    let rewards = parts.shared().rewards(address, &Unwatched).await?;
    Ok(respond::json_text(&rewards))
}

/// Streams progress and claims as they are found, and the answer at the end. Who leaves does not
/// stop the lookup: it goes on as long as the platform lets it, and whoever comes back finds what
/// it proved.
pub fn stream(app: &App, address: &str) -> Result<Response, Error> {
    let address = Address::parse(&decoded(address))?;
    let parts = Parts::of(app)?;
    let EventStream { body, sender } = EventStream::open()?;
    app.after_the_answer(async move {
        match parts.shared().rewards(address, &Streamed(&sender)).await {
            Ok(rewards) => sender.send("result", &rewards),
            Err(cause) => fail(&sender, cause),
        }
        sender.close();
    });
    Ok(respond::event_stream(&body))
}

fn fail(sender: &Sender, cause: LookupError) {
    console_error!("a streamed lookup failed: {cause}");
    let Sentence {
        status, message, ..
    } = Sentence::of(&Error::from(cause));
    tell(sender, "failure", &RewardFailure { status, message });
}

/// The platform's parts, owned, so that a lookup may outlive its request.
struct Parts {
    db: D1,
    cache: Kv,
    http: Fetch,
    clock: IsolateClock,
    config: ChainConfig,
    chain: String,
    holder: String,
}

impl Parts {
    fn of(app: &App) -> Result<Self, Error> {
        let mut id = [0_u8; 16];
        app.entropy.fill(&mut id)?;
        Ok(Self {
            db: app.db(),
            cache: app.cache(),
            http: Fetch,
            clock: IsolateClock,
            config: app.chain(),
            chain: app.chain_name(),
            holder: respond::hex(&id),
        })
    }

    fn shared(&self) -> Shared<'_, D1, Kv, Fetch, IsolateClock> {
        Shared {
            db: &self.db,
            cache: &self.cache,
            http: &self.http,
            clock: &self.clock,
            config: &self.config,
            chain: &self.chain,
            holder: &self.holder,
        }
    }
}

/// Tells a stream what happens.
struct Streamed<'a>(&'a Sender);

impl Watch for Streamed<'_> {
    fn step(&self, source: &str, step: &Step) {
        let (state, claims, note) = match step {
            Step::Asking => (RewardProgressState::Asking, None, None),
            Step::Answered(claims) => (RewardProgressState::Answered, *claims, None),
            Step::Failed(words) => (RewardProgressState::Failed, None, Some(words.clone())),
        };
        let source = source.to_owned();
        tell(
            self.0,
            "progress",
            &RewardProgress {
                source,
                state,
                claims,
                note,
            },
        );
    }

    fn found(&self, events: &[ClaimEvent]) {
        tell(self.0, "claims", &unproven_claims(events));
    }
}

fn tell(sender: &Sender, event: &str, value: &impl Serialize) {
    match serde_json::to_string(value) {
        Ok(json) => sender.send(event, &json),
        Err(cause) => console_error!("an event could not be written: {cause}"),
    }
}

/// A path segment without its percent-encoding; what does not decode stays as it is, and is then
/// no address.
fn decoded(segment: &str) -> String {
    js_sys::decode_uri_component(segment).map_or_else(|_| segment.to_owned(), String::from)
}
