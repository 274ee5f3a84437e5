//! What happened to a post, as the history and the conflict view read it.

use serde::{Deserialize, Serialize};

use super::post::BlogPost;
use crate::blog::post::{Action, Status};

/// One thing that was done to a post.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PostEvent {
    /// When, RFC 3339.
    pub at: String,
    /// Who: the admin, a writer, or `schedule`.
    pub actor: String,
    /// What.
    pub action: Action,
    /// The status before; null where the post began.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub from: Option<Status>,
    /// The status after.
    pub to: Status,
    /// The actor's own words; may be empty.
    pub comment: String,
    /// What the machine adds: the time of a schedule, the version that was restored.
    pub detail: String,
    /// The version it led to; null in records older than this field.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub version: Option<i64>,
    /// The fields whose text it changed, by their names on the wire.
    pub fields: Vec<String>,
}

/// Answer of `GET /api/admin/blog-posts/{id}/events`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PostEvents {
    /// The newest 200, newest first.
    pub events: Vec<PostEvent>,
}

/// A revision as the history lists it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RevisionSummary {
    /// The version that the post had with this text.
    pub version: i64,
    /// Who saved it.
    pub author: String,
    /// When, RFC 3339.
    pub saved_at: String,
    /// What the author said of it; may be empty.
    pub note: String,
    /// Its headline.
    pub title: String,
    /// The fields that differ from the revision before, by their names on the wire; none for the
    /// first.
    pub fields: Vec<String>,
    /// Whether readers have this text now.
    pub is_live: bool,
}

/// Answer of `GET /api/admin/blog-posts/{id}/revisions`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Revisions {
    /// At most 100, newest first.
    pub revisions: Vec<RevisionSummary>,
    /// Give it as `before` to read on; null at the end.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub next: Option<i64>,
}

/// A revision, whole: answer of `GET /api/admin/blog-posts/{id}/revisions/{version}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Revision {
    /// The version that the post had with this text.
    pub version: i64,
    /// Who saved it.
    pub author: String,
    /// When, RFC 3339.
    pub saved_at: String,
    /// What the author said of it.
    pub note: String,
    /// The headline.
    pub title: String,
    /// The excerpt.
    pub excerpt: String,
    /// The article as cleaned HTML.
    pub content: String,
    /// The section.
    pub category: String,
    /// The last segment of the address.
    pub slug: String,
    /// Title for search engines.
    pub seo_title: String,
    /// Description for search engines.
    pub seo_description: String,
}

/// A page that a draft rests on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PostSource {
    /// Its number in the text.
    pub position: i64,
    /// Publisher and title.
    pub title: String,
    /// Its address.
    pub url: String,
    /// The day it was read, `2026-11-20`.
    pub read_on: String,
}

/// Answer of `GET /api/admin/blog-posts/{id}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PostDetail {
    /// The post as it stands now.
    pub blog_post: BlogPost,
    /// What it rests on.
    pub sources: Vec<PostSource>,
    /// The version that readers have, and its address; null while they have none.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub live: Option<LiveVersion>,
    /// What this editor typed and has not saved; null where there is nothing.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub draft: Option<EditDraft>,
}

/// The text of a post that readers have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LiveVersion {
    /// Its version.
    pub version: i64,
    /// Its address is `/blog/{slug}`.
    pub slug: String,
}

/// What an editor has typed and not saved yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EditDraft {
    /// The version it is an edit of.
    pub base_version: i64,
    /// When it was kept, RFC 3339.
    pub saved_at: String,
    /// The fields as typed, by their names on the wire: not cleaned, not measured.
    pub fields: std::collections::BTreeMap<String, String>,
}
