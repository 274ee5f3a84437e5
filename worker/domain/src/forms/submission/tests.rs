use proptest::prelude::*;
use serde_json::json;

use super::*;

const NOW: Timestamp = Timestamp(1_795_183_200);

fn filled(value: Value) -> Filled {
    let Value::Object(object) = value else {
        panic!("an object")
    };
    Filled::from_json(object).unwrap()
}

fn problems(kind: FormKind, value: Value) -> Problems {
    match Submission::judge(kind, &filled(value), NOW) {
        Err(FormError::Fields(problems)) => problems,
        other => panic!("expected problems, found {other:?}"),
    }
}

fn message() -> Value {
    json!({ "name": " Ada ", "email": "ada@example.org", "message": "One\r\ntwo" })
}

#[test]
fn a_complete_form_is_cleaned_and_taken() {
    let submission = Submission::judge(FormKind::Contact, &filled(message()), NOW).unwrap();
    assert_eq!(submission.name, "Ada");
    assert_eq!(submission.fields["message"], ["One\ntwo"]);
    assert_eq!(submission.transaction(), None);
}

#[test]
fn every_problem_is_named_at_once() {
    let problems = problems(
        FormKind::Enrolment,
        json!({ "email": "nowhere", "tier": "tier-9" }),
    );
    let named: Vec<&str> = problems.keys().map(String::as_str).collect();
    assert_eq!(named, ["email", "name", "payment", "tier"]);
}

#[test]
fn a_line_break_cannot_reach_a_mail_s_head() {
    for (field, text) in [
        ("name", "Ada\r\nBcc: everyone@example.org"),
        ("email", "ada@example.org\r\nBcc: x@example.org"),
        ("name", "Ada\u{0}"),
    ] {
        let mut form = message();
        form[field] = json!(text);
        assert!(
            problems(FormKind::Contact, form).contains_key(field),
            "{field}"
        );
    }
}

#[test]
fn addresses_that_no_mail_server_takes_are_named() {
    for email in [
        "a",
        "a@b",
        "a@@b.c",
        "@b.c",
        "a@.c",
        "a@b..c",
        "a b@c.d",
        "a@b.c,d@e.f",
        ".a@b.c",
        "<a@b.c>",
    ] {
        let mut form = message();
        form["email"] = json!(email);
        assert!(
            problems(FormKind::Contact, form).contains_key("email"),
            "{email}"
        );
    }
    for email in [
        "a@b.co",
        "ada.lovelace+news@mail.example.org",
        "ö@exämple.org",
    ] {
        let mut form = message();
        form["email"] = json!(email);
        assert!(
            Submission::judge(FormKind::Contact, &filled(form), NOW).is_ok(),
            "{email}"
        );
    }
}

#[test]
fn text_that_does_not_fit_is_told_its_length() {
    let mut form = message();
    form["message"] = json!("é".repeat(4_001));
    assert_eq!(
        problems(FormKind::Contact, form)["message"],
        "This is 4001 characters long; there is room for 4000."
    );
}

#[test]
fn times_are_future_distinct_and_at_most_three() {
    let ask = |times: Value| {
        let form = json!({ "name": "Ada", "email": "a@b.co", "topic": "Risk", "times": times });
        Submission::judge(FormKind::Consultation, &filled(form), NOW)
    };
    let taken = ask(json!(["2026-11-21T09:00", "2026-11-22T09:00Z"])).unwrap();
    assert_eq!(
        taken.fields["times"],
        ["2026-11-21T09:00:00Z", "2026-11-22T09:00:00Z"]
    );
    for times in [
        json!([]),
        json!(["2026-11-20T13:59"]),
        json!(["2027-11-20T13:59"]),
        json!(["2026-11-21T09:00", "2026-11-21T09:00:00Z"]),
        json!([
            "2026-11-21T09:00",
            "2026-11-21T10:00",
            "2026-11-21T11:00",
            "2026-11-21T12:00"
        ]),
        json!("soon"),
    ] {
        assert!(ask(times.clone()).is_err(), "{times}");
    }
}

#[test]
fn a_transaction_hash_is_told_from_an_address() {
    let ask = |hash: &str| json!({ "name": "Ada", "email": "a@b.co", "transaction": hash });
    let hash = format!("0X{}", "Ab".repeat(32));
    let submission = Submission::judge(FormKind::Coaching, &filled(ask(&hash)), NOW).unwrap();
    assert_eq!(submission.transaction().unwrap(), hash.to_lowercase());
    let address = format!("0x{}", "ab".repeat(20));
    assert!(problems(FormKind::Coaching, ask(&address))["transaction"].contains("wallet address"));
    assert!(problems(FormKind::Coaching, ask("0xzz")).contains_key("transaction"));
}

#[test]
fn the_sender_s_key_counts_where_it_can_be_one() {
    let key_of = |key: &str| {
        let mut form = message();
        form["key"] = json!(key);
        Submission::judge(FormKind::Contact, &filled(form), NOW)
            .unwrap()
            .key
    };
    let key = "0b7f2f2e-64f1-4a34-8c9b-0d6b2c1f1a11";
    assert_eq!(key_of(key), key);
    assert!(key_of("short").starts_with("2026-11-20:"));
    assert_eq!(
        key_of("short"),
        key_of(""),
        "the same form on the same day is the same form"
    );
}

#[test]
fn what_is_no_text_is_malformed() {
    for value in [
        json!({ "name": 1 }),
        json!({ "times": [1] }),
        json!({ "name": {} }),
    ] {
        let Value::Object(object) = value else {
            unreachable!()
        };
        assert!(matches!(
            Filled::from_json(object),
            Err(Error::Malformed(_))
        ));
    }
}

proptest! {
    #[test]
    fn whatever_is_taken_has_no_control_character_outside_of_texts(name in ".{0,90}", email in ".{0,40}") {
        let form = json!({ "name": name, "email": email, "message": "Hello" });
        if let Ok(submission) = Submission::judge(FormKind::Contact, &filled(form), NOW) {
            prop_assert!(!submission.name.contains(char::is_control));
            prop_assert!(!submission.email.contains(char::is_control));
            prop_assert!(submission.name.chars().count() <= 80);
        }
    }

    #[test]
    fn forms_that_differ_differ_in_their_hash(one in "[a-z ]{1,20}", other in "[a-z ]{1,20}") {
        let hash = |text: &str| {
            let form = json!({ "name": "Ada", "email": "a@b.co", "message": text });
            Submission::judge(FormKind::Contact, &filled(form), NOW).map(|made| made.content_hash).ok()
        };
        prop_assert_eq!(hash(&one) == hash(&other), one.trim() == other.trim());
    }
}
