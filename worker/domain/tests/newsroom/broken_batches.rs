//! A database that fails in the middle of a batch: whatever was asked, nothing has changed.

use std::cell::Cell;

use emberfi_domain::admin::settings;
use emberfi_domain::blog::command::Command;
use emberfi_domain::blog::post::{Action, PostId, Status};
use emberfi_domain::blog::{desk, draft, due};
use emberfi_domain::contract::forms::InboxAction;
use emberfi_domain::contract::post::Verdict;
use emberfi_domain::error::Error;
use emberfi_domain::forms::inbox::moves;
use emberfi_domain::ports::{Database, DatabaseError, Rows, Statement};
use pollster::block_on;
use serde_json::json;

use crate::desk::{NOW, command, edit, judge, standing_at};
use crate::support::Sqlite;

/// The database, up to the statement that it fails at.
struct Failing<'a> {
    inner: &'a Sqlite,
    statements_left: Cell<usize>,
}

impl<'a> Failing<'a> {
    fn after(inner: &'a Sqlite, statements: usize) -> Self {
        Self {
            inner,
            statements_left: Cell::new(statements),
        }
    }
}

impl Database for Failing<'_> {
    async fn batch(&self, mut statements: Vec<Statement>) -> Result<Vec<Rows>, DatabaseError> {
        let left = self.statements_left.get();
        if left < statements.len() {
            // Within the transaction, after what stands before it has been carried out.
            statements.truncate(left);
            statements.push(Statement::new("SELECT * FROM a_disk_that_broke", []));
        }
        self.statements_left
            .set(left.saturating_sub(statements.len()));
        self.inner.batch(statements).await
    }
}

/// Everything there is, as one text.
fn contents(db: &Sqlite) -> String {
    let tables = db.text(
        "SELECT json_group_array(name) FROM sqlite_master WHERE type = 'table' \
         AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '%search%'",
    );
    let tables: Vec<String> = serde_json::from_str(&tables).unwrap();
    assert!(tables.len() > 15, "the tables are found");
    let rows = |table: &String| {
        let columns = db.text(&format!(
            "SELECT group_concat(name) FROM pragma_table_info('{table}')"
        ));
        db.text(&format!(
            "SELECT coalesce(json_group_array(json_array({columns})), '') FROM {table}"
        ))
    };
    tables.iter().map(rows).collect::<Vec<_>>().join("\n")
}

/// Lets `act` fail at its first statement, at its second and so on, until it gets through.
fn at_every_statement(db: &Sqlite, what: &str, act: impl Fn(&Failing<'_>) -> Result<(), Error>) {
    let before = contents(db);
    for statements in 0..100 {
        let outcome = act(&Failing::after(db, statements));
        if outcome.is_ok() {
            assert!(statements > 0, "{what} asks the database nothing");
            assert_ne!(contents(db), before, "{what} does something");
            return;
        }
        assert!(
            matches!(outcome, Err(Error::Unavailable(_))),
            "{what}: {outcome:?}"
        );
        assert_eq!(
            contents(db),
            before,
            "{what}, broken at statement {statements}"
        );
    }
    panic!("{what} never gets through");
}

fn act_on(status: Status, command: &Command) {
    let db = Sqlite::with_schema();
    let post = standing_at(&db, status);
    let verdict = Verdict {
        comments: Some("because".to_owned()),
        version: Some(post.version),
    };
    let id = PostId(post.id);
    at_every_statement(&db, command.action().as_str(), |failing| {
        block_on(desk::judge(failing, id, command, &verdict, "editor", NOW)).map(|_| ())
    });
}

#[test]
fn a_move_is_made_whole_or_not_at_all() {
    for (status, action) in [
        (Status::Draft, Action::Submit),
        (Status::PendingApproval, Action::Approve),
        (Status::PendingApproval, Action::Reject),
        (Status::Rejected, Action::Reopen),
        (Status::Approved, Action::Unschedule),
        (Status::Approved, Action::Publish),
        (Status::Published, Action::Unpublish),
    ] {
        act_on(status, &command(action));
    }
}

#[test]
fn a_text_is_saved_with_its_revision_or_not_at_all() {
    let db = Sqlite::with_schema();
    let post = standing_at(&db, Status::Published);
    let id = PostId(post.id);
    let body = json!({ "version": post.version, "content": "<p>Corrected.</p>", "slug": "new" });
    let body = body.as_object().unwrap();
    at_every_statement(&db, "keeping", |failing| {
        block_on(draft::keep(failing, id, body, "editor", NOW))
    });
    at_every_statement(&db, "saving", |failing| {
        block_on(desk::edit(failing, id, None, body, "editor", NOW)).map(|_| ())
    });
    let now = json!({ "version": post.version + 1 });
    let now = now.as_object().unwrap();
    at_every_statement(&db, "restoring", |failing| {
        block_on(desk::restore(failing, id, 1, None, now, "editor", NOW)).map(|_| ())
    });
}

#[test]
fn a_correction_reaches_readers_whole_or_not_at_all() {
    let db = Sqlite::with_schema();
    let live = standing_at(&db, Status::Published);
    let body = json!({ "version": live.version, "slug": "moved", "title": "Corrected" });
    let corrected = edit(&db, &live, &body).unwrap();
    let approved = judge(&db, &corrected, Action::Approve).unwrap();
    let id = PostId(approved.id);
    let verdict = Verdict::default();
    at_every_statement(&db, "publishing a correction", |failing| {
        let publish = &Command::Publish;
        block_on(desk::judge(failing, id, publish, &verdict, "editor", NOW)).map(|_| ())
    });
}

#[test]
fn a_post_whose_time_has_come_is_published_whole_or_waits() {
    let db = Sqlite::with_schema();
    standing_at(&db, Status::Approved);
    let later = NOW.plus(4_000);
    at_every_statement(&db, "the schedule", |failing| {
        block_on(due::publish_due(failing, later)).map(|_| ())
    });
}

#[test]
fn settings_and_submissions_change_together_with_their_entry_in_the_log() {
    let db = Sqlite::with_schema();
    let body = json!({ "mailTo": "editor@example.org", "mailDigest": false });
    let body = body.as_object().unwrap();
    at_every_statement(&db, "settings", |failing| {
        block_on(settings::change(failing, body, "admin", NOW))
    });
    db.execute(
        "INSERT INTO submissions (key, content_hash, kind, name, email, fields, created_at) \
         VALUES ('key', 'h', 'contact', 'Ada', 'a@b.co', '{}', 0)",
    );
    for action in [InboxAction::Archive, InboxAction::Delete] {
        at_every_statement(&db, "the inbox", |failing| {
            block_on(moves::carry_out(failing, 1, action, "admin", NOW))
        });
    }
}
