//! A form from its arrival to its row.

use emberfi_domain::error::Error;
use emberfi_domain::forms::FormError;
use emberfi_domain::forms::definition::FormKind;
use emberfi_domain::forms::store::Kept;

use crate::office::{CONTACT, KEY, Office, with};

#[test]
fn a_form_sent_sixteen_times_makes_one_row_and_its_mails_once() {
    let office = Office::new();
    let form = with(&CONTACT, &[KEY]);
    let kept: Vec<_> = (0..16)
        .map(|turn| {
            office
                .receive_from(&format!("203.0.113.{turn}"), FormKind::Contact, &form)
                .unwrap()
        })
        .collect();
    assert_eq!(kept[0], Kept::New);
    assert!(kept[1..].iter().all(|kept| *kept == Kept::Before));
    assert_eq!(office.db.text("SELECT count(*) FROM submissions"), "1");
    assert_eq!(office.db.text("SELECT count(*) FROM outbox"), "2");
}

#[test]
fn another_form_under_the_same_key_is_not_swallowed() {
    let office = Office::new();
    office
        .receive(FormKind::Contact, &with(&CONTACT, &[KEY]))
        .unwrap();
    let other = [
        ("name", "Ada"),
        ("email", "ada@example.org"),
        ("message", "Another"),
        KEY,
    ];
    assert_eq!(
        office.receive(FormKind::Contact, &other),
        Err(Error::Form(FormError::KeyTaken))
    );
}

#[test]
fn a_form_without_a_key_is_the_same_form_within_a_day() {
    let office = Office::new();
    assert_eq!(office.receive(FormKind::Contact, &CONTACT), Ok(Kept::New));
    assert_eq!(
        office.receive(FormKind::Contact, &CONTACT),
        Ok(Kept::Before)
    );
}

#[test]
fn a_transaction_serves_one_submission() {
    let office = Office::new();
    let hash = format!("0x{}", "ab".repeat(32));
    let ada = [
        ("name", "Ada"),
        ("email", "ada@example.org"),
        ("transaction", &hash),
    ];
    let ben = [
        ("name", "Ben"),
        ("email", "ben@example.org"),
        ("transaction", &hash),
    ];
    assert_eq!(office.receive(FormKind::Coaching, &ada), Ok(Kept::New));
    match office.receive(FormKind::Coaching, &ben) {
        Err(Error::Form(FormError::Fields(problems))) => {
            assert!(problems["transaction"].contains("before"));
        }
        other => panic!("{other:?}"),
    }
    assert_eq!(office.db.text("SELECT count(*) FROM submissions"), "1");
}

#[test]
fn a_chain_that_cannot_be_read_costs_nobody_the_form() {
    let office = Office::new();
    let hash = format!("0x{}", "ab".repeat(32));
    let form = [
        ("name", "Ada"),
        ("email", "ada@example.org"),
        ("transaction", hash.as_str()),
    ];
    assert_eq!(office.receive(FormKind::Coaching, &form), Ok(Kept::New));
    assert_eq!(
        office
            .db
            .text("SELECT json_extract(payment, '$.state') FROM submissions"),
        "unread"
    );
}

#[test]
fn the_eleventh_form_of_a_network_within_an_hour_waits_and_the_next_network_does_not() {
    let office = Office::new();
    for turn in 0..10 {
        let message = format!("Message {turn}");
        let form = [
            ("name", "Ada"),
            ("email", "ada@example.org"),
            ("message", message.as_str()),
        ];
        assert_eq!(office.receive(FormKind::Contact, &form), Ok(Kept::New));
    }
    let form = [
        ("name", "Ada"),
        ("email", "ada@example.org"),
        ("message", "One more"),
    ];
    assert!(matches!(
        office.receive(FormKind::Contact, &form),
        Err(Error::Form(FormError::TooMany { retry_after: 3_600 }))
    ));
    assert_eq!(
        office.receive_from("198.51.100.1", FormKind::Contact, &form),
        Ok(Kept::New)
    );
    assert_eq!(
        office
            .db
            .text("SELECT count(*) FROM form_limits WHERE network LIKE '%203%'"),
        "0"
    );
}

#[test]
fn what_is_refused_leaves_nothing_behind() {
    let office = Office::new();
    for form in [
        with(&CONTACT, &[("website", "https://spam.example")]),
        with(&CONTACT, &[("elapsed", "300")]),
        vec![
            ("name", "Ada"),
            ("email", "ada@example.org\r\nBcc: x@y.z"),
            ("message", "Hello"),
        ],
    ] {
        assert!(office.receive(FormKind::Contact, &form).is_err());
    }
    assert_eq!(office.db.text("SELECT count(*) FROM submissions"), "0");
    assert_eq!(office.db.text("SELECT count(*) FROM outbox"), "0");
}
