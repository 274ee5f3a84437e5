//! Proposed revisions: rows that wait for an editor, and change no post by themselves.

use serde::Deserialize;
use serde_json::{Map, json};

use crate::admin::log::{self, Deed};
use crate::blog::desk;
use crate::blog::post::PostId;
use crate::contract::pipeline::Proposal;
use crate::error::Error;
use crate::ports::{Database, DatabaseError, Statement, Timestamp};
use crate::seo::runs::Missing;

/// Proposes a revision of a post's version, once: one that was decided on is not proposed again. An
/// open proposal of an older version is over.
#[must_use]
pub fn propose(
    post_id: i64,
    version: i64,
    findings: &[String],
    content: &str,
    at: Timestamp,
) -> Vec<Statement> {
    vec![
        Statement::new(
            "UPDATE refresh_proposals SET status = 'dismissed', decided_at = ?3 \
             WHERE post_id = ?1 AND base_version <> ?2 AND status = 'open'",
            [post_id.into(), version.into(), at.into()],
        ),
        Statement::new(
            "INSERT INTO refresh_proposals (post_id, base_version, findings, content, created_at) \
             VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (post_id, base_version) DO UPDATE SET \
             findings = excluded.findings, content = excluded.content WHERE status = 'open'",
            [
                post_id.into(),
                version.into(),
                json!(findings).to_string().into(),
                content.into(),
                at.into(),
            ],
        ),
    ]
}

/// The open proposals of posts that have not changed since, oldest first.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn open(db: &impl Database) -> Result<Vec<Proposal>, DatabaseError> {
    #[derive(Deserialize)]
    struct Row {
        id: i64,
        post_id: i64,
        title: String,
        base_version: i64,
        findings: String,
        content: String,
        proposed: String,
    }
    let rows: Vec<Row> = db
        .run(Statement::new(
            "SELECT r.id, r.post_id, p.title, r.base_version, r.findings, p.content, \
             r.content AS proposed FROM refresh_proposals r \
             JOIN posts p ON p.id = r.post_id AND p.version = r.base_version \
             WHERE r.status = 'open' ORDER BY r.id LIMIT 15",
            [],
        ))
        .await?
        .parse()?;
    let proposals = rows.into_iter().map(|row| Proposal {
        id: row.id,
        post_id: row.post_id,
        title: row.title,
        base_version: row.base_version,
        findings: serde_json::from_str(&row.findings).unwrap_or_default(),
        content: row.content,
        proposed: row.proposed,
    });
    Ok(proposals.collect())
}

/// Makes an edit of the post out of a proposal: it waits for approval, and readers keep what they
/// have until it is published.
///
/// # Errors
/// [`Error::NotInPipeline`] when it is not open, [`Error::StaleRevision`] when the post has changed
/// since.
pub async fn take(db: &impl Database, id: i64, actor: &str, at: Timestamp) -> Result<(), Error> {
    #[derive(Deserialize)]
    struct Row {
        post_id: PostId,
        base_version: i64,
        content: String,
    }
    let proposal: Option<Row> = db
        .first(Statement::new(
            "SELECT post_id, base_version, content FROM refresh_proposals \
             WHERE id = ?1 AND status = 'open'",
            [id.into()],
        ))
        .await?;
    let proposal = proposal.ok_or(Error::NotInPipeline(Missing::Proposal))?;
    let mut body = Map::new();
    body.insert("content".to_owned(), proposal.content.into());
    let version = Some(proposal.base_version);
    desk::edit(db, proposal.post_id, version, &body, actor, at).await?;
    decide(db, id, Verdict::Taken, actor, at).await
}

/// How an open proposal is closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// An edit was made of it.
    Taken,
    /// It was let go of.
    Dismissed,
}

/// Closes an open proposal.
///
/// # Errors
/// [`Error::NotInPipeline`] when it is not open.
pub async fn decide(
    db: &impl Database,
    id: i64,
    verdict: Verdict,
    actor: &str,
    at: Timestamp,
) -> Result<(), Error> {
    #[derive(Deserialize)]
    struct Row {
        post_id: PostId,
    }
    let (status, deed) = match verdict {
        Verdict::Taken => ("taken", Deed::TakeProposal),
        Verdict::Dismissed => ("dismissed", Deed::DismissProposal),
    };
    let known: Option<Row> = db
        .first(Statement::new(
            "SELECT post_id FROM refresh_proposals WHERE id = ?1",
            [id.into()],
        ))
        .await?;
    let post = known.map(|row| row.post_id);
    let decide = Statement::new(
        "UPDATE refresh_proposals SET status = ?2, decided_at = ?3, decided_by = ?4 \
         WHERE id = ?1 AND status = 'open'",
        [id.into(), status.into(), at.into(), actor.into()],
    );
    let entry = log::entry_of_change(deed, post, actor, "", at);
    let answers = db.batch(vec![decide, entry]).await?;
    if answers.first().is_none_or(|decided| decided.changes == 0) {
        return Err(Error::NotInPipeline(Missing::Proposal));
    }
    Ok(())
}

/// Notes that an editor found a post still correct; its open proposals are over.
///
/// # Errors
/// [`Error::NoSuchPost`] when there is no public post of that number.
pub async fn confirm(
    db: &impl Database,
    post_id: i64,
    actor: &str,
    at: Timestamp,
) -> Result<(), Error> {
    let confirm = Statement::new(
        "INSERT INTO post_confirmations (post_id, confirmed_at, confirmed_by) \
         SELECT post_id, ?2, ?3 FROM published_posts WHERE post_id = ?1 \
         ON CONFLICT (post_id) DO UPDATE SET confirmed_at = excluded.confirmed_at, \
         confirmed_by = excluded.confirmed_by",
        [post_id.into(), at.into(), actor.into()],
    );
    let close = Statement::new(
        "UPDATE refresh_proposals SET status = 'still_correct', decided_at = ?2, decided_by = ?3 \
         WHERE post_id = ?1 AND status = 'open'",
        [post_id.into(), at.into(), actor.into()],
    );
    let entry = log::entry_of_change(Deed::ConfirmPost, Some(PostId(post_id)), actor, "", at);
    let answers = db.batch(vec![confirm, entry, close]).await?;
    if answers
        .first()
        .is_none_or(|confirmed| confirmed.changes == 0)
    {
        return Err(Error::NoSuchPost);
    }
    Ok(())
}
