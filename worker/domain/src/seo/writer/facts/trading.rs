//! Facts about pools and swaps.

use super::Fact;
use super::sources::{
    ETHEREUM_MEV, LVR_PAPER, UNISWAP_CONCENTRATED, UNISWAP_FEES, UNISWAP_HOW, UNISWAP_ORACLES,
    UNISWAP_RETURNS, UNISWAP_SWAPS,
};

pub(super) const FACTS: &[Fact] = &[
    Fact {
        id: "constant-product",
        topics: &["impermanent-loss", "slippage"],
        source: &UNISWAP_HOW,
        statement: "A constant-product pool holds two tokens and swaps one for the other under a \
                    single rule: multiply the two balances, x × y, and the result must be the same \
                    after the trade as before it.",
    },
    Fact {
        id: "arbitrage-sets-the-price",
        topics: &["impermanent-loss"],
        source: &UNISWAP_HOW,
        statement: "The price in such a pool moves only when somebody trades, so whenever it differs \
                    from the price elsewhere there is money to be made by trading it back into line.",
    },
    Fact {
        id: "pool-fee",
        topics: &["impermanent-loss", "slippage"],
        source: &UNISWAP_FEES,
        statement: "In Uniswap v2 every swap pays 0.3 % into the pool, which the liquidity providers \
                    share in proportion to what they supplied.",
    },
    Fact {
        id: "impermanent-loss-formula",
        topics: &["impermanent-loss"],
        source: &UNISWAP_RETURNS,
        statement: "Compared with holding, and before fees, the position loses 1 − 2√r ÷ (1 + r), \
                    where r is the new price divided by the old one.",
    },
    Fact {
        id: "impermanent-loss-symmetry",
        topics: &["impermanent-loss"],
        source: &UNISWAP_RETURNS,
        statement: "A doubling and a halving cost the same: the formula cares about how far the \
                    price has moved, not about the direction.",
    },
    Fact {
        id: "concentrated-range",
        topics: &["impermanent-loss"],
        source: &UNISWAP_CONCENTRATED,
        statement: "A concentrated position earns fees only while the price is inside the range you \
                    chose; beyond it, the position stops earning and consists of one token alone.",
    },
    Fact {
        id: "loss-versus-rebalancing",
        topics: &["impermanent-loss"],
        source: &LVR_PAPER,
        statement: "Researchers call the underlying cost loss-versus-rebalancing: the pool’s prices \
                    are always a little stale, and arbitrageurs are paid the difference.",
    },
    Fact {
        id: "price-impact",
        topics: &["slippage"],
        source: &UNISWAP_SWAPS,
        statement: "The price of an automated market maker shifts while your own swap executes, so \
                    that what you pay lies between the price at which it started and the price at \
                    which it ended.",
    },
    Fact {
        id: "slippage-definition",
        topics: &["slippage"],
        source: &UNISWAP_SWAPS,
        statement: "Slippage is the change in price between the moment you send a swap and the \
                    moment it is executed.",
    },
    Fact {
        id: "slippage-tolerance",
        topics: &["slippage"],
        source: &UNISWAP_SWAPS,
        statement: "If the result falls outside the tolerance you set, the transaction fails and the \
                    swap does not happen.",
    },
    Fact {
        id: "swap-deadline",
        topics: &["slippage"],
        source: &UNISWAP_SWAPS,
        statement: "A swap can also carry a deadline, after which it is cancelled rather than \
                    executed at a price you no longer have in mind.",
    },
    Fact {
        id: "sandwich-trade",
        topics: &["slippage"],
        source: &ETHEREUM_MEV,
        statement: "In a sandwich, somebody who sees a large pending swap buys just before it and \
                    sells just after it; the trader in the middle gets the worse price.",
    },
    Fact {
        id: "time-weighted-price",
        topics: &["oracles"],
        source: &UNISWAP_ORACLES,
        statement: "Averaging a pool’s price over time makes it dearer to manipulate, roughly in \
                    proportion to the liquidity in the pool and to the length of the average.",
    },
];
