//! The task that collects what readers look for and the site has not, into the backlog of topics.

use serde::Deserialize;

use super::context::{Context, Failure, Outcome, Platform};
use super::keywords::candidates::{self, Candidate};
use super::keywords::google;
use super::keywords::term::Term;
use super::keywords::{backlog, searched};
use super::listed;
use crate::blog::terms::Terms;
use crate::contract::pipeline::KeywordReport;
use crate::contract::reports::TaskOutput;
use crate::events::store::{self, Spans};
use crate::events::tally::Counted;
use crate::ports::{Database, DatabaseError, Pages, PagesError, Statement};

/// Topics that one run adds.
const MOST: usize = 40;

/// Of these, topics that only the glossary speaks for: it has many, and nobody asked for them.
const MOST_OF_GLOSSARY: usize = 5;

/// Searches on Google that the report lists.
const MOST_SEARCHES: usize = 15;

/// Looks through searches, here and on Google, missing pages, the glossary and the fact base.
///
/// # Errors
/// [`Failure::Passing`] when the store or the site's own pages cannot be read. A Search Console that
/// cannot be read is told in the report and stops nothing.
pub async fn run(context: &Context<'_, impl Platform>) -> Result<Outcome, Failure> {
    let db = context.platform.db();
    let mut google = google::read(context).await?;
    let mut candidates = candidates(context).await?;
    candidates.extend(google.searches.iter().filter_map(searched::candidate));
    let considered = candidates.len();
    let written = Written {
        posts: posts(db).await?,
        pages: pages(context).await?,
    };
    let (covered, open): (Vec<_>, Vec<_>) = candidates
        .into_iter()
        .partition(|candidate| written.covers(candidate));
    for search in &mut google.searches {
        search.is_answered =
            searched::candidate(search).is_some_and(|candidate| written.covers(&candidate));
    }
    let added = propose(context, deduplicated(open)).await?;
    let report = KeywordReport {
        considered,
        covered: covered.len(),
        added,
        search_console: google.told,
        search_console_failed: google.failed,
        searches: google.searches.into_iter().take(MOST_SEARCHES).collect(),
    };
    Ok(Outcome {
        summary: summary(&report),
        output: TaskOutput::Keywords(report),
    })
}

/// Puts topics into the backlog, and gives those that are new there.
async fn propose(
    context: &Context<'_, impl Platform>,
    mut wanted: Vec<Candidate>,
) -> Result<Vec<String>, Failure> {
    let db = context.platform.db();
    let known = backlog::terms(db).await?;
    // Another wording of what the backlog has already is no new topic.
    wanted.retain(|candidate| {
        let is_same = known.contains(&candidate.term);
        is_same || !known.iter().any(|known| known.is_like(&candidate.term))
    });
    let mut of_glossary = 0;
    let added: Vec<_> = wanted
        .iter()
        .filter(|candidate| !known.contains(&candidate.term))
        .filter(|candidate| {
            of_glossary += usize::from(candidate.origin == candidates::GLOSSARY);
            candidate.origin != candidates::GLOSSARY || of_glossary <= MOST_OF_GLOSSARY
        })
        .take(MOST)
        .map(|candidate| candidate.topic.clone())
        .collect();
    wanted.retain(|candidate| known.contains(&candidate.term) || added.contains(&candidate.topic));
    for batch in wanted.chunks(40) {
        let at = context.now();
        let proposals = batch
            .iter()
            .map(|candidate| backlog::propose(candidate, at));
        db.batch(proposals.collect()).await?;
    }
    Ok(added)
}

async fn candidates(context: &Context<'_, impl Platform>) -> Result<Vec<Candidate>, Failure> {
    let db = context.platform.db();
    let spans = Spans::before(context.as_of(), 28);
    let has_before = store::has_whole_before(db, &spans).await?;
    let searches = store::compared(db, Counted::Search, &spans).await?;
    let of_visitors = candidates::of_visitors(db, &spans.now).await?;
    let mut all: Vec<_> = of_visitors
        .into_iter()
        .map(|candidate| {
            let row = searches.iter().find(|row| row.name == candidate.topic);
            match row.filter(|_| has_before) {
                Some(row) => candidates::weighed(candidate, row.before, row.now),
                None => candidate,
            }
        })
        .collect();
    all.extend(candidates::of_facts());
    context.spend(1)?;
    let glossary = context.platform.pages().get("/glossary.json").await?;
    let glossary = Terms::parse(&glossary.body.unwrap_or_default())
        .map_err(|cause| PagesError(format!("/glossary.json: {cause}")))?;
    all.extend(candidates::of_glossary(&glossary));
    Ok(all)
}

/// One candidate a topic: the one that is wanted most, which keeps the words of all.
fn deduplicated(mut candidates: Vec<Candidate>) -> Vec<Candidate> {
    candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.score));
    let mut kept: Vec<Candidate> = Vec::new();
    for candidate in candidates {
        if !kept.iter().any(|known| known.term.is_like(&candidate.term)) {
            kept.push(candidate);
        }
    }
    kept
}

/// What the site is about already.
struct Written {
    posts: Vec<Term>,
    pages: Vec<Term>,
}

impl Written {
    /// Whether a post is about it; what visitors and searchers look for may also be on another page.
    fn covers(&self, candidate: &Candidate) -> bool {
        let is_about = |text: &Term| candidate.term.is_covered_by(text);
        self.posts.iter().any(is_about)
            || (["search", "search_console"].contains(&candidate.origin)
                && self.pages.iter().any(is_about))
    }
}

/// What posts are about that are public or on their way, by title and SEO title.
async fn posts(db: &impl Database) -> Result<Vec<Term>, DatabaseError> {
    #[derive(Deserialize)]
    struct Row {
        title: String,
        seo_title: String,
    }
    let rows: Vec<Row> = db
        .run(Statement::new(
            "SELECT title, seo_title FROM posts WHERE status <> 'rejected' \
             ORDER BY created_at DESC, id DESC LIMIT 2000",
            [],
        ))
        .await?
        .parse()?;
    Ok(rows
        .iter()
        .filter_map(|row| Term::of(&format!("{} {}", row.title, row.seo_title)))
        .collect())
}

/// What the other pages are about, by title and description.
async fn pages(context: &Context<'_, impl Platform>) -> Result<Vec<Term>, Failure> {
    context.spend(1)?;
    let list = context.platform.pages().get("/pages.json").await?;
    let list = listed::pages(&list.body.unwrap_or_default())?;
    Ok(list
        .iter()
        .filter_map(|page| Term::of(&format!("{} {}", page.title, page.description)))
        .collect())
}

fn summary(report: &KeywordReport) -> String {
    let found = match report.added.as_slice() {
        [] => format!("{} wordings looked at; no topic is new.", report.considered),
        [first] => format!("One new topic in the backlog, ‘{first}’."),
        [first, ..] => format!(
            "{} new topics in the backlog, first of all ‘{first}’.",
            report.added.len()
        ),
    };
    if report.search_console_failed {
        return format!("{found} Search Console could not be read.");
    }
    found
}
