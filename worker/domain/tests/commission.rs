//! Having posts written on real SQLite: what a model's faults and bad drafts come to.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test that meets the unexpected should fail loudly"
)]

mod support;

use std::cell::RefCell;
use std::time::Duration;

use emberfi_domain::blog::margin;
use emberfi_domain::blog::post::PostId;
use emberfi_domain::contract::checks::Gate;
use emberfi_domain::error::Error;
use emberfi_domain::ports::{Http, HttpError, HttpRequest, HttpResponse, Timestamp};
use emberfi_domain::seo::commission::{self, Commission, Outcome};
use emberfi_domain::seo::gates;
use emberfi_domain::seo::writer::embedded::EmbeddedWriter;
use emberfi_domain::seo::writer::model::openai::OpenAi;
use emberfi_domain::seo::writer::model::{ModelError, ModelWriter, Prices};
use emberfi_domain::seo::writer::{Brief, Writer as _, WriterError, article, facts};
use pollster::block_on;
use serde_json::{Value, json};
use support::Sqlite;

const NOW: Timestamp = Timestamp(1_795_219_200);

type Answer = Result<HttpResponse, HttpError>;

/// An endpoint that answers from a script, in order; the last answer stays.
struct Script {
    answers: RefCell<Vec<Answer>>,
    sent: RefCell<Vec<HttpRequest>>,
}

impl Http for &Script {
    async fn send(&self, request: HttpRequest) -> Answer {
        self.sent.borrow_mut().push(request);
        let mut answers = self.answers.borrow_mut();
        if answers.len() > 1 {
            return answers.remove(0);
        }
        answers[0].clone()
    }
}

impl Script {
    fn of(answers: impl Into<Vec<Answer>>) -> Self {
        Self {
            answers: RefCell::new(answers.into()),
            sent: RefCell::default(),
        }
    }

    /// The words of the question that was sent as number `at`.
    fn question(&self, at: usize) -> String {
        let sent = self.sent.borrow();
        let body: Value = serde_json::from_str(sent[at].body.as_ref().unwrap().text()).unwrap();
        body["messages"][1]["content"].as_str().unwrap().to_owned()
    }
}

#[expect(clippy::unnecessary_wraps, reason = "it stands among faults")]
fn status(status: u16, body: impl std::fmt::Display) -> Answer {
    Ok(HttpResponse {
        status,
        body: body.to_string(),
    })
}

/// A chat completion with these words.
fn said(text: &str) -> Answer {
    status(
        200,
        json!({
            "choices": [{ "message": { "role": "assistant", "content": text }, "finish_reason": "stop" }],
            "usage": { "prompt_tokens": 2_000, "completion_tokens": 1_000 },
        }),
    )
}

/// An article as a model would send it.
fn article(content: &str) -> Answer {
    said(
        &json!({
            "title": "What slippage tolerance does for a swap",
            "excerpt": "A swap can end at another price than the one you saw. Tolerance decides how much of a difference you accept before the swap fails instead.",
            "seoTitle": "What slippage tolerance does for a swap",
            "seoDescription": "A swap can end at another price than the one you saw. How tolerance limits the difference, what it costs, and how to choose it with care.",
            "content": content,
        })
        .to_string(),
    )
}

/// A sound article: short words, one example whose sums are right, references to given facts.
fn sound() -> String {
    let steps: Vec<String> = (0..45)
        .map(|n| {
            let step = n % 9 + 1;
            format!("<p>Step {step} of the way is small, and you can take it back while the pool is calm and word{n} is quiet.</p>")
        })
        .collect();
    let filler = steps.concat();
    format!(
        "<h2>What moves the price</h2><p>A swap moves the price of the pool it uses [1]. You may lose money.</p>{filler}\
         <h2>Worked example</h2><p>You swap $5,000 in a pool with $100,000 on that side. You get 50,000 × $5,000 ÷ ($100,000 + $5,000) = 2,381 tokens.</p>\
         <h2>What can go wrong</h2><p>Others may trade first [2].</p>"
    )
}

fn commission(by_hand: bool) -> Commission {
    Commission {
        topic: Some("slippage".to_owned()),
        origin: "occasion".to_owned(),
        by_hand,
    }
}

fn carried_out(db: &Sqlite, script: &Script, by_hand: bool) -> Result<Outcome, Error> {
    ask(db, script, &commission(by_hand))
}

fn ask(db: &Sqlite, script: &Script, commission: &Commission) -> Result<Outcome, Error> {
    let writer = ModelWriter {
        model: OpenAi {
            http: script,
            url: "https://models.test/v1".to_owned(),
            model: "small".to_owned(),
            key: Some("secret".to_owned()),
            deadline: Duration::from_mins(1),
        },
        prices: Some(Prices {
            input: 150_000,
            output: 600_000,
        }),
    };
    block_on(commission::carry_out(db, &writer, commission, NOW))
}

fn failed_gates(db: &Sqlite, id: PostId) -> Vec<Gate> {
    let body = serde_json::Map::new();
    let checks = block_on(margin::of(db, id, &body, NOW)).unwrap();
    checks
        .failed_gates
        .iter()
        .map(|failed| failed.gate)
        .collect()
}

#[test]
fn a_sound_draft_of_a_model_waits_for_approval_with_its_account() {
    let db = Sqlite::with_schema();
    let script = Script::of([article(&sound())]);
    let outcome = carried_out(&db, &script, false).unwrap();
    assert_eq!(failed_gates(&db, outcome.id), []);
    assert_eq!(
        db.text("SELECT status || ' ' || generated_by || ' ' || category FROM posts"),
        "pending_approval small (models.test) Trading"
    );
    assert_eq!(
        db.text("SELECT attempts || ' ' || input_tokens || ' ' || output_tokens || ' ' || cost FROM post_writing"),
        "1 2000 1000 0.000900"
    );
    assert_eq!(db.text("SELECT count(*) FROM post_sources"), "2");
    let sent = script.sent.borrow();
    assert_eq!(sent[0].url, "https://models.test/v1/chat/completions");
    assert_eq!(sent[0].bearer.as_deref(), Some("secret"));
    let content = db.text("SELECT content FROM posts");
    assert!(content.contains(">Sources</h2>"));
    assert!(content.contains("not financial advice"));
}

#[test]
fn the_model_is_given_the_facts_of_the_topic_and_the_headlines_there_are() {
    let db = Sqlite::with_schema();
    let script = Script::of([article(&sound())]);
    carried_out(&db, &script, false).unwrap();
    let fact = facts::find("slippage-definition").unwrap();
    assert!(script.question(0).contains(fact.statement));
    let next = Script::of([article(&sound())]);
    let another = Commission {
        origin: "next".to_owned(),
        ..commission(false)
    };
    ask(&db, &next, &another).unwrap();
    assert!(
        next.question(0)
            .contains("- What slippage tolerance does for a swap")
    );
}

#[test]
fn an_endpoint_that_gives_nothing_is_a_failure_with_its_name_and_no_post() {
    let long = format!("<p>{}</p>", "word ".repeat(20_000));
    let cut_off =
        json!({ "choices": [{ "message": { "content": "{" }, "finish_reason": "length" }] });
    for (answer, expected) in [
        (
            Err(HttpError::Unreachable("refused".to_owned())),
            ModelError::Unreachable("refused".to_owned()),
        ),
        (Err(HttpError::TimedOut), ModelError::TimedOut),
        (Err(HttpError::TooLarge), ModelError::TooLong),
        (status(429, "{}"), ModelError::Throttled),
        (status(500, "oops"), ModelError::Status(500)),
        (status(401, "{}"), ModelError::Status(401)),
        (said(""), ModelError::Empty),
        (
            said(
                "{\"title\":\"\",\"excerpt\":\"\",\"seoTitle\":\"\",\"seoDescription\":\"\",\"content\":\"\"}",
            ),
            ModelError::Empty,
        ),
        (status(200, json!({ "choices": [] })), ModelError::Empty),
        (status(200, cut_off), ModelError::TooLong),
        (article(&long), ModelError::TooLong),
    ] {
        let db = Sqlite::with_schema();
        let refused = carried_out(&db, &Script::of([answer]), true).unwrap_err();
        assert_eq!(refused, Error::Writer(WriterError::Model(expected)));
        assert_eq!(db.text("SELECT count(*) FROM posts"), "0");
    }
    for malformed in [
        status(200, "<html>"),
        said("Sure! Here is the article."),
        said("{\"title\": 1}"),
    ] {
        let db = Sqlite::with_schema();
        let refused = carried_out(&db, &Script::of([malformed]), true);
        assert!(
            matches!(
                refused,
                Err(Error::Writer(WriterError::Model(ModelError::Malformed(_))))
            ),
            "{refused:?}"
        );
    }
}

/// Articles that must not reach a reader as they are, each with the gate that holds it.
fn unsound() -> Vec<(Gate, String)> {
    let sound = sound();
    vec![
        (Gate::Sanitiser, format!("{sound}<script>alert(1)</script>")),
        (Gate::Sanitiser, format!("{sound}<p onclick=\"steal()\">Press here.</p>")),
        (Gate::Links, format!("{sound}<p>See <a href=\"https://free-flr.example/claim\">this page</a>.</p>")),
        (Gate::Sources, format!("{sound}<p>It is well known [99].</p>")),
        (Gate::Sources, sound.replace(" [1]", "").replace(" [2]", "")),
        (Gate::Figures, format!("{sound}<p>Pools earn 47 % a year.</p>")),
        (Gate::Figures, sound.replace("2,381", "2,831")),
        (Gate::Leaks, format!("{sound}<p>As an AI language model, there is no more to say.</p>")),
        (Gate::Leaks, format!("{sound}<p>Numbers that you assume or work out belong under one heading.</p>")),
        (Gate::Hype, format!("{sound}<p>This is a guaranteed way to earn.</p>")),
        (Gate::Headings, format!("{sound}<h4>Too deep</h4><p>Text.</p>")),
        (Gate::Length, "<h2>Short</h2><p>A swap moves the price [1]. You may lose.</p>".to_owned()),
        (Gate::Readability, format!("{sound}<p>{}</p>", "institutional disintermediation necessitates interoperable infrastructural heterogeneity ".repeat(120))),
    ]
}

#[test]
fn a_draft_that_fails_goes_back_once_and_is_kept_as_a_draft_with_the_reasons() {
    for (gate, content) in unsound() {
        let db = Sqlite::with_schema();
        let script = Script::of([article(&content)]);
        let outcome = carried_out(&db, &script, false).unwrap();
        assert!(
            failed_gates(&db, outcome.id).contains(&gate),
            "{gate:?}: {:?}",
            failed_gates(&db, outcome.id)
        );
        assert_eq!(db.text("SELECT status FROM posts"), "draft", "{gate:?}");
        assert!(
            outcome.sentence.contains("did not pass"),
            "{}",
            outcome.sentence
        );
        assert_eq!(script.sent.borrow().len(), 2);
        assert!(script.question(1).contains("returned for these reasons"));
        assert_eq!(
            db.text("SELECT attempts || ' ' || output_tokens FROM post_writing"),
            "2 2000"
        );
        let stored = db.text("SELECT content FROM posts");
        assert!(
            !stored.contains("<script") && !stored.contains("onclick"),
            "{stored}"
        );
    }
}

#[test]
fn what_the_admin_asked_for_waits_for_them_with_the_failed_gates_listed() {
    for (gate, content) in unsound() {
        let db = Sqlite::with_schema();
        let outcome = carried_out(&db, &Script::of([article(&content)]), true).unwrap();
        assert!(failed_gates(&db, outcome.id).contains(&gate), "{gate:?}");
        assert_eq!(db.text("SELECT status FROM posts"), "pending_approval");
    }
}

#[test]
fn a_second_draft_that_is_sound_is_the_one_that_is_kept() {
    let db = Sqlite::with_schema();
    let (_, bad) = unsound().remove(2);
    let script = Script::of([article(&bad), article(&sound())]);
    let outcome = carried_out(&db, &script, false).unwrap();
    assert_eq!(failed_gates(&db, outcome.id), []);
    assert_eq!(db.text("SELECT status FROM posts"), "pending_approval");
    assert!(!db.text("SELECT content FROM posts").contains("free-flr"));
}

#[test]
fn when_the_second_draft_does_not_come_the_first_stands_with_its_reasons() {
    let db = Sqlite::with_schema();
    let (_, bad) = unsound().remove(2);
    let script = Script::of([article(&bad), status(429, "{}")]);
    let outcome = carried_out(&db, &script, false).unwrap();
    assert_eq!(failed_gates(&db, outcome.id), [Gate::Links]);
    assert_eq!(db.text("SELECT status FROM posts"), "draft");
}

#[test]
fn an_article_that_says_what_another_says_does_not_pass() {
    let db = Sqlite::with_schema();
    carried_out(&db, &Script::of([article(&sound())]), false).unwrap();
    let again = Commission {
        origin: "another".to_owned(),
        ..commission(false)
    };
    let script = Script::of([article(&sound())]);
    let outcome = ask(&db, &script, &again).unwrap();
    assert_eq!(failed_gates(&db, outcome.id), [Gate::Similarity]);
}

#[test]
fn the_same_occasion_asks_the_model_once() {
    let db = Sqlite::with_schema();
    let script = Script::of([article(&sound())]);
    let first = carried_out(&db, &script, false).unwrap();
    let second = carried_out(&db, &script, false).unwrap();
    assert_eq!(first.id, second.id);
    assert_eq!(script.sent.borrow().len(), 1);
}

#[test]
fn every_article_of_the_embedded_writer_passes_every_gate_with_each_of_its_examples() {
    let db = Sqlite::with_schema();
    let keys: Vec<String> = article::all()
        .iter()
        .map(|article| article.key.to_owned())
        .collect();
    let mut failed = Vec::new();
    for key in &keys {
        for seed in 0..4 {
            let mut brief = Brief::new(None, seed, NOW);
            brief.used_plans = keys.iter().filter(|other| *other != key).cloned().collect();
            let draft = block_on(EmbeddedWriter.write(&brief)).unwrap().draft;
            let gates = block_on(gates::judge(&db, &draft, NOW)).unwrap();
            failed.extend(gates.into_iter().map(|gate| (key.clone(), gate)));
        }
    }
    assert_eq!(failed, []);
}

#[test]
fn week_after_week_the_embedded_writer_puts_something_new_before_the_editor() {
    let db = Sqlite::with_schema();
    for week in 0..article::all().len() {
        let weekly = Commission {
            topic: None,
            origin: format!("weekly:{week}"),
            by_hand: false,
        };
        let outcome = block_on(commission::carry_out(&db, &EmbeddedWriter, &weekly, NOW)).unwrap();
        assert_eq!(outcome.failed_gates, [], "{}", outcome.sentence);
    }
    assert_eq!(
        db.text("SELECT group_concat(DISTINCT status || ' ' || generated_by) || ', ' || max(attempts) FROM posts JOIN post_writing ON post_id = id"),
        "pending_approval Embedded writer 2, 1"
    );
}
