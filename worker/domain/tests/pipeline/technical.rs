//! What the crawl finds, and what it leaves alone.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::time::Duration;

use emberfi_domain::contract::reports::{Severity, TaskOutput, TechnicalReport};
use emberfi_domain::ports::{Clock, Http, HttpError, HttpRequest, HttpResponse};
use emberfi_domain::seo::context::Platform;
use emberfi_domain::seo::ledger::Trigger;
use emberfi_domain::seo::task::Task;
use emberfi_domain::seo::weekly;
use pollster::block_on;

use crate::support::{SetClock, Sqlite};
use crate::world::{MONDAY, World, output, press};

const WEEK: i64 = 7 * 86_400;

/// Other sites: what each answers, and who was asked.
#[derive(Default)]
pub struct Web {
    pub answers: HashMap<&'static str, Result<u16, HttpError>>,
    pub asked: RefCell<Vec<String>>,
}

impl Http for Web {
    async fn send(&self, _: HttpRequest) -> Result<HttpResponse, HttpError> {
        Err(HttpError::Unreachable(
            "only probes are expected".to_owned(),
        ))
    }

    async fn probe(&self, url: &str, _: Duration) -> Result<u16, HttpError> {
        self.asked.borrow_mut().push(url.to_owned());
        self.answers.get(url).cloned().unwrap_or(Ok(200))
    }
}

/// Publishes a post as the newsroom would leave it.
pub fn publish(db: &Sqlite, slug: &str, content: &str, published_at: i64) {
    db.execute(&format!(
        "INSERT INTO posts (slug, title, excerpt, content, category, status, generated_by, seo_title, \
         seo_description, word_count, created_at, updated_at, published_at) \
         VALUES ('{slug}', 'The post {slug}', 'An excerpt of the post {slug}, which is long enough to be shown whole.', \
         '{content}', 'Trading', 'published', 'Embedded writer 1', '', \
         'A description of the post {slug}, which is long enough to be shown in results.', 500, \
         {published_at}, {published_at}, {published_at})"
    ));
}

fn check(world: &impl Platform, db: &Sqlite) -> TechnicalReport {
    press(world, Trigger::ByHand(Some(Task::TechnicalSeoCheck)));
    let TaskOutput::Technical(report) = output(db, "technical_seo_check") else {
        panic!("another task's output");
    };
    report
}

fn told(report: &TechnicalReport) -> Vec<(Severity, &str, &str)> {
    let found = report.findings.iter();
    found
        .map(|finding| {
            (
                finding.severity,
                finding.check.as_str(),
                finding.page.as_str(),
            )
        })
        .collect()
}

#[test]
fn a_site_in_order_has_no_findings_however_many_posts_it_has() {
    let db = Sqlite::with_schema();
    for number in 0..65 {
        let content = "<h2>One</h2><p><a href=\"/glossary#amm\">AMM</a> <a href=\"https://flare.network/a\">Flare</a></p>";
        publish(
            &db,
            &format!("post-{number}"),
            content,
            MONDAY - 86_400 * number,
        );
    }
    let clock = SetClock::at(MONDAY);
    let world = World::new(&db, &clock).with_http(Web::default());
    let report = check(&world, &db);
    assert_eq!(told(&report), []);
    assert_eq!((report.pages, report.links), (68, 1));
}

#[test]
fn each_planted_fault_is_found_once_on_its_page() {
    let db = Sqlite::with_schema();
    publish(
        &db,
        "dead",
        "<h2>A</h2><p><a href=\"/blog/never-was\">x</a></p>",
        MONDAY - 9,
    );
    publish(&db, "skips", "<h2>A</h2><h4>B</h4>", MONDAY - 8);
    publish(&db, "image", "<h2>A</h2><img src=\"/a.png\">", MONDAY - 7);
    publish(&db, "bare", "<h2>A</h2>", MONDAY - 6);
    db.execute("UPDATE published_posts SET seo_description = '' WHERE slug = 'bare'");
    let clock = SetClock::at(MONDAY);
    let mut world = World::new(&db, &clock).with_http(Web::default());
    world.pages.fixed.extend([
        ("/orphan", "<h1>Nobody links here</h1>".to_owned()),
        (
            "/two-heads",
            "<h1>One</h1><h1>Two</h1><a href=\"/glossary\">g</a>".to_owned(),
        ),
        (
            "/broken-json",
            "<h1>J</h1><script type=\"application/ld+json\">{oops</script>".to_owned(),
        ),
    ]);
    world.pages.fixed[0].1 += "<a href=\"/two-heads\">t</a><a href=\"broken-json\">j</a>";
    let report = check(&world, &db);
    assert_eq!(
        told(&report),
        [
            (Severity::Error, "link_dead", "/blog/dead"),
            (Severity::Error, "structured_data", "/broken-json"),
            (Severity::Warning, "description_missing", "/blog/bare"),
            (Severity::Warning, "alt_missing", "/blog/image"),
            (Severity::Warning, "orphan", "/orphan"),
            (Severity::Warning, "h1", "/two-heads"),
            (Severity::Notice, "heading_order", "/blog/skips"),
        ]
    );
}

#[test]
fn a_link_outside_is_dead_after_two_failures_and_robots_being_refused_is_no_failure() {
    let db = Sqlite::with_schema();
    let links = ["gone", "slow", "refuses", "busy", "fine"]
        .map(|name| format!("<a href=\"https://{name}.test/\">{name}</a>"));
    publish(
        &db,
        "links",
        &format!("<h2>A</h2><p>{}</p>", links.concat()),
        MONDAY - 9,
    );
    let web = Web {
        answers: HashMap::from([
            ("https://gone.test/", Ok(404)),
            ("https://slow.test/", Err(HttpError::TimedOut)),
            ("https://refuses.test/", Ok(403)),
            ("https://busy.test/", Ok(429)),
        ]),
        ..Web::default()
    };
    let clock = SetClock::at(MONDAY);
    let world = World::new(&db, &clock).with_http(web);
    let first = check(&world, &db);
    assert_eq!(told(&first), [], "once is no proof");
    assert_eq!(first.watched.len(), 2);
    assert_eq!(first.unknown_links, 2);
    press(&world, Trigger::ByHand(Some(Task::TechnicalSeoCheck)));
    assert_eq!(
        world.http.asked.borrow().len(),
        5,
        "nothing is asked twice within half a day"
    );
    clock.advance(WEEK);
    let second = check(&world, &db);
    let dead = (Severity::Error, "link_dead_outside", "/blog/links");
    assert_eq!(told(&second), [dead, dead]);
    assert_eq!(second.findings[0].since, "2027-03-15");
    assert_eq!(second.trend.len(), 2);
    clock.advance(WEEK);
    let third = check(&world, &db);
    assert_eq!(
        third.findings[0].since, "2027-03-15",
        "it is not new any more"
    );
}

/// Publishes a post that links to as many other sites, some pages of each.
fn publish_links(db: &Sqlite, sites: usize, pages: usize) {
    let links: Vec<_> = (0..sites)
        .flat_map(|site| (0..pages).map(move |page| (site, page)))
        .map(|(site, page)| match page {
            0 => format!("<a href=\"https://site-{site}.test/\">x</a>"),
            _ => format!("<a href=\"https://site-{site}.test/{page}\">x</a>"),
        })
        .collect();
    let content = format!("<h2>A</h2><p>{}</p>", links.concat());
    publish(db, "links", &content, MONDAY - 9);
}

#[test]
fn when_nothing_outside_can_be_reached_no_link_is_blamed() {
    let db = Sqlite::with_schema();
    publish_links(&db, 9, 1);
    let clock = SetClock::at(MONDAY);
    for _ in 0..3 {
        let report = check(&World::new(&db, &clock), &db);
        assert!(report.is_cut_off);
        assert_eq!(told(&report), []);
        assert_eq!(report.watched, []);
        clock.advance(WEEK);
    }
}

/// A network that is down: every address is waited for in vain.
#[derive(Default)]
struct Down(Cell<usize>);

impl Http for Down {
    async fn send(&self, _: HttpRequest) -> Result<HttpResponse, HttpError> {
        Err(HttpError::Unreachable("no network".to_owned()))
    }

    async fn probe(&self, _: &str, _: Duration) -> Result<u16, HttpError> {
        self.0.set(self.0.get() + 1);
        Err(HttpError::Unreachable("no network".to_owned()))
    }
}

#[test]
fn a_network_that_is_down_is_not_waited_for_link_by_link() {
    let db = Sqlite::with_schema();
    publish_links(&db, 6, 10);
    let clock = SetClock::at(MONDAY);
    let world = World::new(&db, &clock).with_http(Down::default());
    assert!(check(&world, &db).is_cut_off);
    assert_eq!(world.http.0.get(), 6);
}

#[test]
fn the_one_site_that_answers_is_found_among_those_that_do_not() {
    let db = Sqlite::with_schema();
    publish_links(&db, 20, 3);
    let silence = |url| (url, Err(HttpError::Unreachable("no such host".to_owned())));
    let urls: Vec<String> = (1..20)
        .flat_map(|site| {
            let pages = ["", "1", "2"].into_iter();
            pages.map(move |page| format!("https://site-{site}.test/{page}"))
        })
        .collect();
    let web = Web {
        answers: urls.into_iter().map(|url| silence(&*url.leak())).collect(),
        ..Web::default()
    };
    let clock = SetClock::at(MONDAY);
    let report = check(&World::new(&db, &clock).with_http(web), &db);
    assert!(!report.is_cut_off);
    assert_eq!(report.watched.len(), 57);
}

/// Other sites, and the number of drafts there were when the first of them was asked.
struct Late<'t> {
    db: &'t Sqlite,
    drafts: Cell<Option<usize>>,
}

impl Http for Late<'_> {
    async fn send(&self, _: HttpRequest) -> Result<HttpResponse, HttpError> {
        Err(HttpError::TimedOut)
    }

    async fn probe(&self, _: &str, _: Duration) -> Result<u16, HttpError> {
        let drafts = self
            .db
            .text("SELECT count(*) FROM posts WHERE status = 'pending_approval'");
        self.drafts.set(self.drafts.get().or(drafts.parse().ok()));
        Err(HttpError::TimedOut)
    }
}

#[test]
fn the_editor_has_the_draft_before_other_people_s_servers_are_waited_for() {
    let db = Sqlite::with_schema();
    let link = "<h2>A</h2><p><a href=\"https://slow.test/\">x</a></p>";
    publish(&db, "links", link, MONDAY - 9);
    let clock = SetClock::at(MONDAY);
    let world = World::new(&db, &clock).with_http(Late {
        db: &db,
        drafts: Cell::new(None),
    });
    press(&world, Trigger::ByHand(None));
    assert_eq!(world.http.drafts.get(), Some(1));
}

#[test]
fn a_site_that_cannot_be_reached_while_others_can_is_watched() {
    let db = Sqlite::with_schema();
    publish_links(&db, 20, 1);
    let gone = Err(HttpError::Unreachable("no such host".to_owned()));
    let web = Web {
        answers: HashMap::from([("https://site-7.test/", gone)]),
        ..Web::default()
    };
    let clock = SetClock::at(MONDAY);
    let report = check(&World::new(&db, &clock).with_http(web), &db);
    assert!(!report.is_cut_off);
    let watched: Vec<_> = report
        .watched
        .iter()
        .map(|link| link.url.as_str())
        .collect();
    assert_eq!(watched, ["https://site-7.test/"]);
}

#[test]
fn a_site_too_large_for_one_invocation_is_crawled_in_several_and_counted_once() {
    let db = Sqlite::with_schema();
    for number in 0..40 {
        publish(
            &db,
            &format!("post-{number}"),
            "<h2>A</h2>",
            MONDAY - number,
        );
    }
    publish(
        &db,
        "dead",
        "<h2>A</h2><p><a href=\"/gone\">x</a></p>",
        MONDAY - 99,
    );
    let clock = SetClock::at(MONDAY);
    let mut world = World::new(&db, &clock).with_http(Web::default());
    world.call_limit = 45;
    press(&world, Trigger::ByHand(Some(Task::TechnicalSeoCheck)));
    let mut invocations = 1;
    while db.text("SELECT status FROM task_runs WHERE task = 'technical_seo_check'") != "done" {
        assert_eq!(
            db.text(
                "SELECT status || ' ' || attempts FROM task_runs WHERE task = 'technical_seo_check'"
            ),
            "waiting 0"
        );
        assert!(block_on(weekly::work_off(&world)).is_empty());
        invocations += 1;
    }
    assert_eq!(invocations, 4);
    let TaskOutput::Technical(report) = output(&db, "technical_seo_check") else {
        panic!("another task's output");
    };
    assert_eq!(
        told(&report),
        [(Severity::Error, "link_dead", "/blog/dead")]
    );
    assert_eq!(report.pages, 44);
    assert_eq!(clock.now().0, MONDAY, "nobody waits between invocations");
}

#[test]
fn what_a_sitemap_lists_and_does_not_answer_is_an_error() {
    let db = Sqlite::with_schema();
    let clock = SetClock::at(MONDAY);
    let mut world = World::new(&db, &clock).with_http(Web::default());
    world.pages.missing = vec!["/glossary"];
    let report = check(&world, &db);
    assert_eq!(told(&report)[0], (Severity::Error, "status", "/glossary"));
}
