//! A site with 200 posts and a year of counts, with findings planted: all are found, nothing else is.

use std::collections::HashMap;

use emberfi_domain::contract::pipeline::Decision;
use emberfi_domain::contract::reports::TaskOutput;
use emberfi_domain::error::Error;
use emberfi_domain::ports::{Clock, HttpError, Mail, MailError, Mailer, Timestamp};
use emberfi_domain::seo::ledger::Trigger;
use emberfi_domain::seo::task::Task;
use emberfi_domain::seo::{desk, weekly};
use emberfi_domain::{admin, mail};
use pollster::block_on;

use crate::support::{SetClock, Sqlite};
use crate::technical::{Web, publish};
use crate::world::{MONDAY, World, fire, output, press};

const DAY: i64 = 86_400;
const WEEK: i64 = 7 * DAY;
const HANGS: &str = "https://hangs.test/";

/// 200 posts over a year, one every 44 hours, of which four are not in order.
fn seed(db: &Sqlite) {
    for number in 0..200_i64 {
        let published = MONDAY - DAY - number * 44 * 3_600;
        let content = match number {
            150 => "<h2>A</h2><p>See <a href=\"/blog/never-was\">what was here</a>.</p>".to_owned(),
            160 => format!("<h2>A</h2><p>By <a href=\"{HANGS}\">somebody</a>.</p>"),
            170 => "<h2>A</h2><p>The fee is lowered this year.</p>".to_owned(),
            _ => format!(
                "<h2>Pools {number}</h2><p>A pool holds two tokens. <a href=\"/glossary\">AMM</a>, <a href=\"https://flare.network/{}\">Flare</a>.</p>",
                number % 20
            ),
        };
        publish(db, &format!("post-{number}"), &content, published);
    }
    db.execute("UPDATE published_posts SET seo_description = '' WHERE slug = 'post-180'");
    count(db);
}

/// Every page is seen as often on every day of the year, but one; two words are looked for in vain.
fn count(db: &Sqlite) {
    db.execute(&format!(
        "WITH RECURSIVE days (back) AS (SELECT 1 UNION ALL SELECT back + 1 FROM days WHERE back < 365) \
         INSERT INTO daily_counts SELECT date({MONDAY} - back * 86400, 'unixepoch'), 'view', '/blog/' || slug, \
         CASE WHEN slug = 'post-100' AND back <= 28 THEN 1 ELSE 5 + (back * 7 + post_id) % 3 END \
         FROM days, published_posts; \
         WITH RECURSIVE days (back) AS (SELECT 1 UNION ALL SELECT back + 1 FROM days WHERE back < 365) \
         INSERT INTO daily_counts SELECT date({MONDAY} - back * 86400, 'unixepoch'), 'view', '/', 40 + back % 7 FROM days; \
         INSERT INTO daily_counts VALUES (date({MONDAY} - 86400, 'unixepoch'), 'search_empty', 'liquid staking', 6), \
         (date({MONDAY} - 172800, 'unixepoch'), 'search_empty', 'what is liquid staking?', 2), \
         (date({MONDAY} - 86400, 'unixepoch'), 'search_empty', 'asdf', 1)"
    ));
}

fn web() -> Web {
    Web {
        answers: HashMap::from([(HANGS, Err(HttpError::TimedOut))]),
        ..Web::default()
    }
}

fn all_done(db: &Sqlite) -> String {
    db.text("SELECT group_concat(DISTINCT status) || ' ' || count(*) FROM task_runs WHERE slot = (SELECT max(slot) FROM weekly_runs)")
}

#[test]
fn what_is_planted_among_200_posts_and_a_year_of_counts_is_found_and_nothing_else() {
    let db = Sqlite::with_schema();
    seed(&db);
    let clock = SetClock::at(MONDAY);
    let world = World::new(&db, &clock).with_http(web());
    fire(&world, MONDAY);
    while all_done(&db) != "done 6" {
        block_on(weekly::work_off(&world));
    }

    let TaskOutput::Technical(technical) = output(&db, "technical_seo_check") else {
        panic!("another task's output");
    };
    let told: Vec<_> = technical
        .findings
        .iter()
        .map(|finding| (finding.check.as_str(), finding.page.as_str()))
        .collect();
    assert_eq!(
        told,
        [
            ("link_dead", "/blog/post-150"),
            ("description_missing", "/blog/post-180")
        ]
    );
    assert_eq!(technical.pages, 203);
    assert_eq!(technical.watched.len(), 1, "the site that hangs is watched");

    let TaskOutput::Refresh(refresh) = output(&db, "content_refresh") else {
        panic!("another task's output");
    };
    let mut named: Vec<_> = refresh
        .items
        .iter()
        .map(|item| item.slug.as_str())
        .collect();
    assert_eq!(
        named.first(),
        Some(&"post-100"),
        "what loses readers comes first: {refresh:?}"
    );
    named.sort_unstable();
    assert_eq!(named, ["post-100", "post-150", "post-170"]);

    let TaskOutput::Analytics(analytics) = output(&db, "analytics_review") else {
        panic!("another task's output");
    };
    let told: Vec<_> = analytics
        .changes
        .iter()
        .map(|change| change.what.as_str())
        .collect();
    assert_eq!(
        told,
        [
            "Zero-result searches: 9, was none.",
            "/blog/post-100: 28, was 168 (-83 %) views.",
            "‘liquid staking’ was looked for 6 times and not found.",
        ]
    );

    let TaskOutput::Keywords(keywords) = output(&db, "keyword_research") else {
        panic!("another task's output");
    };
    assert_eq!(keywords.added[0], "liquid staking");
    assert!(
        !keywords.added.iter().any(|topic| topic.contains("asdf")),
        "{keywords:?}"
    );
    assert_eq!(
        db.text("SELECT count(*) FROM topic_backlog WHERE term = 'liquid staking'"),
        "1",
        "two wordings are one topic"
    );

    let TaskOutput::Sharing(sharing) = output(&db, "social_media_sharing") else {
        panic!("another task's output");
    };
    assert_eq!(sharing.prepared.len(), 8, "the posts of the last two weeks");
    assert_eq!(
        db.text("SELECT count(*) FROM posts WHERE origin IS NOT NULL"),
        "1"
    );
}

#[test]
fn a_site_outside_that_hangs_again_next_week_is_a_dead_link() {
    let db = Sqlite::with_schema();
    seed(&db);
    let clock = SetClock::at(MONDAY);
    let world = World::new(&db, &clock).with_http(web());
    fire(&world, MONDAY);
    block_on(weekly::work_off(&world));
    clock.advance(WEEK - 3_600);
    fire(&world, MONDAY + WEEK - 3_600);
    while all_done(&db) != "done 6" {
        block_on(weekly::work_off(&world));
    }
    let TaskOutput::Technical(report) = output(&db, "technical_seo_check") else {
        panic!("another task's output");
    };
    let dead: Vec<_> = report
        .findings
        .iter()
        .filter(|finding| finding.check == "link_dead_outside")
        .map(|finding| finding.page.as_str())
        .collect();
    assert_eq!(dead, ["/blog/post-160"]);
}

#[test]
fn a_proposed_revision_changes_nothing_until_an_editor_takes_it_and_then_waits_for_approval() {
    let db = Sqlite::with_schema();
    seed(&db);
    let clock = SetClock::at(MONDAY);
    let world = World::new(&db, &clock).with_http(web());
    press(&world, Trigger::ByHand(Some(Task::ContentRefresh)));
    assert_eq!(
        db.text("SELECT max(version) FROM posts"),
        "1",
        "no post was touched"
    );
    let keys = emberfi_domain::seo::social::network::SocialKeys::default();
    let open = block_on(desk::show(&db, &keys)).unwrap().proposals;
    let titles: Vec<_> = open
        .iter()
        .map(|proposal| proposal.title.as_str())
        .collect();
    assert_eq!(titles, ["The post post-150", "The post post-170"]);
    assert_eq!(open[0].proposed, "<h2>A</h2><p>See what was here.</p>");
    assert_eq!(
        open[1].proposed,
        "<h2>A</h2><p>The fee is lowered in 2026.</p>"
    );

    let decide = |decision| block_on(desk::decide(&db, &decision, "editor", clock.now()));
    decide(Decision::TakeProposal { id: open[0].id }).unwrap();
    assert_eq!(
        db.text("SELECT p.status || ' ' || (r.content = p.content) FROM posts p JOIN published_posts r ON r.post_id = p.id WHERE p.slug = 'post-150'"),
        "pending_approval 0",
        "readers keep what they have"
    );
    assert!(matches!(
        decide(Decision::TakeProposal { id: open[0].id }),
        Err(Error::NotInPipeline(_))
    ));
    decide(Decision::StillCorrect {
        post_id: open[1].post_id,
    })
    .unwrap();
    assert_eq!(block_on(desk::show(&db, &keys)).unwrap().proposals, []);
    assert_eq!(
        logged(&db, "proposal."),
        "proposal.take post-150, proposal.still_correct post-170",
        "what is refused is not logged"
    );
    clock.advance(WEEK);
    press(&world, Trigger::ByHand(Some(Task::ContentRefresh)));
    let TaskOutput::Refresh(report) = output(&db, "content_refresh") else {
        panic!("another task's output");
    };
    assert!(
        !report.items.iter().any(|item| item.slug == "post-170"),
        "{report:?}"
    );
}

#[test]
fn words_of_the_glossary_that_no_post_is_about_are_proposed_a_few_at_a_time() {
    let db = Sqlite::with_schema();
    publish(
        &db,
        "validators",
        "<h2>A</h2><p>What a validator does.</p>",
        MONDAY - DAY,
    );
    db.execute("UPDATE posts SET title = 'What a validator does'");
    let clock = SetClock::at(MONDAY);
    let world = World::new(&db, &clock).with_http(web());
    press(&world, Trigger::ByHand(Some(Task::KeywordResearch)));
    let proposed = || {
        db.text(
            "SELECT group_concat(topic, ', ') FROM topic_backlog WHERE origins = '[\"glossary\"]'",
        )
    };
    assert_eq!(
        proposed(),
        "liquidity pool, seed phrase, oracle, AMM",
        "impermanent loss is a topic of the fact base, and a post is about validators"
    );
}

#[test]
fn a_dismissed_topic_is_not_proposed_again_and_an_approved_one_is_kept() {
    let db = Sqlite::with_schema();
    seed(&db);
    let clock = SetClock::at(MONDAY);
    let world = World::new(&db, &clock).with_http(web());
    let research = || press(&world, Trigger::ByHand(Some(Task::KeywordResearch)));
    research();
    let keys = emberfi_domain::seo::social::network::SocialKeys::default();
    let topics = || block_on(desk::show(&db, &keys)).unwrap().topics;
    let (first, second) = (topics()[0].id, topics()[1].id);
    let decide = |decision| block_on(desk::decide(&db, &decision, "editor", clock.now())).unwrap();
    decide(Decision::DismissTopic { id: first });
    decide(Decision::ApproveTopic { id: second });
    research();
    assert!(!topics().iter().any(|topic| topic.id == first));
    assert_eq!(
        (topics()[0].id, topics()[0].status.as_str()),
        (second, "approved")
    );
    assert_eq!(
        db.text("SELECT group_concat(actor || ' ' || action || ' ' || (detail <> ''), ', ') FROM admin_log"),
        "editor topic.dismiss 1, editor topic.approve 1"
    );
}

/// The log's entries of that family, with the addresses of their posts.
fn logged(db: &Sqlite, family: &str) -> String {
    db.text(&format!(
        "SELECT group_concat(action || ' ' || slug, ', ') FROM (SELECT l.action, p.slug FROM admin_log l \
         JOIN posts p ON p.id = l.post_id WHERE l.action LIKE '{family}%' ORDER BY l.id)"
    ))
}

#[test]
fn a_text_that_the_editor_shared_is_noted_once_with_who_did_it() {
    let db = Sqlite::with_schema();
    seed(&db);
    let post_id = db.text("SELECT id FROM posts WHERE slug = 'post-7'");
    db.execute(&format!(
        "INSERT INTO social_shares (post_id, network, text, created_at) VALUES ({post_id}, 'bluesky', 'Read this.', 1)"
    ));
    let share = || Decision::MarkShared {
        post_id: post_id.parse().unwrap(),
        network: "bluesky".to_owned(),
    };
    block_on(desk::decide(&db, &share(), "editor", Timestamp(MONDAY))).unwrap();
    let again = block_on(desk::decide(&db, &share(), "editor", Timestamp(MONDAY)));
    assert!(matches!(again, Err(Error::NotInPipeline(_))));
    assert_eq!(logged(&db, "share."), "share.mark post-7");
    assert_eq!(
        db.text("SELECT status FROM social_shares WHERE network = 'bluesky'"),
        "sent"
    );
}

/// Nobody carries mails.
struct Down;

impl Mailer for Down {
    async fn send(&self, _: &Mail) -> Result<(), MailError> {
        Err(MailError::Failed("connection refused".to_owned()))
    }
}

#[test]
fn while_mail_is_down_the_run_goes_on_and_its_letters_wait() {
    let db = Sqlite::with_schema();
    let clock = SetClock::at(MONDAY);
    let mut world = World::new(&db, &clock).with_http(web());
    world.pages.missing = vec!["/sitemap.xml"];
    fire(&world, MONDAY);
    assert_eq!(
        db.text(
            "SELECT group_concat(task || ' ' || status, ', ') FROM task_runs WHERE status <> 'done'"
        ),
        "technical_seo_check failed"
    );
    let now = clock.now();
    block_on(admin::letters::queue_due(&db, "editor@example.org", now)).unwrap();
    let sent = block_on(mail::send_due(&db, &Down, now)).unwrap();
    assert_eq!(sent.sent, 0);
    assert_eq!(
        db.text("SELECT count(*) FROM outbox WHERE status = 'queued' AND occasion = 'failed:2027-03-08:1:Technical SEO Check'"),
        "1"
    );
    let digest = db.text("SELECT body FROM outbox WHERE occasion = 'digest:2027-03-08'");
    assert!(digest.contains("2027-02-08 to 2027-03-07"), "{digest}");
    assert_eq!(Timestamp(MONDAY).iso_date(), "2027-03-08");
}
