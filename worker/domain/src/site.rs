//! What the site calls itself and where it lives; the app reads the same `site.json`.

use std::sync::OnceLock;

use alloy_primitives::Address;
use serde::Deserialize;

/// The identity of the site.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Site {
    /// The brand, which ends every page title.
    pub name: String,
    /// The public origin, `https://…` without a trailing slash; canonical addresses start with
    /// it wherever the Worker runs.
    pub url: String,
    /// The sentence that financial text carries.
    pub disclaimer: String,
    /// Where coaching is paid to.
    pub wallet: Wallet,
    /// After so many months a form that was sent is deleted.
    #[serde(rename = "submissionsKeptMonths")]
    pub submissions_kept_months: i64,
}

/// An account that takes payments.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Wallet {
    /// On Flare, with its checksum.
    pub address: Address,
}

impl Site {
    /// The site that was built in. A test proves that `site.json` parses; were it ever broken,
    /// every text would be empty.
    pub fn built_in() -> &'static Self {
        static SITE: OnceLock<Site> = OnceLock::new();
        SITE.get_or_init(|| {
            serde_json::from_str(include_str!("../../../site.json")).unwrap_or_else(|_| Self {
                name: String::new(),
                url: String::new(),
                disclaimer: String::new(),
                wallet: Wallet::default(),
                submissions_kept_months: 12,
            })
        })
    }

    /// The canonical address of a path that starts with `/`.
    #[must_use]
    pub fn address(&self, path: &str) -> String {
        format!("{}{path}", self.url)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_built_in_site_is_complete() {
        let site = Site::built_in();
        assert!(!site.name.is_empty() && !site.disclaimer.is_empty());
        assert!(
            site.url.starts_with("https://") && !site.url.ends_with('/'),
            "{}",
            site.url
        );
    }
}
