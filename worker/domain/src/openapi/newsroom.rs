//! What the admin can ask.

use utoipa::openapi::schema::Type;

use super::{Asked, DELETE, GET, POST, PUT, Schemas, schema};
use crate::contract::history::{PostDetail, PostEvents, Revision, Revisions};
use crate::contract::post::{PostEdit, Restoring, Scheduling, Unpublishing, Verdict};

#[rustfmt::skip]
pub(super) const NEWSROOM: [Asked; 22] = [
    Asked { id: "me", method: GET, path: "/api/admin/me", about: "Who is logged in.", query: &[], body: None, answer: "LoggedIn", refusals: &[401, 503] },
    Asked { id: "logOut", method: POST, path: "/api/admin/logout", about: "Ends the session everywhere.", query: &[], body: None, answer: "Done", refusals: &[401, 403, 503] },
    Asked { id: "getPosts", method: GET, path: "/api/admin/get-posts-bulletproof", about: "The newest 200 posts.", query: &[], body: None, answer: "BlogPosts", refusals: &[401, 503] },
    Asked { id: "getStats", method: GET, path: "/api/admin/blog-stats", about: "How many posts stand where.", query: &[], body: None, answer: "BlogStats", refusals: &[401, 503] },
    Asked { id: "editPost", method: PUT, path: "/api/admin/blog-posts/{id}", about: "Saves an edit of the version it names.", query: &[], body: Some("PostEdit"), answer: "ChangedPost", refusals: &[400, 401, 403, 404, 409, 413, 415, 422, 428, 503] },
    Asked { id: "approvePost", method: POST, path: "/api/admin/blog-posts/{id}/approve", about: "Finds a waiting post fit to publish.", query: &[], body: Some("Verdict"), answer: "ChangedPost", refusals: &[400, 401, 403, 404, 409, 413, 415, 422, 503] },
    Asked { id: "rejectPost", method: POST, path: "/api/admin/blog-posts/{id}/reject", about: "Turns a waiting post down.", query: &[], body: Some("Verdict"), answer: "ChangedPost", refusals: &[400, 401, 403, 404, 409, 413, 415, 422, 503] },
    Asked { id: "publishPost", method: POST, path: "/api/admin/publish/{id}", about: "Makes an approved post public; repeating it changes nothing.", query: &[], body: Some("Verdict"), answer: "ChangedPost", refusals: &[400, 401, 403, 404, 409, 413, 415, 422, 503] },
    Asked { id: "getRuns", method: GET, path: "/api/admin/seo/runs", about: "The ledger of the weekly runs.", query: &[], body: None, answer: "WeeklyRuns", refusals: &[401, 503] },
    Asked { id: "runNow", method: POST, path: "/api/admin/seo/runs", about: "Carries out this week's tasks now.", query: &[], body: None, answer: "WeeklyRuns", refusals: &[401, 403, 503] },
    Asked { id: "getPost", method: GET, path: "/api/admin/blog-posts/{id}", about: "One post with its sources, its live version and what this editor typed and has not saved.", query: &[], body: None, answer: "PostDetail", refusals: &[401, 404, 503] },
    Asked { id: "submitPost", method: POST, path: "/api/admin/blog-posts/{id}/submit", about: "Puts a draft before the editor.", query: &[], body: Some("Verdict"), answer: "ChangedPost", refusals: &[400, 401, 403, 404, 409, 413, 415, 422, 503] },
    Asked { id: "reopenPost", method: POST, path: "/api/admin/blog-posts/{id}/reopen", about: "Takes a rejection back: the post waits for approval again.", query: &[], body: Some("Verdict"), answer: "ChangedPost", refusals: &[400, 401, 403, 404, 409, 413, 415, 422, 503] },
    Asked { id: "schedulePost", method: POST, path: "/api/admin/blog-posts/{id}/schedule", about: "Sets the time at which an approved post goes public by itself.", query: &[], body: Some("Scheduling"), answer: "ChangedPost", refusals: &[400, 401, 403, 404, 409, 413, 415, 422, 503] },
    Asked { id: "unschedulePost", method: POST, path: "/api/admin/blog-posts/{id}/unschedule", about: "Takes that time back.", query: &[], body: Some("Verdict"), answer: "ChangedPost", refusals: &[400, 401, 403, 404, 409, 413, 415, 422, 503] },
    Asked { id: "unpublishPost", method: POST, path: "/api/admin/blog-posts/{id}/unpublish", about: "Takes a post away from the readers; it is a draft again.", query: &[], body: Some("Unpublishing"), answer: "ChangedPost", refusals: &[400, 401, 403, 404, 409, 413, 415, 422, 503] },
    Asked { id: "getRevisions", method: GET, path: "/api/admin/blog-posts/{id}/revisions", about: "The saved texts of a post, newest first.", query: &[("before", Type::Integer, "Only revisions older than this version.")], body: None, answer: "Revisions", refusals: &[401, 404, 503] },
    Asked { id: "getRevision", method: GET, path: "/api/admin/blog-posts/{id}/revisions/{version}", about: "One saved text, whole.", query: &[], body: None, answer: "Revision", refusals: &[401, 404, 503] },
    Asked { id: "restoreRevision", method: POST, path: "/api/admin/blog-posts/{id}/revisions/{version}/restore", about: "Gives the post that text again, as a new revision.", query: &[], body: Some("Restoring"), answer: "ChangedPost", refusals: &[400, 401, 403, 404, 409, 413, 415, 422, 428, 503] },
    Asked { id: "getPostEvents", method: GET, path: "/api/admin/blog-posts/{id}/events", about: "What was done to a post, newest first.", query: &[], body: None, answer: "PostEvents", refusals: &[401, 404, 503] },
    Asked { id: "keepDraft", method: PUT, path: "/api/admin/blog-posts/{id}/draft", about: "Keeps what this editor has typed and not saved.", query: &[], body: Some("PostEdit"), answer: "Done", refusals: &[400, 401, 403, 404, 413, 415, 422, 428, 503] },
    Asked { id: "dropDraft", method: DELETE, path: "/api/admin/blog-posts/{id}/draft", about: "Lets go of what this editor had typed.", query: &[], body: None, answer: "Done", refusals: &[401, 403, 404, 503] },
];

pub(super) fn schemas(schemas: &mut Schemas) {
    schema::<PostEdit>(schemas);
    schema::<Verdict>(schemas);
    schema::<Scheduling>(schemas);
    schema::<Unpublishing>(schemas);
    schema::<Restoring>(schemas);
    schema::<PostDetail>(schemas);
    schema::<Revisions>(schemas);
    schema::<Revision>(schemas);
    schema::<PostEvents>(schemas);
}
