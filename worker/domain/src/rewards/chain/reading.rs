//! One attempt to read an owner's figures from one node: the two rounds themselves.

use std::collections::{BTreeMap, BTreeSet};

use alloy_primitives::{Address, U256};
use serde_json::json;

use super::abi::Multicall3::getCurrentBlockTimestampCall;
use super::abi::RNat::{getBalancesOfCall, getOwnerRewardsInfoCall};
use super::abi::RNatAccount::{receivedRewardsCall, withdrawnRewardsCall};
use super::abi::{FLR_USD, FtsoV2::getFeedByIdCall};
use super::multicall::{At, Outcome, Read, aggregate, outcomes, read};
use super::overview::{self, FIRST_PROJECTS, Overview};
use super::state::State;
use super::{ChainConfig, Endpoint, paid_price, rpc};
use crate::ports::{Clock, Http, Timestamp};
use crate::rewards::price::{Price, PriceError};
use crate::rewards::unclaimed::Unclaimed;
use crate::rewards::upstream::{SourceError, Upstream};
use crate::rewards::vesting::Holdings;
use crate::rewards::wei::Wei;

/// Reads in one `eth_call`: each costs a node some 15,000 gas, and nodes cap a call's gas.
const READS_IN_ONE_CALL: usize = 400;

/// Calls in one request: each answer has some 180 KB, and an answer is read up to 1 MB.
const CALLS_IN_ONE_REQUEST: usize = 4;

/// One attempt at one node.
pub(super) struct Reading<'a, H, C> {
    pub(super) upstream: &'a Upstream<'a, H, C>,
    pub(super) config: &'a ChainConfig,
    pub(super) node: &'a Endpoint,
    pub(super) owner: Address,
}

impl<H: Http, C: Clock> Reading<'_, H, C> {
    /// All figures, pinned to one block.
    pub(super) async fn state(&self) -> Result<State, SourceError> {
        let (mut overview, block_time) = self.overview().await?;
        let mut state = State {
            source: self.node.name.clone(),
            block: overview.block,
            block_time,
            account: overview.account,
            received: Wei::ZERO,
            claimed: BTreeMap::new(),
            unread: BTreeSet::new(),
            unclaimed: Ok(Vec::new()),
            holdings: overview.first_month.clone().map(|first_month| Holdings {
                at: block_time,
                first_month,
                balance: Wei::ZERO,
                locked: Wei::ZERO,
                withdrawn: Wei::ZERO,
            }),
            names: std::mem::take(&mut overview.names),
            price: self.current_price(&overview).await,
            other_rnat: overview.other_rnat,
        };
        if let Some(account) = overview.account {
            self.paid(account, &overview, &mut state).await?;
        } else {
            let reads = self.reads_of_pairs(&overview);
            match self.pinned(&reads, overview.block).await {
                Ok(answers) => take_pairs(&overview, &answers, &mut state),
                Err(error) => state.unclaimed = Err(error),
            }
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
        if overview.months.len() <= asked {
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

    /// The price that may be read for nothing, or else the one that has a fee.
    async fn current_price(&self, overview: &Overview) -> Result<Price, PriceError> {
        let free = self.free_price(overview).await;
        let Err(PriceError::Unreadable(SourceError::Refused(_))) = free else {
            return free;
        };
        let oracle = overview.other_ftso.unwrap_or(self.config.ftso_v2);
        paid_price::read(self.upstream, self.node, oracle, self.config.wnat)
            .await
            .or(free)
    }

    /// The price of the first round, or, where the registry names another oracle than the
    /// configured one, the price that one gives.
    async fn free_price(&self, overview: &Overview) -> Result<Price, PriceError> {
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

    /// The second round for an owner with an account.
    async fn paid(
        &self,
        account: Address,
        overview: &Overview,
        state: &mut State,
    ) -> Result<(), SourceError> {
        let owner = self.owner;
        let mut reads = vec![
            read(account, &receivedRewardsCall {}),
            read(account, &withdrawnRewardsCall {}),
            read(self.config.rnat, &getBalancesOfCall { owner }),
            read(self.config.multicall3, &getCurrentBlockTimestampCall {}),
        ];
        reads.extend(self.reads_of_pairs(overview));
        let answers = self.pinned(&reads, overview.block).await?;
        let [received, withdrawn, balances, time, pairs @ ..] = answers.as_slice() else {
            return Err(SourceError::Malformed("too few answers".to_owned()));
        };
        state.received = Wei(U256::from(received.decode::<receivedRewardsCall>()?));
        state.holdings = holdings(overview, withdrawn, balances, time);
        take_pairs(overview, pairs, state);
        Ok(())
    }

    fn reads_of_pairs(&self, overview: &Overview) -> Vec<Read> {
        let pairs = overview.pairs().into_iter();
        pairs
            .map(|pair| {
                let call = getOwnerRewardsInfoCall {
                    projectId: U256::from(pair.project),
                    month: U256::from(pair.month),
                    owner: self.owner,
                };
                read(self.config.rnat, &call)
            })
            .collect()
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

/// What the account holds, at the time of the very block that was read.
fn holdings(
    overview: &Overview,
    withdrawn: &Outcome,
    balances: &Outcome,
    time: &Outcome,
) -> Result<Holdings, SourceError> {
    let balances = balances.decode::<getBalancesOfCall>()?;
    let withdrawn = withdrawn.decode::<withdrawnRewardsCall>()?;
    Ok(Holdings {
        at: overview::moment(time.decode::<getCurrentBlockTimestampCall>()?)?,
        first_month: overview.first_month.clone()?,
        balance: Wei(balances.wNatBalance),
        locked: Wei(balances.lockedBalance),
        withdrawn: Wei(U256::from(withdrawn)),
    })
}

/// Takes the answers about each pair, in the order of [`Overview::pairs`].
fn take_pairs(overview: &Overview, answers: &[Outcome], state: &mut State) {
    let mut unclaimed = Vec::new();
    for (pair, answer) in overview.pairs().into_iter().zip(answers) {
        let Ok(info) = answer.decode::<getOwnerRewardsInfoCall>() else {
            state.unread.insert(pair.project);
            continue;
        };
        if info.claimed > 0 {
            state.claimed.insert(pair, Wei(U256::from(info.claimed)));
        }
        let amount = Wei(U256::from(info.assigned.saturating_sub(info.claimed)));
        if !amount.is_zero() {
            unclaimed.push(Unclaimed {
                pair,
                amount,
                claimable: info.claimable,
            });
        }
    }
    state.unclaimed = Ok(unclaimed);
}
