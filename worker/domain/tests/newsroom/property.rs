//! Two editors do whatever comes to their minds, in any order, with copies old and new. Whatever
//! they do: no text is lost, nothing unapproved is public, and the books are right.

use std::collections::{BTreeSet, HashMap};

use emberfi_domain::blog::due::publish_due;
use emberfi_domain::blog::post::{Action, PostId, Status};
use emberfi_domain::blog::{desk, store};
use emberfi_domain::contract::post::{BlogPost, Verdict};
use emberfi_domain::ports::Timestamp;
use pollster::block_on;
use proptest::prelude::*;
use serde_json::json;

use crate::desk::{NOW, command, written};
use crate::support::Sqlite;

/// One thing an editor does.
#[derive(Clone, Debug)]
struct Step {
    editor: usize,
    action: Action,
    /// Whether the editor looks at the post first, or acts on the copy from before.
    looks: bool,
    /// Which text is typed, or how far back is restored.
    choice: i64,
    /// Seconds that pass before.
    passes: i64,
}

/// Each case is a database of its own, so 96 of them do unless more are asked for.
fn config() -> ProptestConfig {
    match std::env::var_os("PROPTEST_CASES") {
        Some(_) => ProptestConfig::default(),
        None => ProptestConfig::with_cases(96),
    }
}

fn step() -> impl Strategy<Value = Step> {
    (
        0..2_usize,
        0..Action::ALL.len(),
        any::<bool>(),
        0..6_i64,
        0..5_000_i64,
    )
        .prop_map(|(editor, action, looks, choice, passes)| Step {
            editor,
            action: Action::ALL[action],
            looks,
            choice,
            passes,
        })
}

fn carry_out(db: &Sqlite, seen: &BlogPost, step: &Step, now: Timestamp) -> Option<BlogPost> {
    let id = PostId(seen.id);
    let editor = ["ada", "ben"][step.editor];
    let outcome = match step.action {
        Action::Edit => {
            let text = format!("<p>Text {} of {editor}.</p>", step.choice);
            let slug = format!("pools-{}", step.choice);
            let body = json!({ "version": seen.version, "content": text, "slug": slug });
            block_on(desk::edit(
                db,
                id,
                None,
                body.as_object().unwrap(),
                editor,
                now,
            ))
        }
        Action::Restore => {
            let body = json!({ "version": seen.version });
            let revision = (seen.version - step.choice).max(1);
            block_on(desk::restore(
                db,
                id,
                revision,
                None,
                body.as_object().unwrap(),
                editor,
                now,
            ))
        }
        action => {
            let verdict = Verdict {
                comments: None,
                version: Some(seen.version),
            };
            block_on(desk::judge(db, id, &command(action), &verdict, editor, now))
        }
    };
    outcome.ok()
}

fn public_hash(db: &Sqlite, post: &BlogPost) -> Option<String> {
    if db.text("SELECT count(*) FROM published_posts") == "0" {
        return None;
    }
    let column = |name: &str| db.text(&format!("SELECT {name} FROM published_posts"));
    Some(store::text_hash(&BlogPost {
        slug: column("slug"),
        title: column("title"),
        excerpt: column("excerpt"),
        content: column("content"),
        category: column("category"),
        seo_title: column("seo_title"),
        seo_description: column("seo_description"),
        ..post.clone()
    }))
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn whatever_two_editors_do_no_text_is_lost_and_nothing_unapproved_is_public(
        start in 0..3_usize,
        steps in prop::collection::vec(step(), 1..40),
    ) {
        let db = Sqlite::with_schema();
        let status = [Status::Draft, Status::PendingApproval, Status::Rejected][start];
        let first = written(&db, "Pools", status);
        let id = PostId(first.id);
        let mut copies = [first.clone(), first.clone()];
        let mut texts = BTreeSet::from([first.content.clone()]);
        let mut approved: HashMap<i64, String> = HashMap::new();
        let mut now = NOW;
        for step in steps {
            now = now.plus(step.passes);
            block_on(publish_due(&db, now)).unwrap();
            let before = block_on(store::by_id(&db, id)).unwrap();
            if step.looks {
                copies[step.editor] = before.clone();
            }
            let is_current = copies[step.editor].version == before.version;
            let done = carry_out(&db, &copies[step.editor], &step, now);
            let after = block_on(store::by_id(&db, id)).unwrap();
            if let Some(post) = done {
                prop_assert_eq!(&post, &after);
                let is_repeated_publication =
                    step.action == Action::Publish && before.status == Status::Published;
                prop_assert!(is_current || is_repeated_publication, "a stale copy was acted on");
                texts.insert(after.content.clone());
                if step.action == Action::Approve {
                    approved.insert(after.version, store::text_hash(&after));
                }
                copies[step.editor] = after.clone();
            } else {
                prop_assert_eq!(&before, &after, "a refusal changed something");
            }
            if let Some(hash) = public_hash(&db, &after) {
                prop_assert!(approved.values().any(|known| *known == hash), "unapproved text is public");
            }
            prop_assert_eq!(after.published_at.is_some(), public_hash(&db, &after).is_some());
            prop_assert_eq!(
                after.publish_at.is_none() || after.status == Status::Approved, true
            );
        }
        let kept: BTreeSet<String> = serde_json::from_str(&db.text(
            "SELECT json_group_array(DISTINCT content) FROM post_revisions",
        )).unwrap();
        prop_assert!(texts.is_subset(&kept), "a text was lost");
        let last = block_on(store::by_id(&db, id)).unwrap();
        prop_assert_eq!(
            db.text("SELECT count(*) FROM post_events"), last.version.to_string(),
            "each version has its event"
        );
        let counts = db.text("SELECT json_group_object(status, number) FROM post_counts WHERE status <> 'live'");
        let counted: HashMap<String, i64> = serde_json::from_str(&counts).unwrap();
        for status in Status::ALL {
            prop_assert_eq!(counted[status.as_str()], i64::from(status == last.status));
        }
    }
}
