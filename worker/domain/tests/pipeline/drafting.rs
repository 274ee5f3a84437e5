//! Which topic the week's draft is about.

use emberfi_domain::ports::{Database, Statement};
use emberfi_domain::seo::ledger::Trigger;
use emberfi_domain::seo::task::Task;
use pollster::block_on;

use crate::support::{SetClock, Sqlite};
use crate::world::{MONDAY, World, press};

fn propose(db: &Sqlite, topic: &str, score: i64, status: &str) {
    block_on(db.run(Statement::new(
        "INSERT INTO topic_backlog (term, topic, reason, score, origins, status, created_at, updated_at) \
         VALUES (?1, ?1, 'searched for', ?2, '[]', ?3, 0, 0)",
        [topic.into(), score.into(), status.into()],
    )))
    .unwrap();
}

fn draft(db: &Sqlite) -> String {
    let clock = SetClock::at(MONDAY);
    press(
        &World::new(db, &clock),
        Trigger::ByHand(Some(Task::BlogPostCreation)),
    );
    db.text("SELECT summary FROM task_runs WHERE task = 'blog_post_creation'")
}

#[test]
fn the_best_approved_topic_is_written_about_and_leaves_the_backlog() {
    let db = Sqlite::with_schema();
    propose(&db, "impermanent loss", 90, "proposed");
    propose(&db, "stablecoin pegs", 40, "approved");
    propose(&db, "swap slippage", 70, "approved");
    draft(&db);
    assert_eq!(
        db.text(
            "SELECT b.topic || ' ' || b.status || ' ' || (p.category = 'Trading') \
                 FROM topic_backlog b JOIN posts p ON p.id = b.post_id"
        ),
        "swap slippage written 1"
    );
    assert_eq!(
        db.text("SELECT count(*) FROM topic_backlog WHERE status = 'approved'"),
        "1"
    );
}

#[test]
fn an_approved_topic_that_the_writer_has_no_facts_for_is_passed_over_and_named() {
    let db = Sqlite::with_schema();
    propose(&db, "the best pasta in Rome", 90, "approved");
    propose(&db, "swap slippage", 70, "approved");
    let summary = draft(&db);
    assert!(
        summary.ends_with("The writer has no facts for approved topics: ‘the best pasta in Rome’."),
        "{summary}"
    );
    assert_eq!(
        db.text("SELECT status FROM topic_backlog WHERE topic LIKE '%Rome'"),
        "approved"
    );
    assert_eq!(
        db.text("SELECT status FROM topic_backlog WHERE topic = 'swap slippage'"),
        "written"
    );
}

#[test]
fn without_an_approved_topic_the_writer_chooses() {
    let db = Sqlite::with_schema();
    propose(&db, "swap slippage", 70, "proposed");
    let summary = draft(&db);
    assert!(summary.ends_with("it waits for review."), "{summary}");
    assert_eq!(db.text("SELECT count(*) FROM posts"), "1");
}
