//! Keyword Research with Search Console: what it makes of Google's rows, and what stands in the way.

use std::cell::RefCell;

use emberfi_domain::contract::pipeline::KeywordReport;
use emberfi_domain::contract::reports::TaskOutput;
use emberfi_domain::http::HttpBody;
use emberfi_domain::ports::{Http, HttpError, HttpRequest, HttpResponse};
use emberfi_domain::seo::ledger::Trigger;
use emberfi_domain::seo::search_console::SearchConsole;
use emberfi_domain::seo::task::Task;
use pollster::block_on;
use serde_json::{Value, json};

use crate::support::{SetClock, Sqlite};
use crate::world::{MONDAY, Stamp, World, output, press};

type Answer = Result<HttpResponse, HttpError>;

/// Google, as far as we ask it: tokens, and the rows of the span that begins on a day.
struct Google {
    token: Answer,
    rows: Box<dyn Fn(&Value) -> Answer>,
    sent: RefCell<Vec<HttpRequest>>,
}

#[expect(clippy::unnecessary_wraps, reason = "it stands where answers stand")]
fn answer(status: u16, body: &Value) -> Answer {
    Ok(HttpResponse {
        status,
        body: body.to_string(),
    })
}

impl Google {
    fn new(rows: impl Fn(&Value) -> Answer + 'static) -> Self {
        Self {
            token: answer(
                200,
                &json!({ "access_token": "ya29.x", "expires_in": 3_599 }),
            ),
            rows: Box::new(rows),
            sent: RefCell::default(),
        }
    }

    /// Answers both spans with these rows: query, page, showings, clicks, place.
    fn of(rows: &[(&str, &str, u32, u32, f64)]) -> Self {
        let rows: Vec<_> = rows
            .iter()
            .map(|(query, page, impressions, clicks, position)| {
                let page = format!("https://emberfi.example{page}");
                json!({ "keys": [query, page], "impressions": impressions, "clicks": clicks,
                    "ctr": 0.0, "position": position })
            })
            .collect();
        Self::new(move |_| {
            answer(
                200,
                &json!({ "rows": rows, "responseAggregationType": "byPage" }),
            )
        })
    }
}

impl Http for Google {
    async fn send(&self, request: HttpRequest) -> Result<HttpResponse, HttpError> {
        self.sent.borrow_mut().push(request.clone());
        match request.body {
            Some(HttpBody::Form(_)) => self.token.clone(),
            Some(HttpBody::Json(asked)) => (self.rows)(&serde_json::from_str(&asked).unwrap()),
            None => panic!("nothing is only got"),
        }
    }
}

fn key(pem: &str) -> String {
    json!({
        "type": "service_account",
        "client_email": "reader@p.iam.gserviceaccount.com",
        "private_key": pem,
        "private_key_id": "k1",
        "token_uri": "https://oauth2.googleapis.com/token",
    })
    .to_string()
}

const PEM: &str = "-----BEGIN PRIVATE KEY-----\nAQID\n-----END PRIVATE KEY-----\n";
/// What the tests' signer takes for no key.
const NO_RSA_KEY: &str = "-----BEGIN PRIVATE KEY-----\nAA==\n-----END PRIVATE KEY-----\n";
const SITE: &str = "sc-domain:emberfi.example";

fn connected() -> SearchConsole {
    SearchConsole::configured(Some(&key(PEM)), Some(SITE), None)
}

fn research(
    db: &Sqlite,
    google: Google,
    console: SearchConsole,
) -> (KeywordReport, Vec<HttpRequest>) {
    let clock = SetClock::at(MONDAY);
    let mut world = World::new(db, &clock).with_http(google);
    world.search_console = console;
    press(&world, Trigger::ByHand(Some(Task::KeywordResearch)));
    let TaskOutput::Keywords(report) = output(db, "keyword_research") else {
        panic!("another task's output");
    };
    (report, world.http.sent.take())
}

#[test]
fn a_search_that_shows_us_far_down_becomes_a_topic_with_its_numbers_and_one_that_a_page_answers_does_not()
 {
    let db = Sqlite::with_schema();
    let rows = [
        ("validator uptime penalty", "/glossary", 240, 1, 23.4),
        ("learn decentralised finance", "/", 900, 2, 14.0),
        ("emberfi", "/", 4_000, 30, 18.0),
        ("pool", "/glossary", 12, 0, 60.0),
    ];
    let (report, _) = research(&db, Google::of(&rows), connected());
    assert_eq!(report.added[0], "validator uptime penalty");
    assert_eq!(
        db.text("SELECT reason || ' ' || score || ' ' || origins FROM topic_backlog WHERE topic = 'validator uptime penalty'"),
        "Google showed a page of ours for it 240 times in 28 days, in place 23.4 on average, \
         and 1 followed. No page is about it. 48 [\"search_console\"]"
    );
    let told: Vec<_> = report
        .searches
        .iter()
        .map(|search| (search.query.as_str(), search.is_answered))
        .collect();
    assert_eq!(
        told,
        [
            ("learn decentralised finance", true),
            ("validator uptime penalty", false)
        ]
    );
    assert_eq!(
        report.search_console,
        "Search Console was read for sc-domain:emberfi.example, 2027-02-05 to 2027-03-04 beside \
         2027-01-08 to 2027-02-04; the days since are not final there. \
         2 searches are shown often and answered badly."
    );
}

#[test]
fn google_is_asked_with_a_signed_assertion_and_then_for_final_rows_by_search_and_page() {
    let db = Sqlite::with_schema();
    let (_, sent) = research(&db, Google::of(&[]), connected());
    assert_eq!(sent.len(), 3);
    assert_eq!(sent[0].url, "https://oauth2.googleapis.com/token");
    let form = sent[0].body.as_ref().unwrap().text();
    assert!(
        form.starts_with(
            "grant_type=urn%3Aietf%3Aparams%3Aoauth%3Agrant-type%3Ajwt-bearer&assertion=ey"
        ),
        "{form}"
    );
    assert_eq!(
        sent[1].url,
        "https://www.googleapis.com/webmasters/v3/sites/sc-domain%3Aemberfi.example/searchAnalytics/query"
    );
    assert_eq!(sent[1].bearer.as_deref(), Some("ya29.x"));
    let asked: Value = serde_json::from_str(sent[1].body.as_ref().unwrap().text()).unwrap();
    assert_eq!(asked["dimensions"], json!(["query", "page"]));
    assert_eq!(asked["dataState"], "final");
}

#[test]
fn no_rows_are_told_as_no_rows() {
    let db = Sqlite::with_schema();
    let empty = Google::new(|_| answer(200, &json!({ "responseAggregationType": "byPage" })));
    let (report, _) = research(&db, empty, connected());
    assert!(
        report
            .search_console
            .ends_with("In those 28 days Google names no search that showed a page of ours."),
        "{}",
        report.search_console
    );
}

#[test]
fn more_rows_than_are_read_are_said_to_be_more() {
    let db = Sqlite::with_schema();
    let full = Google::new(|asked| {
        let start = asked["startRow"].as_u64().unwrap();
        let rows: Vec<_> = (start..start + 1_500)
            .map(|row| {
                json!({ "keys": [format!("search {row}"), "https://emberfi.example/"],
                "impressions": 30, "clicks": 3, "ctr": 0.1, "position": 4.0 })
            })
            .collect();
        answer(200, &json!({ "rows": rows }))
    });
    let (report, sent) = research(&db, full, connected());
    assert_eq!(sent.len(), 7, "a token, and three answers a span");
    assert!(
        report
            .search_console
            .ends_with("those with the fewest clicks are missing."),
        "{}",
        report.search_console
    );
}

fn refusal(status: u16, reason: &str) -> Answer {
    answer(
        status,
        &json!({ "error": { "code": status, "errors": [{ "reason": reason }] } }),
    )
}

/// The report says so in a sentence, and the site's own searches are researched all the same.
fn assert_told(google: Google, console: SearchConsole, sentence: &str) {
    let db = Sqlite::with_schema();
    db.execute(&format!(
        "INSERT INTO daily_counts VALUES (date({MONDAY} - 86400, 'unixepoch'), 'search_empty', 'liquid staking', 6)"
    ));
    let (report, _) = research(&db, google, console);
    assert_eq!(report.added[0], "liquid staking", "{sentence}");
    let told = &report.search_console;
    let expected = format!("Search Console could not be read. {sentence}");
    assert!(told.starts_with(&expected), "{told}");
    assert!(
        told.ends_with("are of the site's own searches alone."),
        "{told}"
    );
    assert!(report.search_console_failed);
    let summary = db.text("SELECT summary FROM task_runs WHERE task = 'keyword_research'");
    assert!(
        summary.ends_with("Search Console could not be read."),
        "{summary}"
    );
}

fn unreadable() -> Answer {
    answer(200, &json!("<html>"))
}

#[test]
fn a_token_that_is_not_given_is_told_and_stops_nothing() {
    for (token, sentence) in [
        (
            answer(400, &json!({ "error": "invalid_grant" })),
            "Google refused the key of reader@p.iam.gserviceaccount.com.",
        ),
        (
            Err(HttpError::Unreachable(String::new())),
            "Google's token service could not be reached.",
        ),
        (
            unreadable(),
            "Google's token service sent an answer that cannot be read.",
        ),
        (
            answer(503, &json!({})),
            "Google's token service answered with status 503.",
        ),
    ] {
        let google = Google {
            token,
            ..Google::of(&[])
        };
        assert_told(google, connected(), sentence);
    }
}

#[test]
fn rows_that_are_not_given_are_told_and_stop_nothing() {
    for (rows, sentence) in [
        (
            refusal(403, "forbidden"),
            "Google shows reader@p.iam.gserviceaccount.com no property sc-domain:emberfi.example.",
        ),
        (
            refusal(403, "accessNotConfigured"),
            "The Search Console API is not switched on",
        ),
        (
            refusal(429, "rateLimitExceeded"),
            "Google's limit on questions to Search Console is used up",
        ),
        (
            Err(HttpError::TimedOut),
            "Search Console did not answer in time.",
        ),
        (
            Err(HttpError::TooLarge),
            "Search Console sent more than is read.",
        ),
        (
            unreadable(),
            "Search Console sent an answer that cannot be read.",
        ),
    ] {
        assert_told(Google::new(move |_| rows.clone()), connected(), sentence);
    }
}

#[test]
fn settings_that_are_missing_or_wrong_are_named_and_google_is_not_asked() {
    let (sound, site) = (key(PEM), Some(SITE));
    for (key, site, api, sentence) in [
        (
            Some("{"),
            site,
            None,
            "GOOGLE_SERVICE_ACCOUNT is not the JSON key of a service account.",
        ),
        (
            Some(key("").as_str()),
            site,
            None,
            "The private key in GOOGLE_SERVICE_ACCOUNT cannot be read.",
        ),
        (
            Some(key(NO_RSA_KEY).as_str()),
            site,
            None,
            "The private key in GOOGLE_SERVICE_ACCOUNT signs nothing.",
        ),
        (
            Some(sound.as_str()),
            None,
            None,
            "GOOGLE_SERVICE_ACCOUNT is set and SEARCH_CONSOLE_SITE is not.",
        ),
        (
            None,
            site,
            None,
            "SEARCH_CONSOLE_SITE is set and GOOGLE_SERVICE_ACCOUNT is not.",
        ),
        (
            Some(sound.as_str()),
            Some("emberfi.example"),
            None,
            "SEARCH_CONSOLE_SITE is no property of Search Console.",
        ),
        (
            Some(sound.as_str()),
            site,
            Some("http://example.org"),
            "SEARCH_CONSOLE_URL has to begin with https://.",
        ),
    ] {
        let nobody = Google::new(|_| panic!("Google was asked"));
        assert_told(nobody, SearchConsole::configured(key, site, api), sentence);
    }
}

#[test]
fn the_half_of_an_answer_is_not_taken_for_the_whole() {
    let db = Sqlite::with_schema();
    let half = Google::new(|asked| match asked["startDate"].as_str().unwrap() {
        "2027-02-05" => answer(
            200,
            &json!({ "rows": [{ "keys": ["validator uptime", "https://emberfi.example/"],
            "impressions": 400, "clicks": 0, "ctr": 0.0, "position": 30.0 }] }),
        ),
        _ => answer(500, &json!({})),
    });
    let (report, _) = research(&db, half, connected());
    assert_eq!(report.searches, []);
    assert!(
        report
            .search_console
            .contains("Search Console answered with status 500."),
        "{}",
        report.search_console
    );
}

#[test]
fn with_too_few_calls_left_it_waits_for_the_next_invocation_before_it_asks() {
    let db = Sqlite::with_schema();
    let clock = SetClock::at(MONDAY);
    let mut world = World::new(&db, &clock).with_http(Google::of(&[]));
    world.search_console = connected();
    world.call_limit = 6;
    press(&world, Trigger::ByHand(Some(Task::KeywordResearch)));
    assert_eq!(world.http.sent.borrow().len(), 0);
    assert_eq!(
        db.text("SELECT status || ' ' || attempts FROM task_runs WHERE task = 'keyword_research'"),
        "waiting 0"
    );
}

#[test]
fn settings_name_the_account_and_say_when_its_key_signs_nothing() {
    let state = |console: SearchConsole| block_on(console.state(&Stamp));
    assert_eq!(state(SearchConsole::NotConnected).problem, None);
    let sound = state(connected());
    assert_eq!(
        (
            sound.site.as_deref(),
            sound.account.as_deref(),
            sound.problem
        ),
        (Some(SITE), Some("reader@p.iam.gserviceaccount.com"), None)
    );
    let broken = state(SearchConsole::configured(
        Some(&key(NO_RSA_KEY)),
        Some(SITE),
        None,
    ));
    assert!(
        broken
            .problem
            .unwrap()
            .starts_with("The private key in GOOGLE_SERVICE_ACCOUNT signs nothing.")
    );
    let none = state(SearchConsole::configured(Some("{"), Some(SITE), None));
    assert!(
        none.problem
            .unwrap()
            .starts_with("GOOGLE_SERVICE_ACCOUNT is not the JSON key")
    );
}
