//! The first round of a reading: which block, which account, which projects, which price.

use alloy_primitives::{Address, U256};
use alloy_sol_types::SolCall;

use super::ChainConfig;
use super::abi::Multicall3::getBlockNumberCall;
use super::abi::RNat::{
    firstMonthStartTsCall, getCurrentMonthCall, getProjectInfoCall, getProjectsBasicInfoCall,
    getProjectsCountCall, getRNatAccountCall,
};
use super::abi::Registry::getContractAddressByNameCall;
use super::abi::{FLR_USD, FtsoV2::getFeedByIdCall};
use super::multicall::{Outcome, Read, read};
use crate::ports::Timestamp;
use crate::rewards::claims::Pair;
use crate::rewards::price::{Price, PriceError};
use crate::rewards::upstream::SourceError;

/// Projects asked about before their number is known. Those beyond the number revert, which
/// costs nothing; more than this cost a third round.
pub const FIRST_PROJECTS: u32 = 48;

/// More projects or months than this are no answer of the real contract.
const MAX_PROJECTS: u32 = 1000;

/// As [`MAX_PROJECTS`]; a month has 30 days, so this is 49 years.
const MAX_MONTH: u32 = 600;

/// What the second round needs to know.
pub struct Overview {
    /// The newest block that both the header and the reads have seen.
    pub block: u64,
    /// The owner's account contract, `None` when the contract says that there is none.
    pub account: Option<Address>,
    /// The last month there can be rewards of.
    pub current_month: u32,
    /// When month 0 began.
    pub first_month: Result<Timestamp, SourceError>,
    /// Each project's months with rewards, `None` where they could not be read.
    pub months: Vec<Option<Vec<u32>>>,
    /// The projects' names; empty when they could not be read.
    pub names: Vec<String>,
    /// The price from the configured oracle.
    pub price: Result<Price, PriceError>,
    /// Another rFLR contract than the configured one, when the registry names one.
    pub other_rnat: Option<Address>,
    /// Another oracle than the configured one, when the registry names one.
    pub other_ftso: Option<Address>,
}

/// The reads of the first round, to be made at the newest block.
#[must_use]
pub fn reads(config: &ChainConfig, owner: Address) -> Vec<Read> {
    let named = |name: &str| getContractAddressByNameCall {
        name: name.to_owned(),
    };
    let mut reads = vec![
        read(config.multicall3, &getBlockNumberCall {}),
        read(config.rnat, &getRNatAccountCall { owner }),
        read(config.rnat, &getCurrentMonthCall {}),
        read(config.rnat, &getProjectsCountCall {}),
        read(config.rnat, &getProjectsBasicInfoCall {}),
        read(config.ftso_v2, &getFeedByIdCall { feedId: FLR_USD }),
        read(config.registry, &named("RNat")),
        read(config.registry, &named("FtsoV2")),
        read(config.rnat, &firstMonthStartTsCall {}),
    ];
    reads.extend(project_reads(config, 0..FIRST_PROJECTS));
    reads
}

/// The reads of these projects' months.
pub fn project_reads(
    config: &ChainConfig,
    projects: std::ops::Range<u32>,
) -> impl Iterator<Item = Read> {
    projects.map(|project| {
        let call = getProjectInfoCall {
            projectId: U256::from(project),
        };
        read(config.rnat, &call)
    })
}

impl Overview {
    /// Takes the outcomes of [`reads`]; `header` is the number of the newest block's header,
    /// which may be older or newer than the block the reads were made at.
    ///
    /// # Errors
    /// [`SourceError`] when block, account, month or number of projects cannot be read. Names,
    /// price, registry and single projects may fail: the figures do not hang on them.
    pub fn parse(
        config: &ChainConfig,
        answers: &[Outcome],
        header: u64,
    ) -> Result<Self, SourceError> {
        let [
            block,
            account,
            month,
            count,
            names,
            price,
            rnat,
            ftso,
            first_month,
            projects @ ..,
        ] = answers
        else {
            return Err(SourceError::Malformed("too few answers".to_owned()));
        };
        let read_at = u64::try_from(block.decode::<getBlockNumberCall>()?)
            .map_err(|_| SourceError::Malformed("a block number".to_owned()))?;
        let count = small::<getProjectsCountCall>(count, MAX_PROJECTS)?;
        let count = usize::try_from(count).unwrap_or(usize::MAX);
        let mut months: Vec<_> = projects.iter().take(count).map(months_of).collect();
        months.resize(count, None);
        Ok(Self {
            block: header.min(read_at),
            account: account_of(account)?,
            current_month: small::<getCurrentMonthCall>(month, MAX_MONTH)?,
            first_month: first_month
                .decode::<firstMonthStartTsCall>()
                .and_then(moment),
            months,
            names: names
                .decode::<getProjectsBasicInfoCall>()
                .map(|info| info.names)
                .unwrap_or_default(),
            price: Price::from_outcome(price),
            other_rnat: other_address(rnat, config.rnat),
            other_ftso: other_address(ftso, config.ftso_v2),
        })
    }

    /// All pairs that can hold rewards: the months a project lists, or every month so far where
    /// it does not answer.
    #[must_use]
    pub fn pairs(&self) -> Vec<Pair> {
        let all: Vec<u32> = (0..=self.current_month).collect();
        (0_u32..)
            .zip(&self.months)
            .flat_map(|(project, months)| {
                months
                    .as_ref()
                    .unwrap_or(&all)
                    .iter()
                    .map(move |&month| Pair { project, month })
            })
            .collect()
    }
}

/// The owner's account, `None` when the contract says that there is none.
fn account_of(answer: &Outcome) -> Result<Option<Address>, SourceError> {
    if answer.revert_reason().as_deref() == Some("no RNat account") {
        return Ok(None);
    }
    let account = answer.decode::<getRNatAccountCall>()?;
    if account.is_zero() {
        return Err(SourceError::Malformed("an account at address 0".to_owned()));
    }
    Ok(Some(account))
}

/// The months a project lists, `None` when it reverts or lists what cannot be months.
#[must_use]
pub fn months_of(answer: &Outcome) -> Option<Vec<u32>> {
    let info = answer.decode::<getProjectInfoCall>().ok()?;
    info.monthsWithRewards
        .into_iter()
        .map(|month| {
            u32::try_from(month)
                .ok()
                .filter(|month| *month <= MAX_MONTH)
        })
        .collect()
}

/// A point in time as contracts write it, in seconds.
///
/// # Errors
/// [`SourceError::Malformed`] when it lies beyond the year 36812, so that reckoning with it cannot
/// overflow.
pub fn moment(seconds: U256) -> Result<Timestamp, SourceError> {
    i64::try_from(seconds)
        .ok()
        .filter(|seconds| *seconds < 1 << 40)
        .map(Timestamp)
        .ok_or_else(|| SourceError::Malformed(format!("a time of {seconds}")))
}

/// A count or number that must be small to be real.
fn small<T: SolCall<Return = U256>>(answer: &Outcome, most: u32) -> Result<u32, SourceError> {
    let number = answer.decode::<T>()?;
    u32::try_from(number)
        .ok()
        .filter(|number| *number <= most)
        .ok_or_else(|| SourceError::Malformed(format!("{} gave {number}", T::SIGNATURE)))
}

/// What the registry answers, when that is a contract other than `configured`.
fn other_address(answer: &Outcome, configured: Address) -> Option<Address> {
    let found = answer.decode::<getContractAddressByNameCall>().ok()?;
    (!found.is_zero() && found != configured).then_some(found)
}
