//! Search Console's part in the research, with the sentence that says what came of asking it.

use std::fmt::Write as _;

use super::super::context::{Context, Failure, Platform};
use super::super::search_console::{self, SearchConsole, Searches};
use super::searched;
use crate::contract::pipeline::GoogleSearch;
use crate::events::store::Days;
use crate::site::Site;

/// What Google tells of the searches that showed us.
pub struct Google {
    /// Those that pages of ours answer badly.
    pub searches: Vec<GoogleSearch>,
    /// Whether it was asked, for which days, and what came of it.
    pub told: String,
    /// Whether it should have been read and was not.
    pub failed: bool,
}

/// Asks Search Console where it is configured.
///
/// # Errors
/// [`Failure::Paused`] when not enough calls are left to ask it all; its own failures are told.
pub async fn read(context: &Context<'_, impl Platform>) -> Result<Google, Failure> {
    let property = match context.platform.search_console() {
        SearchConsole::NotConnected => {
            return Ok(Google {
                searches: Vec::new(),
                told: "Search Console is not connected: only the site's own searches were read."
                    .to_owned(),
                failed: false,
            });
        }
        SearchConsole::Misconfigured(problem) => return Ok(failed(problem)),
        SearchConsole::Connected(property) => property,
    };
    context.spend(search_console::MOST_CALLS)?;
    match property.searches(context.platform, context.as_of()).await {
        Ok(read) => {
            let searches = searched::badly_answered(&read, Site::built_in());
            Ok(Google {
                told: told(&property.site, &read, searches.len()),
                searches,
                failed: false,
            })
        }
        Err(cause) => Ok(failed(&property.told(&cause))),
    }
}

fn failed(problem: &str) -> Google {
    Google {
        searches: Vec::new(),
        told: format!(
            "Search Console could not be read. {problem} The topics are of the site's own searches alone."
        ),
        failed: true,
    }
}

fn told(site: &str, read: &Searches, badly_answered: usize) -> String {
    let span = |days: &Days| format!("{} to {}", days.first, days.last);
    let mut told = format!(
        "Search Console was read for {site}, {} beside {}; the days since are not final there.",
        span(&read.days),
        span(&read.earlier),
    );
    if read.now.is_empty() {
        told.push_str(" In those 28 days Google names no search that showed a page of ours.");
        return told;
    }
    // Writing to a String cannot fail.
    let _ = match badly_answered {
        0 => write!(told, " No search that is shown often is answered badly."),
        1 => write!(told, " One search is shown often and answered badly."),
        number => write!(
            told,
            " {number} searches are shown often and answered badly."
        ),
    };
    if read.is_cut {
        told.push_str(
            " Google had more rows than are read; those with the fewest clicks are missing.",
        );
    }
    told
}
