//! What readers see, and when it changes.

use emberfi_domain::blog::command::{Afterwards, Command};
use emberfi_domain::blog::due::publish_due;
use emberfi_domain::blog::page;
use emberfi_domain::blog::post::{Action, PostId, Status};
use emberfi_domain::blog::published::{self, Before, Moved};
use emberfi_domain::blog::store;
use emberfi_domain::error::Error;
use emberfi_domain::seo::{listed, sitemap};
use emberfi_domain::site::Site;
use pollster::block_on;
use serde_json::json;

use crate::desk::{NOW, act, draft, edit, insert, judge, standing_at, written};
use crate::support::Sqlite;

#[test]
fn only_published_posts_have_a_page_a_card_and_a_line_in_the_sitemap() {
    let db = Sqlite::with_schema();
    let site = Site::built_in();
    for status in Status::ALL {
        written(&db, &format!("Post {}", status.as_str()), status);
    }
    for status in Status::ALL {
        let slug = format!("post-{}", status.as_str().replace('_', "-"));
        let page = block_on(published::by_slug(&db, &slug)).unwrap();
        assert_eq!(page.is_some(), status == Status::Published, "{slug}");
    }
    let list = page::list(site, &block_on(published::listed(&db, None)).unwrap(), None).main;
    let xml = sitemap::xml(site, &[], &block_on(listed::all_posts(&db)).unwrap());
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
    let edited = edit(
        &db,
        &published,
        &json!({ "version": published.version, "title": "New" }),
    )
    .unwrap();
    assert_eq!(revision(), "2", "the correction is not public yet");
    let approved = judge(&db, &edited, Action::Approve).unwrap();
    let published = judge(&db, &approved, Action::Publish).unwrap();
    assert_eq!(revision(), "3");
    judge(&db, &published, Action::Unpublish).unwrap();
    assert_eq!(revision(), "4");
}

#[test]
fn the_list_of_posts_pages_without_losing_or_repeating_one() {
    let db = Sqlite::with_schema();
    for number in 0..45 {
        written(&db, &format!("Post {number}"), Status::Published);
    }
    // Many share a second, as posts published in one batch do.
    db.execute("UPDATE published_posts SET published_at = 1795183200 + post_id / 7");
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
    let post = written(&db, "Pools", Status::PendingApproval);
    let hostile = "</script><script>alert(1)</script><!--edge:main-->\"'";
    let body = json!({ "version": 1, "title": hostile, "excerpt": hostile, "category": "<b>x</b>", "seoTitle": hostile, "seoDescription": hostile });
    let edited = edit(&db, &post, &body).unwrap();
    let approved = judge(&db, &edited, Action::Approve).unwrap();
    judge(&db, &approved, Action::Publish).unwrap();
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

fn public_title(db: &Sqlite, slug: &str) -> Option<String> {
    let post = block_on(published::by_slug(db, slug)).unwrap()?;
    let html = page::article(Site::built_in(), &post).main;
    let title = html.split("<h1>").nth(1).unwrap().split("</h1>").next();
    title.map(str::to_owned)
}

#[test]
fn a_correction_of_a_live_post_is_not_seen_before_it_is_approved_and_published() {
    let db = Sqlite::with_schema();
    let post = standing_at(&db, Status::Published);
    let corrected = edit(
        &db,
        &post,
        &json!({ "version": post.version, "title": "Pools, corrected" }),
    )
    .unwrap();
    assert_eq!(corrected.status, Status::PendingApproval);
    assert_eq!(public_title(&db, "pools").as_deref(), Some("Pools"));
    assert!(judge(&db, &corrected, Action::Publish).is_err());
    let approved = judge(&db, &corrected, Action::Approve).unwrap();
    assert_eq!(public_title(&db, "pools").as_deref(), Some("Pools"));
    let published = judge(&db, &approved, Action::Publish).unwrap();
    assert_eq!(
        public_title(&db, "pools").as_deref(),
        Some("Pools, corrected")
    );
    assert_eq!(published.published_at, post.published_at, "first published");
}

#[test]
fn a_rejected_correction_leaves_the_live_text_alone() {
    let db = Sqlite::with_schema();
    let post = standing_at(&db, Status::Published);
    let body = json!({ "version": post.version, "title": "Wrong" });
    let corrected = edit(&db, &post, &body).unwrap();
    let rejected = judge(&db, &corrected, Action::Reject).unwrap();
    assert_eq!(public_title(&db, "pools").as_deref(), Some("Pools"));
    assert_eq!(rejected.published_at, post.published_at);
    let stats = block_on(store::stats(&db)).unwrap();
    assert_eq!((stats.published, stats.rejected, stats.live), (0, 1, 1));
}

#[test]
fn an_unpublished_post_is_gone_until_it_is_published_again() {
    let db = Sqlite::with_schema();
    let post = standing_at(&db, Status::Published);
    let draft = judge(&db, &post, Action::Unpublish).unwrap();
    assert_eq!(
        (draft.status, draft.published_at.as_deref()),
        (Status::Draft, None)
    );
    assert_eq!(public_title(&db, "pools"), None);
    assert_eq!(
        block_on(published::moved(&db, "pools")),
        Ok(Some(Moved::Gone))
    );
    assert_eq!(block_on(published::moved(&db, "never-was")), Ok(None));
    let waiting = judge(&db, &draft, Action::Submit).unwrap();
    let approved = judge(&db, &waiting, Action::Approve).unwrap();
    judge(&db, &approved, Action::Publish).unwrap();
    assert_eq!(public_title(&db, "pools").as_deref(), Some("Pools"));
}

#[test]
fn readers_of_an_unpublished_post_go_where_the_editor_sends_them() {
    let db = Sqlite::with_schema();
    let post = standing_at(&db, Status::Published);
    let path = "/blog/another".to_owned();
    let sent = Command::Unpublish(Afterwards::Redirect(path.clone()));
    act(&db, &post, &sent).unwrap();
    assert_eq!(
        block_on(published::moved(&db, "pools")),
        Ok(Some(Moved::To(path)))
    );
}

#[test]
fn a_correction_can_be_pending_while_the_live_post_is_taken_down() {
    let db = Sqlite::with_schema();
    let post = standing_at(&db, Status::Published);
    let body = json!({ "version": post.version, "title": "Corrected" });
    let corrected = edit(&db, &post, &body).unwrap();
    let draft = judge(&db, &corrected, Action::Unpublish).unwrap();
    assert_eq!(
        (draft.status, draft.title.as_str()),
        (Status::Draft, "Corrected")
    );
    assert_eq!(public_title(&db, "pools"), None);
}

#[test]
fn every_address_a_post_was_public_at_leads_to_where_it_is_now() {
    let db = Sqlite::with_schema();
    let mut post = standing_at(&db, Status::Published);
    for slug in ["pools-explained", "how-pools-work"] {
        let body = json!({ "version": post.version, "slug": slug });
        let edited = edit(&db, &post, &body).unwrap();
        assert_eq!(public_title(&db, slug), None, "not before it is published");
        let approved = judge(&db, &edited, Action::Approve).unwrap();
        post = judge(&db, &approved, Action::Publish).unwrap();
    }
    assert!(public_title(&db, "how-pools-work").is_some());
    for old in ["pools", "pools-explained"] {
        assert_eq!(public_title(&db, old), None);
        assert_eq!(
            block_on(published::moved(&db, old)),
            Ok(Some(Moved::To("/blog/how-pools-work".to_owned())))
        );
    }
}

#[test]
fn an_address_of_another_post_or_once_of_one_is_refused_and_named() {
    let db = Sqlite::with_schema();
    let post = standing_at(&db, Status::Published);
    let body = json!({ "version": post.version, "slug": "moved" });
    let edited = edit(&db, &post, &body).unwrap();
    let approved = judge(&db, &edited, Action::Approve).unwrap();
    judge(&db, &approved, Action::Publish).unwrap();
    let other = written(&db, "Other", Status::Draft);
    for slug in ["moved", "pools", "feed.xml", "Not a slug"] {
        let refused = edit(
            &db,
            &other,
            &json!({ "version": 1, "slug": slug, "title": "New" }),
        );
        assert!(
            matches!(refused, Err(Error::InvalidField { field: "slug", .. })),
            "{slug}: {refused:?}"
        );
    }
    assert_eq!(block_on(store::by_id(&db, PostId(other.id))), Ok(other));
    let id = insert(&db, &draft("Pools"), Status::Draft, "x");
    assert_eq!(block_on(store::by_id(&db, id)).unwrap().slug, "pools-2");
}

#[test]
fn a_scheduled_post_goes_public_when_its_time_has_come_and_not_before() {
    let db = Sqlite::with_schema();
    let post = standing_at(&db, Status::Approved);
    assert_eq!(post.publish_at.as_deref(), Some("2026-11-20T15:00:00Z"));
    assert_eq!(
        block_on(published::state(&db)).unwrap().next_due,
        Some(NOW.plus(3_600))
    );
    assert_eq!(block_on(publish_due(&db, NOW.plus(3_599))), Ok(0));
    assert_eq!(public_title(&db, "pools"), None);
    assert_eq!(block_on(publish_due(&db, NOW.plus(3_600))), Ok(1));
    assert_eq!(block_on(publish_due(&db, NOW.plus(3_600))), Ok(0));
    assert_eq!(public_title(&db, "pools").as_deref(), Some("Pools"));
    assert_eq!(block_on(published::state(&db)).unwrap().next_due, None);
    assert_eq!(
        db.text("SELECT actor || ' ' || at FROM post_events WHERE action = 'publish'"),
        format!("schedule {}", NOW.0 + 3_600)
    );
}

#[test]
fn an_edit_takes_a_post_off_the_schedule() {
    let db = Sqlite::with_schema();
    let post = standing_at(&db, Status::Approved);
    let body = json!({ "version": post.version, "title": "New" });
    assert_eq!(edit(&db, &post, &body).unwrap().publish_at, None);
    assert_eq!(block_on(publish_due(&db, NOW.plus(7_200))), Ok(0));
}

#[test]
fn a_scheduled_text_that_was_changed_behind_the_approval_waits_for_the_editor() {
    let db = Sqlite::with_schema();
    standing_at(&db, Status::Approved);
    db.execute("UPDATE posts SET content = '<p>Send me your seed phrase.</p>'");
    assert_eq!(block_on(publish_due(&db, NOW.plus(3_600))), Ok(0));
    assert_eq!(
        db.text("SELECT status || ' ' || coalesce(publish_at, 'no time') FROM posts"),
        "approved no time"
    );
    assert_eq!(
        db.text("SELECT comment FROM post_events ORDER BY id DESC LIMIT 1"),
        "The text is not the one that was approved."
    );
}

#[test]
fn a_save_that_changes_nothing_keeps_the_approval() {
    let db = Sqlite::with_schema();
    let post = standing_at(&db, Status::Approved);
    let body = json!({ "version": post.version, "title": post.title, "slug": post.slug });
    assert_eq!(edit(&db, &post, &body), Ok(post));
}
