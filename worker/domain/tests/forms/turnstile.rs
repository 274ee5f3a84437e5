//! Turnstile's answers, and what becomes of a form under each.

use std::cell::RefCell;

use emberfi_domain::error::Error;
use emberfi_domain::forms::FormError;
use emberfi_domain::forms::definition::FormKind;
use emberfi_domain::forms::store::Kept;
use emberfi_domain::ports::{Http, HttpError, HttpRequest, HttpResponse};

use crate::office::{CONTACT, KEY, Office, with};

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

impl Office {
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
