//! What is sent to other people's servers, and when secrets may go with it.

/// What a POST carries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HttpBody {
    /// `application/json`.
    Json(String),
    /// `application/x-www-form-urlencoded`, encoded already.
    Form(String),
}

impl HttpBody {
    /// The text as it travels.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Self::Json(text) | Self::Form(text) => text,
        }
    }

    /// The `content-type` header.
    #[must_use]
    pub const fn content_type(&self) -> &'static str {
        match self {
            Self::Json(_) => "application/json",
            Self::Form(_) => "application/x-www-form-urlencoded",
        }
    }
}

/// Whether secrets may travel to `url`: encrypted, or within this machine.
#[must_use]
pub fn keeps_secrets(url: &str) -> bool {
    ["https://", "http://127.0.0.1:", "http://localhost:"]
        .iter()
        .any(|start| url.starts_with(start))
}
