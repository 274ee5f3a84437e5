//! What is said of a crawl: findings with the week they were first seen, and the trend.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::crawl::{Crawl, Found};
use super::outside::Known;
use crate::contract::reports::{
    FindingCounts, PageFinding, Severity, TaskOutput, TechnicalReport, WatchedLink,
};
use crate::ports::{Database, DatabaseError, Statement};

/// The most findings that a report holds.
const MOST: usize = 500;

/// Weeks of the trend, this one included.
const WEEKS: usize = 8;

/// An earlier week's report.
struct Earlier {
    slot: String,
    report: TechnicalReport,
}

/// Puts the report together.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn of(
    db: &impl Database,
    slot: &str,
    crawl: Crawl,
    known: &[Known],
    is_cut_off: bool,
) -> Result<TechnicalReport, DatabaseError> {
    let earlier = earlier(db, slot).await?;
    let with = |verdict: &str| {
        known
            .iter()
            .filter(|known| known.verdict == verdict)
            .count()
    };
    let mut found = crawl.found;
    found.extend(undescribed(db, &found).await?);
    found.extend(dead_links(known, &crawl.outside));
    let last = earlier.last().map(|earlier| &earlier.report);
    let gone = last.map_or(0, |last| {
        let is_gone = |old: &&PageFinding| !found.iter().any(|new| is_same(new, old));
        last.findings.iter().filter(is_gone).count()
    });
    let mut findings: Vec<_> = found
        .into_iter()
        .map(|found| dated(found, slot, last))
        .collect();
    findings.sort_by(|one, other| (one.severity, &one.page).cmp(&(other.severity, &other.page)));
    findings.truncate(MOST);
    let mut trend: Vec<_> = earlier
        .iter()
        .map(|earlier| counts(&earlier.slot, &earlier.report.findings))
        .collect();
    trend.push(counts(slot, &findings));
    Ok(TechnicalReport {
        pages: crawl.read,
        links: known.len(),
        unknown_links: with("unknown"),
        is_cut_off,
        findings,
        watched: watched(known, &crawl.outside),
        trend,
        gone,
    })
}

/// The reports of the weeks before, oldest first.
async fn earlier(db: &impl Database, slot: &str) -> Result<Vec<Earlier>, DatabaseError> {
    #[derive(Deserialize)]
    struct Row {
        slot: String,
        output: String,
    }
    let rows: Vec<Row> = db
        .run(Statement::new(
            "SELECT slot, output FROM task_runs WHERE task = 'technical_seo_check' \
             AND slot < ?1 AND status = 'done' ORDER BY slot DESC LIMIT ?2",
            [
                slot.into(),
                i64::try_from(WEEKS - 1).unwrap_or_default().into(),
            ],
        ))
        .await?
        .parse()?;
    let reports = rows.into_iter().rev().filter_map(|row| {
        // A report of another version of this code tells nothing.
        match serde_json::from_str(&row.output).ok()? {
            TaskOutput::Technical(report) => Some(Earlier {
                slot: row.slot,
                report,
            }),
            _ => None,
        }
    });
    Ok(reports.collect())
}

/// Posts that have no description of their own: their excerpt stands in, which was not written for
/// search results.
async fn undescribed(db: &impl Database, found: &[Found]) -> Result<Vec<Found>, DatabaseError> {
    #[derive(Deserialize)]
    struct Row {
        slug: String,
    }
    let rows: Vec<Row> = db
        .run(Statement::new(
            "SELECT slug FROM published_posts WHERE trim(seo_description) = '' ORDER BY slug",
            [],
        ))
        .await?
        .parse()?;
    let pages = rows.into_iter().map(|row| format!("/blog/{}", row.slug));
    let is_told = |page: &String| {
        let mut told = found.iter();
        told.any(|found| found.check == "description_missing" && found.page == *page)
    };
    Ok(pages
        .filter(|page| !is_told(page))
        .map(|page| Found {
            severity: Severity::Warning,
            check: "description_missing".to_owned(),
            page,
            problem: "The post has no SEO description; its excerpt stands in.".to_owned(),
            fix: "Write one of 120 to 155 characters, or press Optimize SEO.".to_owned(),
        })
        .collect())
}

fn dead_links(known: &[Known], outside: &BTreeMap<String, Vec<String>>) -> Vec<Found> {
    let dead = known.iter().filter(|known| known.verdict == "dead");
    dead.flat_map(|known| {
        let pages = outside.get(&known.url).cloned().unwrap_or_default();
        pages.into_iter().map(|page| Found {
            severity: Severity::Error,
            check: "link_dead_outside".to_owned(),
            page,
            problem: format!("It links to {}. {}", known.url, known.problem),
            fix: "Link to another source, or take the link out.".to_owned(),
        })
    })
    .collect()
}

fn watched(known: &[Known], outside: &BTreeMap<String, Vec<String>>) -> Vec<WatchedLink> {
    let failing = known.iter().filter(|known| known.verdict == "failing");
    failing
        .map(|known| WatchedLink {
            url: known.url.clone(),
            problem: known.problem.clone(),
            pages: outside.get(&known.url).cloned().unwrap_or_default(),
        })
        .collect()
}

fn is_same(found: &Found, old: &PageFinding) -> bool {
    found.check == old.check && found.page == old.page && found.problem == old.problem
}

fn dated(found: Found, slot: &str, last: Option<&TechnicalReport>) -> PageFinding {
    let old = last.and_then(|last| last.findings.iter().find(|old| is_same(&found, old)));
    PageFinding {
        since: old.map_or_else(|| slot.to_owned(), |old| old.since.clone()),
        severity: found.severity,
        check: found.check,
        page: found.page,
        problem: found.problem,
        fix: found.fix,
    }
}

fn counts(slot: &str, findings: &[PageFinding]) -> FindingCounts {
    let of = |severity| {
        let same = findings
            .iter()
            .filter(|finding| finding.severity == severity);
        same.count()
    };
    FindingCounts {
        slot: slot.to_owned(),
        errors: of(Severity::Error),
        warnings: of(Severity::Warning),
        notices: of(Severity::Notice),
    }
}
