//! Certificates of completion.

use serde::{Deserialize, Serialize};

/// Body of `POST /api/certificates`: who asks for a certificate of which course.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct CertificateWish {
    /// The name to stand on it: 1 to 80 characters.
    pub name: String,
    /// The course's id: `defi-101`.
    pub course: String,
}

/// A certificate that was signed. Nothing of it is stored: its id holds all of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct IssuedCertificate {
    /// Unique to name, course and day.
    pub id: String,
    /// Where anyone can check it: `/certificate/{id}`.
    pub path: String,
    /// The name as it stands on it.
    pub name: String,
    /// The course's id.
    pub course: String,
    /// The day it was signed, UTC: `2026-11-21`.
    pub issued_on: String,
}
