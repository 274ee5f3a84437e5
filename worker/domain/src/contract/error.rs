//! The one shape of every refusal.

use std::collections::BTreeMap;

use serde::Serialize;

use super::history::PostEvent;

/// The body of every answer that is not a success. The id of the request travels in the
/// `x-request-id` header.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Refusal {
    /// The cause, for programs: `stale_revision`.
    pub code: String,
    /// The cause, for people.
    pub message: String,
    /// The same sentence, for clients that look for it here.
    pub error: String,
    /// The field that is refused, where it is one field.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub field: Option<String>,
    /// With `invalid_fields`: what is wrong with each field of a form, by its name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fields: Option<BTreeMap<String, String>>,
    /// With `stale_revision`: the version that the post has now.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub current_version: Option<i64>,
    /// With `stale_revision`: what was done since the version that the request is about, newest
    /// first: who changed which fields, and when.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub since: Option<Vec<PostEvent>>,
}
