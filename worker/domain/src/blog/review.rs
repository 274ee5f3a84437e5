//! The legal moves of a post.
//!
//! The state machine is this function and a `WHERE` clause: [`Status::after`] says what a move
//! leads to, and `store` repeats the status it starts from in the `UPDATE`, so that of many
//! simultaneous moves exactly one takes effect.

use super::post::{Action, Status};

/// A move that the rules do not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove {
    /// Where the post stands.
    pub from: Status,
    /// What was asked of it.
    pub action: Action,
}

impl Status {
    /// The status that `action` leads to.
    ///
    /// An edit of an approved post sends it back to the editor: what is published is what was
    /// approved, never something written afterwards.
    ///
    /// # Errors
    /// [`IllegalMove`] when the action is not offered in this status.
    pub const fn after(self, action: Action) -> Result<Self, IllegalMove> {
        match (self, action) {
            (Self::PendingApproval, Action::Approve) => Ok(Self::Approved),
            (Self::PendingApproval, Action::Reject) => Ok(Self::Rejected),
            (Self::Approved, Action::Publish) => Ok(Self::Published),
            (Self::Approved, Action::Edit) => Ok(Self::PendingApproval),
            (
                Self::Draft | Self::PendingApproval | Self::Published | Self::Rejected,
                Action::Edit,
            ) => Ok(self),
            (from, action) => Err(IllegalMove { from, action }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exactly_the_moves_of_the_specification_are_legal() {
        let legal: Vec<_> = Status::ALL
            .into_iter()
            .flat_map(|from| Action::ALL.map(|action| (from, action)))
            .filter(|(_, action)| *action != Action::Edit)
            .filter_map(|(from, action)| Some((from, action, from.after(action).ok()?)))
            .collect();
        assert_eq!(
            legal,
            [
                (Status::PendingApproval, Action::Approve, Status::Approved),
                (Status::PendingApproval, Action::Reject, Status::Rejected),
                (Status::Approved, Action::Publish, Status::Published),
            ]
        );
    }

    #[test]
    fn editing_is_possible_in_any_status_and_never_approves_anything() {
        for from in Status::ALL {
            let to = from.after(Action::Edit).unwrap();
            assert!(
                to == from || to == Status::PendingApproval,
                "{from:?} became {to:?}"
            );
        }
        assert_eq!(
            Status::Approved.after(Action::Edit),
            Ok(Status::PendingApproval)
        );
    }
}
