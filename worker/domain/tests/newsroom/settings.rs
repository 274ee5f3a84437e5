//! Settings and what hangs on them: checks that block, mail, the password, preview links.

use emberfi_domain::admin::login::AdminAccount;
use emberfi_domain::admin::password::StoredHash;
use emberfi_domain::admin::throttle::Network;
use emberfi_domain::admin::{account, letters, session, settings};
use emberfi_domain::blog::post::{Action, PostId, Status};
use emberfi_domain::blog::{page, preview};
use emberfi_domain::contract::checks::CheckKind;
use emberfi_domain::contract::settings::{PasswordChange, Settings};
use emberfi_domain::error::Error;
use emberfi_domain::site::Site;
use pollster::block_on;
use serde_json::{Value, json};

use crate::desk::{NOW, edit, judge, written};
use crate::support::{Counting, Kv, SetClock, Sqlite};

fn change(db: &Sqlite, body: &Value) -> Result<(), Error> {
    block_on(settings::change(
        db,
        body.as_object().unwrap(),
        "editor",
        NOW,
    ))
}

#[test]
fn settings_have_defaults_are_changed_by_name_and_the_change_is_logged() {
    let db = Sqlite::with_schema();
    assert_eq!(block_on(settings::read(&db)), Ok(Settings::default()));
    change(&db, &json!({ "mailTo": " editor@example.org ", "mailDigest": false, "blockingChecks": ["hype"] })).unwrap();
    let expected = Settings {
        mail_to: "editor@example.org".to_owned(),
        mail_digest: false,
        blocking_checks: vec![CheckKind::Hype],
        ..Settings::default()
    };
    assert_eq!(block_on(settings::read(&db)), Ok(expected));
    assert_eq!(
        db.text("SELECT actor || ' ' || action || ' ' || detail FROM admin_log"),
        "editor settings.change mailTo, mailDigest, blockingChecks"
    );
}

#[test]
fn a_setting_that_cannot_be_taken_is_named_and_nothing_is_changed() {
    let db = Sqlite::with_schema();
    for (field, value) in [
        ("mailTo", json!("nobody")),
        ("mailTo", json!("a@b.example, c@d.example")),
        ("mailTo", json!("a@b.example\r\nBcc: x@y.example")),
        ("mailTo", json!(7)),
        ("mailDigest", json!("yes")),
        ("blockingChecks", json!(["spelling"])),
    ] {
        let refused = change(&db, &json!({ "mailOnDrafts": false, field: value }));
        assert!(
            matches!(&refused, Err(Error::InvalidField { field: named, .. }) if *named == field),
            "{field} {value}: {refused:?}"
        );
    }
    assert_eq!(block_on(settings::read(&db)), Ok(Settings::default()));
}

#[test]
fn no_finding_keeps_a_post_from_anything_until_the_admin_says_so() {
    let db = Sqlite::with_schema();
    let post = written(&db, "Pools", Status::PendingApproval);
    let body = json!({ "version": 1, "content": "<p>Guaranteed returns.</p>" });
    let hyped = edit(&db, &post, &body).unwrap();
    change(&db, &json!({ "blockingChecks": ["hype", "alt_text"] })).unwrap();
    assert_eq!(
        judge(&db, &hyped, Action::Approve),
        Err(Error::Blocked {
            checks: vec![CheckKind::Hype]
        })
    );
    let again = json!({ "version": hyped.version, "excerpt": "Guaranteed." });
    let edited = edit(&db, &hyped, &again).unwrap();
    change(&db, &json!({ "blockingChecks": [] })).unwrap();
    assert!(judge(&db, &edited, Action::Approve).is_ok());
}

#[test]
fn each_occasion_is_queued_once_and_only_where_it_is_wanted() {
    let db = Sqlite::with_schema();
    written(&db, "Pools", Status::PendingApproval);
    let queue = |configured| block_on(letters::queue_due(&db, configured, NOW)).unwrap();
    let queued = || {
        db.text("SELECT coalesce(group_concat(recipient || ': ' || subject, ', '), '') FROM outbox")
    };
    queue("");
    assert_eq!(queued(), "", "nobody is to be written to");
    change(&db, &json!({ "mailOnDrafts": false })).unwrap();
    queue("desk@example.org");
    assert_eq!(queued(), "", "it is not wanted");
    change(
        &db,
        &json!({ "mailOnDrafts": true, "mailTo": "editor@example.org" }),
    )
    .unwrap();
    queue("desk@example.org");
    queue("desk@example.org");
    assert_eq!(queued(), "editor@example.org: A draft waits: Pools");
}

#[test]
fn a_failed_task_and_the_week_are_written_about() {
    let db = Sqlite::with_schema();
    db.execute(&format!(
        "INSERT INTO weekly_runs VALUES ('2026-11-16', {0}, {0}); \
         INSERT INTO task_runs (slot, task, status, summary) \
         VALUES ('2026-11-16', 'blog_post_creation', 'failed', 'No draft.')",
        NOW.0 - 60
    ));
    block_on(letters::queue_due(&db, "desk@example.org", NOW)).unwrap();
    assert_eq!(
        db.text(
            "SELECT group_concat(occasion, ' ') FROM (SELECT occasion FROM outbox ORDER BY id)"
        ),
        "failed:2026-11-16:1:Blog Post Creation digest:2026-11-16"
    );
}

const OLD: &str = "the password it began with";
const NEW: &str = "quite another password";

fn configured() -> AdminAccount {
    AdminAccount {
        username: "editor".to_owned(),
        password_hash: StoredHash::of(OLD, b"0123456789abcdef").unwrap(),
    }
}

fn set_password(db: &Sqlite, current: &str, new: &str) -> Result<AdminAccount, Error> {
    let change = PasswordChange {
        current: current.to_owned(),
        new: new.to_owned(),
    };
    let network = Network::of("192.0.2.1", "secret");
    block_on(account::change_password(
        db,
        &Counting::default(),
        &configured(),
        &change,
        &network,
        NOW,
    ))
}

#[test]
fn a_new_password_counts_until_another_is_configured() {
    let db = Sqlite::with_schema();
    set_password(&db, OLD, NEW).unwrap();
    let now = block_on(account::current(&db, configured())).unwrap();
    assert!(now.password_hash.matches(NEW) && !now.password_hash.matches(OLD));
    let other = AdminAccount {
        password_hash: StoredHash::of("configured later on", b"fedcba9876543210").unwrap(),
        ..configured()
    };
    let later = block_on(account::current(&db, other)).unwrap();
    assert!(later.password_hash.matches("configured later on"));
}

#[test]
fn a_password_is_not_changed_without_the_current_one_or_to_a_weak_one() {
    let db = Sqlite::with_schema();
    for (current, new, field) in [
        ("a guess", NEW, "current"),
        (OLD, "too short", "new"),
        (OLD, OLD, "new"),
        (OLD, &"x".repeat(1_025), "new"),
    ] {
        let refused = set_password(&db, current, new);
        assert!(
            matches!(&refused, Err(Error::InvalidField { field: named, .. }) if *named == field),
            "{new}: {refused:?}"
        );
    }
    for _ in 0..4 {
        assert!(set_password(&db, "a guess", NEW).is_err());
    }
    assert!(matches!(
        set_password(&db, OLD, NEW),
        Err(Error::TooManyLogins { .. })
    ));
}

#[test]
fn sessions_end_with_their_password_and_when_all_are_ended() {
    let db = Sqlite::with_schema();
    let clock = SetClock::at(NOW.0);
    let cache = Kv::new(&clock);
    let entropy = Counting::default();
    let hash = configured().password_hash;
    let open = |credential: &StoredHash, at| {
        block_on(session::open(
            &cache,
            &entropy,
            "editor",
            credential.as_str(),
            at,
        ))
        .unwrap()
    };
    let lives = |token| {
        block_on(session::find(
            &cache,
            &db,
            token,
            hash.as_str(),
            NOW.plus(60),
        ))
        .is_ok()
    };
    let first = open(&hash, NOW);
    assert!(lives(&first));
    let account = set_password(&db, OLD, NEW).unwrap();
    assert!(!lives(&first), "it belongs to the old password");
    let second = open(&account.password_hash, NOW.plus(1));
    assert!(lives(&second));
    block_on(account::end_sessions(&db, "editor", NOW.plus(5))).unwrap();
    assert!(!lives(&second));
    assert!(lives(&open(&account.password_hash, NOW.plus(6))));
}

#[test]
fn a_preview_shows_its_text_to_whoever_has_the_link_until_it_ends() {
    let db = Sqlite::with_schema();
    let post = written(&db, "Pools", Status::Draft);
    let id = PostId(post.id);
    let link = block_on(preview::link(&db, id, Some(1), "key", NOW)).unwrap();
    assert_eq!(link.expires_at, "2026-11-20T15:00:00Z");
    edit(&db, &post, &json!({ "version": 1, "title": "Later" })).unwrap();
    let token = link.path.strip_prefix("/preview/").unwrap();
    let shown = |token: &str, key: &str, seconds| {
        block_on(preview::shown(&db, token, key, NOW.plus(seconds))).unwrap()
    };
    let rendered = page::preview(Site::built_in(), &shown(token, "key", 3_599).unwrap());
    assert!(
        rendered.main.contains("<h1>Pools</h1>"),
        "the text as it was"
    );
    assert!(rendered.head.contains("noindex") && !rendered.head.contains("canonical"));
    assert!(shown(token, "key", 3_600).is_none(), "it has ended");
    assert!(shown(token, "another key", 0).is_none());
    let forged = token.replacen("1-1-", "1-2-", 1);
    assert!(shown(&forged, "key", 0).is_none());
    for token in ["", "-", "1-1-9999999999-", "x-y-z-00", "1-1-9999999999-zz"] {
        assert!(shown(token, "key", 0).is_none(), "{token}");
    }
    for hours in [0, 337] {
        let refused = block_on(preview::link(&db, id, Some(hours), "key", NOW));
        assert!(matches!(
            refused,
            Err(Error::InvalidField { field: "hours", .. })
        ));
    }
}
