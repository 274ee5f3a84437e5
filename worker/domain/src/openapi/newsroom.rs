//! What the admin can ask.

use utoipa::openapi::schema::Type;

use super::{Asked, DELETE, GET, POST, PUT, Schemas, schema};
use crate::contract::checks::Checks;
use crate::contract::history::{PostDetail, PostEvents, Revision, Revisions};
use crate::contract::list::{AdminLog, Bulk, BulkOutcomes, PostList};
use crate::contract::post::{PostEdit, Restoring, Scheduling, Unpublishing, Verdict};
use crate::contract::settings::{
    Generation, Noted, PasswordChange, PreviewLink, PreviewWish, SettingsAnswer, SettingsEdit,
    TestMail,
};

#[rustfmt::skip]
pub(super) const NEWSROOM: [Asked; 37] = [
    Asked { id: "me", method: GET, path: "/api/admin/me", about: "Who is logged in.", query: &[], body: None, answer: "LoggedIn", refusals: &[401, 503] },
    Asked { id: "logOut", method: POST, path: "/api/admin/logout", about: "Ends the session everywhere.", query: &[], body: None, answer: "Done", refusals: &[401, 403, 503] },
    Asked { id: "getPosts", method: GET, path: "/api/admin/get-posts-bulletproof", about: "The newest 200 posts.", query: &[], body: None, answer: "BlogPosts", refusals: &[401, 503] },
    Asked { id: "getStats", method: GET, path: "/api/admin/blog-stats", about: "How many posts stand where.", query: &[], body: None, answer: "BlogStats", refusals: &[401, 503] },
    Asked { id: "editPost", method: PUT, path: "/api/admin/blog-posts/{id}", about: "Saves an edit of the version it names.", query: &[], body: Some("PostEdit"), answer: "ChangedPost", refusals: &[400, 401, 403, 404, 409, 413, 415, 422, 428, 503] },
    Asked { id: "approvePost", method: POST, path: "/api/admin/blog-posts/{id}/approve", about: "Finds a waiting post fit to publish.", query: &[], body: Some("Verdict"), answer: "ChangedPost", refusals: &[400, 401, 403, 404, 409, 413, 415, 422, 503] },
    Asked { id: "rejectPost", method: POST, path: "/api/admin/blog-posts/{id}/reject", about: "Turns a waiting post down.", query: &[], body: Some("Verdict"), answer: "ChangedPost", refusals: &[400, 401, 403, 404, 409, 413, 415, 422, 503] },
    Asked { id: "publishPost", method: POST, path: "/api/admin/publish/{id}", about: "Makes an approved post public; repeating it changes nothing.", query: &[], body: Some("Verdict"), answer: "ChangedPost", refusals: &[400, 401, 403, 404, 409, 413, 415, 422, 503] },
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
    Asked { id: "copyPost", method: POST, path: "/api/admin/blog-posts/{id}/copy", about: "Makes a draft of the post as it would be with these fields.", query: &[], body: Some("PostEdit"), answer: "ChangedPost", refusals: &[400, 401, 403, 404, 413, 415, 422, 503] },
    Asked { id: "checkPost", method: POST, path: "/api/admin/blog-posts/{id}/checks", about: "Looks at a post as it would be with these fields.", query: &[], body: Some("PostEdit"), answer: "Checks", refusals: &[400, 401, 403, 404, 413, 415, 422, 503] },
    Asked { id: "makePreview", method: POST, path: "/api/admin/blog-posts/{id}/preview", about: "Makes a link that shows the text to somebody without a login.", query: &[], body: Some("PreviewWish"), answer: "PreviewLink", refusals: &[400, 401, 403, 404, 413, 415, 422, 503] },
    Asked { id: "listPosts", method: GET, path: "/api/admin/posts", about: "The posts, searched, filtered, ordered and paged.", query: &[("search", Type::String, "Words; the last may be the beginning of one."), ("status", Type::String, "Only posts of this status."), ("category", Type::String, "Only posts of this category."), ("author", Type::String, "Only posts first written by this author."), ("from", Type::String, "Only posts written on this day or later, 2026-11-20."), ("to", Type::String, "Only posts written on this day or before."), ("sort", Type::String, "newest, oldest, changed or title; with a search newest or oldest."), ("after", Type::String, "The `next` of the page before.")], body: None, answer: "PostList", refusals: &[401, 422, 503] },
    Asked { id: "bulk", method: POST, path: "/api/admin/posts/bulk", about: "Approves or rejects up to 20 posts.", query: &[], body: Some("Bulk"), answer: "BulkOutcomes", refusals: &[400, 401, 403, 413, 415, 422, 503] },
    Asked { id: "getAudit", method: GET, path: "/api/admin/audit", about: "Who did what in the admin area, newest first.", query: &[("action", Type::String, "Only this action, or a family of them: post.approve, post."), ("actor", Type::String, "Only what this actor did."), ("post", Type::Integer, "Only what was done to this post."), ("from", Type::String, "Only what was done on this day or later, 2026-11-20."), ("to", Type::String, "Only what was done on this day or before."), ("before", Type::Integer, "The `next` of the page before.")], body: None, answer: "AdminLog", refusals: &[401, 422, 503] },
    Asked { id: "getSettings", method: GET, path: "/api/admin/settings", about: "What the admin chose, and what is configured.", query: &[], body: None, answer: "SettingsAnswer", refusals: &[401, 503] },
    Asked { id: "changeSettings", method: PUT, path: "/api/admin/settings", about: "Changes the settings that are named.", query: &[], body: Some("SettingsEdit"), answer: "SettingsAnswer", refusals: &[400, 401, 403, 413, 415, 422, 503] },
    Asked { id: "changePassword", method: POST, path: "/api/admin/password", about: "Sets another password and ends every other session.", query: &[], body: Some("PasswordChange"), answer: "Done", refusals: &[400, 401, 403, 413, 415, 422, 429, 503] },
    Asked { id: "logOutEverywhere", method: POST, path: "/api/admin/logout-everywhere", about: "Ends every session, this one too.", query: &[], body: None, answer: "Done", refusals: &[401, 403, 503] },
    Asked { id: "generateContent", method: POST, path: "/api/admin/generate-content", about: "Has a draft written about a topic.", query: &[], body: Some("Generation"), answer: "Noted", refusals: &[400, 401, 403, 413, 415, 422, 502, 503] },
    Asked { id: "generateRandomContent", method: POST, path: "/api/admin/generate-random-content", about: "Has a draft written about a topic of the writer's choice.", query: &[], body: None, answer: "Noted", refusals: &[401, 403, 422, 502, 503] },
    Asked { id: "testEmail", method: POST, path: "/api/admin/test-email", about: "Sends a mail to see whether mail arrives.", query: &[], body: Some("TestMail"), answer: "Noted", refusals: &[400, 401, 403, 413, 415, 422, 502, 503] },
    Asked { id: "optimizeSeo", method: POST, path: "/api/admin/seo/optimize/{id}", about: "Fits the SEO title and description to the text.", query: &[], body: None, answer: "Noted", refusals: &[401, 403, 404, 409, 503] },
    Asked { id: "regenerateSeo", method: POST, path: "/api/admin/regenerate-seo", about: "Has every public page and file made anew.", query: &[], body: None, answer: "Noted", refusals: &[401, 403, 503] },
    Asked { id: "startCron", method: POST, path: "/api/admin/cron/start", about: "Lets the weekly run go by its schedule.", query: &[], body: None, answer: "Done", refusals: &[401, 403, 503] },
    Asked { id: "stopCron", method: POST, path: "/api/admin/cron/stop", about: "Stops the weekly run.", query: &[], body: None, answer: "Done", refusals: &[401, 403, 503] },
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
    schema::<Checks>(schemas);
    schema::<PostList>(schemas);
    schema::<Bulk>(schemas);
    schema::<BulkOutcomes>(schemas);
    schema::<AdminLog>(schemas);
    schema::<SettingsAnswer>(schemas);
    schema::<SettingsEdit>(schemas);
    schema::<PasswordChange>(schemas);
    schema::<Generation>(schemas);
    schema::<Noted>(schemas);
    schema::<TestMail>(schemas);
    schema::<PreviewWish>(schemas);
    schema::<PreviewLink>(schemas);
}
