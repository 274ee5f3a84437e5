//! A node that answers the checker's reads from a table of figures. It knows no rules of the
//! contract: those are tested against a real EVM.

use std::collections::{BTreeMap, BTreeSet};

use alloy_primitives::{Address, Bytes, U256, hex};
use alloy_sol_types::{Revert, SolCall, SolError};
use emberfi_domain::ports::HttpRequest;
use emberfi_domain::rewards::chain::abi::FtsoV2::{getFeedByIdCall, getFeedByIdReturn};
use emberfi_domain::rewards::chain::abi::Multicall3::{
    Call3, Result as Outcome, aggregate3Call, getBlockNumberCall, getCurrentBlockTimestampCall,
};
use emberfi_domain::rewards::chain::abi::RNat::{
    firstMonthStartTsCall, getBalancesOfCall, getBalancesOfReturn, getCurrentMonthCall,
    getOwnerRewardsInfoCall, getOwnerRewardsInfoReturn, getProjectInfoCall, getProjectInfoReturn,
    getProjectsBasicInfoCall, getProjectsBasicInfoReturn, getProjectsCountCall, getRNatAccountCall,
};
use emberfi_domain::rewards::chain::abi::RNatAccount::{receivedRewardsCall, withdrawnRewardsCall};
use serde_json::{Value, json};

use crate::explorers::Row;
use crate::script::{Answer, NOW, ok};

pub const BLOCK: u64 = 5_000;

/// When month 0 began.
pub const FIRST_MONTH: i64 = 1_717_675_200;

#[derive(Clone)]
pub struct Node {
    pub chain_id: u64,
    pub block: u64,
    pub has_account: bool,
    /// What was claimed of each (project, month).
    pub figures: BTreeMap<(u32, u32), u128>,
    /// What is assigned beyond that, and whether it is claimable.
    pub unclaimed: BTreeMap<(u32, u32), (u128, bool)>,
    /// What the account holds and what of it is locked; `None` reverts.
    pub balances: Option<(u128, u128)>,
    pub projects: u32,
    /// A project whose own reads revert.
    pub broken_project: Option<u32>,
    pub has_names: bool,
    /// Value, decimals and age in seconds; `None` reverts.
    pub price: Option<(u64, i8, u64)>,
}

impl Node {
    /// The figures after exactly these claims.
    pub fn after(rows: &[Row]) -> Self {
        let mut figures = BTreeMap::new();
        for row in rows {
            *figures.entry((row.project, row.month)).or_default() += row.amount;
        }
        Self {
            chain_id: 14,
            block: BLOCK,
            has_account: true,
            balances: Some((figures.values().sum(), 0)),
            figures,
            unclaimed: BTreeMap::new(),
            projects: 4,
            broken_project: None,
            has_names: true,
            price: Some((187_200, 7, 2)),
        }
    }

    pub fn answer(&self, request: &HttpRequest) -> Answer {
        let questions: Value = serde_json::from_str(request.body.as_ref().unwrap().text()).unwrap();
        ok(match questions {
            Value::Array(batch) => batch.iter().map(|question| self.reply(question)).collect(),
            single => self.reply(&single),
        })
    }

    fn reply(&self, question: &Value) -> Value {
        let result = match question["method"].as_str().unwrap() {
            "eth_chainId" => json!(format!("0x{:x}", self.chain_id)),
            "eth_getBlockByNumber" => json!({
                "number": format!("0x{:x}", self.block),
                "timestamp": format!("0x{:x}", NOW.0),
            }),
            "eth_call" => {
                let data = hex::decode(question["params"][0]["data"].as_str().unwrap()).unwrap();
                let at = question["params"][1].as_str().unwrap();
                if at != "latest" && at != format!("0x{:x}", self.block) {
                    return without_history(question);
                }
                if !data.starts_with(&aggregate3Call::SELECTOR) {
                    return without_history(question);
                }
                let reads = aggregate3Call::abi_decode(&data).unwrap().calls;
                let outcomes = reads.iter().map(|read| self.outcome(read)).collect();
                let encoded = aggregate3Call::abi_encode_returns(&outcomes);
                json!(hex::encode_prefixed(encoded))
            }
            "eth_getCode" => json!("0x"),
            "eth_getLogs" => return without_history(question),
            other => panic!("{other} is not scripted"),
        };
        json!({ "jsonrpc": "2.0", "id": question["id"], "result": result })
    }

    fn outcome(&self, read: &Call3) -> Outcome {
        let (success, data) = match self.read(&read.callData) {
            Ok(data) => (true, data),
            Err(reason) => (false, Revert::from(reason).abi_encode()),
        };
        Outcome {
            success,
            returnData: Bytes::from(data),
        }
    }

    fn read(&self, data: &[u8]) -> Result<Vec<u8>, &'static str> {
        let selector: [u8; 4] = data[..4].try_into().unwrap();
        match selector {
            getBlockNumberCall::SELECTOR => Ok(getBlockNumberCall::abi_encode_returns(
                &U256::from(self.block),
            )),
            getRNatAccountCall::SELECTOR if self.has_account => Ok(
                getRNatAccountCall::abi_encode_returns(&Address::repeat_byte(0xac)),
            ),
            getRNatAccountCall::SELECTOR => Err("no RNat account"),
            getCurrentMonthCall::SELECTOR => {
                Ok(getCurrentMonthCall::abi_encode_returns(&U256::from(20)))
            }
            getProjectsCountCall::SELECTOR => Ok(getProjectsCountCall::abi_encode_returns(
                &U256::from(self.projects),
            )),
            getProjectsBasicInfoCall::SELECTOR if self.has_names => {
                let names: Vec<_> = (0..self.projects).map(|id| format!("Name {id}")).collect();
                Ok(getProjectsBasicInfoCall::abi_encode_returns(
                    &getProjectsBasicInfoReturn {
                        claimingDisabled: vec![false; names.len()],
                        names,
                    },
                ))
            }
            getProjectInfoCall::SELECTOR => self.project(data),
            firstMonthStartTsCall::SELECTOR => Ok(firstMonthStartTsCall::abi_encode_returns(
                &U256::from(FIRST_MONTH),
            )),
            getCurrentBlockTimestampCall::SELECTOR => Ok(
                getCurrentBlockTimestampCall::abi_encode_returns(&U256::from(NOW.0)),
            ),
            withdrawnRewardsCall::SELECTOR => Ok(withdrawnRewardsCall::abi_encode_returns(&0)),
            getBalancesOfCall::SELECTOR => {
                let (balance, locked) = self.balances.ok_or("no balances")?;
                Ok(getBalancesOfCall::abi_encode_returns(
                    &getBalancesOfReturn {
                        wNatBalance: U256::from(balance),
                        rNatBalance: U256::from(balance),
                        lockedBalance: U256::from(locked),
                    },
                ))
            }
            getOwnerRewardsInfoCall::SELECTOR => Ok(self.figure(data)),
            receivedRewardsCall::SELECTOR => Ok(receivedRewardsCall::abi_encode_returns(
                &self.figures.values().sum(),
            )),
            getFeedByIdCall::SELECTOR => {
                let (value, decimals, age) = self.price.ok_or("too low fee")?;
                Ok(getFeedByIdCall::abi_encode_returns(&getFeedByIdReturn {
                    value: U256::from(value),
                    decimals,
                    timestamp: u64::try_from(NOW.0).unwrap() - age,
                }))
            }
            _ => Err("not scripted"),
        }
    }

    fn project(&self, data: &[u8]) -> Result<Vec<u8>, &'static str> {
        let id = u32::try_from(getProjectInfoCall::abi_decode(data).unwrap().projectId).unwrap();
        if id >= self.projects || self.broken_project == Some(id) {
            return Err("no such project");
        }
        let pairs = self.figures.keys().chain(self.unclaimed.keys());
        let months: BTreeSet<u32> = pairs
            .filter(|(project, _)| *project == id)
            .map(|(_, month)| *month)
            .collect();
        Ok(getProjectInfoCall::abi_encode_returns(
            &getProjectInfoReturn {
                name: String::new(),
                distributor: Address::ZERO,
                currentMonthDistributionEnabled: true,
                distributionDisabled: false,
                claimingDisabled: false,
                totalAssignedRewards: 0,
                totalDistributedRewards: 0,
                totalClaimedRewards: 0,
                totalUnassignedUnclaimedRewards: 0,
                monthsWithRewards: months.into_iter().map(U256::from).collect(),
            },
        ))
    }

    fn figure(&self, data: &[u8]) -> Vec<u8> {
        let call = getOwnerRewardsInfoCall::abi_decode(data).unwrap();
        let pair = (
            u32::try_from(call.projectId).unwrap(),
            u32::try_from(call.month).unwrap(),
        );
        let claimed = self.figures.get(&pair).copied().unwrap_or_default();
        let (rest, claimable) = self.unclaimed.get(&pair).copied().unwrap_or((0, true));
        getOwnerRewardsInfoCall::abi_encode_returns(&getOwnerRewardsInfoReturn {
            assigned: claimed + rest,
            claimed,
            claimable,
        })
    }
}

/// The past is a matter for real nodes: this one keeps none.
fn without_history(question: &Value) -> Value {
    json!({
        "jsonrpc": "2.0",
        "id": question["id"],
        "error": { "code": -32000, "message": "missing trie node" }
    })
}
