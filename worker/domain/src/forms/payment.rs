//! What the chain says about a coaching payment, so that the admin grants access on evidence and
//! not on a claim.

use alloy_primitives::{Address, B256, Bytes, U256, b256, hex};
use alloy_sol_types::{SolCall, sol};
use serde::Deserialize;
use serde_json::{Value, json};

use super::FormError;
use super::submission::Problems;
pub use crate::contract::forms::Payment;
use crate::contract::forms::{PaymentState, Transfer};
use crate::ports::{Clock, Http, Timestamp};
use crate::rewards::chain::{ChainConfig, Endpoint, rpc};
use crate::rewards::upstream::{SourceError, Upstream};

/// ERC-20's `Transfer(address indexed from, address indexed to, uint256 value)`
/// (<https://eips.ethereum.org/EIPS/eip-20>).
const TRANSFER: B256 = b256!("0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef");

/// Decimals of the chain's own coin.
const COIN_DECIMALS: usize = 18;

/// No token has more; a contract that claims so is not believed.
const MOST_DECIMALS: u8 = 36;

/// Transfers of one transaction that are looked at; one pays for a session.
const MOST_TRANSFERS: usize = 8;

sol! {
    interface Erc20 {
        function symbol() external view returns (string memory text);
        function decimals() external view returns (uint8 number);
    }
}

#[derive(Deserialize)]
struct Transaction {
    to: Option<Address>,
    value: U256,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Receipt {
    status: U256,
    block_number: U256,
    logs: Vec<Log>,
}

#[derive(Deserialize)]
struct Log {
    address: Address,
    topics: Vec<B256>,
    data: Bytes,
}

/// What was found, or why nothing was: a payment is looked up again later either way.
#[must_use]
pub fn unread(now: Timestamp) -> Payment {
    told(PaymentState::Unread, now)
}

fn told(state: PaymentState, now: Timestamp) -> Payment {
    Payment {
        state,
        transfers: Vec::new(),
        confirmations: None,
        checked_at: now.rfc3339(),
    }
}

/// Looks `transaction` up at the first node that answers.
///
/// # Errors
/// [`SourceError`] of the last node when none answers.
pub async fn look_up(
    http: &impl Http,
    clock: &impl Clock,
    config: &ChainConfig,
    transaction: &str,
    wallet: Address,
) -> Result<Payment, SourceError> {
    let upstream = Upstream::new(http, clock);
    let mut last = SourceError::BudgetSpent;
    for node in &config.rpc {
        match at(&upstream, config, node, transaction, wallet, clock.now()).await {
            Ok(payment) => return Ok(payment),
            Err(cause) => last = cause,
        }
    }
    Err(last)
}

/// Refuses a payment that is certainly none; one that cannot be judged yet passes.
///
/// # Errors
/// [`FormError::Fields`] with the sentence for the field `transaction`.
pub fn judge(payment: &Payment) -> Result<(), FormError> {
    let problem = match payment.state {
        PaymentState::Elsewhere => {
            "This transaction paid nothing to the wallet shown above. Please check that you copied \
             the right one."
        }
        PaymentState::Reverted => {
            "This transaction failed on chain, so nothing was paid. Please send the payment again."
        }
        PaymentState::Paid | PaymentState::NotFound | PaymentState::Unread => return Ok(()),
    };
    Err(FormError::Fields(Problems::from([(
        "transaction".to_owned(),
        problem.to_owned(),
    )])))
}

async fn at<H: Http, C: Clock>(
    upstream: &Upstream<'_, H, C>,
    config: &ChainConfig,
    node: &Endpoint,
    transaction: &str,
    wallet: Address,
    now: Timestamp,
) -> Result<Payment, SourceError> {
    let call = |method, params| rpc::Call { method, params };
    let calls = [
        call("eth_chainId", json!([])),
        call("eth_blockNumber", json!([])),
        call("eth_getTransactionByHash", json!([transaction])),
        call("eth_getTransactionReceipt", json!([transaction])),
    ];
    let answers: Vec<Value> = rpc::batch_each(upstream, &node.url, &calls)
        .await?
        .into_iter()
        .collect::<Result<_, _>>()?;
    let found = rpc::quantity(answers.first())?;
    if found != config.chain_id {
        return Err(SourceError::WrongChain {
            expected: config.chain_id,
            found,
        });
    }
    let newest = rpc::quantity(answers.get(1))?;
    let (Some(sent), Some(receipt)) = (
        optional::<Transaction>(answers.get(2))?,
        optional::<Receipt>(answers.get(3))?,
    ) else {
        return Ok(told(PaymentState::NotFound, now));
    };
    if receipt.status.is_zero() {
        return Ok(told(PaymentState::Reverted, now));
    }
    let mut transfers = of_coin(&sent, wallet);
    transfers.extend(of_tokens(upstream, node, &receipt, wallet).await?);
    let mined = u64::try_from(receipt.block_number).unwrap_or(u64::MAX);
    Ok(Payment {
        state: if transfers.is_empty() {
            PaymentState::Elsewhere
        } else {
            PaymentState::Paid
        },
        transfers,
        confirmations: newest.checked_sub(mined).map(|behind| behind + 1),
        checked_at: now.rfc3339(),
    })
}

fn optional<T: for<'de> Deserialize<'de>>(
    answer: Option<&Value>,
) -> Result<Option<T>, SourceError> {
    match answer {
        None | Some(Value::Null) => Ok(None),
        Some(answer) => T::deserialize(answer)
            .map(Some)
            .map_err(|cause| SourceError::Malformed(cause.to_string())),
    }
}

fn of_coin(sent: &Transaction, wallet: Address) -> Vec<Transfer> {
    let is_ours = sent.to == Some(wallet) && !sent.value.is_zero();
    let transfer = Transfer {
        asset: "FLR".to_owned(),
        token: None,
        amount: decimal(sent.value, COIN_DECIMALS),
    };
    is_ours.then_some(transfer).into_iter().collect()
}

async fn of_tokens<H: Http, C: Clock>(
    upstream: &Upstream<'_, H, C>,
    node: &Endpoint,
    receipt: &Receipt,
    wallet: Address,
) -> Result<Vec<Transfer>, SourceError> {
    let ours: Vec<(Address, U256)> = receipt
        .logs
        .iter()
        .filter_map(|log| amount_to(log, wallet).map(|amount| (log.address, amount)))
        .take(MOST_TRANSFERS)
        .collect();
    if ours.is_empty() {
        return Ok(Vec::new());
    }
    let calls: Vec<rpc::Call> = ours
        .iter()
        .flat_map(|(token, _)| [symbol_of(*token), decimals_of(*token)])
        .collect();
    // A token that does not tell its name is still a payment.
    let answers: Vec<Value> = rpc::batch_each(upstream, &node.url, &calls)
        .await?
        .into_iter()
        .map(Result::unwrap_or_default)
        .collect();
    let pairs = ours.into_iter().zip(answers.chunks(2));
    Ok(pairs
        .map(|((token, amount), answers)| transfer(token, amount, answers))
        .collect())
}

fn amount_to(log: &Log, wallet: Address) -> Option<U256> {
    let [signature, _, to] = log.topics.as_slice() else {
        return None;
    };
    let is_ours = *signature == TRANSFER && *to == wallet.into_word() && log.data.len() == 32;
    let amount = is_ours.then(|| U256::try_from_be_slice(&log.data))??;
    (!amount.is_zero()).then_some(amount)
}

fn symbol_of(token: Address) -> rpc::Call {
    eth_call(token, Erc20::symbolCall {}.abi_encode())
}

fn decimals_of(token: Address) -> rpc::Call {
    eth_call(token, Erc20::decimalsCall {}.abi_encode())
}

fn eth_call(to: Address, data: Vec<u8>) -> rpc::Call {
    rpc::Call {
        method: "eth_call",
        params: json!([{ "to": to.to_checksum(None), "data": hex::encode_prefixed(data) }, "latest"]),
    }
}

/// A token's own words about itself: anybody can deploy one that calls itself USDC, so its address
/// is always told as well, and without readable decimals the amount is told in its smallest unit.
fn transfer(token: Address, amount: U256, answers: &[Value]) -> Transfer {
    let bytes = |answer: Option<&Value>| {
        let text = answer.and_then(Value::as_str)?;
        hex::decode(text).ok()
    };
    let symbol = bytes(answers.first())
        .and_then(|data| Erc20::symbolCall::abi_decode_returns(&data).ok())
        .map(|symbol| printable(&symbol))
        .filter(|symbol| !symbol.is_empty());
    let decimals = bytes(answers.get(1))
        .and_then(|data| Erc20::decimalsCall::abi_decode_returns(&data).ok())
        .filter(|decimals| *decimals <= MOST_DECIMALS);
    Transfer {
        asset: symbol.unwrap_or_else(|| "a token without a readable name".to_owned()),
        token: Some(token.to_checksum(None)),
        amount: match decimals {
            Some(decimals) => decimal(amount, usize::from(decimals)),
            None => format!("{amount} (in its smallest unit)"),
        },
    }
}

fn printable(symbol: &str) -> String {
    symbol
        .chars()
        .filter(char::is_ascii_graphic)
        .take(16)
        .collect()
}

/// `amount` in whole units: `1500000` with 6 decimals is `1.5`.
fn decimal(amount: U256, decimals: usize) -> String {
    let digits = format!("{amount:0>width$}", width = decimals + 1);
    let (whole, fraction) = digits.split_at(digits.len().saturating_sub(decimals));
    let fraction = fraction.trim_end_matches('0');
    if fraction.is_empty() {
        whole.to_owned()
    } else {
        format!("{whole}.{fraction}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_exact_in_whole_units() {
        for (amount, decimals, text) in [
            (1_500_000_u64, 6, "1.5"),
            (1, 18, "0.000000000000000001"),
            (0, 6, "0"),
            (42, 0, "42"),
            (10_000_000, 6, "10"),
        ] {
            assert_eq!(decimal(U256::from(amount), decimals), text);
        }
    }

    #[test]
    fn only_a_payment_that_is_certainly_none_is_refused() {
        let now = Timestamp(0);
        for state in [
            PaymentState::Paid,
            PaymentState::NotFound,
            PaymentState::Unread,
        ] {
            assert_eq!(judge(&told(state, now)), Ok(()));
        }
        for state in [PaymentState::Elsewhere, PaymentState::Reverted] {
            assert!(judge(&told(state, now)).is_err());
        }
    }

    #[test]
    fn a_transfer_counts_when_it_is_one_and_comes_to_us() {
        let wallet = Address::repeat_byte(1);
        let log = |topics: Vec<B256>| Log {
            address: Address::repeat_byte(9),
            topics,
            data: Bytes::from(U256::from(7).to_be_bytes::<32>()),
        };
        let from = Address::repeat_byte(2).into_word();
        assert_eq!(
            amount_to(&log(vec![TRANSFER, from, wallet.into_word()]), wallet),
            Some(U256::from(7))
        );
        assert_eq!(
            amount_to(&log(vec![TRANSFER, wallet.into_word(), from]), wallet),
            None
        );
        assert_eq!(amount_to(&log(vec![TRANSFER, from]), wallet), None);
        // ERC-721 has the same signature and a fourth topic: the number of the thing, no amount.
        let of_a_thing = vec![TRANSFER, from, wallet.into_word(), B256::with_last_byte(3)];
        assert_eq!(amount_to(&log(of_a_thing), wallet), None);
    }

    #[test]
    fn a_token_s_own_words_are_shortened_and_its_address_is_told() {
        let symbol = format!(
            "0x{}",
            hex::encode(Erc20::symbolCall::abi_encode_returns(
                &"<b>USDC\u{202e}".to_owned()
            ))
        );
        let decimals = format!(
            "0x{}",
            hex::encode(Erc20::decimalsCall::abi_encode_returns(&6))
        );
        let token = Address::repeat_byte(9);
        let told = transfer(
            token,
            U256::from(1_500_000),
            &[json!(symbol), json!(decimals)],
        );
        assert_eq!(
            (told.asset.as_str(), told.amount.as_str()),
            ("<b>USDC", "1.5")
        );
        assert_eq!(told.token, Some(token.to_checksum(None)));
        let silent = transfer(token, U256::from(7), &[Value::Null, Value::Null]);
        assert_eq!(silent.amount, "7 (in its smallest unit)");
    }
}
