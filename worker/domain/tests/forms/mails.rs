//! The mails that a form occasions, and when they leave.

use std::cell::RefCell;

use emberfi_domain::forms::definition::FormKind;
use emberfi_domain::forms::inbox::{self, Ask};
use emberfi_domain::mail;
use emberfi_domain::ports::{Database, Mail, MailError, Mailer};
use emberfi_domain::site::Site;
use pollster::block_on;

use crate::office::{CONTACT, NOW, Office};

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
