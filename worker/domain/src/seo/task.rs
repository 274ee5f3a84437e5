//! The tasks of the weekly run.

use crate::error::Error;

/// A task that the weekly run carries out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Lays the last 28 days beside the 28 before.
    AnalyticsReview,
    /// Finds public posts that have aged.
    ContentRefresh,
    /// Collects what readers look for.
    KeywordResearch,
    /// Crawls the site.
    TechnicalSeoCheck,
    /// Prepares posts for social networks.
    SocialMediaSharing,
    /// Writes a draft for the editor.
    BlogPostCreation,
}

impl Task {
    /// Every task, in the order of the ledger.
    pub const ALL: [Self; 6] = [
        Self::AnalyticsReview,
        Self::ContentRefresh,
        Self::KeywordResearch,
        Self::TechnicalSeoCheck,
        Self::SocialMediaSharing,
        Self::BlogPostCreation,
    ];

    /// Whether the task is done after the others: it waits for other people's servers, batch after
    /// batch, and whoever pressed the button waits for the draft.
    #[must_use]
    pub const fn comes_last(self) -> bool {
        matches!(self, Self::TechnicalSeoCheck)
    }

    /// The task's name in the ledger and on the wire.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::AnalyticsReview => "analytics_review",
            Self::ContentRefresh => "content_refresh",
            Self::KeywordResearch => "keyword_research",
            Self::TechnicalSeoCheck => "technical_seo_check",
            Self::SocialMediaSharing => "social_media_sharing",
            Self::BlogPostCreation => "blog_post_creation",
        }
    }

    /// The task's name on the screen.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::AnalyticsReview => "Analytics Review",
            Self::ContentRefresh => "Content Refresh",
            Self::KeywordResearch => "Keyword Research",
            Self::TechnicalSeoCheck => "Technical SEO Check",
            Self::SocialMediaSharing => "Social Media Sharing",
            Self::BlogPostCreation => "Blog Post Creation",
        }
    }

    /// The task that the admin names.
    ///
    /// # Errors
    /// [`Error::InvalidField`] when there is none of that name.
    pub fn named(name: &str) -> Result<Self, Error> {
        Self::parse(name).ok_or_else(|| Error::InvalidField {
            field: "task",
            problem: "There is no such task.".to_owned(),
        })
    }

    /// Finds a task by its name in the ledger.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|task| task.name() == name)
    }
}
