//! Posts as the admin's screens read them.

use serde::{Deserialize, Serialize};

use crate::blog::post::Status;

/// A post, whole.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BlogPost {
    /// The row number.
    pub id: i64,
    /// The last segment of the post's address, `/blog/{slug}`.
    pub slug: String,
    /// The headline.
    pub title: String,
    /// One or two sentences that stand for the post in lists.
    pub excerpt: String,
    /// The article as cleaned HTML.
    pub content: String,
    /// The section it belongs to.
    pub category: String,
    /// Where it stands.
    pub status: Status,
    /// Grows by one with every change; an edit must name the version it is of.
    pub version: i64,
    /// Who or what wrote the first draft.
    pub generated_by: String,
    /// Title for search engines; empty where the headline serves.
    pub seo_title: String,
    /// Description for search engines; empty where the excerpt serves.
    pub seo_description: String,
    /// Words of the article.
    pub word_count: i64,
    /// When it was written, RFC 3339.
    pub created_at: String,
    /// When it last changed, RFC 3339.
    pub updated_at: String,
    /// Since when readers have it, RFC 3339; null while they have not. A post that has it and is
    /// not `published` is live in an earlier text.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub published_at: Option<String>,
    /// When it goes public by itself, RFC 3339; null where no time is set.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub publish_at: Option<String>,
}

/// Answer of `GET /api/admin/get-posts-bulletproof`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BlogPosts {
    /// The newest 200 posts, newest first.
    pub blog_posts: Vec<BlogPost>,
}

/// Answer of every action on one post.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChangedPost {
    /// What happened, as a sentence for a toast.
    pub message: String,
    /// The post as it stands now.
    pub blog_post: BlogPost,
}

/// Body of `PUT /api/admin/blog-posts/{id}`: any subset of the fields. Other fields of a post may
/// be sent along and are ignored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PostEdit {
    /// The version that was edited; may come as `If-Match` instead.
    pub version: Option<i64>,
    /// The headline, 1 to 200 characters.
    pub title: Option<String>,
    /// Up to 600 characters.
    pub excerpt: Option<String>,
    /// HTML, up to 200 KB; it is cleaned.
    pub content: Option<String>,
    /// 1 to 60 characters.
    pub category: Option<String>,
    /// Up to 120 characters.
    pub seo_title: Option<String>,
    /// Up to 320 characters.
    pub seo_description: Option<String>,
    /// The last segment of the address: words of a–z and 0–9 joined by hyphens, 1 to 80
    /// characters. An address that was public keeps leading to the post.
    pub slug: Option<String>,
    /// What was changed and why, for the history; up to 2,000 characters.
    pub note: Option<String>,
}

/// Body of the moves of a post (submit, approve, reject, reopen, unschedule, publish); it may be
/// left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Verdict {
    /// Why, for the record; up to 2,000 characters.
    pub comments: Option<String>,
    /// The version that was read. Where it is given and the post has changed since, nothing
    /// happens and the answer is 409.
    pub version: Option<i64>,
}

/// Body of `POST /api/admin/blog-posts/{id}/schedule`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Scheduling {
    /// When to publish, RFC 3339; in the future and within a year.
    pub publish_at: String,
    /// Why, for the record.
    pub comments: Option<String>,
    /// The version that was read.
    pub version: Option<i64>,
}

/// Body of `POST /api/admin/blog-posts/{id}/unpublish`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Unpublishing {
    /// Where readers of the post's addresses are sent: a path of this site. Where it is left out
    /// they are told that the post is gone (410).
    pub redirect_to: Option<String>,
    /// Why, for the record.
    pub comments: Option<String>,
    /// The version that was read.
    pub version: Option<i64>,
}

/// Body of `POST /api/admin/blog-posts/{id}/revisions/{version}/restore`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Restoring {
    /// The version that the post has now; may come as `If-Match` instead.
    pub version: Option<i64>,
    /// Why, for the history.
    pub note: Option<String>,
}

/// Answer of `GET /api/admin/blog-stats`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BlogStats {
    /// All posts.
    pub total_posts: i64,
    /// Waiting for the editor.
    pub pending_approval: i64,
    /// Approved, not yet public.
    pub approved: i64,
    /// Public.
    pub published: i64,
    /// Being written.
    pub drafts: i64,
    /// Turned down.
    pub rejected: i64,
    /// Posts that readers have: the published ones and those whose correction is not published.
    pub live: i64,
}
