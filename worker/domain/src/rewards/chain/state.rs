//! What the contract has paid an owner, read at one block: the authority that claims are proven
//! against.
//!
//! Two rounds on the same node. The first learns the block, the owner's rFLR account, the
//! projects and the price; the second, pinned to that block, reads what was claimed of each
//! (project, month) and in all. An owner without an account has never claimed: that is proof, and
//! the second round is spared.

use std::collections::{BTreeMap, BTreeSet};

use alloy_primitives::{Address, U256};
use serde_json::json;

use super::abi::RNat::getOwnerRewardsInfoCall;
use super::abi::RNatAccount::receivedRewardsCall;
use super::abi::{FLR_USD, FtsoV2::getFeedByIdCall};
use super::multicall::{At, Outcome, Read, aggregate, outcomes, read};
use super::overview::{self, FIRST_PROJECTS, Overview};
use super::{ChainConfig, Endpoint, rpc};
use crate::ports::{Clock, Http, Timestamp};
use crate::rewards::claims::Pair;
use crate::rewards::price::{Price, PriceError};
use crate::rewards::upstream::{SourceError, Upstream};
use crate::rewards::wei::Wei;

/// Reads in one `eth_call`: each costs a node some 15,000 gas, and nodes cap a call's gas.
const READS_IN_ONE_CALL: usize = 400;

/// Calls in one request: each answer has some 180 KB, and an answer is read up to 1 MB.
const CALLS_IN_ONE_REQUEST: usize = 4;

/// The contract's figures for one owner at one block.
#[derive(Clone, Debug)]
pub struct State {
    /// The node that was read.
    pub source: String,
    /// The block all figures belong to.
    pub block: u64,
    /// That block's time.
    pub block_time: Timestamp,
    /// Everything the owner was ever paid, by the owner's own account contract.
    pub received: Wei,
    /// What was claimed of each pair, zeros left out.
    pub claimed: BTreeMap<Pair, Wei>,
    /// Projects whose figures could not be read in full.
    pub unread: BTreeSet<u32>,
    /// The projects' names in the order of their numbers; empty when they could not be read.
    pub names: Vec<String>,
    /// The price of FLR at the newest block.
    pub price: Result<Price, PriceError>,
    /// Another rFLR contract than the configured one, when the network's registry names one.
    pub other_rnat: Option<Address>,
}

/// What asking the configured nodes gave.
#[derive(Clone, Debug, Default)]
pub struct Attempts {
    /// The figures, `None` when no node answered in full.
    pub state: Option<State>,
    /// The nodes that were asked in vain, by name, in the order they were asked.
    pub failures: Vec<(String, SourceError)>,
}

/// Reads the contract's figures for `owner` from the first node that answers in full.
pub async fn read_state<H: Http, C: Clock>(
    upstream: &Upstream<'_, H, C>,
    config: &ChainConfig,
    owner: Address,
) -> Attempts {
    let mut attempts = Attempts::default();
    for node in &config.rpc {
        let reading = Reading {
            upstream,
            config,
            node,
            owner,
        };
        match reading.state().await {
            Ok(state) => {
                attempts.state = Some(state);
                break;
            }
            Err(error) => attempts.failures.push((node.name.clone(), error)),
        }
    }
    attempts
}

/// One attempt at one node.
struct Reading<'a, H, C> {
    upstream: &'a Upstream<'a, H, C>,
    config: &'a ChainConfig,
    node: &'a Endpoint,
    owner: Address,
}

impl<H: Http, C: Clock> Reading<'_, H, C> {
    async fn state(&self) -> Result<State, SourceError> {
        let (mut overview, block_time) = self.overview().await?;
        let mut state = State {
            source: self.node.name.clone(),
            block: overview.block,
            block_time,
            received: Wei::ZERO,
            claimed: BTreeMap::new(),
            unread: BTreeSet::new(),
            names: std::mem::take(&mut overview.names),
            price: self.current_price(&overview).await,
            other_rnat: overview.other_rnat,
        };
        if let Some(account) = overview.account {
            self.claimed(account, &overview, &mut state).await?;
        }
        Ok(state)
    }

    /// The first round, and the newest block's time.
    async fn overview(&self) -> Result<(Overview, Timestamp), SourceError> {
        let reads = overview::reads(self.config, self.owner);
        let expected = reads.len();
        let calls = [
            rpc::Call {
                method: "eth_chainId",
                params: json!([]),
            },
            rpc::Call {
                method: "eth_getBlockByNumber",
                params: json!(["latest", false]),
            },
            aggregate(self.config.multicall3, reads, At::Latest),
        ];
        let results = rpc::batch(self.upstream, &self.node.url, &calls).await?;
        let found = rpc::quantity(results.first())?;
        if found != self.config.chain_id {
            return Err(SourceError::WrongChain {
                expected: self.config.chain_id,
                found,
            });
        }
        let header = results.get(1);
        let number = rpc::quantity(header.and_then(|header| header.get("number")))?;
        let time = rpc::quantity(header.and_then(|header| header.get("timestamp")))?;
        let answers = outcomes(results.get(2), expected)?;
        let mut overview = Overview::parse(self.config, &answers, number)?;
        self.read_further_projects(&mut overview).await?;
        Ok((overview, Timestamp(i64::try_from(time).unwrap_or(i64::MAX))))
    }

    async fn read_further_projects(&self, overview: &mut Overview) -> Result<(), SourceError> {
        let asked = usize::try_from(FIRST_PROJECTS).unwrap_or(usize::MAX);
        if overview.months.len() <= asked || overview.account.is_none() {
            return Ok(());
        }
        let count = u32::try_from(overview.months.len()).unwrap_or(u32::MAX);
        let reads: Vec<Read> =
            overview::project_reads(self.config, FIRST_PROJECTS..count).collect();
        let answers = self.pinned(&reads, overview.block).await?;
        for (months, answer) in overview.months.iter_mut().skip(asked).zip(&answers) {
            *months = overview::months_of(answer);
        }
        Ok(())
    }

    /// The price of the first round, or, where the registry names another oracle than the
    /// configured one, the price that one gives.
    async fn current_price(&self, overview: &Overview) -> Result<Price, PriceError> {
        let Some(oracle) = overview.other_ftso else {
            return overview.price.clone();
        };
        let reads = vec![read(oracle, &getFeedByIdCall { feedId: FLR_USD })];
        let call = [aggregate(self.config.multicall3, reads, At::Latest)];
        let answer = rpc::batch(self.upstream, &self.node.url, &call)
            .await
            .and_then(|results| outcomes(results.first(), 1))
            .map_err(PriceError::Unreadable)?;
        answer
            .first()
            .map_or_else(|| overview.price.clone(), Price::from_outcome)
    }

    async fn claimed(
        &self,
        account: Address,
        overview: &Overview,
        state: &mut State,
    ) -> Result<(), SourceError> {
        let pairs = overview.pairs();
        let mut reads = vec![read(account, &receivedRewardsCall {})];
        reads.extend(pairs.iter().map(|pair| {
            let call = getOwnerRewardsInfoCall {
                projectId: U256::from(pair.project),
                month: U256::from(pair.month),
                owner: self.owner,
            };
            read(self.config.rnat, &call)
        }));
        let answers = self.pinned(&reads, overview.block).await?;
        let Some((received, answers)) = answers.split_first() else {
            return Err(SourceError::Malformed("too few answers".to_owned()));
        };
        state.received = Wei(U256::from(received.decode::<receivedRewardsCall>()?));
        for (pair, answer) in pairs.into_iter().zip(answers) {
            match answer.decode::<getOwnerRewardsInfoCall>() {
                Ok(info) if info.claimed == 0 => {}
                Ok(info) => {
                    state.claimed.insert(pair, Wei(U256::from(info.claimed)));
                }
                Err(_) => {
                    state.unread.insert(pair.project);
                }
            }
        }
        Ok(())
    }

    /// Makes `reads` at `block`, in as many calls and requests as their number needs.
    async fn pinned(&self, reads: &[Read], block: u64) -> Result<Vec<Outcome>, SourceError> {
        let mut answers = Vec::with_capacity(reads.len());
        for request in reads.chunks(READS_IN_ONE_CALL * CALLS_IN_ONE_REQUEST) {
            let parts = request.chunks(READS_IN_ONE_CALL);
            let calls: Vec<rpc::Call> = parts
                .clone()
                .map(|part| aggregate(self.config.multicall3, part.to_vec(), At::Block(block)))
                .collect();
            let results = rpc::batch(self.upstream, &self.node.url, &calls).await?;
            for (result, part) in results.iter().zip(parts) {
                answers.extend(outcomes(Some(result), part.len())?);
            }
        }
        Ok(answers)
    }
}
