//! What the pipeline lays on the editor's desk, and what the editor decides.

use super::keywords::backlog;
use super::refresh::proposals::{self, Verdict};
use super::runs::Missing;
use super::social::network::{Network, SocialKeys};
use super::social::shares;
use crate::admin::settings;
use crate::contract::pipeline::{Decision, NetworkState, PipelineDesk};
use crate::error::Error;
use crate::ports::{Database, DatabaseError, Timestamp};

/// Everything that waits for the editor.
///
/// # Errors
/// [`DatabaseError`] when the store does not answer.
pub async fn show(db: &impl Database, keys: &SocialKeys) -> Result<PipelineDesk, DatabaseError> {
    let on = settings::social(db).await?;
    Ok(PipelineDesk {
        topics: backlog::open(db).await?,
        proposals: proposals::open(db).await?,
        shares: shares::newest(db).await?,
        networks: Network::ALL
            .map(|network| NetworkState {
                network: network.key().to_owned(),
                name: network.name().to_owned(),
                is_configured: keys.has(network),
                is_on: on.contains(&network),
            })
            .into(),
    })
}

/// Carries out what the editor decided.
///
/// # Errors
/// [`Error::NotInPipeline`] when there is nothing of that number to decide on, and whatever an edit
/// may be refused for when a proposal is taken.
pub async fn decide(
    db: &impl Database,
    decision: &Decision,
    actor: &str,
    at: Timestamp,
) -> Result<(), Error> {
    match decision {
        Decision::ApproveTopic { id } => backlog::decide(db, *id, true, actor, at).await,
        Decision::DismissTopic { id } => backlog::decide(db, *id, false, actor, at).await,
        Decision::TakeProposal { id } => proposals::take(db, *id, actor, at).await,
        Decision::DismissProposal { id } => {
            proposals::decide(db, *id, Verdict::Dismissed, actor, at).await
        }
        Decision::StillCorrect { post_id } => proposals::confirm(db, *post_id, actor, at).await,
        Decision::MarkShared { post_id, network } => {
            shares::mark(db, *post_id, network, actor, at).await
        }
        Decision::SwitchNetwork { network, on } => {
            let network = Network::parse(network).ok_or(Error::NotInPipeline(Missing::Network))?;
            Ok(settings::switch_network(db, network, *on, actor, at).await?)
        }
    }
}
