//! What a post is: its names, its statuses and the actions that move it.

use serde::{Deserialize, Serialize};

/// The row number of a post. It is parsed from a path segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PostId(pub i64);

impl PostId {
    /// Reads a post's number from a path segment: digits only, 1 or more.
    ///
    /// Gives `None` for anything else; there is no such post.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        if !text.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        text.parse().ok().filter(|&id| id > 0).map(Self)
    }
}

/// Where a post stands on its way to the readers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Status {
    /// Being written.
    Draft,
    /// Waiting for the editor.
    PendingApproval,
    /// Approved, not yet public.
    Approved,
    /// Public.
    Published,
    /// Turned down.
    Rejected,
}

impl Status {
    /// Every status, in the order of a post's life.
    pub const ALL: [Self; 5] = [
        Self::Draft,
        Self::PendingApproval,
        Self::Approved,
        Self::Published,
        Self::Rejected,
    ];

    /// The status as the database and the wire write it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Draft => "draft",
            Self::PendingApproval => "pending_approval",
            Self::Approved => "approved",
            Self::Published => "published",
            Self::Rejected => "rejected",
        }
    }
}

/// What may be done to a post.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Action {
    /// Write it, or copy another; only once.
    Create,
    /// Change its text.
    Edit,
    /// Give it the text of an earlier revision.
    Restore,
    /// Put a draft before the editor.
    Submit,
    /// Find it fit to publish.
    Approve,
    /// Turn it down.
    Reject,
    /// Take a rejection back.
    Reopen,
    /// Set the time at which it goes public by itself.
    Schedule,
    /// Take that time back.
    Unschedule,
    /// Make it public.
    Publish,
    /// Take it away from the readers.
    Unpublish,
}

impl Action {
    /// Every action on a post that is there.
    pub const ALL: [Self; 10] = [
        Self::Edit,
        Self::Restore,
        Self::Submit,
        Self::Approve,
        Self::Reject,
        Self::Reopen,
        Self::Schedule,
        Self::Unschedule,
        Self::Publish,
        Self::Unpublish,
    ];

    /// The action as the event log writes it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Create => "create",
            Self::Edit => "edit",
            Self::Restore => "restore",
            Self::Submit => "submit",
            Self::Approve => "approve",
            Self::Reject => "reject",
            Self::Reopen => "reopen",
            Self::Schedule => "schedule",
            Self::Unschedule => "unschedule",
            Self::Publish => "publish",
            Self::Unpublish => "unpublish",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_plain_positive_numbers_name_a_post() {
        assert_eq!(PostId::parse("42"), Some(PostId(42)));
        for text in [
            "",
            "0",
            "-1",
            "+1",
            "1.0",
            " 1",
            "1e3",
            "99999999999999999999",
            "٣",
        ] {
            assert_eq!(PostId::parse(text), None, "{text:?}");
        }
    }
}
