//! The admin's inbox: its pages, its moves, its end and its export.

use emberfi_domain::contract::forms::{InboxAction, SubmissionStatus};
use emberfi_domain::error::Error;
use emberfi_domain::forms::FormError;
use emberfi_domain::forms::definition::FormKind;
use emberfi_domain::forms::inbox::{self, Ask, csv, moves};
use emberfi_domain::site::Site;
use pollster::block_on;

use crate::office::{CONTACT, NOW, Office};

#[test]
fn the_inbox_pages_by_key_and_counts_what_stands_where() {
    let office = Office::new();
    for number in 0..120 {
        office.db.execute(&format!(
            "INSERT INTO submissions (key, content_hash, kind, name, email, fields, created_at) \
             VALUES ('key-{number}', 'h', 'contact', 'Ada', 'a@b.co', '{{}}', {number})"
        ));
    }
    let page = |ask| block_on(inbox::page(&office.db, Site::built_in(), ask)).unwrap();
    let mut seen = Vec::new();
    let mut ask = Ask::default();
    loop {
        let page = page(ask);
        assert_eq!(page.counts.new, 120);
        seen.extend(page.submissions.iter().map(|row| row.id));
        match page.next {
            Some(before) => ask.before = Some(before),
            None => break,
        }
    }
    let expected: Vec<i64> = (1..=120).rev().collect();
    assert_eq!(seen, expected);
    block_on(moves::carry_out(
        &office.db,
        7,
        InboxAction::Archive,
        "admin",
        NOW,
    ))
    .unwrap();
    let archived = page(Ask::from_query("status=archived"));
    assert_eq!(archived.submissions.len(), 1);
    assert_eq!(archived.submissions[0].status, SubmissionStatus::Archived);
    assert_eq!((archived.counts.new, archived.counts.archived), (119, 1));
}

#[test]
fn the_inbox_shows_one_form_where_one_is_asked_for_and_all_for_one_it_does_not_know() {
    let office = Office::new();
    office.receive(FormKind::Contact, &CONTACT).unwrap();
    let shown = |query| {
        let page = inbox::page(&office.db, Site::built_in(), Ask::from_query(query));
        block_on(page).unwrap().submissions.len()
    };
    assert_eq!(shown("kind=contact"), 1);
    assert_eq!(shown("status=new&kind=affiliate"), 0);
    assert_eq!(shown("kind=petition"), 1);
}

#[test]
fn what_the_admin_does_with_a_submission_is_logged_and_nothing_else() {
    let office = Office::new();
    office.receive(FormKind::Contact, &CONTACT).unwrap();
    let act = |id, action| block_on(moves::carry_out(&office.db, id, action, "admin", NOW));
    act(1, InboxAction::Read).unwrap();
    act(2, InboxAction::Archive).unwrap_err();
    act(1, InboxAction::Delete).unwrap();
    assert_eq!(
        office
            .db
            .text("SELECT json_group_array(action || ' ' || detail) FROM admin_log"),
        r#"["inbox.read submission 1","inbox.delete submission 1"]"#
    );
}

#[test]
fn what_is_older_than_the_admin_says_goes_with_its_mails_and_is_counted() {
    let office = Office::new();
    office.receive(FormKind::Contact, &CONTACT).unwrap();
    let forget = |months, after| {
        block_on(moves::forget_older(
            &office.db,
            months,
            "admin",
            NOW.plus(after),
        ))
    };
    assert_eq!(forget(2, 60 * 86_400), Ok(0));
    assert_eq!(forget(2, 60 * 86_400 + 1), Ok(1));
    assert_eq!(office.db.text("SELECT count(*) FROM outbox"), "0");
    for months in [0, -1, 121] {
        assert!(matches!(
            forget(months, 0),
            Err(Error::InvalidField {
                field: "months",
                ..
            })
        ));
    }
}

#[test]
fn a_deleted_submission_takes_its_mails_along_and_is_then_unknown() {
    let office = Office::new();
    office.receive(FormKind::Contact, &CONTACT).unwrap();
    block_on(moves::carry_out(
        &office.db,
        1,
        InboxAction::Delete,
        "admin",
        NOW,
    ))
    .unwrap();
    assert_eq!(office.db.text("SELECT count(*) FROM outbox"), "0");
    for action in [InboxAction::Delete, InboxAction::Read] {
        let again = block_on(moves::carry_out(&office.db, 1, action, "admin", NOW));
        assert_eq!(again, Err(Error::Form(FormError::NoSuchSubmission)));
    }
}

#[test]
fn what_is_older_than_promised_is_forgotten() {
    let office = Office::new();
    office.receive(FormKind::Contact, &CONTACT).unwrap();
    let kept = Site::built_in().submissions_kept_months * 30 * 86_400;
    assert_eq!(
        block_on(moves::forget(&office.db, Site::built_in(), NOW.plus(kept))),
        Ok(0)
    );
    assert_eq!(
        block_on(moves::forget(
            &office.db,
            Site::built_in(),
            NOW.plus(kept + 1)
        )),
        Ok(1)
    );
    assert_eq!(office.db.text("SELECT count(*) FROM outbox"), "0");
}

#[test]
fn the_export_is_a_table_that_no_spreadsheet_runs() {
    let office = Office::new();
    let form = [
        ("name", "=1+1"),
        ("email", "ada@example.org"),
        ("message", "He said \"no\",\nthen left"),
    ];
    office.receive(FormKind::Contact, &form).unwrap();
    let csv = block_on(csv::of(&office.db, Ask::default())).unwrap();
    assert!(
        csv.starts_with("\"number\",\"received\",\"form\",\"status\",\"name\",\"email\","),
        "{csv}"
    );
    assert!(csv.contains("\"'=1+1\""), "{csv}");
    assert!(csv.contains("\"He said \"\"no\"\",\nthen left\""), "{csv}");
}
