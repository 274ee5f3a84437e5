//! What becomes of a form: its row, its mails and its place in the inbox, on SQLite with our schema.
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::indexing_slicing,
    reason = "a test that meets the unexpected should fail loudly"
)]

mod support;

use std::cell::RefCell;

use emberfi_domain::admin::throttle::Network;
use emberfi_domain::contract::forms::{InboxAction, SubmissionStatus};
use emberfi_domain::error::Error;
use emberfi_domain::forms::FormError;
use emberfi_domain::forms::definition::FormKind;
use emberfi_domain::forms::inbox::{self, Ask, csv, moves};
use emberfi_domain::forms::receive::Desk;
use emberfi_domain::forms::store::Kept;
use emberfi_domain::forms::submission::Filled;
use emberfi_domain::mail;
use emberfi_domain::ports::{
    Database, Http, HttpError, HttpRequest, HttpResponse, Mail, MailError, Mailer, Timestamp,
};
use emberfi_domain::rewards::chain::ChainConfig;
use emberfi_domain::site::Site;
use pollster::block_on;
use support::{SetClock, Sqlite};

const NOW: Timestamp = Timestamp(1_795_183_200);

/// Nobody is reachable.
struct Offline;

impl Http for Offline {
    async fn send(&self, _: HttpRequest) -> Result<HttpResponse, HttpError> {
        Err(HttpError::Unreachable("no network".to_owned()))
    }
}

/// Cloudflare's check, answering as it is told; remembers what it was asked.
struct Turnstile {
    answer: Result<&'static str, HttpError>,
    asked: RefCell<Vec<String>>,
}

impl Turnstile {
    fn answering(answer: Result<&'static str, HttpError>) -> Self {
        Self {
            answer,
            asked: RefCell::default(),
        }
    }
}

impl Http for Turnstile {
    async fn send(&self, request: HttpRequest) -> Result<HttpResponse, HttpError> {
        self.asked
            .borrow_mut()
            .push(request.body.unwrap().text().to_owned());
        self.answer.clone().map(|body| HttpResponse {
            status: 200,
            body: body.to_owned(),
        })
    }
}

/// A provider that refuses as often as it is told, and remembers what it carried.
#[derive(Default)]
struct Post {
    carried: RefCell<Vec<Mail>>,
    refusals: RefCell<Vec<MailError>>,
}

impl Mailer for Post {
    async fn send(&self, mail: &Mail) -> Result<(), MailError> {
        if let Some(refusal) = self.refusals.borrow_mut().pop() {
            return Err(refusal);
        }
        self.carried.borrow_mut().push(mail.clone());
        Ok(())
    }
}

struct Office {
    db: Sqlite,
    clock: SetClock,
    chain: ChainConfig,
}

impl Office {
    fn new() -> Self {
        Self {
            db: Sqlite::with_schema(),
            clock: SetClock::at(NOW.0),
            chain: ChainConfig::flare(),
        }
    }

    fn receive(&self, kind: FormKind, pairs: &[(&str, &str)]) -> Result<Kept, Error> {
        self.receive_from("203.0.113.7", kind, pairs)
    }

    fn receive_from(
        &self,
        ip: &str,
        kind: FormKind,
        pairs: &[(&str, &str)],
    ) -> Result<Kept, Error> {
        self.receive_with(&Offline, None, ip, kind, pairs)
    }

    fn receive_checked(
        &self,
        turnstile: &Turnstile,
        pairs: &[(&str, &str)],
    ) -> Result<Kept, Error> {
        self.receive_with(
            turnstile,
            Some("secret of the site"),
            "203.0.113.7",
            FormKind::Contact,
            pairs,
        )
    }

    fn receive_with(
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

const KEY: (&str, &str) = ("key", "0b7f2f2e-64f1-4a34-8c9b-0d6b2c1f1a11");
const CONTACT: [(&str, &str); 3] = [
    ("name", "Ada"),
    ("email", "ada@example.org"),
    ("message", "Hello"),
];

fn with<'a>(pairs: &[(&'a str, &'a str)], more: &[(&'a str, &'a str)]) -> Vec<(&'a str, &'a str)> {
    [pairs, more].concat()
}

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

const TOKEN: (&str, &str) = ("cf-turnstile-response", "token");

#[test]
fn turnstile_is_asked_about_the_token_and_its_no_is_heard() {
    let office = Office::new();
    let yes = Turnstile::answering(Ok(r#"{"success":true,"hostname":"example.org"}"#));
    let no = Turnstile::answering(Ok(
        r#"{"success":false,"error-codes":["timeout-or-duplicate"]}"#,
    ));
    let form = with(&CONTACT, &[TOKEN]);
    assert_eq!(
        office.receive_checked(&no, &form),
        Err(Error::Form(FormError::LooksAutomated))
    );
    assert_eq!(office.db.text("SELECT count(*) FROM submissions"), "0");
    assert_eq!(office.receive_checked(&yes, &form), Ok(Kept::New));
    let asked: serde_json::Value = serde_json::from_str(&yes.asked.borrow()[0]).unwrap();
    assert_eq!(
        asked,
        serde_json::json!({ "secret": "secret of the site", "response": "token" })
    );
}

#[test]
fn a_form_without_a_token_is_told_what_is_missing_and_turnstile_is_not_asked() {
    let office = Office::new();
    let turnstile = Turnstile::answering(Ok(r#"{"success":true}"#));
    assert_eq!(
        office.receive_checked(&turnstile, &CONTACT),
        Err(Error::Form(FormError::Unchecked))
    );
    assert!(turnstile.asked.borrow().is_empty());
}

#[test]
fn a_turnstile_that_is_down_or_speaks_nonsense_keeps_nobody_out() {
    for answer in [
        Err(HttpError::TimedOut),
        Err(HttpError::Unreachable("no network".to_owned())),
        Ok("<html>502</html>"),
        Ok("{}"),
    ] {
        let office = Office::new();
        let turnstile = Turnstile::answering(answer.clone());
        let kept = office.receive_checked(&turnstile, &with(&CONTACT, &[TOKEN]));
        assert_eq!(kept, Ok(Kept::New), "{answer:?}");
    }
}

#[test]
fn a_form_sent_again_after_a_lost_answer_needs_no_new_token_and_uses_up_no_limit() {
    let office = Office::new();
    let form = with(&CONTACT, &[KEY, TOKEN]);
    let yes = Turnstile::answering(Ok(r#"{"success":true}"#));
    assert_eq!(office.receive_checked(&yes, &form), Ok(Kept::New));
    // A token serves once: Turnstile would refuse it the second time.
    let no = Turnstile::answering(Ok(r#"{"success":false}"#));
    for _ in 0..20 {
        assert_eq!(office.receive_checked(&no, &form), Ok(Kept::Before));
    }
    assert_eq!(office.db.text("SELECT number FROM form_limits"), "1");
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

#[test]
fn mails_leave_once_and_the_inbox_says_so() {
    let office = Office::new();
    office.receive(FormKind::Contact, &CONTACT).unwrap();
    let post = Post::default();
    let sent = block_on(mail::send_due(&office.db, &post, NOW)).unwrap();
    assert_eq!((sent.sent, sent.problems.len()), (2, 0));
    let again = block_on(mail::send_due(&office.db, &post, NOW.plus(86_400))).unwrap();
    assert_eq!(again.sent, 0);
    let to: Vec<String> = post
        .carried
        .borrow()
        .iter()
        .map(|mail| mail.to.clone())
        .collect();
    assert_eq!(to, ["editor@example.org", "ada@example.org"]);
    let inbox = block_on(inbox::page(&office.db, Site::built_in(), Ask::default())).unwrap();
    assert!(
        inbox.submissions[0]
            .mails
            .iter()
            .all(|mail| mail.status == "sent")
    );
}

#[test]
fn a_mail_that_is_refused_is_tried_again_later_and_given_up_at_last() {
    let office = Office::new();
    office.db.execute("INSERT INTO outbox (recipient, subject, body, next_at, created_at) VALUES ('a@b.co', 's', 'b', 0, 0)");
    let post = Post::default();
    let mut now = NOW;
    for attempt in 1..=mail::MOST_ATTEMPTS {
        post.refusals
            .borrow_mut()
            .push(MailError::Failed("550 no".to_owned()));
        let sent = block_on(mail::send_due(&office.db, &post, now)).unwrap();
        assert_eq!(sent.problems.len(), 1, "attempt {attempt}");
        let too_early = block_on(mail::send_due(&office.db, &post, now)).unwrap();
        assert_eq!(
            (too_early.sent, too_early.problems.len()),
            (0, 0),
            "attempt {attempt}"
        );
        now = now.plus(1_000_000);
    }
    assert_eq!(
        office
            .db
            .text("SELECT status || ': ' || problem FROM outbox"),
        "failed: 550 no"
    );
}

#[test]
fn an_occasion_is_written_about_once() {
    let office = Office::new();
    let mail = Mail {
        to: "editor@example.org".to_owned(),
        reply_to: None,
        subject: "Digest".to_owned(),
        text: "Three drafts wait.".to_owned(),
    };
    for _ in 0..3 {
        block_on(office.db.run(mail::queue("digest:2027-03-08", &mail, NOW))).unwrap();
    }
    let sent = block_on(mail::send_due(&office.db, &Post::default(), NOW)).unwrap();
    assert_eq!(sent.sent, 1);
}

#[test]
fn without_a_provider_mails_wait_and_use_up_no_attempt() {
    let office = Office::new();
    office.receive(FormKind::Contact, &CONTACT).unwrap();
    let post = Post::default();
    post.refusals
        .borrow_mut()
        .extend([MailError::NotConfigured, MailError::NotConfigured]);
    block_on(mail::send_due(&office.db, &post, NOW)).unwrap();
    assert_eq!(office.db.text("SELECT max(attempts) FROM outbox"), "0");
    let later = block_on(mail::send_due(&office.db, &post, NOW.plus(3_600))).unwrap();
    assert_eq!(later.sent, 2);
}

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
