//! The courses that end with a certificate of ours.

/// A course with a certificate. Its code stands in ids and never changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CertifiedCourse {
    /// The free course for beginners.
    Defi101,
}

impl CertifiedCourse {
    /// Reads the course's id.
    #[must_use]
    pub fn parse(id: &str) -> Option<Self> {
        (id == Self::Defi101.id()).then_some(Self::Defi101)
    }

    /// Reads the course's code.
    #[must_use]
    pub const fn from_code(code: u8) -> Option<Self> {
        match code {
            1 => Some(Self::Defi101),
            _ => None,
        }
    }

    /// The code in ids.
    #[must_use]
    pub const fn code(self) -> u8 {
        match self {
            Self::Defi101 => 1,
        }
    }

    /// The id on the wire.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Defi101 => "defi-101",
        }
    }

    /// The title that people read.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Defi101 => "DeFi 101",
        }
    }

    /// What it is about, after 'a free course on'.
    #[must_use]
    pub const fn subject(self) -> &'static str {
        match self {
            Self::Defi101 => {
                "wallets, keys, swaps, pools and lending, and the ways each can cost you money"
            }
        }
    }

    /// Where it is taken.
    #[must_use]
    pub const fn path(self) -> &'static str {
        match self {
            Self::Defi101 => "/defi-101-page",
        }
    }
}
