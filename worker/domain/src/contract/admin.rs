//! Logging in and out.

use serde::{Deserialize, Serialize};

/// Body of `POST /api/admin/simple-login`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Credentials {
    /// The admin's name.
    pub username: String,
    /// The password, as typed.
    pub password: String,
}

/// The admin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Admin {
    /// The name to greet with.
    pub username: String,
}

/// Answer of login and of `GET /api/admin/me`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LoggedIn {
    /// Whose session it is.
    pub admin: Admin,
}

/// An action that leaves nothing but a sentence to show.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Done {
    /// What happened, as a sentence for a toast.
    pub message: String,
}

/// Answer of `GET /api/health`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Health {
    /// Whether every part answers.
    pub ok: bool,
    /// `ok`, or that it could not be reached.
    pub database: String,
    /// `ok`, or that it could not be reached.
    pub cache: String,
    /// The network whose rewards are looked up: `flare`, `coston2` or `local`.
    pub chain: String,
}
