//! What the pipeline lays on the editor's desk: topics, proposed revisions and posts for social
//! networks, and what the editor decides about them.

use serde::{Deserialize, Serialize};

/// What Content Refresh found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RefreshReport {
    /// Public posts that were looked at.
    pub posts: usize,
    /// Those worth a look, the most urgent first; at most 15.
    pub items: Vec<RefreshItem>,
}

/// A public post that may have aged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RefreshItem {
    /// The post's number.
    pub post_id: i64,
    /// Its last path segment.
    pub slug: String,
    /// Its headline.
    pub title: String,
    /// Days since it was last changed or found still correct.
    pub age_days: i64,
    /// Views in the last 28 days.
    pub views: i64,
    /// Views in the 28 days before.
    pub views_before: i64,
    /// Age in days, once more for the share of readers it lost.
    pub score: i64,
    /// What may be wrong with it, one sentence each.
    pub findings: Vec<String>,
    /// Whether a revision is proposed.
    pub has_proposal: bool,
}

/// What Keyword Research found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct KeywordReport {
    /// Wordings that were looked at.
    pub considered: usize,
    /// Those that posts cover already.
    pub covered: usize,
    /// Topics that are new in the backlog, best first.
    pub added: Vec<String>,
    /// Whether Search Console was asked, for which days, and what came of it.
    pub search_console: String,
    /// Whether it is configured and could not be read; the sentence says why.
    #[serde(default)]
    pub search_console_failed: bool,
    /// Searches on Google that showed pages of ours and were answered badly, the most shown first; at
    /// most 15. Missing in reports of before Search Console was read.
    #[serde(default)]
    pub searches: Vec<GoogleSearch>,
}

/// What people searched for on Google when a page of ours was shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GoogleSearch {
    /// In the searcher's words.
    pub query: String,
    /// The page that was shown most: a path, or an address outside this origin.
    pub page: String,
    /// How often pages of ours were shown in the 28 days.
    pub impressions: i64,
    /// The same in the 28 days before.
    pub before: i64,
    /// How often somebody followed.
    pub clicks: i64,
    /// Ten times the average place among the results: 124 is place 12.4.
    pub position_tenths: i64,
    /// Whether a page of ours is about it: then it is that page that could do better.
    pub is_answered: bool,
}

/// What Social Media Sharing prepared and sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SharingReport {
    /// Headlines of the posts that were prepared.
    pub prepared: Vec<String>,
    /// Texts that were sent.
    pub sent: usize,
    /// Texts that a network did not take, one sentence each.
    pub failed: Vec<String>,
}

/// Answer of `GET /api/admin/seo/desk`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PipelineDesk {
    /// The backlog: proposed and approved topics, best first, at most 100.
    pub topics: Vec<BacklogTopic>,
    /// Open proposals, oldest first, at most 15.
    pub proposals: Vec<Proposal>,
    /// Texts for social networks, newest posts first, at most 50.
    pub shares: Vec<Share>,
    /// The networks there are.
    pub networks: Vec<NetworkState>,
}

/// A topic worth a post.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BacklogTopic {
    /// Its number.
    pub id: i64,
    /// The topic in its readers' words.
    pub topic: String,
    /// Why it is worth a post.
    pub reason: String,
    /// How much readers want it.
    pub score: i64,
    /// `proposed` or `approved`.
    pub status: String,
}

/// A revision that the machine proposes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Proposal {
    /// Its number.
    pub id: i64,
    /// The post's.
    pub post_id: i64,
    /// The post's headline.
    pub title: String,
    /// The version it is a revision of.
    pub base_version: i64,
    /// Why, one sentence each.
    pub findings: Vec<String>,
    /// The content as it is.
    pub content: String,
    /// The content as it is proposed.
    pub proposed: String,
}

/// What is said of a post on a network.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Share {
    /// The post's number.
    pub post_id: i64,
    /// The post's headline.
    pub title: String,
    /// `x`, `bluesky`, `telegram`, `discord` or `linkedin`.
    pub network: String,
    /// The text with its link.
    pub text: String,
    /// `ready`, `sending`, `sent` or `failed`.
    pub status: String,
    /// Why a network did not take it; empty where it did, or was not asked.
    pub problem: String,
}

/// A network and whether texts go there by themselves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NetworkState {
    /// As in [`Share`].
    pub network: String,
    /// As people call it.
    pub name: String,
    /// Whether a webhook or key is configured.
    pub is_configured: bool,
    /// Whether the admin has texts sent by themselves.
    pub is_on: bool,
}

/// Body of `POST /api/admin/seo/desk`: what the editor decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    tag = "decide",
    rename_all = "snake_case",
    rename_all_fields = "camelCase"
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Decision {
    /// A post shall be written about the topic.
    ApproveTopic {
        /// The topic's number.
        id: i64,
    },
    /// It shall not, and the topic is not proposed again.
    DismissTopic {
        /// The topic's number.
        id: i64,
    },
    /// The proposal becomes an edit of the post, which waits for approval like any other.
    TakeProposal {
        /// The proposal's number.
        id: i64,
    },
    /// The proposal is of no use.
    DismissProposal {
        /// The proposal's number.
        id: i64,
    },
    /// The post needs no revision: its age counts from now.
    StillCorrect {
        /// The post's number.
        #[serde(rename = "postId")]
        post_id: i64,
    },
    /// The text was posted by hand.
    MarkShared {
        /// The post's number.
        #[serde(rename = "postId")]
        post_id: i64,
        /// The network.
        network: String,
    },
    /// Texts go to the network by themselves, or not any more.
    SwitchNetwork {
        /// The network.
        network: String,
        /// Whether they do.
        on: bool,
    },
}
