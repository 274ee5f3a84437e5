//! The weekly run on real SQLite.
#![allow(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test that meets the unexpected should fail loudly"
)]

mod support;

use std::cell::Cell;

use emberfi_domain::contract::seo::TaskStatus;
use emberfi_domain::ports::{Clock, Timestamp};
use emberfi_domain::seo::schedule;
use emberfi_domain::seo::weekly::{self, Trigger};
use emberfi_domain::seo::writer::embedded::EmbeddedWriter;
use emberfi_domain::seo::writer::{Brief, Draft, Writer, WriterError};
use pollster::block_on;
use support::{SetClock, Sqlite};

/// Monday 2027-03-08, nine o'clock in Chicago.
const MONDAY: i64 = 1_804_518_000;
const WEEK: i64 = 7 * 86_400;

fn fire(db: &Sqlite, clock: &SetClock, writer: &impl Writer, at: i64, trigger: Trigger) {
    let scheduled = Timestamp(at);
    if let Some(slot) = schedule::due(scheduled) {
        block_on(weekly::run(db, clock, writer, &slot, scheduled, trigger)).unwrap();
    }
}

#[test]
fn a_week_has_one_run_and_one_draft_however_often_the_triggers_fire() {
    let db = Sqlite::with_schema();
    let clock = SetClock::at(MONDAY);
    for at in [MONDAY - 3_600, MONDAY, MONDAY, MONDAY + 3_600, MONDAY] {
        fire(&db, &clock, &EmbeddedWriter, at, Trigger::Schedule);
    }
    assert_eq!(
        db.text("SELECT group_concat(slot) FROM weekly_runs"),
        "2027-03-08"
    );
    assert_eq!(
        db.text("SELECT count(*) || ' ' || min(status) FROM posts"),
        "1 pending_approval"
    );
    let runs = block_on(weekly::runs(&db, clock.now())).unwrap();
    assert_eq!(runs.runs.len(), 1);
    assert_eq!(runs.runs[0].tasks[0].status, TaskStatus::Done);
    assert_eq!(
        runs.runs[0].tasks[0].started_at.as_deref(),
        Some("2027-03-08T15:00:00Z")
    );
    assert_eq!(runs.next_run_at, "2027-03-15T14:00:00Z");
}

#[test]
fn over_a_year_each_week_runs_once_and_no_two_neighbours_write_the_same() {
    let db = Sqlite::with_schema();
    let clock = SetClock::at(MONDAY);
    for week in 0..52 {
        for trigger in [14, 15] {
            let midnight = MONDAY - 15 * 3_600 + week * WEEK;
            clock.advance(midnight + trigger * 3_600 - clock.now().0);
            fire(
                &db,
                &clock,
                &EmbeddedWriter,
                clock.now().0,
                Trigger::Schedule,
            );
        }
    }
    assert_eq!(db.text("SELECT count(*) FROM weekly_runs"), "52");
    assert_eq!(db.text("SELECT count(*) FROM posts"), "52");
    assert_eq!(
        db.text("SELECT count(*) FROM posts a JOIN posts b ON b.id = a.id + 1 WHERE a.content = b.content OR a.title = b.title"),
        "0"
    );
}

/// A writer that stops the world in the middle of its first draft, as a crash would.
struct Dying<'t> {
    takes: &'t Cell<u32>,
}

impl Writer for Dying<'_> {
    async fn write(&self, brief: &Brief) -> Result<Draft, WriterError> {
        self.takes.set(self.takes.get() + 1);
        if self.takes.get() == 1 {
            std::future::pending::<()>().await;
        }
        EmbeddedWriter.write(brief).await
    }
}

#[test]
fn a_run_that_was_stopped_in_the_middle_is_resumed_when_its_lease_is_over() {
    let db = Sqlite::with_schema();
    let clock = SetClock::at(MONDAY);
    let takes = Cell::new(0);
    let writer = Dying { takes: &takes };
    let slot = schedule::due(Timestamp(MONDAY)).unwrap();
    {
        let run = std::pin::pin!(weekly::run(
            &db,
            &clock,
            &writer,
            &slot,
            Timestamp(MONDAY),
            Trigger::Schedule
        ));
        let waker = std::task::Waker::noop();
        assert!(
            run.poll(&mut std::task::Context::from_waker(waker))
                .is_pending()
        );
    }
    fire(&db, &clock, &writer, MONDAY, Trigger::Schedule);
    assert_eq!(takes.get(), 1, "the lease still holds");
    clock.advance(601);
    fire(&db, &clock, &writer, MONDAY, Trigger::Schedule);
    assert_eq!(
        db.text("SELECT status || ' ' || attempts FROM task_runs"),
        "done 2"
    );
    assert_eq!(db.text("SELECT count(*) FROM posts"), "1");
}

struct Failing;

impl Writer for Failing {
    async fn write(&self, _: &Brief) -> Result<Draft, WriterError> {
        Err(WriterError::UnknownTopic {
            asked: "the moon".to_owned(),
            known: vec!["pools".to_owned()],
        })
    }
}

#[test]
fn a_task_that_fails_is_shown_as_failed_with_its_reason_and_can_be_run_again_by_hand() {
    let db = Sqlite::with_schema();
    let clock = SetClock::at(MONDAY);
    fire(&db, &clock, &Failing, MONDAY, Trigger::Schedule);
    let task = block_on(weekly::runs(&db, clock.now())).unwrap().runs[0].tasks[0].clone();
    assert_eq!(task.status, TaskStatus::Failed);
    assert!(task.summary.contains("the moon"), "{}", task.summary);
    fire(&db, &clock, &EmbeddedWriter, MONDAY, Trigger::ByHand);
    assert_eq!(
        db.text("SELECT status || ' ' || round FROM task_runs"),
        "done 1"
    );
    assert_eq!(db.text("SELECT count(*) FROM posts"), "1");
}

#[test]
fn running_a_finished_week_again_by_hand_writes_another_draft() {
    let db = Sqlite::with_schema();
    let clock = SetClock::at(MONDAY);
    fire(&db, &clock, &EmbeddedWriter, MONDAY, Trigger::Schedule);
    fire(&db, &clock, &EmbeddedWriter, MONDAY, Trigger::ByHand);
    assert_eq!(db.text("SELECT count(DISTINCT title) FROM posts"), "2");
    assert_eq!(db.text("SELECT count(*) FROM weekly_runs"), "1");
}
