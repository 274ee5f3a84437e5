//! Several who ask for one address, at once and one after the other.

use std::cell::{Cell, RefCell};
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll};
use std::time::Duration;

use emberfi_domain::contract::rewards::Rewards;
use emberfi_domain::ports::{Clock, Http, HttpRequest, Timestamp};
use emberfi_domain::rewards::address::Address;
use emberfi_domain::rewards::chain::ChainConfig;
use emberfi_domain::rewards::lookup::LookupError;
use emberfi_domain::rewards::shared::{self, Shared};
use emberfi_domain::rewards::watch::Unwatched;
use futures_util::future::join_all;

use crate::explorers::{Row, blockscout, routescan, row, three};
use crate::node::{BLOCK, Node};
use crate::script::{Answer, BLOCKSCOUT, NODE, NOW, OWNER, ROUTESCAN, Script, config};
use crate::support::{Kv, SetClock, Sqlite};

/// Lets everybody else have a turn.
#[derive(Default)]
struct Turn(bool);

impl Future for Turn {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        if self.0 {
            return Poll::Ready(());
        }
        self.0 = true;
        context.waker().wake_by_ref();
        Poll::Pending
    }
}

/// The scripted internet, with answers that take a while so that others come in between.
struct Slow(Script);

impl Http for Slow {
    async fn send(&self, request: HttpRequest) -> Answer {
        for _ in 0..5 {
            Turn::default().await;
        }
        self.0.send(request).await
    }
}

/// A clock that moves while somebody sleeps: milliseconds since [`NOW`], and how many of them wait.
struct Ticking(Cell<u64>, Cell<u64>);

impl Clock for Ticking {
    fn now(&self) -> Timestamp {
        let seconds = i64::try_from(self.0.get() / 1_000).unwrap();
        NOW.plus(seconds)
    }

    async fn sleep(&self, duration: Duration) {
        // Explorers' hedges and waiting visitors alike: the others come first.
        Turn::default().await;
        if duration == Duration::from_millis(300) {
            self.0.set(self.0.get() + 300 / self.1.get());
        } else {
            std::future::pending::<()>().await;
        }
    }
}

struct World {
    db: Sqlite,
    clock: Ticking,
    internet: Slow,
    cache_clock: SetClock,
}

impl World {
    fn of(script: Script) -> Self {
        Self {
            db: Sqlite::with_schema(),
            clock: Ticking(Cell::new(0), Cell::new(1)),
            internet: Slow(script),
            cache_clock: SetClock::at(NOW.0),
        }
    }

    fn cache(&self) -> Kv<'_> {
        Kv::new(&self.cache_clock)
    }

    async fn ask(&self, cache: &Kv<'_>, holder: &str) -> Result<Rewards, LookupError> {
        self.ask_of(&config(), cache, holder).await
    }

    async fn ask_of(
        &self,
        config: &ChainConfig,
        cache: &Kv<'_>,
        holder: &str,
    ) -> Result<Rewards, LookupError> {
        let shared = Shared {
            db: &self.db,
            cache,
            http: &self.internet,
            clock: &self.clock,
            config,
            chain: "flare",
            holder,
        };
        let owner = Address::parse(OWNER).unwrap();
        let text = shared.rewards(owner, &Unwatched).await?;
        Ok(serde_json::from_str(&text).unwrap())
    }

    fn calls(&self) -> usize {
        self.internet.0.sent.borrow().len()
    }

    fn later(&self, seconds: u64) {
        self.clock.0.set(self.clock.0.get() + seconds * 1_000);
    }
}

/// A chain and two explorers whose history can grow.
fn growing() -> (Rc<RefCell<Vec<Row>>>, Script) {
    let rows = Rc::new(RefCell::new(three()));
    let (of_node, of_one, of_other) = (Rc::clone(&rows), Rc::clone(&rows), Rc::clone(&rows));
    let script = Script::new()
        .serve(NODE, move |request| {
            let rows = of_node.borrow();
            let mut node = Node::after(&rows);
            node.block = BLOCK + u64::try_from(rows.len() - 3).unwrap() * 100;
            node.answer(request)
        })
        .serve(BLOCKSCOUT, move |request| {
            blockscout(&of_one.borrow())(request)
        })
        .serve(ROUTESCAN, move |request| {
            routescan(&of_other.borrow())(request)
        });
    (rows, script)
}

#[test]
fn twenty_who_ask_at_once_cause_one_scan() {
    let alone = {
        let world = World::of(growing().1);
        pollster::block_on(world.ask(&world.cache(), "one")).unwrap();
        world.calls()
    };
    let world = World::of(growing().1);
    world.clock.1.set(19);
    let cache = world.cache();
    let names: Vec<String> = (0..20).map(|number| format!("visitor {number}")).collect();
    let answers = pollster::block_on(join_all(names.iter().map(|name| world.ask(&cache, name))));
    let first = answers[0].as_ref().unwrap();
    assert!(first.verified && first.complete);
    for answer in &answers {
        assert_eq!(answer.as_ref().unwrap(), first);
    }
    assert_eq!(world.calls(), alone);
}

#[test]
fn within_a_minute_the_answer_is_given_again_without_asking_anybody() {
    let world = World::of(growing().1);
    let cache = world.cache();
    let first = pollster::block_on(world.ask(&cache, "one")).unwrap();
    let calls = world.calls();
    world.db.execute("DROP TABLE rewards_scans");
    world.later(59);
    let second = pollster::block_on(world.ask(&cache, "two")).unwrap();
    assert_eq!(second, first);
    assert_eq!(world.calls(), calls);
}

#[test]
fn a_contract_that_moved_is_looked_up_anew() {
    let world = World::of(growing().1);
    let cache = world.cache();
    pollster::block_on(world.ask(&cache, "one")).unwrap();
    let calls = world.calls();
    let moved = ChainConfig {
        rnat: [7; 20].into(),
        ..config()
    };
    let answer = pollster::block_on(world.ask_of(&moved, &cache, "two")).unwrap();
    assert!(world.calls() > calls);
    assert!(!answer.verified, "{:?}", answer.missing);
}

#[test]
fn a_later_lookup_asks_no_explorer_while_nothing_was_claimed() {
    let world = World::of(growing().1);
    let cache = world.cache();
    pollster::block_on(world.ask(&cache, "one")).unwrap();
    let explorers = |world: &World| {
        world.internet.0.calls_to(BLOCKSCOUT) + world.internet.0.calls_to(ROUTESCAN)
    };
    let before = explorers(&world);
    world.later(61);
    let second = pollster::block_on(world.ask(&cache, "two")).unwrap();
    assert!(second.verified && second.complete);
    assert_eq!(second.total_claims, 3);
    assert_eq!(explorers(&world), before);
}

#[test]
fn a_later_lookup_reads_only_what_is_newer() {
    let (rows, script) = growing();
    let world = World::of(script);
    let cache = world.cache();
    pollster::block_on(world.ask(&cache, "one")).unwrap();
    rows.borrow_mut().push(Row {
        block: BLOCK + 50,
        ..row(9, 1, 5, 100)
    });
    world.later(61);
    let second = pollster::block_on(world.ask(&cache, "two")).unwrap();
    assert!(second.verified && second.complete, "{:?}", second.missing);
    assert_eq!(
        (second.total_rewards.as_str(), second.total_claims),
        ("121", 4)
    );
    let asked = world.internet.0.sent.borrow();
    let last = asked
        .iter()
        .rev()
        .find(|request| request.url.starts_with(BLOCKSCOUT))
        .unwrap();
    assert!(
        last.url.contains(&format!("fromBlock={}", BLOCK - 64)),
        "{}",
        last.url
    );
}

#[test]
fn a_history_that_was_undone_is_read_anew() {
    let (rows, script) = growing();
    let world = World::of(script);
    let cache = world.cache();
    pollster::block_on(world.ask(&cache, "one")).unwrap();
    // A reorganisation replaces the last claim by one in another transaction.
    let undone = rows.borrow_mut().pop().unwrap();
    rows.borrow_mut().push(Row {
        tx: 8,
        block: BLOCK - 10,
        ..undone
    });
    rows.borrow_mut().push(Row {
        block: BLOCK + 50,
        ..row(9, 1, 5, 100)
    });
    world.later(61);
    let second = pollster::block_on(world.ask(&cache, "two")).unwrap();
    assert!(second.verified && second.complete, "{:?}", second.missing);
    assert_eq!(second.total_claims, 4);
}

#[test]
fn what_is_partial_is_not_kept_as_if_it_were_whole() {
    let script = {
        let node = Node::after(&three());
        Script::new().serve(NODE, move |request| node.answer(request))
    };
    let world = World::of(script);
    let cache = world.cache();
    let first = pollster::block_on(world.ask(&cache, "one")).unwrap();
    assert!(!first.complete);
    assert!(cache.keys().is_empty());
    let calls = world.calls();
    world.later(61);
    pollster::block_on(world.ask(&cache, "two")).unwrap();
    assert!(world.calls() > calls, "it is looked for again");
}

#[test]
fn a_failure_is_shared_with_those_who_waited_and_then_forgotten() {
    let world = World::of(Script::new());
    let cache = world.cache();
    let first = pollster::block_on(world.ask(&cache, "one")).unwrap_err();
    let calls = world.calls();
    let waiting = pollster::block_on(world.ask(&cache, "two")).unwrap_err();
    assert_eq!(waiting.message(), first.message());
    assert_eq!(world.calls(), calls);
    world.later(6);
    pollster::block_on(world.ask(&cache, "three")).unwrap_err();
    assert!(world.calls() > calls);
}

#[test]
fn the_lease_of_somebody_who_never_came_back_ends() {
    let world = World::of(growing().1);
    world.db.execute(&format!(
        "INSERT INTO rewards_scans (key, holder, lease_until) VALUES ('flare:{}:{OWNER}', 'dead', {})",
        config().rnat,
        NOW.0 + 30
    ));
    let answer = pollster::block_on(world.ask(&world.cache(), "one")).unwrap();
    assert!(answer.verified);
    assert!(world.clock.now() >= NOW.plus(30));
}

#[test]
fn without_a_database_everybody_still_gets_an_answer() {
    let world = World::of(growing().1);
    world.db.execute("DROP TABLE rewards_scans");
    let answer = pollster::block_on(world.ask(&world.cache(), "one")).unwrap();
    assert!(answer.verified);
}

#[test]
fn rows_of_old_lookups_are_deleted() {
    let world = World::of(growing().1);
    pollster::block_on(world.ask(&world.cache(), "one")).unwrap();
    pollster::block_on(shared::forget(&world.db, NOW.plus(599))).unwrap();
    assert_eq!(world.db.text("SELECT count(*) FROM rewards_scans"), "1");
    pollster::block_on(shared::forget(&world.db, NOW.plus(600))).unwrap();
    assert_eq!(world.db.text("SELECT count(*) FROM rewards_scans"), "0");
}
