//! Explorers' answers in both dialects, from a table of claims.

use alloy_primitives::{Address, B256, U256, address};
use alloy_sol_types::SolEvent;
use emberfi_domain::ports::HttpRequest;
use emberfi_domain::rewards::chain::abi::RNat::RewardsClaimed;
use serde_json::{Value, json};

use crate::script::{Answer, OWNER, config, ok};

pub const STRANGER: Address = address!("0x00000000219ab540356cBB839Cbe05303d7705Fa");

/// One claim as a log: a transaction has one log each here, numbered from 0.
#[derive(Clone)]
pub struct Row {
    pub tx: u64,
    pub project: u32,
    pub month: u32,
    pub amount: u128,
    pub block: u64,
    pub owner: Address,
    pub contract: Address,
}

pub fn row(tx: u64, project: u32, month: u32, amount: u128) -> Row {
    Row {
        tx,
        project,
        month,
        amount,
        block: 100 + tx,
        owner: OWNER.parse().unwrap(),
        contract: config().rnat,
    }
}

/// Three claims of two projects, one of them topped up.
pub fn three() -> Vec<Row> {
    vec![row(1, 1, 3, 10), row(2, 1, 3, 4), row(3, 2, 4, 7)]
}

impl Row {
    pub fn hash(&self) -> B256 {
        B256::from(U256::from(self.tx + 1))
    }

    fn json(&self, number: impl Fn(u64) -> String) -> Value {
        json!({
            "address": self.contract.to_string().to_lowercase(),
            "blockNumber": number(self.block),
            "data": B256::from(U256::from(self.amount)),
            "gasPrice": number(25), "gasUsed": number(21_000),
            "logIndex": number(0),
            "timeStamp": number(1_720_000_000 + self.block),
            "topics": [
                RewardsClaimed::SIGNATURE_HASH,
                B256::from(U256::from(self.project)),
                B256::from(U256::from(self.month)),
                self.owner.into_word(),
            ],
            "transactionHash": self.hash(),
            "transactionIndex": number(0),
        })
    }
}

/// The transaction hashes of an answer, as text.
pub fn hashes(rows: &[Row]) -> Vec<String> {
    rows.iter().map(|row| row.hash().to_string()).collect()
}

/// Numbers in hex; at most 1,000 rows from `fromBlock` on, whatever page is asked for.
pub fn blockscout(rows: &[Row]) -> impl Fn(&HttpRequest) -> Answer + 'static {
    let rows = rows.to_vec();
    move |request| {
        list(&from_block(&rows, request), |number| {
            format!("0x{number:x}")
        })
    }
}

/// Numbers in decimal, 0 as `0x`.
pub fn routescan(rows: &[Row]) -> impl Fn(&HttpRequest) -> Answer + 'static {
    let rows = rows.to_vec();
    let number = |number: u64| match number {
        0 => "0x".to_owned(),
        other => other.to_string(),
    };
    move |request| list(&from_block(&rows, request), number)
}

fn from_block(rows: &[Row], request: &HttpRequest) -> Vec<Row> {
    let query = request.url.split('?').nth(1).unwrap();
    let value = |name: &str| {
        let mut parts = query.split('&').filter_map(|part| part.split_once('='));
        parts
            .find(|(found, _)| *found == name)
            .map(|(_, value)| value)
    };
    let first: u64 = value("fromBlock").unwrap().parse().unwrap();
    let rows = rows.iter().filter(|row| row.block >= first);
    rows.take(1000).cloned().collect()
}

fn list(rows: &[Row], number: impl Fn(u64) -> String) -> Answer {
    if rows.is_empty() {
        return ok(json!({ "status": "0", "message": "No logs found", "result": [] }));
    }
    let rows: Vec<Value> = rows.iter().map(|row| row.json(&number)).collect();
    ok(json!({ "status": "1", "message": "OK", "result": rows }))
}
