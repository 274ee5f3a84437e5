//! Once a week, each task once, whatever happens to the Worker meanwhile.

use std::cell::Cell;

use emberfi_domain::contract::seo::TaskStatus;
use emberfi_domain::ports::{Clock, Database, DatabaseError, Rows, Statement, Timestamp};
use emberfi_domain::seo::ledger::Trigger;
use emberfi_domain::seo::task::Task;
use emberfi_domain::seo::writer::article;
use emberfi_domain::seo::writer::embedded::EmbeddedWriter;
use emberfi_domain::seo::writer::model::ModelError;
use emberfi_domain::seo::writer::{Brief, Writer, WriterError, Written};
use emberfi_domain::seo::{runs, schedule, weekly};
use pollster::block_on;

use crate::support::{SetClock, Sqlite};
use crate::world::{MONDAY, World, fire, press};

const WEEK: i64 = 7 * 86_400;

fn status_of(db: &Sqlite, task: &str) -> String {
    db.text(&format!(
        "SELECT status || ' ' || attempts FROM task_runs WHERE task = '{task}'"
    ))
}

#[test]
fn a_week_has_one_run_and_one_draft_however_often_the_triggers_fire() {
    let db = Sqlite::with_schema();
    let clock = SetClock::at(MONDAY);
    let world = World::new(&db, &clock);
    for at in [MONDAY - 3_600, MONDAY, MONDAY, MONDAY + 3_600, MONDAY] {
        fire(&world, at);
    }
    assert_eq!(
        db.text("SELECT group_concat(slot) FROM weekly_runs"),
        "2027-03-08"
    );
    assert_eq!(
        db.text("SELECT count(*) || ' ' || min(status) FROM posts"),
        "1 pending_approval"
    );
    let runs = block_on(runs::newest(&db, clock.now())).unwrap();
    assert_eq!(runs.runs.len(), 1);
    let tasks = &runs.runs[0].tasks;
    assert_eq!(tasks.len(), Task::ALL.len());
    for task in tasks {
        assert_eq!(
            (task.status, task.attempts),
            (TaskStatus::Done, 1),
            "{task:?}"
        );
        assert_eq!(task.started_at.as_deref(), Some("2027-03-08T15:00:00Z"));
    }
    assert_eq!(runs.next_run_at, "2027-03-15T14:00:00Z");
}

#[test]
fn over_a_year_each_week_runs_once_with_an_outcome_for_each_task() {
    let db = Sqlite::with_schema();
    let clock = SetClock::at(MONDAY);
    let world = World::new(&db, &clock);
    for week in 0..53 {
        for hour in [14, 15] {
            let midnight = MONDAY - 15 * 3_600 + week * WEEK;
            clock.advance(midnight + hour * 3_600 - clock.now().0);
            fire(&world, clock.now().0);
            block_on(weekly::work_off(&world));
        }
    }
    assert_eq!(db.text("SELECT count(*) FROM weekly_runs"), "53");
    assert_eq!(
        db.text("SELECT count(*) || ' ' || min(julianday(slot) - julianday(before)) || ' ' || max(julianday(slot) - julianday(before)) \
                 FROM (SELECT slot, lag(slot) OVER (ORDER BY slot) AS before FROM weekly_runs) WHERE before IS NOT NULL"),
        "52 7.0 7.0"
    );
    let expected = 53 * Task::ALL.len();
    assert_eq!(
        db.text(
            "SELECT count(*) FROM task_runs WHERE status = 'done' AND attempts = 1 AND round = 1"
        ),
        expected.to_string()
    );
    // When the embedded writer has used up its articles it says so, week after week.
    let articles = article::all().len();
    assert_eq!(
        db.text("SELECT count(*) FROM posts"),
        articles.min(53).to_string()
    );
    let last = "SELECT summary FROM task_runs WHERE task = 'blog_post_creation' \
                ORDER BY slot DESC LIMIT 1";
    if articles < 53 {
        assert!(
            db.text(last)
                .starts_with("Nothing was drafted. The facts on any topic are used up")
        );
    }
}

#[test]
fn a_trigger_that_comes_hours_late_runs_the_week_it_was_scheduled_for() {
    let db = Sqlite::with_schema();
    let clock = SetClock::at(MONDAY + 7 * 3_600);
    fire(&World::new(&db, &clock), MONDAY);
    assert_eq!(
        db.text("SELECT slot || ' ' || scheduled_at || ' ' || started_at FROM weekly_runs"),
        format!("2027-03-08 {MONDAY} {}", MONDAY + 7 * 3_600)
    );
    assert_eq!(
        db.text("SELECT min(as_of) || ' ' || max(as_of) FROM task_runs"),
        format!("{MONDAY} {MONDAY}")
    );
}

/// A writer that stops the world in the middle of its first drafts, as a crash would.
struct Dying<'t> {
    takes: &'t Cell<u32>,
    deaths: u32,
}

impl Writer for Dying<'_> {
    async fn write(&self, brief: &Brief) -> Result<Written, WriterError> {
        self.takes.set(self.takes.get() + 1);
        if self.takes.get() <= self.deaths {
            std::future::pending::<()>().await;
        }
        EmbeddedWriter.write(brief).await
    }
}

/// Begins a run and drops it where it hangs.
fn crash(run: impl Future) {
    let run = std::pin::pin!(run);
    let waker = std::task::Waker::noop();
    assert!(
        run.poll(&mut std::task::Context::from_waker(waker))
            .is_pending()
    );
}

#[test]
fn a_run_that_was_stopped_in_the_middle_is_resumed_when_its_lease_is_over() {
    let db = Sqlite::with_schema();
    let clock = SetClock::at(MONDAY);
    let takes = Cell::new(0);
    let world = World::new(&db, &clock).with_writer(Dying {
        takes: &takes,
        deaths: 1,
    });
    let slot = schedule::due(Timestamp(MONDAY)).unwrap();
    crash(weekly::run(&world, &slot, clock.now(), Trigger::Schedule));
    block_on(weekly::work_off(&world));
    assert_eq!(takes.get(), 1, "the lease still holds");
    clock.advance(601);
    block_on(weekly::work_off(&world));
    assert_eq!(status_of(&db, "blog_post_creation"), "done 2");
    assert_eq!(db.text("SELECT count(*) FROM posts"), "1");
}

#[test]
fn a_task_that_stops_the_worker_each_time_is_given_up_after_three_attempts() {
    let db = Sqlite::with_schema();
    let clock = SetClock::at(MONDAY);
    let takes = Cell::new(0);
    let world = World::new(&db, &clock).with_writer(Dying {
        takes: &takes,
        deaths: 9,
    });
    let slot = schedule::due(Timestamp(MONDAY)).unwrap();
    crash(weekly::run(&world, &slot, clock.now(), Trigger::Schedule));
    for _ in 0..2 {
        clock.advance(601);
        crash(weekly::work_off(&world));
    }
    clock.advance(601);
    block_on(weekly::work_off(&world));
    assert_eq!(status_of(&db, "blog_post_creation"), "failed 3");
    assert_eq!(takes.get(), 3);
    assert_eq!(
        db.text("SELECT summary FROM task_runs WHERE task = 'blog_post_creation'"),
        "It was stopped in the middle, 3 times."
    );
}

struct Failing;

impl Writer for Failing {
    async fn write(&self, _: &Brief) -> Result<Written, WriterError> {
        Err(WriterError::Model(ModelError::Status(401)))
    }
}

#[test]
fn a_task_that_fails_is_shown_as_failed_with_its_reason_and_can_be_run_again_by_hand() {
    let db = Sqlite::with_schema();
    let clock = SetClock::at(MONDAY);
    let problems = fire(&World::new(&db, &clock).with_writer(Failing), MONDAY);
    assert_eq!(problems.len(), 1, "{problems:?}");
    let run = block_on(runs::newest(&db, clock.now())).unwrap().runs[0].clone();
    for task in run.tasks {
        if task.task == "blog_post_creation" {
            assert_eq!(task.status, TaskStatus::Failed);
            assert!(
                task.summary.contains("refused with status 401"),
                "{}",
                task.summary
            );
        } else {
            assert_eq!(task.status, TaskStatus::Done, "{task:?}");
        }
    }
    let only = Trigger::ByHand(Some(Task::BlogPostCreation));
    press(&World::new(&db, &clock), only);
    assert_eq!(status_of(&db, "blog_post_creation"), "done 1");
    assert_eq!(db.text("SELECT count(*) FROM posts"), "1");
}

#[test]
fn running_a_finished_task_again_by_hand_does_it_in_a_new_round_and_leaves_the_others_alone() {
    let db = Sqlite::with_schema();
    let clock = SetClock::at(MONDAY);
    let world = World::new(&db, &clock);
    fire(&world, MONDAY);
    clock.advance(3_600);
    press(&world, Trigger::ByHand(Some(Task::BlogPostCreation)));
    assert_eq!(db.text("SELECT count(DISTINCT title) FROM posts"), "2");
    assert_eq!(db.text("SELECT count(*) FROM weekly_runs"), "1");
    assert_eq!(
        db.text("SELECT group_concat(task) FROM task_runs WHERE round = 2"),
        "blog_post_creation"
    );
}

#[test]
fn one_task_run_by_hand_in_a_week_without_a_run_lists_the_others_and_does_not_do_them() {
    let db = Sqlite::with_schema();
    let clock = SetClock::at(MONDAY + 86_400);
    let world = World::new(&db, &clock);
    press(&world, Trigger::ByHand(Some(Task::BlogPostCreation)));
    block_on(weekly::work_off(&world));
    assert_eq!(
        db.text("SELECT group_concat(task) FROM task_runs WHERE status <> 'waiting'"),
        "blog_post_creation"
    );
    assert_eq!(
        db.text("SELECT count(*) FROM task_runs"),
        Task::ALL.len().to_string()
    );
}

/// A database that refuses some of its calls.
struct Flaky<'d> {
    db: &'d Sqlite,
    calls: Cell<u32>,
    refuses: Box<Refuses>,
}

type Refuses = dyn Fn(u32, &str) -> bool;

impl<'d> Flaky<'d> {
    /// Refuses the calls (numbered from 1, with their SQL) for which `refuses` holds.
    fn new(db: &'d Sqlite, refuses: impl Fn(u32, &str) -> bool + 'static) -> Self {
        Self {
            db,
            calls: Cell::new(0),
            refuses: Box::new(refuses),
        }
    }
}

impl Database for Flaky<'_> {
    async fn batch(&self, statements: Vec<Statement>) -> Result<Vec<Rows>, DatabaseError> {
        self.calls.set(self.calls.get() + 1);
        let sql = statements.iter().map(|statement| statement.sql.as_ref());
        if (self.refuses)(self.calls.get(), &sql.collect::<String>()) {
            return Err(DatabaseError("D1_ERROR: internal error".to_owned()));
        }
        self.db.batch(statements).await
    }
}

#[test]
fn a_database_that_fails_for_a_moment_between_two_tasks_costs_neither_of_them() {
    for nth in 1..40 {
        let db = Sqlite::with_schema();
        let clock = SetClock::at(MONDAY);
        let flaky = Flaky::new(&db, move |call, _| call == nth);
        fire(&World::over(&flaky, &db, &clock), MONDAY);
        clock.advance(601);
        block_on(weekly::work_off(&World::over(&flaky, &db, &clock)));
        assert_eq!(
            db.text("SELECT group_concat(DISTINCT status) FROM task_runs"),
            "done",
            "call {nth}"
        );
        assert_eq!(db.text("SELECT count(*) FROM posts"), "1", "call {nth}");
    }
}

#[test]
fn an_ending_that_cannot_be_written_down_is_not_shown_as_done_and_the_task_is_resumed() {
    let db = Sqlite::with_schema();
    let clock = SetClock::at(MONDAY);
    let flaky = Flaky::new(&db, |_, sql| sql.contains("status = 'done',"));
    let problems = fire(&World::over(&flaky, &db, &clock), MONDAY);
    assert!(problems.iter().all(|problem| problem.of == "ledger"));
    assert_eq!(problems.len(), Task::ALL.len());
    assert_eq!(
        db.text("SELECT group_concat(DISTINCT status) FROM task_runs"),
        "running"
    );
    clock.advance(601);
    block_on(weekly::work_off(&World::new(&db, &clock)));
    assert_eq!(
        db.text("SELECT group_concat(DISTINCT status) FROM task_runs"),
        "done"
    );
    assert_eq!(db.text("SELECT count(*) FROM posts"), "1");
}

/// A writer that counts its drafts.
struct Counting<'t> {
    calls: &'t Cell<u32>,
}

impl Writer for Counting<'_> {
    async fn write(&self, brief: &Brief) -> Result<Written, WriterError> {
        self.calls.set(self.calls.get() + 1);
        EmbeddedWriter.write(brief).await
    }
}

#[test]
fn an_attempt_that_failed_for_a_passing_reason_is_repeated_after_growing_pauses_until_the_third() {
    let db = Sqlite::with_schema();
    let clock = SetClock::at(MONDAY);
    let calls = Cell::new(0);
    let flaky = Flaky::new(&db, |_, sql| sql.contains("INSERT INTO posts"));
    let world = World::over(&flaky, &db, &clock).with_writer(Counting { calls: &calls });
    fire(&world, MONDAY);
    assert_eq!(status_of(&db, "blog_post_creation"), "failed 3");
    assert_eq!(calls.get(), 3);
    assert_eq!(clock.now().0 - MONDAY, 5 + 30, "the two pauses");
    assert_eq!(
        db.text("SELECT summary FROM task_runs WHERE task = 'blog_post_creation'"),
        "A part of the site was not available. The cause is in the log."
    );
}
