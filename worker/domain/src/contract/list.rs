//! The admin's list, actions on many posts, and the log, as the screens read them.

use serde::{Deserialize, Serialize};

use crate::blog::post::Status;

/// A post as the list shows it: without its text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PostSummary {
    /// The row number.
    pub id: i64,
    /// The last segment of the address.
    pub slug: String,
    /// The headline.
    pub title: String,
    /// One or two sentences that stand for the post.
    pub excerpt: String,
    /// The section it belongs to.
    pub category: String,
    /// Where it stands.
    pub status: Status,
    /// Its version.
    pub version: i64,
    /// Who or what wrote the first draft.
    pub generated_by: String,
    /// Words of the article.
    pub word_count: i64,
    /// When it was written, RFC 3339.
    pub created_at: String,
    /// When it last changed, RFC 3339.
    pub updated_at: String,
    /// Since when readers have it, RFC 3339; null while they have not.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub published_at: Option<String>,
    /// When it goes public by itself, RFC 3339; null where no time is set.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub publish_at: Option<String>,
}

/// A value of a filter, and how many posts have it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Facet {
    /// The category or the author.
    pub value: String,
    /// Posts that have it.
    pub number: i64,
}

/// Answer of `GET /api/admin/posts`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PostList {
    /// At most 50, in the order that was asked for.
    pub posts: Vec<PostSummary>,
    /// Give it as `after` to read on; null at the end.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub next: Option<String>,
    /// How many there are in all; null where only counting them all would tell.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub total: Option<i64>,
    /// Every category there is.
    pub categories: Vec<Facet>,
    /// Every author there is.
    pub authors: Vec<Facet>,
}

/// What can be done to many posts at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum BulkAction {
    /// Find them fit to publish.
    Approve,
    /// Turn them down.
    Reject,
}

/// A post of a bulk action, in the version that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReadPost {
    /// The row number.
    pub id: i64,
    /// The version that was read.
    pub version: i64,
}

/// Body of `POST /api/admin/posts/bulk`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Bulk {
    /// What to do.
    pub action: BulkAction,
    /// To which posts; 1 to 20.
    pub posts: Vec<ReadPost>,
    /// Why, for the record of each.
    pub comments: Option<String>,
}

/// What came of a bulk action for one post.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BulkOutcome {
    /// The row number.
    pub id: i64,
    /// Whether it was done.
    pub done: bool,
    /// Why not; null where it was done.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub problem: Option<String>,
}

/// Answer of `POST /api/admin/posts/bulk`: posts that could not be acted on do not stop the others.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BulkOutcomes {
    /// What happened, as a sentence for a toast.
    pub message: String,
    /// One for each post that was named, in the same order.
    pub outcomes: Vec<BulkOutcome>,
}

/// One thing that somebody did in the admin area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LogEntry {
    /// Grows with time.
    pub id: i64,
    /// When, RFC 3339.
    pub at: String,
    /// Who: the admin, a writer, or `schedule`.
    pub actor: String,
    /// What: `post.approve`, `session.login`, `settings.change` …
    pub action: String,
    /// The post it was done to; null where it was none.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub post_id: Option<i64>,
    /// The headline that post has now; null where it was none.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub post_title: Option<String>,
    /// Particulars and the actor's own words.
    pub detail: String,
}

/// Answer of `GET /api/admin/audit`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AdminLog {
    /// At most 50, newest first.
    pub entries: Vec<LogEntry>,
    /// Give it as `before` to read on; null at the end.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub next: Option<i64>,
    /// Every action there is in the log, for the filter.
    pub actions: Vec<String>,
    /// Everyone there is in the log, for the filter.
    pub actors: Vec<String>,
}
