//! The paths below `/api/admin`, which only a logged-in admin may ask.

use super::{Method, NoRoute, at};
use crate::blog::post::Action;

/// What the admin asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdminRoute<'a> {
    /// `POST logout`
    Logout,
    /// `GET me`
    Me,
    /// `GET get-posts-bulletproof`
    Posts,
    /// `GET blog-stats`
    Stats,
    /// `GET blog-posts/{id}`
    Post(&'a str),
    /// `PUT blog-posts/{id}`
    Edit(&'a str),
    /// `POST publish/{id}` and `POST blog-posts/{id}/approve` and so on: a move of a post.
    Move(&'a str, Action),
    /// `GET blog-posts/{id}/revisions`
    Revisions(&'a str),
    /// `GET blog-posts/{id}/revisions/{version}`
    Revision(&'a str, &'a str),
    /// `POST blog-posts/{id}/revisions/{version}/restore`
    Restore(&'a str, &'a str),
    /// `GET blog-posts/{id}/events`
    Events(&'a str),
    /// `PUT blog-posts/{id}/draft`
    KeepDraft(&'a str),
    /// `DELETE blog-posts/{id}/draft`
    DropDraft(&'a str),
    /// `GET submissions`
    Submissions,
    /// `GET submissions/export`
    ExportSubmissions,
    /// `POST submissions/forget`
    ForgetSubmissions,
    /// `POST submissions/{id}`
    Submission(&'a str),
    /// `POST blog-posts/{id}/copy`
    Copy(&'a str),
    /// `POST blog-posts/{id}/checks`
    Checks(&'a str),
    /// `POST blog-posts/{id}/preview`
    Preview(&'a str),
    /// `GET posts`
    List,
    /// `POST posts/bulk`
    Bulk,
    /// `GET audit`
    Audit,
    /// `GET settings`
    Settings,
    /// `PUT settings`
    ChangeSettings,
    /// `POST password`
    Password,
    /// `POST logout-everywhere`
    LogoutEverywhere,
    /// `POST generate-content`
    Generate,
    /// `POST generate-random-content`
    GenerateRandom,
    /// `POST test-email`
    TestMail,
    /// `POST seo/optimize/{id}`
    Optimise(&'a str),
    /// `POST regenerate-seo`
    RegenerateSeo,
    /// `POST cron/start`, `true`, and `POST cron/stop`, `false`
    Cron(bool),
    /// `GET seo/runs`
    Runs,
    /// `POST seo/runs`
    RunNow,
    /// `GET seo/desk`
    Desk,
    /// `POST seo/desk`
    Decide,
    /// `GET seo/runs/{slot}/{task}`
    RunOutput(&'a str, &'a str),
}

/// The moves below `blog-posts/{id}` by their last segment. Publishing has a path of its own.
const MOVES: [(&str, Action); 7] = [
    ("submit", Action::Submit),
    ("approve", Action::Approve),
    ("reject", Action::Reject),
    ("reopen", Action::Reopen),
    ("schedule", Action::Schedule),
    ("unschedule", Action::Unschedule),
    ("unpublish", Action::Unpublish),
];

impl<'a> AdminRoute<'a> {
    /// Finds the route of `method` and the segments after `/api/admin`.
    ///
    /// # Errors
    /// As [`super::Route::parse`].
    pub fn parse(method: Method, segments: &[&'a str]) -> Result<Self, NoRoute> {
        use Method::{Get, Post, Put};
        let (route, allow) = match *segments {
            ["logout"] => (at(method, Post, Self::Logout), "POST"),
            ["me"] => (at(method, Get, Self::Me), "GET, HEAD"),
            ["get-posts-bulletproof"] => (at(method, Get, Self::Posts), "GET, HEAD"),
            ["blog-stats"] => (at(method, Get, Self::Stats), "GET, HEAD"),
            ["publish", id] => (at(method, Post, Self::Move(id, Action::Publish)), "POST"),
            ["blog-posts", id] => (
                at(method, Get, Self::Post(id)).or(at(method, Put, Self::Edit(id))),
                "GET, HEAD, PUT",
            ),
            ["blog-posts", id, ref rest @ ..] => return Self::of_post(method, id, rest),
            ["submissions"] => (at(method, Get, Self::Submissions), "GET, HEAD"),
            ["submissions", "export"] => (at(method, Get, Self::ExportSubmissions), "GET, HEAD"),
            ["submissions", "forget"] => (at(method, Post, Self::ForgetSubmissions), "POST"),
            ["submissions", id] => (at(method, Post, Self::Submission(id)), "POST"),
            ["posts"] => (at(method, Get, Self::List), "GET, HEAD"),
            ["posts", "bulk"] => (at(method, Post, Self::Bulk), "POST"),
            ["audit"] => (at(method, Get, Self::Audit), "GET, HEAD"),
            ["settings"] => (
                at(method, Get, Self::Settings).or(at(method, Put, Self::ChangeSettings)),
                "GET, HEAD, PUT",
            ),
            ["seo", "optimize", id] => (at(method, Post, Self::Optimise(id)), "POST"),
            ["seo", "runs"] => (
                at(method, Get, Self::Runs).or(at(method, Post, Self::RunNow)),
                "GET, HEAD, POST",
            ),
            ["seo", "desk"] => (
                at(method, Get, Self::Desk).or(at(method, Post, Self::Decide)),
                "GET, HEAD, POST",
            ),
            ["seo", "runs", slot, task] => {
                (at(method, Get, Self::RunOutput(slot, task)), "GET, HEAD")
            }
            _ => return Self::of_control(method, segments),
        };
        route.ok_or(NoRoute::WrongMethod(allow))
    }

    /// The controls that only act.
    fn of_control(method: Method, segments: &[&'a str]) -> Result<Self, NoRoute> {
        let route = match *segments {
            ["password"] => Self::Password,
            ["logout-everywhere"] => Self::LogoutEverywhere,
            ["generate-content"] => Self::Generate,
            ["generate-random-content"] => Self::GenerateRandom,
            ["test-email"] => Self::TestMail,
            ["regenerate-seo"] => Self::RegenerateSeo,
            ["cron", "start"] => Self::Cron(true),
            ["cron", "stop"] => Self::Cron(false),
            _ => return Err(NoRoute::UnknownPath),
        };
        at(method, Method::Post, route).ok_or(NoRoute::WrongMethod("POST"))
    }

    fn of_post(method: Method, id: &'a str, segments: &[&'a str]) -> Result<Self, NoRoute> {
        use Method::{Delete, Get, Post, Put};
        let (route, allow) = match *segments {
            ["revisions"] => (at(method, Get, Self::Revisions(id)), "GET, HEAD"),
            ["revisions", version] => (at(method, Get, Self::Revision(id, version)), "GET, HEAD"),
            ["revisions", version, "restore"] => {
                (at(method, Post, Self::Restore(id, version)), "POST")
            }
            ["copy"] => (at(method, Post, Self::Copy(id)), "POST"),
            ["checks"] => (at(method, Post, Self::Checks(id)), "POST"),
            ["preview"] => (at(method, Post, Self::Preview(id)), "POST"),
            ["events"] => (at(method, Get, Self::Events(id)), "GET, HEAD"),
            ["draft"] => (
                at(method, Put, Self::KeepDraft(id)).or(at(method, Delete, Self::DropDraft(id))),
                "PUT, DELETE",
            ),
            [name] => match MOVES.iter().find(|(known, _)| *known == name) {
                Some((_, action)) => (at(method, Post, Self::Move(id, *action)), "POST"),
                None => return Err(NoRoute::UnknownPath),
            },
            _ => return Err(NoRoute::UnknownPath),
        };
        route.ok_or(NoRoute::WrongMethod(allow))
    }
}
