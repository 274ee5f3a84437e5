//! What is sent to social networks, and that it is sent once.

use std::cell::RefCell;

use emberfi_domain::admin::settings;
use emberfi_domain::ports::{Clock, Http, HttpError, HttpRequest, HttpResponse};
use emberfi_domain::seo::ledger::Trigger;
use emberfi_domain::seo::social::network::Network;
use emberfi_domain::seo::task::Task;
use pollster::block_on;
use serde_json::Value;

use crate::support::{SetClock, Sqlite};
use crate::technical::publish;
use crate::world::{MONDAY, World, press};

/// Networks that take everything, or answer as told.
#[derive(Default)]
struct Networks {
    took: RefCell<Vec<(String, Value)>>,
    refuses: Option<&'static str>,
}

impl Http for &Networks {
    async fn send(&self, request: HttpRequest) -> Result<HttpResponse, HttpError> {
        if self.refuses.is_some_and(|part| request.url.contains(part)) {
            return Err(HttpError::TimedOut);
        }
        let body = serde_json::from_str(request.body.as_ref().unwrap().text()).unwrap();
        self.took.borrow_mut().push((request.url, body));
        Ok(HttpResponse {
            status: 200,
            body: "{\"accessJwt\":\"token\",\"did\":\"did:plc:us\"}".to_owned(),
        })
    }
}

fn share(db: &Sqlite, clock: &SetClock, networks: &Networks) {
    let mut world = World::new(db, clock).with_http(networks);
    world.social.discord_webhook = Some("https://discord.test/hook".to_owned());
    world.social.telegram = Some(("token".to_owned(), "@channel".to_owned()));
    world.social.bluesky = Some(("us.test".to_owned(), "app-password".to_owned()));
    world.social.bluesky_service = String::from("https://bsky.test");
    press(&world, Trigger::ByHand(Some(Task::SocialMediaSharing)));
}

fn switch_on(db: &Sqlite, clock: &SetClock, network: Network) {
    block_on(settings::switch_network(
        db,
        network,
        true,
        "editor",
        clock.now(),
    ))
    .unwrap();
}

#[test]
fn texts_are_ready_for_every_network_and_nothing_is_sent_before_the_admin_switches_it_on() {
    let db = Sqlite::with_schema();
    publish(&db, "new", "<h2>A</h2>", MONDAY - 100);
    publish(&db, "old", "<h2>B</h2>", MONDAY - 30 * 86_400);
    let clock = SetClock::at(MONDAY);
    let networks = Networks::default();
    share(&db, &clock, &networks);
    assert_eq!(networks.took.borrow().len(), 0);
    assert_eq!(
        db.text("SELECT count(*) || ' ' || count(DISTINCT post_id) || ' ' || min(status) FROM social_shares"),
        "5 1 ready"
    );
}

#[test]
fn a_text_is_sent_once_to_where_it_is_switched_on_and_configured() {
    let db = Sqlite::with_schema();
    publish(&db, "new", "<h2>A</h2>", MONDAY - 100);
    let clock = SetClock::at(MONDAY);
    for network in [Network::Discord, Network::Bluesky, Network::X] {
        switch_on(&db, &clock, network);
    }
    let networks = Networks::default();
    for _ in 0..3 {
        share(&db, &clock, &networks);
        clock.advance(7 * 86_400);
    }
    let took = networks.took.borrow();
    let urls: Vec<_> = took.iter().map(|(url, _)| url.as_str()).collect();
    assert_eq!(
        urls,
        [
            "https://bsky.test/xrpc/com.atproto.server.createSession",
            "https://bsky.test/xrpc/com.atproto.repo.createRecord",
            "https://discord.test/hook",
        ]
    );
    let record = &took[1].1["record"];
    let text = record["text"].as_str().unwrap();
    let index = &record["facets"][0]["index"];
    let at = |name: &str| usize::try_from(index[name].as_u64().unwrap()).unwrap();
    assert_eq!(
        text.get(at("byteStart")..at("byteEnd")),
        record["facets"][0]["features"][0]["uri"].as_str()
    );
    assert!(text.contains("utm_source=bluesky"), "{text}");
}

#[test]
fn a_network_that_hangs_stops_no_other_and_is_told() {
    let db = Sqlite::with_schema();
    publish(&db, "new", "<h2>A</h2>", MONDAY - 100);
    let clock = SetClock::at(MONDAY);
    for network in [Network::Discord, Network::Telegram] {
        switch_on(&db, &clock, network);
    }
    let networks = Networks {
        refuses: Some("telegram"),
        ..Networks::default()
    };
    share(&db, &clock, &networks);
    assert_eq!(
        db.text("SELECT group_concat(network || ' ' || status || ' ' || problem, ', ') FROM social_shares WHERE status <> 'ready'"),
        "discord sent , telegram failed Telegram did not answer in time."
    );
    assert_eq!(
        db.text("SELECT summary FROM task_runs WHERE task = 'social_media_sharing'"),
        "Texts for 1 new post are ready. 1 were sent. 1 were not taken: Telegram did not answer in time."
    );
}
