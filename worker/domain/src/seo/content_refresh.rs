//! The task that finds public posts which have aged or lose their readers, and proposes what a machine
//! can: no post is changed before an editor takes the proposal.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::analytics::changes;
use super::context::{Context, Failure, Outcome, Platform};
use super::refresh::{ageing, proposals, revise};
use super::technical::links::{self, Target};
use super::technical::{outside, scan};
use crate::contract::pipeline::{RefreshItem, RefreshReport};
use crate::contract::reports::{Compared, TaskOutput};
use crate::events::store::{self, Spans};
use crate::events::tally::Counted;
use crate::ports::{Database, Pages, Statement, Timestamp};
use crate::site::Site;

/// Posts read at once.
const BATCH: i64 = 25;
/// Posts that the report names.
const MOST: usize = 15;
/// A post younger than this has no past to lose readers of, in days.
const YOUNG: i64 = 60;
const DAY: i64 = 86_400;

#[derive(Deserialize)]
struct Post {
    id: i64,
    slug: String,
    title: String,
    content: String,
    version: i64,
    /// When it was last changed or found still correct.
    checked_at: Timestamp,
    updated_at: Timestamp,
    sources_read: Option<String>,
}

impl Post {
    fn path(&self) -> String {
        format!("/blog/{}", self.slug)
    }
}

/// Where the task is.
#[derive(Default, Serialize, Deserialize)]
struct Checkpoint {
    after: i64,
    posts: usize,
    items: Vec<RefreshItem>,
    /// Whether paths of ours that posts link to answer.
    answers: BTreeMap<String, bool>,
}

/// Looks at every public post.
///
/// # Errors
/// [`Failure::Passing`] when the store or the site's pages cannot be read, [`Failure::Paused`] when
/// the invocation's calls are spent.
pub async fn run(context: &Context<'_, impl Platform>) -> Result<Outcome, Failure> {
    let mut at: Checkpoint = context.checkpoint().unwrap_or_default();
    loop {
        if let Err(paused) = context.spend(5) {
            save(context, &at).await?;
            return Err(paused);
        }
        let posts = batch(context, at.after).await?;
        let Some(last) = posts.last().map(|post| post.id) else {
            break;
        };
        let views = views(context, &posts).await?;
        for post in &posts {
            look(context, &views, post, &mut at).await?;
        }
        at.after = last;
        at.posts += posts.len();
        save(context, &at).await?;
    }
    at.items
        .sort_by_key(|item| std::cmp::Reverse((item.score, item.post_id)));
    at.items.truncate(MOST);
    let report = RefreshReport {
        posts: at.posts,
        items: at.items,
    };
    Ok(Outcome {
        summary: summary(&report),
        output: TaskOutput::Refresh(report),
    })
}

async fn save(context: &Context<'_, impl Platform>, at: &Checkpoint) -> Result<(), Failure> {
    context.save(at, &format!("{} posts read", at.posts)).await
}

async fn batch(context: &Context<'_, impl Platform>, after: i64) -> Result<Vec<Post>, Failure> {
    let rows = context.platform.db().run(Statement::new(
        "SELECT p.post_id AS id, p.slug, p.title, p.content, p.version, p.updated_at, \
         max(p.updated_at, coalesce(c.confirmed_at, 0)) AS checked_at, \
         (SELECT min(read_on) FROM post_sources s WHERE s.post_id = p.post_id) AS sources_read \
         FROM published_posts p LEFT JOIN post_confirmations c ON c.post_id = p.post_id \
         WHERE p.post_id > ?1 ORDER BY p.post_id LIMIT ?2",
        [after.into(), BATCH.into()],
    ));
    Ok(rows.await?.parse()?)
}

/// Views of these posts in the last 28 days and the 28 before.
async fn views(
    context: &Context<'_, impl Platform>,
    posts: &[Post],
) -> Result<Vec<Compared>, Failure> {
    let spans = Spans::before(context.as_of(), 28);
    let paths: Vec<_> = posts.iter().map(Post::path).collect();
    Ok(store::compared_of(context.platform.db(), Counted::View, &spans, &paths).await?)
}

/// Looks at one post, and proposes a revision where there is one.
async fn look(
    context: &Context<'_, impl Platform>,
    views: &[Compared],
    post: &Post,
    at: &mut Checkpoint,
) -> Result<(), Failure> {
    let path = post.path();
    let seen = views.iter().find(|row| row.name == path);
    let (now, before) = seen.map_or((0, 0), |row| (row.now, row.before));
    let age_days = (context.as_of().0 - post.checked_at.0).max(0) / DAY;
    let dead = dead_links(context, &path, post, at).await?;
    let mut findings: Vec<_> = dead
        .iter()
        .map(|href| format!("It links to {href}, which does not answer."))
        .collect();
    findings.extend(ageing::findings(
        &post.content,
        post.checked_at,
        context.as_of(),
    ));
    findings.extend(old_sources(context, post));
    let is_declining = age_days >= YOUNG && now < before && changes::differ(now, before);
    if is_declining {
        findings.insert(
            0,
            format!("Its readers went from {before} to {now} in 28 days."),
        );
    }
    if findings.is_empty() {
        return Ok(());
    }
    let is_old = age_days * DAY >= ageing::HALF_A_YEAR;
    let revised = revise::proposed(&post.content, &dead, post.updated_at, is_old);
    if let Some(revised) = &revised {
        let statements =
            proposals::propose(post.id, post.version, &findings, revised, context.now());
        context.platform.db().batch(statements).await?;
    }
    let lost = if is_declining { before - now } else { 0 };
    at.items.push(RefreshItem {
        post_id: post.id,
        slug: post.slug.clone(),
        title: post.title.clone(),
        age_days,
        views: now,
        views_before: before,
        score: age_days + (age_days * lost).checked_div(before).unwrap_or(0),
        findings,
        has_proposal: revised.is_some(),
    });
    Ok(())
}

/// The links of a post that lead nowhere, as they stand in its text: ours that do not answer, and
/// those outside that the Technical SEO Check found dead.
async fn dead_links(
    context: &Context<'_, impl Platform>,
    path: &str,
    post: &Post,
    at: &mut Checkpoint,
) -> Result<Vec<String>, Failure> {
    let site = Site::built_in();
    let mut own = Vec::new();
    let mut elsewhere = BTreeMap::new();
    for href in scan::scan(&post.content).links {
        match links::target(site, path, &href) {
            Some(Target::Own(to)) => own.push((href, to)),
            Some(Target::Elsewhere(url)) => {
                elsewhere.insert(url, href);
            }
            None => {}
        }
    }
    let mut dead = BTreeSet::new();
    for (href, to) in own {
        let does_answer = match at.answers.get(&to) {
            Some(does) => *does,
            None => answers(context, &to).await?,
        };
        at.answers.insert(to, does_answer);
        if !does_answer {
            dead.insert(href);
        }
    }
    let urls: Vec<_> = elsewhere.keys().cloned().collect();
    if !urls.is_empty() {
        let known = outside::known(context.platform.db(), &urls).await?;
        let found = known.iter().filter(|known| known.verdict == "dead");
        dead.extend(found.filter_map(|known| elsewhere.get(&known.url).cloned()));
    }
    Ok(dead.into_iter().collect())
}

async fn answers(context: &Context<'_, impl Platform>, path: &str) -> Result<bool, Failure> {
    let page = context.platform.pages().get(path).await?;
    Ok(page.status < 400)
}

/// A text whose sources were read more than a year ago rests on what may have changed.
fn old_sources(context: &Context<'_, impl Platform>, post: &Post) -> Option<String> {
    let read = post.sources_read.as_deref()?;
    let year_ago = context.as_of().plus(-365 * DAY).iso_date();
    (read < year_ago.as_str() && context.as_of().0 - post.checked_at.0 >= ageing::HALF_A_YEAR)
        .then(|| format!("Its oldest source was read on {read}: the facts may have changed since."))
}

fn summary(report: &RefreshReport) -> String {
    match report.items.as_slice() {
        [] => format!("{} posts looked at; none has aged.", report.posts),
        [first, ..] => format!(
            "{} of {} posts are worth a look, first of all ‘{}’.",
            report.items.len(),
            report.posts,
            first.title
        ),
    }
}
