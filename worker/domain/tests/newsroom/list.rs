//! The admin's list and log: what they find, that pages lose nothing, and that no page scans.

use emberfi_domain::admin::audit::{self, LogQuery};
use emberfi_domain::admin::log;
use emberfi_domain::blog::bulk;
use emberfi_domain::blog::list::{self, ListQuery};
use emberfi_domain::blog::post::{Action, PostId, Status};
use emberfi_domain::blog::store;
use emberfi_domain::contract::list::{Bulk, PostList};
use emberfi_domain::error::Error;
use emberfi_domain::ports::Timestamp;
use pollster::block_on;
use serde_json::json;

use crate::desk::{NOW, draft, edit, insert, judge, standing_at, written};
use crate::support::Sqlite;

fn query(parameters: &[(&str, &str)]) -> Result<ListQuery, Error> {
    ListQuery::parse(|name| {
        let found = parameters.iter().find(|(known, _)| *known == name);
        found.map(|(_, value)| (*value).to_owned())
    })
}

fn page(db: &Sqlite, parameters: &[(&str, &str)]) -> PostList {
    block_on(list::page(db, &query(parameters).unwrap())).unwrap()
}

fn titles(db: &Sqlite, parameters: &[(&str, &str)]) -> Vec<String> {
    let page = page(db, parameters);
    page.posts.into_iter().map(|post| post.title).collect()
}

/// So many posts, a few of which share each second, category, author and beginning of title.
fn many(db: &Sqlite, number: i64) {
    db.execute(&format!(
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {number}) \
         INSERT INTO posts (slug, title, excerpt, content, category, status, generated_by, \
         word_count, created_at, updated_at) \
         SELECT 'post-' || i, 'Title ' || (i % 7), 'About number ' || i, '<p>Text</p>', \
         'Category ' || (i % 3), iif(i % 2, 'draft', 'pending_approval'), 'Author ' || (i % 5), 1, \
         1795183200 + i / 4, 1795183200 + (i * 7919) % {number} / 4 FROM n"
    ));
}

#[test]
fn every_order_and_filter_is_read_to_its_end_without_losing_or_repeating_a_post() {
    let db = Sqlite::with_schema();
    many(&db, 230);
    for sort in ["newest", "oldest", "changed", "title"] {
        for (filter, matching) in [
            (vec![], 230),
            (vec![("status", "draft")], 115),
            (vec![("category", "Category 1")], 77),
            (vec![("author", "Author 0"), ("status", "draft")], 23),
        ] {
            let (mut seen, mut after) = (Vec::new(), String::new());
            loop {
                let mut parameters = filter.clone();
                parameters.push(("sort", sort));
                if !after.is_empty() {
                    parameters.push(("after", &after));
                }
                let page = page(&db, &parameters);
                seen.extend(page.posts.iter().map(|post| post.id));
                match page.next {
                    Some(next) => after = next,
                    None => break,
                }
            }
            let distinct: std::collections::HashSet<_> = seen.iter().collect();
            assert_eq!(
                (seen.len(), distinct.len()),
                (matching, matching),
                "{sort} {filter:?}"
            );
        }
    }
}

#[test]
fn no_page_of_the_list_or_the_log_scans_its_table_or_sorts() {
    let db = Sqlite::with_schema();
    let filters = [
        vec![],
        vec![("status", "draft")],
        vec![("category", "a")],
        vec![("author", "a")],
        vec![("author", "a"), ("category", "a"), ("status", "draft")],
        vec![
            ("from", "2026-01-01"),
            ("to", "2026-02-01"),
            ("status", "draft"),
        ],
    ];
    for sort in ["newest", "oldest", "changed", "title"] {
        for filter in &filters {
            let mut parameters = filter.clone();
            parameters.extend([("sort", sort), ("after", "7.9")]);
            let plan = db.plan(query(&parameters).unwrap().statement());
            assert!(
                plan.contains("USING INDEX posts_by"),
                "{parameters:?}: {plan}"
            );
            assert!(!plan.contains("TEMP B-TREE"), "{parameters:?}: {plan}");
        }
    }
    for order in ["newest", "oldest"] {
        let found = query(&[("search", "pool"), ("sort", order), ("status", "draft")]).unwrap();
        let plan = db.plan(found.statement());
        assert!(
            !plan.contains("TEMP B-TREE") && plan.contains("SEARCH p USING INTEGER PRIMARY KEY"),
            "{plan}"
        );
    }
    for name in ["action", "actor", "post"] {
        let log = LogQuery::parse(|asked| match asked {
            "before" => Some("9".to_owned()),
            "from" | "to" => Some("2026-11-20".to_owned()),
            _ if asked == name => Some(if name == "post" { "7" } else { "post.edit" }.to_owned()),
            _ => None,
        });
        let plan = db.plan(log.unwrap().statement());
        assert!(
            !plan.contains("SCAN") && !plan.contains("TEMP B-TREE"),
            "{name}: {plan}"
        );
    }
}

#[test]
fn a_search_finds_words_anywhere_in_a_post_and_the_beginning_of_the_last() {
    let db = Sqlite::with_schema();
    let first = written(&db, "Impermanent loss", Status::Draft);
    written(&db, "Slippage", Status::PendingApproval);
    assert_eq!(titles(&db, &[("search", "imperm")]), ["Impermanent loss"]);
    assert_eq!(
        titles(&db, &[("search", "holds two tok")]),
        ["Slippage", "Impermanent loss"]
    );
    assert_eq!(
        titles(&db, &[("search", "two tokens"), ("status", "draft")]),
        ["Impermanent loss"]
    );
    edit(
        &db,
        &first,
        &json!({ "version": 1, "title": "Divergence loss", "slug": "divergence" }),
    )
    .unwrap();
    assert!(titles(&db, &[("search", "impermanent")]).is_empty());
    assert_eq!(
        titles(&db, &[("search", "divergence")]),
        ["Divergence loss"]
    );
}

#[test]
fn whatever_is_typed_into_the_search_is_words_and_no_syntax() {
    let db = Sqlite::with_schema();
    written(&db, "Pools", Status::Draft);
    for typed in [
        "\"pools\"",
        "pools*",
        "title:pools",
        "pools)",
        "-pools",
        "NEAR(pools",
        "pools'--",
    ] {
        let found = query(&[("search", typed)]).unwrap();
        assert!(block_on(list::page(&db, &found)).is_ok(), "{typed}");
    }
    for typed in ["***", "\"\"", &"x".repeat(201)] {
        let refused = query(&[("search", typed)]);
        assert!(
            matches!(
                refused,
                Err(Error::InvalidField {
                    field: "search",
                    ..
                })
            ),
            "{typed}"
        );
    }
}

#[test]
fn a_parameter_that_cannot_be_taken_is_named() {
    for (field, value) in [
        ("status", "live"),
        ("sort", "random"),
        ("from", "yesterday"),
        ("to", "2026-02-30"),
        ("after", "x"),
    ] {
        let refused = query(&[(field, value)]);
        assert!(
            matches!(&refused, Err(Error::InvalidField { field: named, .. }) if *named == field),
            "{field}: {refused:?}"
        );
    }
    assert!(query(&[("search", "pools"), ("sort", "title")]).is_err());
}

#[test]
fn the_list_knows_its_categories_authors_and_totals_without_counting() {
    let db = Sqlite::with_schema();
    let post = written(&db, "Pools", Status::Draft);
    edit(&db, &post, &json!({ "version": 1, "category": "Security" })).unwrap();
    written(&db, "Slippage", Status::Rejected);
    let told = page(&db, &[("status", "rejected")]);
    let names: Vec<_> = told
        .categories
        .iter()
        .map(|facet| (facet.value.as_str(), facet.number))
        .collect();
    assert_eq!(names, [("Security", 1), ("Trading", 1)]);
    assert_eq!((told.total, told.authors[0].number), (Some(1), 2));
    assert_eq!(page(&db, &[("category", "Trading")]).total, Some(1));
    assert_eq!(page(&db, &[("search", "pools")]).total, None);
    let day = page(&db, &[("from", "2026-11-20"), ("to", "2026-11-20")]);
    assert_eq!(day.posts.len(), 2);
    assert!(page(&db, &[("to", "2026-11-19")]).posts.is_empty());
}

#[test]
fn one_refusal_of_many_does_not_stop_the_others() {
    let db = Sqlite::with_schema();
    let waiting = written(&db, "Waiting", Status::PendingApproval);
    let approved = standing_at(&db, Status::Approved);
    let body = json!({ "action": "approve", "comments": "good", "posts": [
        { "id": approved.id, "version": approved.version }, { "id": 99, "version": 1 },
        { "id": waiting.id, "version": 7 }, { "id": waiting.id, "version": 1 },
    ] });
    let bulk = Bulk::parse(body.as_object().unwrap()).unwrap();
    let outcomes = block_on(bulk::carry_out(&db, &bulk, "editor", NOW));
    let kinds: Vec<_> = outcomes
        .iter()
        .map(|(_, outcome)| match outcome {
            Ok(()) => "done",
            Err(Error::IllegalMove { .. }) => "illegal",
            Err(Error::NoSuchPost) => "unknown",
            Err(Error::StaleRevision { .. }) => "stale",
            Err(_) => "other",
        })
        .collect();
    assert_eq!(kinds, ["illegal", "unknown", "stale", "done"]);
    for body in [
        json!({ "action": "publish", "posts": [{ "id": 1, "version": 1 }] }),
        json!({ "action": "reject", "posts": [] }),
        json!({ "action": "reject", "posts": vec![json!({ "id": 1, "version": 1 }); 21] }),
        json!({ "action": "reject", "posts": [{ "id": 1 }] }),
    ] {
        assert!(Bulk::parse(body.as_object().unwrap()).is_err(), "{body}");
    }
}

#[test]
fn the_log_tells_who_did_what_to_which_post_page_by_page() {
    let db = Sqlite::with_schema();
    let post = standing_at(&db, Status::Rejected);
    for _ in 0..120 {
        block_on(log::write(&db, log::Deed::LogIn, "editor", "", NOW)).unwrap();
    }
    let reopened = judge(&db, &post, Action::Reopen).unwrap();
    let read = |parameters: &[(&str, &str)]| {
        let query = LogQuery::parse(|name| {
            let found = parameters.iter().find(|(known, _)| *known == name);
            found.map(|(_, value)| (*value).to_owned())
        });
        block_on(audit::page(&db, &query.unwrap())).unwrap()
    };
    let newest = read(&[]);
    let first = &newest.entries[0];
    assert_eq!(
        (
            first.action.as_str(),
            first.actor.as_str(),
            first.post_id,
            first.post_title.as_deref(),
            first.detail.as_str()
        ),
        (
            "post.reopen",
            "editor",
            Some(reopened.id),
            Some("Pools"),
            "because"
        )
    );
    assert_eq!(
        newest.actions,
        ["post.create", "post.reject", "post.reopen", "session.login"]
    );
    assert_eq!(newest.actors, ["A test", "editor"]);
    assert_eq!(read(&[("action", "post")]).entries.len(), 3);
    assert_eq!(read(&[("action", "post.reject")]).entries.len(), 1);
    let (mut seen, mut before) = (0, None);
    loop {
        let text = before.map_or(String::new(), |id: i64| id.to_string());
        let page = if text.is_empty() {
            read(&[])
        } else {
            read(&[("before", &text)])
        };
        seen += page.entries.len();
        before = page.next;
        if before.is_none() {
            break;
        }
    }
    assert_eq!(seen, 123);
}

#[test]
fn the_log_is_read_by_days_with_both_ends_included() {
    let db = Sqlite::with_schema();
    // Midnight of 2026-11-18 UTC.
    let midnight = Timestamp(1_794_960_000);
    for hour in [-1, 0, 23, 24, 47, 48] {
        let at = midnight.plus(hour * 3_600);
        block_on(log::write(
            &db,
            log::Deed::LogIn,
            "editor",
            &hour.to_string(),
            at,
        ))
        .unwrap();
    }
    let hours = |from: &str, to: &str| {
        let query = LogQuery::parse(|name| match name {
            "from" => Some(from.to_owned()).filter(|day| !day.is_empty()),
            "to" => Some(to.to_owned()).filter(|day| !day.is_empty()),
            _ => None,
        });
        let page = block_on(audit::page(&db, &query.unwrap())).unwrap();
        let hours = page.entries.into_iter().map(|entry| entry.detail);
        hours.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(hours("2026-11-18", "2026-11-18"), "23 0");
    assert_eq!(hours("2026-11-18", "2026-11-19"), "47 24 23 0");
    assert_eq!(hours("2026-11-19", ""), "48 47 24");
    assert_eq!(hours("", "2026-11-17"), "-1");
    assert_eq!(hours("2026-12-01", ""), "");
    assert_eq!(hours("", "2026-01-01"), "");
    let refused = LogQuery::parse(|name| (name == "to").then(|| "20.11.".to_owned()));
    assert!(matches!(
        refused,
        Err(Error::InvalidField { field: "to", .. })
    ));
}

#[test]
fn a_post_that_says_what_another_says_is_told() {
    let db = Sqlite::with_schema();
    let words: Vec<_> = (0..900).map(|number| format!("word{number}")).collect();
    let mut long = draft("One");
    long.content = format!("<p>{}</p>", words.join(" "));
    let one = insert(&db, &long, Status::Published, "one");
    long.title = "Other".to_owned();
    let other = insert(&db, &long, Status::Draft, "other");
    let look = || {
        let body = serde_json::Map::new();
        block_on(emberfi_domain::blog::margin::of(&db, other, &body, NOW)).unwrap()
    };
    let similar = look().similar;
    assert_eq!(
        (similar.len(), similar[0].id, similar[0].share),
        (1, one.0, 100)
    );
    let post = block_on(store::by_id(&db, other)).unwrap();
    edit(
        &db,
        &post,
        &json!({ "version": 1, "content": "<p>Something else.</p>" }),
    )
    .unwrap();
    assert!(look().similar.is_empty());
    assert_eq!(
        db.text(&format!(
            "SELECT count(*) FROM post_shingles WHERE post_id = {}",
            PostId(post.id).0
        )),
        "0"
    );
}
