//! Writing the log of the admin area. Moves of posts are written there by a trigger, with the move;
//! this writes the rest. [`super::audit`] reads it.

use crate::blog::post::PostId;
use crate::contract::forms::InboxAction;
use crate::ports::{Database, DatabaseError, Statement, Timestamp};

/// Something that is done in the admin area and moves no post.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Opened a session.
    LogIn,
    /// Ended it.
    LogOut,
    /// Ended every session.
    LogOutEverywhere,
    /// Set another password.
    ChangePassword,
    /// Changed settings.
    ChangeSettings,
    /// Let the weekly run go on.
    StartCron,
    /// Stopped it.
    StopCron,
    /// Had the weekly tasks done by hand.
    RunTasks,
    /// Had a draft written.
    Generate,
    /// Sent a test mail.
    TestMail,
    /// Had the SEO files made again.
    RegenerateSeo,
    /// Made a link for somebody without a login.
    MakePreview,
    /// Had a topic written about.
    ApproveTopic,
    /// Let go of a topic.
    DismissTopic,
    /// Made an edit of a proposed revision.
    TakeProposal,
    /// Let go of a proposed revision.
    DismissProposal,
    /// Found a post still correct.
    ConfirmPost,
    /// Noted that a text was shared by hand.
    MarkShared,
    /// Did something with one submission of the inbox.
    Inbox(InboxAction),
    /// Saved the inbox as a file.
    ExportInbox,
    /// Deleted old submissions before their time.
    ForgetInbox,
}

impl Deed {
    /// The deed as the log writes it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::LogIn => "session.login",
            Self::LogOut => "session.logout",
            Self::LogOutEverywhere => "session.logout_everywhere",
            Self::ChangePassword => "password.change",
            Self::ChangeSettings => "settings.change",
            Self::StartCron => "cron.start",
            Self::StopCron => "cron.stop",
            Self::RunTasks => "tasks.run",
            Self::Generate => "writer.generate",
            Self::TestMail => "mail.test",
            Self::RegenerateSeo => "seo.regenerate",
            Self::MakePreview => "preview.make",
            Self::ApproveTopic => "topic.approve",
            Self::DismissTopic => "topic.dismiss",
            Self::TakeProposal => "proposal.take",
            Self::DismissProposal => "proposal.dismiss",
            Self::ConfirmPost => "proposal.still_correct",
            Self::MarkShared => "share.mark",
            Self::Inbox(InboxAction::Read) => "inbox.read",
            Self::Inbox(InboxAction::Archive) => "inbox.archive",
            Self::Inbox(InboxAction::Reopen) => "inbox.reopen",
            Self::Inbox(InboxAction::Delete) => "inbox.delete",
            Self::Inbox(InboxAction::CheckPayment) => "inbox.check_payment",
            Self::Inbox(InboxAction::ResendMail) => "inbox.resend_mail",
            Self::ExportInbox => "inbox.export",
            Self::ForgetInbox => "inbox.forget",
        }
    }
}

/// The entry of a deed, for the batch of whatever it changes.
#[must_use]
pub fn entry(deed: Deed, actor: &str, detail: &str, at: Timestamp) -> Statement {
    statement(deed, None, actor, detail, at, "")
}

/// The same, where the statement before it in the batch changed a row. `post` is the post that it
/// was done to, if any.
#[must_use]
pub fn entry_of_change(
    deed: Deed,
    post: Option<PostId>,
    actor: &str,
    detail: &str,
    at: Timestamp,
) -> Statement {
    statement(deed, post, actor, detail, at, "WHERE changes() > 0")
}

/// Writes the entry of a deed.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn write(
    db: &impl Database,
    deed: Deed,
    actor: &str,
    detail: &str,
    at: Timestamp,
) -> Result<(), DatabaseError> {
    db.run(entry(deed, actor, detail, at)).await?;
    Ok(())
}

/// Writes the entry of a deed that was done to a post.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn write_of_post(
    db: &impl Database,
    deed: Deed,
    post: PostId,
    actor: &str,
    detail: &str,
    at: Timestamp,
) -> Result<(), DatabaseError> {
    db.run(statement(deed, Some(post), actor, detail, at, ""))
        .await?;
    Ok(())
}

fn statement(
    deed: Deed,
    post: Option<PostId>,
    actor: &str,
    detail: &str,
    at: Timestamp,
    condition: &str,
) -> Statement {
    Statement::new(
        format!(
            "INSERT INTO admin_log (at, actor, action, post_id, detail) \
             SELECT ?1, ?2, ?3, ?4, ?5 {condition}"
        ),
        [
            at.into(),
            actor.into(),
            deed.as_str().into(),
            post.map(|PostId(id)| id).into(),
            detail.into(),
        ],
    )
}
