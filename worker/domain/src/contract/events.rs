//! What the site's pages report about themselves.

use serde::{Deserialize, Serialize};

/// Body of `POST /api/events`: what happened on one page, sent when it is left.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Beacon {
    /// At most 20.
    pub events: Vec<BeaconEvent>,
}

/// One thing that happened.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BeaconEvent {
    /// What: `page_view`, `click`, `web_vital` …
    pub action: String,
    /// Of what kind: `coaching`, `button`, `LCP` …
    #[serde(default)]
    pub category: String,
    /// Which: `join_next_coaching`; with a search, the words that were looked for.
    #[serde(default)]
    pub label: String,
    /// The page it happened on, a path without its query.
    #[serde(default)]
    pub path: String,
    /// With `page_view`: the host that led here, where it is another site's.
    #[serde(default)]
    pub referrer: String,
    /// With `web_vital`: milliseconds; for CLS the score.
    #[serde(default)]
    pub value: Option<f64>,
}
