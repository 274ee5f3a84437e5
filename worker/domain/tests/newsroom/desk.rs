//! An editor at the desk: what the tests of the newsroom have in common.

use emberfi_domain::blog::command::{Afterwards, Command};
use emberfi_domain::blog::post::{Action, PostId, Status};
use emberfi_domain::blog::writing::Making;
use emberfi_domain::blog::{desk, intake, store};
use emberfi_domain::contract::post::{BlogPost, Verdict};
use emberfi_domain::error::Error;
use emberfi_domain::ports::Timestamp;
use emberfi_domain::seo::writer::{Account, Category, Draft, Source};
use pollster::block_on;
use serde_json::Value;

use crate::support::Sqlite;

pub const NOW: Timestamp = Timestamp(1_795_183_200);

pub fn draft(title: &str) -> Draft {
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
        figures: Vec::new(),
        word_count: 6,
    }
}

/// Takes `draft` in as nobody has judged it.
pub fn insert(db: &Sqlite, draft: &Draft, status: Status, origin: &str) -> PostId {
    let making = Making {
        account: &Account::default(),
        attempts: 1,
        failed_gates: &[],
    };
    block_on(intake::insert(db, draft, &making, status, origin, NOW)).unwrap()
}

pub fn written(db: &Sqlite, title: &str, status: Status) -> BlogPost {
    let id = insert(db, &draft(title), status, title);
    block_on(store::by_id(db, id)).unwrap()
}

/// Carries out `action` at [`NOW`], whatever else it needs being within the rules.
pub fn judge(db: &Sqlite, post: &BlogPost, action: Action) -> Result<BlogPost, Error> {
    act(db, post, &command(action))
}

pub fn act(db: &Sqlite, post: &BlogPost, command: &Command) -> Result<BlogPost, Error> {
    let verdict = Verdict {
        comments: Some("because".to_owned()),
        version: Some(post.version),
    };
    let id = PostId(post.id);
    block_on(desk::judge(db, id, command, &verdict, "editor", NOW))
}

pub fn command(action: Action) -> Command {
    match action {
        Action::Submit => Command::Submit,
        Action::Approve => Command::Approve,
        Action::Reject => Command::Reject,
        Action::Reopen => Command::Reopen,
        Action::Schedule => Command::Schedule(NOW.plus(3_600)),
        Action::Unschedule => Command::Unschedule,
        Action::Publish => Command::Publish,
        Action::Unpublish => Command::Unpublish(Afterwards::Gone),
        Action::Create | Action::Edit | Action::Restore => panic!("{action:?} is no move"),
    }
}

/// The moves: everything that may be done to a post beside changing its text.
pub fn moves() -> impl Iterator<Item = Action> {
    Action::ALL
        .into_iter()
        .filter(|action| ![Action::Edit, Action::Restore].contains(action))
}

/// A refusal as it would be without the account of what was done since.
pub fn without_since<T>(outcome: Result<T, Error>) -> Result<T, Error> {
    outcome.map_err(|cause| match cause {
        Error::StaleRevision { current, .. } => stale(current),
        other => other,
    })
}

pub const fn stale(current: i64) -> Error {
    Error::StaleRevision {
        current,
        since: Vec::new(),
    }
}

pub fn edit(db: &Sqlite, post: &BlogPost, body: &Value) -> Result<BlogPost, Error> {
    block_on(desk::edit(
        db,
        PostId(post.id),
        None,
        body.as_object().unwrap(),
        "editor",
        NOW,
    ))
}

/// A post that came to `status` by legal moves; scheduled where it is approved.
pub fn standing_at(db: &Sqlite, status: Status) -> BlogPost {
    let start = if status == Status::Draft {
        Status::Draft
    } else {
        Status::PendingApproval
    };
    let post = written(db, "Pools", start);
    let path: &[Action] = match status {
        Status::Draft | Status::PendingApproval => &[],
        Status::Approved => &[Action::Approve, Action::Schedule],
        Status::Published => &[Action::Approve, Action::Publish],
        Status::Rejected => &[Action::Reject],
    };
    path.iter()
        .fold(post, |post, action| judge(db, &post, *action).unwrap())
}
