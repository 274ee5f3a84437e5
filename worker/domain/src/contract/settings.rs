//! The admin's settings, and what the controls of the dashboard send and get.

use serde::{Deserialize, Serialize};

use super::checks::CheckKind;

/// What the admin chose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of its own on the screen"
)]
pub struct Settings {
    /// Where mail to the admin goes; where it is empty, to the configured address.
    pub mail_to: String,
    /// Mail when drafts wait for review.
    pub mail_on_drafts: bool,
    /// Mail when a task of the weekly run failed.
    pub mail_on_failure: bool,
    /// Mail what happened, each Monday.
    pub mail_digest: bool,
    /// Whether the weekly run goes by its schedule. `cron/start` and `cron/stop` change it.
    pub cron_running: bool,
    /// Checks whose findings keep a post from being approved.
    pub blocking_checks: Vec<CheckKind>,
}

/// Answer of `GET` and `PUT /api/admin/settings`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SettingsAnswer {
    /// What the admin chose.
    pub settings: Settings,
    /// Who delivers mail: `binding`, `http`, or `none` where nobody is configured.
    pub mailer: String,
    /// The address that mail is sent from; empty where none is configured.
    pub mail_from: String,
    /// Where mail to the admin goes by configuration; empty where nowhere.
    pub mail_to_configured: String,
    /// Who writes drafts.
    pub writer: String,
    /// The topics that the writer knows.
    pub topics: Vec<String>,
    /// What Keyword Research reads beside the site's own searches.
    pub search_console: SearchConsoleState,
}

/// Google Search Console as it is configured.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SearchConsoleState {
    /// The property; null where none can be read.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub site: Option<String>,
    /// The service account that reads it; null where there is none.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub account: Option<String>,
    /// What is wrong with the settings, as a sentence; null where nothing is, or nothing is set.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub problem: Option<String>,
}

/// Body of `PUT /api/admin/settings`: any subset.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SettingsEdit {
    /// An address, or empty for none.
    pub mail_to: Option<String>,
    /// See [`Settings`].
    pub mail_on_drafts: Option<bool>,
    /// See [`Settings`].
    pub mail_on_failure: Option<bool>,
    /// See [`Settings`].
    pub mail_digest: Option<bool>,
    /// See [`Settings`].
    pub blocking_checks: Option<Vec<CheckKind>>,
}

/// Body of `POST /api/admin/password`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasswordChange {
    /// The password that is to end.
    pub current: String,
    /// The password that is to begin: 12 characters or more.
    pub new: String,
}

/// Body of `POST /api/admin/generate-content`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Generation {
    /// What to write about, in the admin's own words; up to 200 characters.
    pub topic: String,
}

/// Answer of the controls that leave a sentence and a note.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Noted {
    /// What happened, as a sentence for a toast.
    pub message: String,
    /// What came of it.
    pub note: String,
    /// The post it made or changed; null where it was none.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub post_id: Option<i64>,
}

/// Body of `POST /api/admin/test-email`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TestMail {
    /// Where the test goes; where it is left out, to the address in the settings.
    pub email: Option<String>,
}

/// Body of `POST /api/admin/blog-posts/{id}/preview`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PreviewWish {
    /// How long the link is good for: 1 to 336 hours, 72 where it is left out.
    pub hours: Option<i64>,
}

/// A link that shows one saved text to whoever has it, until it ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PreviewLink {
    /// A path of this site.
    pub path: String,
    /// When it ends, RFC 3339.
    pub expires_at: String,
}
