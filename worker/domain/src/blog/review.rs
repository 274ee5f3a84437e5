//! The legal moves of a post.
//!
//! The state machine is this function and a `WHERE` clause: [`Standing::after`] says what a move
//! leads to, and `store` repeats what it starts from in the `UPDATE`, so that of many simultaneous
//! moves exactly one takes effect.

use super::post::{Action, Status};
use crate::contract::post::BlogPost;

/// A move that the rules do not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove {
    /// Where the post stands.
    pub from: Status,
    /// What was asked of it.
    pub action: Action,
}

/// All about a post that decides what may be done to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Where its text stands.
    pub status: Status,
    /// Whether readers have a text of it: this one where it is published, else an earlier one,
    /// which stays until the later one is published too.
    pub is_live: bool,
    /// Whether it is to go public by itself.
    pub is_scheduled: bool,
}

impl Standing {
    /// Where `post` stands.
    #[must_use]
    pub const fn of(post: &BlogPost) -> Self {
        Self {
            status: post.status,
            is_live: post.published_at.is_some(),
            is_scheduled: post.publish_at.is_some(),
        }
    }

    /// The status that `action` leads to.
    ///
    /// A changed text is never an approved one: an edit of an approved or published post waits
    /// for approval. Readers keep the published text meanwhile.
    ///
    /// # Errors
    /// [`IllegalMove`] when the action is not offered here.
    pub const fn after(self, action: Action) -> Result<Status, IllegalMove> {
        use Action as Do;
        use Status::{Approved, Draft, PendingApproval, Published, Rejected};
        let to = match (self.status, action) {
            (PendingApproval, Do::Approve) | (Approved, Do::Schedule) => Approved,
            (PendingApproval, Do::Reject) => Rejected,
            (Approved, Do::Unschedule) if self.is_scheduled => Approved,
            (Approved, Do::Publish) => Published,
            (_, Do::Unpublish) if self.is_live => Draft,
            (Draft, Do::Submit)
            | (Rejected, Do::Reopen)
            | (Approved | Published, Do::Edit | Do::Restore) => PendingApproval,
            (Draft | PendingApproval | Rejected, Do::Edit | Do::Restore) => self.status,
            (from, action) => return Err(IllegalMove { from, action }),
        };
        Ok(to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(status: Status) -> Standing {
        Standing {
            status,
            is_live: status == Status::Published,
            is_scheduled: false,
        }
    }

    #[test]
    fn exactly_these_moves_are_legal_beside_edits() {
        let legal: Vec<_> = Status::ALL
            .into_iter()
            .flat_map(|from| Action::ALL.map(|action| (from, action)))
            .filter(|(_, action)| ![Action::Edit, Action::Restore].contains(action))
            .filter_map(|(from, action)| Some((from, action, standing(from).after(action).ok()?)))
            .collect();
        assert_eq!(
            legal,
            [
                (Status::Draft, Action::Submit, Status::PendingApproval),
                (Status::PendingApproval, Action::Approve, Status::Approved),
                (Status::PendingApproval, Action::Reject, Status::Rejected),
                (Status::Approved, Action::Schedule, Status::Approved),
                (Status::Approved, Action::Publish, Status::Published),
                (Status::Published, Action::Unpublish, Status::Draft),
                (Status::Rejected, Action::Reopen, Status::PendingApproval),
            ]
        );
    }

    #[test]
    fn editing_is_possible_in_any_status_and_leaves_nothing_approved() {
        for from in Status::ALL {
            for action in [Action::Edit, Action::Restore] {
                let to = standing(from).after(action).unwrap();
                assert!(
                    ![Status::Approved, Status::Published].contains(&to),
                    "{from:?} became {to:?}"
                );
            }
        }
    }

    #[test]
    fn a_live_post_can_be_taken_down_wherever_its_correction_stands() {
        for status in Status::ALL {
            let live = Standing {
                is_live: true,
                ..standing(status)
            };
            assert_eq!(live.after(Action::Unpublish), Ok(Status::Draft));
        }
    }

    #[test]
    fn only_a_schedule_that_is_set_can_be_taken_back() {
        let approved = standing(Status::Approved);
        assert!(approved.after(Action::Unschedule).is_err());
        let scheduled = Standing {
            is_scheduled: true,
            ..approved
        };
        assert_eq!(scheduled.after(Action::Unschedule), Ok(Status::Approved));
    }
}
