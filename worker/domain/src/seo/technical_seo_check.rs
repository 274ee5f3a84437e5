//! The task that crawls the site as a search engine would, and tells what it would stumble over.
//!
//! Pages are read in batches with a checkpoint after each: one invocation of the Worker has a budget
//! of calls, and a large site takes several.

use serde::{Deserialize, Serialize};

use super::context::{Context, Failure, Outcome, Platform};
use super::technical::crawl::Crawl;
use super::technical::{outside, report};
use crate::contract::reports::{FindingCounts, TaskOutput, TechnicalReport};
use crate::ports::Pages;
use crate::site::Site;

/// Pages between two checkpoints.
const BATCH: usize = 25;

/// Where the task is.
#[derive(Default, Serialize, Deserialize)]
struct Checkpoint {
    crawl: Crawl,
    /// Addresses outside still to be looked at; `None` while pages are.
    links: Option<Vec<String>>,
    /// Those that could not be reached.
    silent: Vec<String>,
    /// Whether anything outside answered.
    is_connected: bool,
}

/// Crawls the site and tells what is wrong with it.
///
/// # Errors
/// [`Failure::Passing`] when the site or the store cannot be asked, [`Failure::Paused`] between two
/// batches when the invocation's calls are spent.
pub async fn run(context: &Context<'_, impl Platform>) -> Result<Outcome, Failure> {
    let mut at = match context.checkpoint() {
        Some(checkpoint) => checkpoint,
        None => begun(context).await?,
    };
    if at.links.is_none() {
        read_pages(context, &mut at).await?;
        at.crawl.conclude();
        let urls = at.crawl.outside.keys().cloned().collect();
        let due = outside::due(context.platform.db(), urls, context.now()).await?;
        at.links = Some(outside::each_site_last(due));
        save(context, &at).await?;
    }
    look_outside(context, &mut at).await?;
    let db = context.platform.db();
    let is_cut_off = !at.is_connected && at.silent.len() > 2;
    if !is_cut_off {
        outside::keep_silent(db, &at.silent, context.now()).await?;
    }
    let urls: Vec<_> = at.crawl.outside.keys().cloned().collect();
    let known = outside::known(db, &urls).await?;
    let report = report::of(db, &context.taken.slot, at.crawl, &known, is_cut_off).await?;
    Ok(Outcome {
        summary: summary(&report),
        output: TaskOutput::Technical(report),
    })
}

async fn begun(context: &Context<'_, impl Platform>) -> Result<Checkpoint, Failure> {
    let sitemap = context.platform.pages().get("/sitemap.xml").await?;
    let xml = sitemap.body.filter(|_| sitemap.status == 200);
    let xml = xml.ok_or_else(|| Failure::Passing {
        reason: format!("The sitemap answers {}.", sitemap.status),
        cause: "the sitemap cannot be read".to_owned(),
    })?;
    Ok(Checkpoint {
        crawl: Crawl::of_sitemap(Site::built_in(), &xml),
        ..Checkpoint::default()
    })
}

async fn read_pages(
    context: &Context<'_, impl Platform>,
    at: &mut Checkpoint,
) -> Result<(), Failure> {
    let mut since_saved = 0;
    while let Some(path) = at.crawl.next() {
        if let Err(paused) = context.spend(calls(path)) {
            save(context, at).await?;
            return Err(paused);
        }
        let page = context.platform.pages().get(path).await?;
        at.crawl.take(Site::built_in(), &page);
        since_saved += 1;
        if since_saved == BATCH {
            save(context, at).await?;
            since_saved = 0;
        }
    }
    Ok(())
}

/// What reading a page costs: posts are rendered from the database into a shell.
fn calls(path: &str) -> u32 {
    if path.starts_with("/blog") { 3 } else { 1 }
}

async fn look_outside(
    context: &Context<'_, impl Platform>,
    at: &mut Checkpoint,
) -> Result<(), Failure> {
    while let Some(left) = at.links.as_mut().filter(|left| !left.is_empty()) {
        // With every site silent the network is down, and their other addresses are not waited for.
        if !at.is_connected && outside::sites(left).is_subset(&outside::sites(&at.silent)) {
            break;
        }
        let batch = left.split_off(left.len().saturating_sub(outside::AT_ONCE));
        let calls = u32::try_from(batch.len()).unwrap_or(u32::MAX);
        if let Err(paused) = context.spend(calls.saturating_add(2)) {
            left.extend(batch);
            save(context, at).await?;
            return Err(paused);
        }
        let (db, http) = (context.platform.db(), context.platform.http());
        let silent = outside::look(db, http, &batch, context.now()).await?;
        at.is_connected = at.is_connected || silent.len() < batch.len();
        at.silent.extend(silent);
        save(context, at).await?;
    }
    Ok(())
}

async fn save(context: &Context<'_, impl Platform>, at: &Checkpoint) -> Result<(), Failure> {
    let progress = match &at.links {
        None => at.crawl.progress(),
        Some(left) => format!("{} links to other sites left", left.len()),
    };
    context.save(at, &progress).await
}

fn summary(report: &TechnicalReport) -> String {
    let Some(FindingCounts {
        errors,
        warnings,
        notices,
        ..
    }) = report.trend.last()
    else {
        return String::new();
    };
    let outside = if report.is_cut_off {
        " Other sites could not be reached, so links to them were not judged."
    } else {
        ""
    };
    let last = match report.trend.iter().rev().nth(1) {
        Some(last) => format!(
            " Last week {}, {}, {}.",
            last.errors, last.warnings, last.notices
        ),
        None => String::new(),
    };
    format!(
        "{}: {}, {}, {}.{last}{outside}",
        number(report.pages, "page"),
        number(*errors, "error"),
        number(*warnings, "warning"),
        number(*notices, "notice"),
    )
}

fn number(number: usize, of: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {of}{plural}")
}
