//! The newsroom on real SQLite with our schema.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test that meets the unexpected should fail loudly"
)]

mod support;

use emberfi_domain::blog::desk;
use emberfi_domain::blog::page;
use emberfi_domain::blog::post::{Action, PostId, Status};
use emberfi_domain::blog::published::{self, Before};
use emberfi_domain::blog::{intake, store};
use emberfi_domain::contract::post::{BlogPost, BlogPosts, Verdict};
use emberfi_domain::error::Error;
use emberfi_domain::ports::Timestamp;
use emberfi_domain::seo::sitemap;
use emberfi_domain::seo::writer::{Category, Draft, Source};
use emberfi_domain::site::Site;
use pollster::block_on;
use proptest::prelude::*;
use serde_json::{Value, json};
use support::Sqlite;

const NOW: Timestamp = Timestamp(1_795_183_200);

fn draft(title: &str) -> Draft {
    Draft {
        title: title.to_owned(),
        excerpt: "What a pool does.".to_owned(),
        content: "<h2>Pools</h2><p>A pool holds two tokens.</p>".to_owned(),
        category: Category::Trading,
        seo_title: String::new(),
        seo_description: String::new(),
        generated_by: "A test".to_owned(),
        sources: vec![Source {
            title: "A page".to_owned(),
            publisher: "A publisher".to_owned(),
            url: "https://example.org/page".to_owned(),
            read_on: "2026-11-20".to_owned(),
        }],
        word_count: 6,
    }
}

fn written(db: &Sqlite, title: &str, status: Status) -> BlogPost {
    let id = block_on(intake::insert(db, &draft(title), status, title, NOW)).unwrap();
    block_on(store::by_id(db, id)).unwrap()
}

fn judge(db: &Sqlite, post: &BlogPost, action: Action) -> Result<BlogPost, Error> {
    let verdict = Verdict {
        comments: Some("because".to_owned()),
        version: Some(post.version),
    };
    block_on(desk::judge(
        db,
        PostId(post.id),
        action,
        &verdict,
        "editor",
        NOW,
    ))
}

fn edit(db: &Sqlite, post: &BlogPost, body: &Value) -> Result<BlogPost, Error> {
    block_on(desk::edit(
        db,
        PostId(post.id),
        None,
        body.as_object().unwrap(),
        "editor",
        NOW,
    ))
}

#[test]
fn a_waiting_post_is_approved_once_and_then_published() {
    let db = Sqlite::with_schema();
    let post = written(&db, "Pools", Status::PendingApproval);
    let approved = judge(&db, &post, Action::Approve).unwrap();
    assert_eq!(approved.status, Status::Approved);
    assert_eq!(
        judge(&db, &post, Action::Approve),
        Err(Error::StaleRevision {
            current: approved.version
        })
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
        for action in [Action::Approve, Action::Reject, Action::Publish] {
            let is_repeat = from == Status::Published && action == Action::Publish;
            if from.after(action).is_ok() || is_repeat {
                continue;
            }
            let db = Sqlite::with_schema();
            let post = written(&db, "Pools", from);
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
    let stale = json!({ "version": post.version - 1, "title": 5 });
    assert_eq!(
        edit(&db, &post, &stale),
        Err(Error::StaleRevision {
            current: post.version
        })
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
fn every_save_is_a_revision_with_its_author() {
    let db = Sqlite::with_schema();
    let post = written(&db, "Pools", Status::PendingApproval);
    let once = edit(&db, &post, &json!({ "version": 1, "title": "Second" })).unwrap();
    edit(&db, &once, &json!({ "version": 2, "title": "Third" })).unwrap();
    assert_eq!(
        db.text("SELECT group_concat(version || ' ' || title || ' by ' || author, ', ') FROM post_revisions"),
        "1 Pools by A test, 2 Second by editor, 3 Third by editor"
    );
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
    let insert = || {
        block_on(intake::insert(
            &db,
            &draft("Pools"),
            Status::PendingApproval,
            "weekly:1",
            NOW,
        ))
        .unwrap()
    };
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
        block_on(intake::insert(
            &db,
            &draft("Pools"),
            Status::Draft,
            origin,
            NOW,
        ))
        .unwrap();
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
        block_on(intake::insert(
            &db,
            &draft(title),
            Status::Draft,
            origin,
            NOW,
        ))
        .unwrap();
    }
    assert_eq!(
        db.text("SELECT slug FROM posts WHERE id = 3"),
        "a-headline-that-is-a-good-deal-longer-than-fifty-characters-of-text-2"
    );
}

#[test]
fn only_published_posts_have_a_page_a_card_and_a_line_in_the_sitemap() {
    let db = Sqlite::with_schema();
    let site = Site::built_in();
    for status in Status::ALL {
        written(&db, &format!("Post {}", status.as_str()), status);
    }
    db.execute("UPDATE posts SET published_at = created_at WHERE status = 'published'");
    for status in Status::ALL {
        let slug = format!("post-{}", status.as_str().replace('_', "-"));
        let page = block_on(published::by_slug(&db, &slug)).unwrap();
        assert_eq!(page.is_some(), status == Status::Published, "{slug}");
    }
    let list = page::list(site, &block_on(published::listed(&db, None)).unwrap(), None).main;
    let xml = sitemap::xml(
        site,
        &["/".to_owned()],
        &block_on(sitemap::entries(&db)).unwrap(),
    );
    assert_eq!(
        (
            list.matches("/blog/post-").count(),
            xml.matches("/blog/post-").count()
        ),
        (1, 1)
    );
    assert!(list.contains("/blog/post-published") && xml.contains("/blog/post-published"));
}

#[test]
fn the_public_revision_moves_exactly_when_readers_would_see_a_difference() {
    let db = Sqlite::with_schema();
    let revision = || db.text("SELECT number FROM public_revision");
    let post = written(&db, "Pools", Status::PendingApproval);
    let approved = judge(&db, &post, Action::Approve).unwrap();
    assert_eq!(revision(), "1");
    let published = judge(&db, &approved, Action::Publish).unwrap();
    assert_eq!(revision(), "2");
    edit(
        &db,
        &published,
        &json!({ "version": published.version, "title": "New" }),
    )
    .unwrap();
    assert_eq!(revision(), "3");
}

#[test]
fn the_list_of_posts_pages_without_losing_or_repeating_one() {
    let db = Sqlite::with_schema();
    for number in 0..45 {
        written(&db, &format!("Post {number}"), Status::Published);
    }
    // Many share a second, as posts published in one batch do.
    db.execute("UPDATE posts SET published_at = 1795183200 + id / 7");
    let mut seen = Vec::new();
    let mut before = None;
    loop {
        let html = page::list(
            Site::built_in(),
            &block_on(published::listed(&db, before)).unwrap(),
            before,
        )
        .main;
        seen.extend(
            html.split("href=\"/blog/")
                .skip(1)
                .map(|rest| rest.split('"').next().unwrap().to_owned()),
        );
        match html.split("rel=\"next\" href=\"/blog?").nth(1) {
            Some(rest) => before = Before::from_query(rest.split('"').next().unwrap()),
            None => break,
        }
    }
    let distinct: std::collections::HashSet<_> = seen.iter().collect();
    assert_eq!((seen.len(), distinct.len()), (45, 45));
}

#[test]
fn a_page_holds_no_markup_that_came_from_a_field() {
    let db = Sqlite::with_schema();
    let post = written(&db, "Pools", Status::Published);
    db.execute("UPDATE posts SET published_at = 1795183200");
    let hostile = "</script><script>alert(1)</script><!--edge:main-->\"'";
    let body = json!({ "version": 1, "title": hostile, "excerpt": hostile, "category": "<b>x</b>", "seoTitle": hostile, "seoDescription": hostile });
    edit(&db, &post, &body).unwrap();
    let public = block_on(published::by_slug(&db, "pools")).unwrap().unwrap();
    let rendered = page::article(Site::built_in(), &public);
    let shell = "<head><!--edge:head--></head><main><!--edge:main--></main><script type=\"application/json\"><!--edge:data--></script>";
    let html = rendered.into_shell(shell).unwrap();
    assert!(
        !html.contains("<script>alert") && !html.contains("<b>x</b>"),
        "{html}"
    );
    assert_eq!(html.matches("<article").count(), 1);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn whatever_editors_do_the_counters_are_right_and_nothing_unapproved_is_public(
        steps in prop::collection::vec((0_usize..4, 0_i64..3, any::<bool>()), 1..24)
    ) {
        let db = Sqlite::with_schema();
        let first = written(&db, "Pools", Status::PendingApproval);
        for (action, behind, named) in steps {
            let now = block_on(store::by_id(&db, PostId(first.id))).unwrap();
            let version = (now.version - behind).max(1);
            let action = Action::ALL[action];
            let outcome = if action == Action::Edit {
                edit(&db, &now, &json!({ "version": version, "title": format!("Title {version}") }))
            } else {
                let verdict = Verdict { comments: None, version: named.then_some(version) };
                block_on(desk::judge(&db, PostId(now.id), action, &verdict, "editor", NOW))
            };
            let then = block_on(store::by_id(&db, PostId(first.id))).unwrap();
            prop_assert_eq!(&outcome.unwrap_or_else(|_| now.clone()), &then);
            if then.status == Status::Published && now.status != Status::Published {
                prop_assert!(now.status == Status::Approved);
                prop_assert!(block_on(store::is_approved_text(&db, &then)).unwrap());
            }
            let stats = block_on(store::stats(&db)).unwrap();
            prop_assert_eq!(stats.total_posts, 1);
            let counted = [stats.drafts, stats.pending_approval, stats.approved, stats.published, stats.rejected];
            let place = Status::ALL.iter().position(|status| *status == then.status).unwrap();
            prop_assert_eq!(counted[place], 1);
        }
    }
}
