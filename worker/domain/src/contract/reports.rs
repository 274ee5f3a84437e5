//! What the tasks of the weekly run came to, as data for the dashboard.

use serde::{Deserialize, Serialize};

use super::pipeline::{KeywordReport, RefreshReport, SharingReport};

use super::checks::FailedGate;

/// What a task came to: answer of `GET /api/admin/seo/runs/{slot}/{task}`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum TaskOutput {
    /// Of Analytics Review.
    Analytics(Box<AnalyticsReport>),
    /// Of Content Refresh.
    Refresh(RefreshReport),
    /// Of Keyword Research.
    Keywords(KeywordReport),
    /// Of Technical SEO Check.
    Technical(TechnicalReport),
    /// Of Social Media Sharing.
    Sharing(SharingReport),
    /// Of Blog Post Creation.
    Draft(DraftReport),
    /// Of Blog Post Creation, when there was nothing left to write.
    NoDraft(NoDraftReport),
}

/// What Blog Post Creation wrote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DraftReport {
    /// The post's number.
    pub post_id: i64,
    /// Its headline.
    pub title: String,
    /// What it did not pass; nothing when it waits for approval.
    pub failed_gates: Vec<FailedGate>,
}

/// Why Blog Post Creation wrote nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NoDraftReport {
    /// As a sentence.
    pub reason: String,
}

/// 28 days of the site beside the 28 before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AnalyticsReport {
    /// The first of the 28 days, `2027-02-08`.
    pub first_day: String,
    /// The last of them.
    pub last_day: String,
    /// Whether the 28 days before were counted whole; where not, nothing is compared.
    pub has_before: bool,
    /// The sums that matter most.
    pub measures: Vec<Compared>,
    /// Views a day over both spans, oldest first; a day without a row had none.
    pub days: Vec<DayViews>,
    /// The pages seen most.
    pub pages: Vec<Compared>,
    /// The sites that led here.
    pub referrers: Vec<Compared>,
    /// Countries by their two letters, `--` where unknown.
    pub countries: Vec<Compared>,
    /// What visitors did: `form_submit/contact/…`.
    pub actions: Vec<Compared>,
    /// What was looked for.
    pub searches: Vec<Compared>,
    /// What was looked for and not found.
    pub empty_searches: Vec<Compared>,
    /// Pages that were asked for and do not exist.
    pub not_found: Vec<Compared>,
    /// How fast the pages were.
    pub vitals: Vec<VitalReport>,
    /// What changed beyond chance, what matters most first.
    pub changes: Vec<Change>,
    /// The whole in a minute's reading, plain text.
    pub digest: String,
}

/// A number beside the one before.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Compared {
    /// What is counted.
    pub name: String,
    /// In the 28 days.
    pub now: i64,
    /// In the 28 days before.
    pub before: i64,
}

/// A day's views.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct DayViews {
    /// `2027-03-01`, UTC.
    pub day: String,
    /// Views.
    pub views: i64,
}

/// A Web Vital's 75th percentile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct VitalReport {
    /// `LCP`, `INP`, `CLS`, `FCP` or `TTFB`.
    pub name: String,
    /// Measurements in the 28 days.
    pub number: i64,
    /// Milliseconds (CLS: thousandths) that three quarters stay within; null where nothing was
    /// measured or it is beyond the scale.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub p75: Option<u32>,
    /// The same in the 28 days before.
    #[cfg_attr(feature = "openapi", schema(required = true))]
    pub before: Option<u32>,
    /// The most that counts as good.
    pub good: u32,
}

/// Something that changed beyond chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Change {
    /// What changed, with its numbers.
    pub what: String,
    /// Why it may matter, and what to look at.
    pub why: String,
    /// Whether it is good news.
    pub good: bool,
}

/// What a crawl of the site found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TechnicalReport {
    /// Pages of the sitemap that were looked at.
    pub pages: usize,
    /// Addresses outside whose answer is known and at most a week old.
    pub links: usize,
    /// Addresses outside that do not tell robots whether they work (403, 429 and the like).
    pub unknown_links: usize,
    /// Whether nothing outside could be reached: then no link is blamed.
    pub is_cut_off: bool,
    /// What is wrong, what matters most first; at most 500.
    pub findings: Vec<PageFinding>,
    /// Addresses outside that failed once and are looked at again before anybody is bothered.
    pub watched: Vec<WatchedLink>,
    /// How many there were each week, oldest first, this week last.
    pub trend: Vec<FindingCounts>,
    /// What was found last week and is gone.
    pub gone: usize,
}

/// How much a finding matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Severity {
    /// Readers or search engines run into it.
    Error,
    /// It costs readers.
    Warning,
    /// It could be better.
    Notice,
}

/// Something that is wrong with a page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PageFinding {
    /// How much it matters.
    pub severity: Severity,
    /// Which check found it: `title_missing`.
    pub check: String,
    /// The page's path.
    pub page: String,
    /// What is wrong.
    pub problem: String,
    /// What to do.
    pub fix: String,
    /// The week in which it was first found: `2027-03-08`.
    pub since: String,
}

/// An address outside that failed once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct WatchedLink {
    /// The address.
    pub url: String,
    /// How it failed.
    pub problem: String,
    /// Pages that link to it, five at most.
    pub pages: Vec<String>,
}

/// How many findings a week had.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FindingCounts {
    /// The week.
    pub slot: String,
    /// Errors.
    pub errors: usize,
    /// Warnings.
    pub warnings: usize,
    /// Notices.
    pub notices: usize,
}
