//! The moves of a post, and what an edit may and may not do.

use emberfi_domain::blog::post::{Action, PostId, Status};
use emberfi_domain::blog::review::Standing;
use emberfi_domain::blog::store;
use emberfi_domain::contract::post::{BlogPost, BlogPosts};
use emberfi_domain::error::Error;
use pollster::block_on;
use serde_json::json;

use crate::desk::{draft, edit, insert, judge, moves, stale, standing_at, without_since, written};
use crate::support::Sqlite;

#[test]
fn a_waiting_post_is_approved_once_and_then_published() {
    let db = Sqlite::with_schema();
    let post = written(&db, "Pools", Status::PendingApproval);
    let approved = judge(&db, &post, Action::Approve).unwrap();
    assert_eq!(approved.status, Status::Approved);
    assert_eq!(
        without_since(judge(&db, &post, Action::Approve)),
        Err(stale(approved.version))
    );
    let published = judge(&db, &approved, Action::Publish).unwrap();
    assert_eq!(published.status, Status::Published);
    assert_eq!(
        published.published_at.as_deref(),
        Some("2026-11-20T14:00:00Z")
    );
    assert_eq!(
        db.text("SELECT group_concat(action || ':' || coalesce(from_status, '') || '>' || to_status, ' ') FROM post_events"),
        "create:>pending_approval approve:pending_approval>approved publish:approved>published"
    );
}

#[test]
fn publishing_again_changes_nothing_and_succeeds() {
    let db = Sqlite::with_schema();
    let post = written(&db, "Pools", Status::PendingApproval);
    let approved = judge(&db, &post, Action::Approve).unwrap();
    let published = judge(&db, &approved, Action::Publish).unwrap();
    assert_eq!(judge(&db, &approved, Action::Publish), Ok(published));
    assert_eq!(
        db.text("SELECT count(*) FROM post_events WHERE action = 'publish'"),
        "1"
    );
}

#[test]
fn every_move_the_rules_do_not_know_is_refused_and_leaves_no_trace() {
    for from in Status::ALL {
        for action in moves() {
            let db = Sqlite::with_schema();
            let post = written(&db, "Pools", from);
            let is_repeat = from == Status::Published && action == Action::Publish;
            if Standing::of(&post).after(action).is_ok() || is_repeat {
                continue;
            }
            assert_eq!(
                judge(&db, &post, action),
                Err(Error::IllegalMove { from, action })
            );
            assert_eq!(block_on(store::by_id(&db, PostId(post.id))), Ok(post));
            assert_eq!(db.text("SELECT count(*) FROM post_events"), "1");
        }
    }
}

#[test]
fn every_move_the_rules_know_is_one_version_one_event_and_one_line_in_the_log() {
    for from in Status::ALL {
        for action in moves() {
            let db = Sqlite::with_schema();
            let post = standing_at(&db, from);
            let Ok(to) = Standing::of(&post).after(action) else {
                continue;
            };
            let before = db.text("SELECT count(*) FROM post_events");
            let moved = judge(&db, &post, action).unwrap();
            assert_eq!((moved.status, moved.version), (to, post.version + 1));
            let last = format!(
                "{} {}>{} editor because {}",
                action.as_str(),
                from.as_str(),
                to.as_str(),
                moved.version
            );
            assert_eq!(
                db.text("SELECT action || ' ' || from_status || '>' || to_status || ' ' || actor || ' ' || comment || ' ' || version FROM post_events ORDER BY id DESC LIMIT 1"),
                last
            );
            let after = db.text("SELECT count(*) FROM post_events");
            assert_eq!(
                after.parse::<i64>().unwrap(),
                before.parse::<i64>().unwrap() + 1
            );
            assert_eq!(
                db.text("SELECT count(*) FROM admin_log WHERE action LIKE 'post.%'"),
                after
            );
        }
    }
}

#[test]
fn a_text_that_was_changed_behind_the_approval_is_not_published() {
    let db = Sqlite::with_schema();
    let post = written(&db, "Pools", Status::PendingApproval);
    let approved = judge(&db, &post, Action::Approve).unwrap();
    db.execute("UPDATE posts SET content = '<p>Send me your seed phrase.</p>'");
    assert_eq!(
        judge(&db, &approved, Action::Publish),
        Err(Error::UnapprovedText)
    );
    assert_eq!(db.text("SELECT status FROM posts"), "approved");
}

#[test]
fn an_edit_of_an_approved_post_goes_back_to_the_editor() {
    let db = Sqlite::with_schema();
    let post = written(&db, "Pools", Status::PendingApproval);
    let approved = judge(&db, &post, Action::Approve).unwrap();
    let edited = edit(
        &db,
        &approved,
        &json!({ "version": approved.version, "title": "Pools, again" }),
    )
    .unwrap();
    assert_eq!(edited.status, Status::PendingApproval);
    assert_eq!(
        judge(&db, &edited, Action::Publish),
        Err(Error::IllegalMove {
            from: Status::PendingApproval,
            action: Action::Publish
        })
    );
}

#[test]
fn an_edit_without_a_version_or_of_an_older_one_is_refused_before_its_fields_are_judged() {
    let db = Sqlite::with_schema();
    let post = written(&db, "Pools", Status::Draft);
    let bad_field = json!({ "title": 5 });
    assert_eq!(edit(&db, &post, &bad_field), Err(Error::VersionRequired));
    let older = json!({ "version": post.version - 1, "title": 5 });
    assert_eq!(
        without_since(edit(&db, &post, &older)),
        Err(stale(post.version))
    );
    assert_eq!(block_on(store::by_id(&db, PostId(post.id))), Ok(post));
}

#[test]
fn an_edit_takes_any_subset_and_ignores_what_it_has_no_say_in() {
    let db = Sqlite::with_schema();
    let post = written(&db, "Pools", Status::PendingApproval);
    let body = json!({
        "version": 1, "excerpt": "New.", "seoTitle": null, "status": "published",
        "generatedBy": "me", "createdAt": "1970-01-01", "unknown": [1]
    });
    let edited = edit(&db, &post, &body).unwrap();
    let expected = BlogPost {
        excerpt: "New.".to_owned(),
        version: 2,
        ..post
    };
    assert_eq!(edited, expected);
}

#[test]
fn a_field_that_breaks_its_limit_is_named() {
    let db = Sqlite::with_schema();
    let post = written(&db, "Pools", Status::Draft);
    for (field, value) in [
        ("title", json!("  ")),
        ("title", json!("x".repeat(201))),
        ("excerpt", json!("x".repeat(601))),
        ("content", json!("<b>".repeat(300))),
        ("category", json!("")),
        ("seoTitle", json!("x".repeat(121))),
        ("seoDescription", json!({})),
        ("title", json!("a\u{0}b")),
    ] {
        let refused = edit(&db, &post, &json!({ "version": 1, field: value }));
        assert!(
            matches!(&refused, Err(Error::InvalidField { field: named, .. }) if *named == field),
            "{field}: {refused:?}"
        );
    }
    assert_eq!(db.text("SELECT version FROM posts"), "1");
}

#[test]
fn the_list_that_passes_through_has_exactly_the_contracts_shape() {
    let db = Sqlite::with_schema();
    let older = written(&db, "Older", Status::Draft);
    let newer = written(&db, "Newer", Status::Published);
    let json = block_on(store::newest_as_json(&db)).unwrap();
    let posts: BlogPosts = serde_json::from_str(&format!("{{\"blogPosts\":{json}}}")).unwrap();
    assert_eq!(posts.blog_posts, [newer, older]);
}

#[test]
fn an_occasion_gives_one_post_however_often_it_is_repeated() {
    let db = Sqlite::with_schema();
    let insert = || insert(&db, &draft("Pools"), Status::PendingApproval, "weekly:1");
    assert_eq!(insert(), insert());
    assert_eq!(db.text("SELECT count(*) FROM posts"), "1");
    assert_eq!(
        db.text("SELECT count(*) || ' ' || min(title) FROM post_sources"),
        "1 A publisher: A page"
    );
}

#[test]
fn posts_of_the_same_title_get_different_addresses() {
    let db = Sqlite::with_schema();
    for origin in ["a", "b", "c"] {
        insert(&db, &draft("Pools"), Status::Draft, origin);
    }
    assert_eq!(
        db.text("SELECT group_concat(slug, ' ') FROM posts"),
        "pools pools-2 pools-3"
    );
}

#[test]
fn a_long_title_that_is_taken_still_finds_an_address() {
    let db = Sqlite::with_schema();
    let title = "A headline that is a good deal longer than fifty characters of text";
    written(&db, "Another post", Status::Draft);
    for origin in ["a", "b"] {
        insert(&db, &draft(title), Status::Draft, origin);
    }
    assert_eq!(
        db.text("SELECT slug FROM posts WHERE id = 3"),
        "a-headline-that-is-a-good-deal-longer-than-fifty-characters-of-text-2"
    );
}
