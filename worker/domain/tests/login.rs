//! Logging in on real SQLite, with a map for KV and a clock that is set by hand.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test that meets the unexpected should fail loudly"
)]

mod support;

use argon2::password_hash::{PasswordHasher, SaltString};
use argon2::{Algorithm, Argon2, Params, Version};
use emberfi_domain::admin::login::{AdminAccount, log_in};
use emberfi_domain::admin::password::StoredHash;
use emberfi_domain::admin::session::{self, Token};
use emberfi_domain::admin::throttle::Network;
use emberfi_domain::contract::admin::Credentials;
use emberfi_domain::error::Error;
use emberfi_domain::ports::Clock;
use pollster::block_on;
use std::sync::LazyLock;
use support::{Counting, Kv, SetClock, Sqlite};

const START: i64 = 1_795_183_200;
const HOUR: i64 = 3_600;

static HASH: LazyLock<String> = LazyLock::new(|| hash("right"));

fn hash(password: &str) -> String {
    let params = Params::new(19_456, 2, 1, None).unwrap();
    let salt = SaltString::encode_b64(b"0123456789abcdef").unwrap();
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
        .hash_password(password.as_bytes(), &salt)
        .unwrap()
        .to_string()
}

struct House<'c> {
    db: Sqlite,
    kv: Kv<'c>,
    clock: &'c SetClock,
    entropy: Counting,
    account: AdminAccount,
}

impl<'c> House<'c> {
    fn new(clock: &'c SetClock) -> Self {
        Self {
            db: Sqlite::with_schema(),
            kv: Kv::new(clock),
            clock,
            entropy: Counting::default(),
            account: AdminAccount {
                username: "admin".to_owned(),
                password_hash: StoredHash::parse(&HASH).unwrap(),
            },
        }
    }

    fn log_in(&self, ip: &str, username: &str, password: &str) -> Result<Token, Error> {
        let credentials = Credentials {
            username: username.to_owned(),
            password: password.to_owned(),
        };
        let network = Network::of(ip, "secret");
        block_on(log_in(
            &self.db,
            &self.kv,
            &self.entropy,
            &self.account,
            &credentials,
            &network,
            self.clock.now(),
        ))
    }

    fn is_live(&self, token: &Token) -> bool {
        self.is_live_under(token, &HASH)
    }

    fn is_live_under(&self, token: &Token, hash: &str) -> bool {
        block_on(session::find(
            &self.kv,
            &self.db,
            token,
            hash,
            self.clock.now(),
        ))
        .is_ok()
    }
}

#[test]
fn the_right_credentials_open_a_session_and_the_wrong_ones_are_not_told_apart() {
    let clock = SetClock::at(START);
    let house = House::new(&clock);
    assert_eq!(
        house.log_in("1.1.1.1", "admin", "wrong").err(),
        Some(Error::WrongCredentials)
    );
    assert_eq!(
        house.log_in("1.1.1.1", "root", "right").err(),
        Some(Error::WrongCredentials)
    );
    let token = house.log_in("1.1.1.1", "admin", "right").unwrap();
    assert!(house.is_live(&token));
}

#[test]
fn the_store_holds_no_token_that_could_be_used() {
    let clock = SetClock::at(START);
    let house = House::new(&clock);
    let token = house.log_in("1.1.1.1", "admin", "right").unwrap();
    assert!(
        house
            .kv
            .keys()
            .iter()
            .all(|key| !key.contains(token.as_str()))
    );
}

#[test]
fn a_network_gets_five_failures_a_quarter_of_an_hour_and_then_not_even_the_right_password() {
    let clock = SetClock::at(START);
    let house = House::new(&clock);
    for _ in 0..5 {
        assert_eq!(
            house.log_in("1.1.1.1", "admin", "wrong").err(),
            Some(Error::WrongCredentials)
        );
    }
    clock.advance(60);
    assert_eq!(
        house.log_in("1.1.1.1", "admin", "right").err(),
        Some(Error::TooManyLogins { retry_after: 840 })
    );
    assert!(house.log_in("2.2.2.2", "admin", "right").is_ok());
    clock.advance(840);
    assert!(house.log_in("1.1.1.1", "admin", "right").is_ok());
}

#[test]
fn strangers_cannot_lock_out_an_admin_who_logged_in_from_there_before() {
    let clock = SetClock::at(START);
    let house = House::new(&clock);
    house.log_in("1.1.1.1", "admin", "right").unwrap();
    for stranger in 0..60 {
        let _ = house.log_in(&format!("9.9.9.{stranger}"), "admin", "wrong");
    }
    assert!(matches!(
        house.log_in("8.8.8.8", "admin", "right").err(),
        Some(Error::TooManyLogins { .. })
    ));
    assert!(house.log_in("1.1.1.1", "admin", "right").is_ok());
}

#[test]
fn the_addresses_of_one_ipv6_subscriber_are_one_network() {
    assert_eq!(
        Network::of("2001:db8:1:2::1", "s"),
        Network::of("2001:db8:1:2:ffff::9", "s")
    );
    assert_ne!(
        Network::of("2001:db8:1:2::1", "s"),
        Network::of("2001:db8:1:3::1", "s")
    );
    assert_ne!(Network::of("1.1.1.1", "s"), Network::of("1.1.1.1", "t"));
}

#[test]
fn blank_and_endless_credentials_are_named_and_cost_no_attempt() {
    let clock = SetClock::at(START);
    let house = House::new(&clock);
    for _ in 0..9 {
        assert!(matches!(
            house.log_in("1.1.1.1", "", "x").err(),
            Some(Error::InvalidField {
                field: "username",
                ..
            })
        ));
        let endless = "x".repeat(2_000);
        assert!(matches!(
            house.log_in("1.1.1.1", "admin", &endless).err(),
            Some(Error::InvalidField {
                field: "password",
                ..
            })
        ));
    }
    assert!(house.log_in("1.1.1.1", "admin", "right").is_ok());
}

#[test]
fn a_session_ends_after_twelve_idle_hours() {
    let clock = SetClock::at(START);
    let house = House::new(&clock);
    let token = house.log_in("1.1.1.1", "admin", "right").unwrap();
    clock.advance(11 * HOUR);
    assert!(house.is_live(&token));
    clock.advance(11 * HOUR);
    assert!(house.is_live(&token), "the last request renewed it");
    clock.advance(12 * HOUR);
    assert!(!house.is_live(&token));
}

#[test]
fn a_session_ends_after_seven_days_however_busy_it_is() {
    let clock = SetClock::at(START);
    let house = House::new(&clock);
    let token = house.log_in("1.1.1.1", "admin", "right").unwrap();
    for _ in 0..20 {
        clock.advance(8 * HOUR);
        assert!(house.is_live(&token));
    }
    clock.advance(8 * HOUR);
    assert!(!house.is_live(&token));
}

#[test]
fn logging_out_ends_the_session_even_where_kv_is_stale() {
    let clock = SetClock::at(START);
    let house = House::new(&clock);
    let token = house.log_in("1.1.1.1", "admin", "right").unwrap();
    let stale = Kv::new(&clock);
    let key = house.kv.keys().remove(0);
    block_on(async {
        use emberfi_domain::ports::Cache as _;
        let value = house.kv.get(&key).await.unwrap().unwrap();
        stale
            .put(&key, &value, std::time::Duration::from_hours(1))
            .await
            .unwrap();
        session::close(&house.kv, &house.db, &token, clock.now())
            .await
            .unwrap();
    });
    assert!(!house.is_live(&token));
    let elsewhere = block_on(session::find(&stale, &house.db, &token, &HASH, clock.now()));
    assert_eq!(elsewhere, Err(Error::NotAuthenticated));
}

#[test]
fn a_new_password_ends_the_sessions_of_the_old_one() {
    let clock = SetClock::at(START);
    let house = House::new(&clock);
    let token = house.log_in("1.1.1.1", "admin", "right").unwrap();
    assert!(!house.is_live_under(&token, &hash("another")));
}

#[test]
fn only_what_could_be_a_token_is_looked_up() {
    for text in [
        "",
        "x",
        &"A".repeat(64),
        &"a".repeat(63),
        &"a".repeat(65),
        "../../etc/passwd",
    ] {
        assert!(Token::parse(text).is_none(), "{text}");
    }
    assert!(Token::parse(&"0123456789abcdef".repeat(4)).is_some());
}
