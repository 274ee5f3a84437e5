//! The site's search, on SQLite with our schema.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test that meets the unexpected should fail loudly"
)]

mod support;

use emberfi_domain::contract::search::{Found, SearchAnswer};
use emberfi_domain::search::answer::search;
use emberfi_domain::search::places::Places;
use emberfi_domain::search::posts::index_changed;
use pollster::block_on;
use support::Sqlite;

/// A small site: a tool, a lesson and two words of the glossary.
const SITE: &str = r#"[
  {"kind":"tool","title":"Compound calculator","path":"/resources","summary":"What a rate comes to year by year."},
  {"kind":"lesson","title":"Swaps, price impact and slippage","path":"/defi-101-page/lesson-5","summary":"What a swap costs.","words":"pool product tolerance"},
  {"kind":"term","title":"swap","path":"/glossary#swap","summary":"An exchange of one token for another."},
  {"kind":"term","title":"slippage","path":"/glossary#slippage","summary":"The gap between the price quoted for a swap and the price paid."}
]"#;

fn ask(db: &Sqlite, typed: &str) -> SearchAnswer {
    block_on(search(db, &Places::read(SITE).unwrap(), typed)).unwrap()
}

fn paths(answer: &SearchAnswer) -> Vec<&str> {
    answer
        .results
        .iter()
        .map(|found| found.path.as_str())
        .collect()
}

fn hits(found: &Found) -> Vec<&str> {
    let pieces = found.title.iter().chain(&found.snippet);
    pieces
        .filter(|piece| piece.hit)
        .map(|piece| piece.text.as_str())
        .collect()
}

/// Publishes a post, as the newsroom's own statements would leave it.
fn publish(db: &Sqlite, slug: &str, title: &str, excerpt: &str, content: &str) {
    db.execute(&format!(
        "INSERT INTO posts (slug, title, excerpt, content, category, status, generated_by, word_count, created_at, updated_at, published_at) \
         VALUES ('{slug}', '{title}', '{excerpt}', '{content}', 'DeFi', 'published', 'a writer', 1, 1, 1, 1795183200)"
    ));
}

#[test]
fn pages_lessons_words_tools_and_posts_are_one_list_ranked_by_where_the_words_are() {
    let db = Sqlite::with_schema();
    publish(
        &db,
        "in-the-text",
        "Fees",
        "What you pay.",
        "<p>Each <b>swap</b> pays a fee.</p>",
    );
    publish(
        &db,
        "in-the-title",
        "Swaps explained",
        "From A to B.",
        "<p>Text.</p>",
    );
    publish(
        &db,
        "in-the-excerpt",
        "Pools",
        "Where a swap happens.",
        "<p>Text.</p>",
    );
    assert_eq!(
        paths(&ask(&db, "swap")),
        [
            "/glossary#swap",
            "/defi-101-page/lesson-5",
            "/blog/in-the-title",
            "/glossary#slippage",
            "/blog/in-the-excerpt",
            "/blog/in-the-text",
        ]
    );
}

#[test]
fn a_plural_finds_the_singular_and_small_words_do_not_count() {
    let db = Sqlite::with_schema();
    assert_eq!(
        paths(&ask(&db, "What are swaps?")),
        paths(&ask(&db, "swap"))
    );
}

#[test]
fn a_misspelt_word_is_corrected_from_posts_and_from_the_site() {
    let db = Sqlite::with_schema();
    publish(
        &db,
        "uniswap",
        "How Uniswap works",
        "A pool.",
        "<p>Text.</p>",
    );
    let answer = ask(&db, "unniswap");
    assert_eq!(answer.corrected.as_deref(), Some("uniswap"));
    assert_eq!(paths(&answer), ["/blog/uniswap"]);
    let answer = ask(&db, "tolerance of slippage");
    let snippet: String = answer.results[0]
        .snippet
        .iter()
        .map(|piece| piece.text.as_str())
        .collect();
    assert_eq!(snippet, "What a swap costs. In the text: tolerance");
    let answer = ask(&db, "slipage tolerence");
    assert_eq!(answer.corrected.as_deref(), Some("slippage tolerance"));
    assert_eq!(paths(&answer), ["/defi-101-page/lesson-5"]);
}

#[test]
fn what_is_spelt_well_is_never_corrected() {
    let db = Sqlite::with_schema();
    publish(
        &db,
        "uniswap",
        "How Uniswap works",
        "A pool.",
        "<p>Text.</p>",
    );
    // Both words are there, though nothing has both.
    let answer = ask(&db, "uniswap calculator");
    assert_eq!(answer.corrected, None);
    assert!(answer.partial);
    assert_eq!(paths(&answer), ["/resources", "/blog/uniswap"]);
}

#[test]
fn nothing_is_an_answer() {
    let db = Sqlite::with_schema();
    for typed in [
        "zzzzqqqq",
        "zq xq",
        "",
        "?!",
        "\"",
        "qqqq:* OR ^zzzz(",
        &"long ".repeat(100),
    ] {
        let answer = ask(&db, typed);
        assert!(answer.results.is_empty(), "{typed}");
        assert_eq!(answer.query, typed);
    }
}

#[test]
fn tags_and_attributes_are_not_found_and_snippets_are_plain_text() {
    let db = Sqlite::with_schema();
    publish(
        &db,
        "fees",
        "Fees",
        "What you pay.",
        "<p class=\"hidden\">Gas &amp; <em>validators</em> &lt;b&gt;</p>",
    );
    assert_eq!(paths(&ask(&db, "hidden")), Vec::<&str>::new());
    let answer = ask(&db, "validator");
    assert_eq!(hits(&answer.results[0]), ["validators"]);
    let text: String = answer.results[0]
        .snippet
        .iter()
        .map(|piece| piece.text.as_str())
        .collect();
    assert_eq!(text, "Gas & validators <b>");
}

#[test]
fn only_what_is_published_now_is_found() {
    let db = Sqlite::with_schema();
    publish(
        &db,
        "early",
        "Vesting schedules",
        "Months.",
        "<p>Cliff.</p>",
    );
    assert_eq!(paths(&ask(&db, "vesting")), ["/blog/early"]);
    db.execute("UPDATE posts SET title = 'Unlocks' WHERE slug = 'early'");
    // A correction that is not published yet changes nothing for readers.
    assert_eq!(paths(&ask(&db, "vesting")), ["/blog/early"]);
    db.execute("UPDATE published_posts SET title = 'Unlocks', content = '<p>Slope.</p>', version = version + 1");
    assert_eq!(paths(&ask(&db, "unlocks")), ["/blog/early"]);
    assert_eq!(paths(&ask(&db, "cliff")), Vec::<&str>::new());
    db.execute("UPDATE posts SET status = 'draft', published_at = NULL");
    assert_eq!(paths(&ask(&db, "unlocks")), Vec::<&str>::new());
    assert_eq!(db.text("SELECT count(*) FROM published_search"), "0");
    assert_eq!(db.text("SELECT count(*) FROM search_pending"), "0");
}

#[test]
fn a_flood_of_new_posts_is_taken_in_by_and_by() {
    let db = Sqlite::with_schema();
    for number in 0..45 {
        publish(
            &db,
            &format!("post-{number}"),
            &format!("Staking {number}"),
            "x",
            "<p>y</p>",
        );
    }
    let taken: Vec<_> = (0..4)
        .map(|_| block_on(index_changed(&db)).unwrap())
        .collect();
    assert_eq!(taken, [20, 20, 5, 0]);
    // The newest ten of those that say it in the title.
    let answer = ask(&db, "staking");
    assert_eq!(answer.results.len(), 10);
    assert_eq!(answer.results[0].path, "/blog/post-44");
}
