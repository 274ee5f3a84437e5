//! Revisions, the timeline, conflicts, and what was typed and not saved.

use emberfi_domain::blog::post::{Action, PostId, Status};
use emberfi_domain::blog::{copy, desk, draft, history, margin, store};
use emberfi_domain::contract::post::BlogPost;
use emberfi_domain::error::Error;
use pollster::block_on;
use serde_json::{Value, json};

use crate::desk::{NOW, edit, judge, standing_at, written};
use crate::support::Sqlite;

fn restore(db: &Sqlite, post: &BlogPost, revision: i64) -> Result<BlogPost, Error> {
    let body = json!({ "version": post.version, "note": "as it was" });
    let body = body.as_object().unwrap();
    let id = PostId(post.id);
    block_on(desk::restore(db, id, revision, None, body, "editor", NOW))
}

fn keep(db: &Sqlite, post: &BlogPost, editor: &str, body: &Value) -> Result<(), Error> {
    let body = body.as_object().unwrap();
    block_on(draft::keep(db, PostId(post.id), body, editor, NOW))
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
fn the_history_names_the_fields_each_revision_changed_and_the_live_one() {
    let db = Sqlite::with_schema();
    let post = standing_at(&db, Status::Published);
    let body =
        json!({ "version": post.version, "title": "Second", "seoTitle": "S", "note": "clearer" });
    edit(&db, &post, &body).unwrap();
    let history = block_on(history::revisions(&db, PostId(post.id), None)).unwrap();
    let told: Vec<_> = history
        .revisions
        .iter()
        .map(|r| {
            (
                r.version,
                r.author.as_str(),
                r.note.as_str(),
                r.fields.join(" "),
                r.is_live,
            )
        })
        .collect();
    assert_eq!(
        told,
        [
            (4, "editor", "clearer", "title seoTitle".to_owned(), false),
            (1, "A test", "", String::new(), true),
        ]
    );
    assert_eq!(history.next, None);
}

#[test]
fn a_long_history_is_read_in_pages_that_lose_nothing() {
    let db = Sqlite::with_schema();
    let mut post = written(&db, "Pools", Status::Draft);
    for number in 0..230 {
        let body = json!({ "version": post.version, "title": format!("Title {number}") });
        post = edit(&db, &post, &body).unwrap();
    }
    let (mut seen, mut before) = (Vec::new(), None);
    loop {
        let page = block_on(history::revisions(&db, PostId(post.id), before)).unwrap();
        seen.extend(page.revisions.iter().map(|revision| revision.version));
        assert!(
            page.revisions
                .iter()
                .all(|revision| revision.version == 1 || revision.fields == ["title"])
        );
        before = page.next;
        if before.is_none() {
            break;
        }
    }
    assert_eq!(seen, (1..=231).rev().collect::<Vec<_>>());
}

#[test]
fn restoring_makes_a_new_revision_that_waits_for_approval() {
    let db = Sqlite::with_schema();
    let post = standing_at(&db, Status::Published);
    let body = json!({ "version": post.version, "title": "Second", "slug": "second" });
    let edited = edit(&db, &post, &body).unwrap();
    let restored = restore(&db, &edited, 1).unwrap();
    assert_eq!(
        (
            restored.title.as_str(),
            restored.slug.as_str(),
            restored.status,
            restored.version
        ),
        ("Pools", "pools", Status::PendingApproval, 5)
    );
    assert_eq!(
        db.text(
            "SELECT group_concat(version || ' ' || title || ' ' || note, ', ') FROM post_revisions"
        ),
        "1 Pools , 4 Second , 5 Pools as it was"
    );
    assert_eq!(restore(&db, &restored, 2), Err(Error::NoSuchRevision));
}

#[test]
fn a_stale_save_is_told_who_changed_which_fields_since() {
    let db = Sqlite::with_schema();
    let post = written(&db, "Pools", Status::PendingApproval);
    let body = json!({ "version": 1, "title": "Theirs", "excerpt": "Theirs.", "note": "typo" });
    let theirs = edit(&db, &post, &body).unwrap();
    judge(&db, &theirs, Action::Approve).unwrap();
    let refused = edit(&db, &post, &json!({ "version": 1, "title": "Mine" }));
    let Err(Error::StaleRevision { current, since }) = refused else {
        panic!("{refused:?}");
    };
    assert_eq!(current, 3);
    let told: Vec<_> = since
        .iter()
        .map(|event| {
            (
                event.version,
                event.actor.as_str(),
                event.action,
                event.fields.join(" "),
                event.comment.as_str(),
            )
        })
        .collect();
    assert_eq!(
        told,
        [
            (Some(3), "editor", Action::Approve, String::new(), "because"),
            (
                Some(2),
                "editor",
                Action::Edit,
                "title excerpt".to_owned(),
                "typo"
            ),
        ]
    );
}

#[test]
fn what_was_typed_is_kept_for_its_editor_alone_until_it_is_saved() {
    let db = Sqlite::with_schema();
    let post = written(&db, "Pools", Status::Draft);
    let id = PostId(post.id);
    let typed = json!({ "version": 1, "title": "<b>Half a ti", "status": "published" });
    keep(&db, &post, "editor", &typed).unwrap();
    let again = json!({ "version": 1, "title": "<b>Half a title" });
    keep(&db, &post, "editor", &again).unwrap();
    let opened = block_on(draft::opened(&db, id, "editor")).unwrap();
    let kept = opened.draft.unwrap();
    assert_eq!((kept.base_version, kept.fields.len()), (1, 1));
    assert_eq!(kept.fields["title"], "<b>Half a title");
    assert_eq!(
        block_on(draft::opened(&db, id, "another")).unwrap().draft,
        None
    );
    assert_eq!(opened.sources[0].url, "https://example.org/page");

    edit(
        &db,
        &post,
        &json!({ "version": 1, "title": "Half a title" }),
    )
    .unwrap();
    assert_eq!(block_on(draft::kept(&db, id, "editor")), Ok(None));
}

#[test]
fn a_refused_save_leaves_what_was_typed_where_it_is_kept() {
    let db = Sqlite::with_schema();
    let post = written(&db, "Pools", Status::Draft);
    keep(
        &db,
        &post,
        "editor",
        &json!({ "version": 1, "title": "Mine" }),
    )
    .unwrap();
    db.execute("UPDATE posts SET version = 2");
    assert!(edit(&db, &post, &json!({ "version": 1, "title": "Mine" })).is_err());
    assert!(
        block_on(draft::kept(&db, PostId(post.id), "editor"))
            .unwrap()
            .is_some()
    );
}

#[test]
fn a_draft_of_no_post_of_no_version_or_of_no_measure_is_not_kept() {
    let db = Sqlite::with_schema();
    let post = written(&db, "Pools", Status::Draft);
    assert_eq!(
        keep(&db, &post, "editor", &json!({ "title": "x" })),
        Err(Error::VersionRequired)
    );
    let long = json!({ "version": 1, "content": "x".repeat(200 * 1024 + 1) });
    assert!(matches!(
        keep(&db, &post, "editor", &long),
        Err(Error::InvalidField {
            field: "content",
            ..
        })
    ));
    let nobody = BlogPost { id: 99, ..post };
    assert_eq!(
        keep(&db, &nobody, "editor", &json!({ "version": 1 })),
        Err(Error::NoSuchPost)
    );
    assert_eq!(db.text("SELECT count(*) FROM post_drafts"), "0");
}

#[test]
fn a_copy_is_a_draft_with_the_typed_text_its_sources_and_an_address_of_its_own() {
    let db = Sqlite::with_schema();
    let post = standing_at(&db, Status::Published);
    let typed = json!({ "version": 1, "title": "Pools, otherwise", "slug": "pools" });
    let make = || {
        let body = typed.as_object().unwrap();
        block_on(copy::make(&db, PostId(post.id), body, "editor", NOW)).unwrap()
    };
    let copy = make();
    assert_eq!(
        (copy.status, copy.title.as_str(), copy.slug.as_str()),
        (Status::Draft, "Pools, otherwise", "pools-otherwise")
    );
    assert_eq!(
        (copy.version, copy.generated_by),
        (1, post.generated_by.clone())
    );
    assert_eq!(
        block_on(margin::sources(&db, PostId(copy.id)))
            .unwrap()
            .len(),
        1
    );
    let events = block_on(history::events_since(&db, PostId(copy.id), None)).unwrap();
    assert_eq!(
        (events[0].actor.as_str(), events[0].detail.as_str()),
        ("editor", "copy of post 1")
    );
    assert_eq!(make().id, copy.id, "the same text is copied once");
    assert_eq!(block_on(store::by_id(&db, PostId(post.id))).unwrap(), post);
}
