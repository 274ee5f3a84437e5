//! The task that prepares what is said of new posts on social networks, and sends it where the admin
//! has switched that on.

use super::context::{Context, Failure, Outcome, Platform};
use super::social::compose::{self, Shared};
use super::social::network::Network;
use super::social::{send, shares};
use crate::admin::settings;
use crate::contract::pipeline::SharingReport;
use crate::contract::reports::TaskOutput;
use crate::ports::Database;
use crate::site::Site;

/// Posts older than this are no news, in seconds.
const NEWS: i64 = 14 * 86_400;

/// Prepares a text a network for each post of the last two weeks, and sends those that may be sent.
///
/// # Errors
/// [`Failure::Passing`] when the store does not answer. A network that does not is told in the
/// report and stops no other.
pub async fn run(context: &Context<'_, impl Platform>) -> Result<Outcome, Failure> {
    let db = context.platform.db();
    let fresh = shares::fresh(db, context.as_of().plus(-NEWS)).await?;
    let mut prepared = Vec::new();
    for post in fresh {
        let shared = Shared {
            title: &post.title,
            excerpt: &post.excerpt,
            slug: &post.slug,
        };
        let texts = Network::ALL.map(|network| {
            let text = compose::text(Site::built_in(), &shared, network);
            shares::keep(post.post_id, network, &text, context.now())
        });
        db.batch(texts.into()).await?;
        prepared.push(post.title);
    }
    let (sent, failed) = sent(context).await?;
    let report = SharingReport {
        prepared,
        sent,
        failed,
    };
    Ok(Outcome {
        summary: summary(&report),
        output: TaskOutput::Sharing(report),
    })
}

/// Sends what is ready for the networks that are configured and switched on.
async fn sent(context: &Context<'_, impl Platform>) -> Result<(usize, Vec<String>), Failure> {
    let (db, keys) = (context.platform.db(), context.platform.social());
    let on = settings::social(db).await?;
    let (mut number, mut failed) = (0, Vec::new());
    for network in Network::ALL {
        if !keys.has(network) || !on.contains(&network) {
            continue;
        }
        for ready in shares::ready(db, network).await? {
            context.spend(4)?;
            if !shares::take(db, ready.post_id, network).await? {
                continue;
            }
            let url = compose::link(Site::built_in(), &ready.slug, network);
            let http = context.platform.http();
            let outcome = send::send(http, keys, network, &ready.text, &url, context.now()).await;
            let kept = shares::sent(ready.post_id, network, &outcome, context.now());
            db.run(kept).await?;
            match outcome {
                Ok(()) => number += 1,
                Err(problem) => failed.push(problem),
            }
        }
    }
    Ok((number, failed))
}

fn summary(report: &SharingReport) -> String {
    let prepared = match report.prepared.len() {
        0 => "No post is new.".to_owned(),
        1 => "Texts for 1 new post are ready.".to_owned(),
        number => format!("Texts for {number} new posts are ready."),
    };
    let sent = match report.sent {
        0 => String::new(),
        number => format!(" {number} were sent."),
    };
    let failed = match report.failed.as_slice() {
        [] => String::new(),
        [first, ..] => format!(" {} were not taken: {first}", report.failed.len()),
    };
    format!("{prepared}{sent}{failed}")
}
