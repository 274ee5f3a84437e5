//! Facts about stablecoins.

use super::Fact;
use super::sources::{BIS_STABLECOINS, CIRCLE_SVB, ETHEREUM_STABLECOINS, TERRA_PAPER};

pub(super) const FACTS: &[Fact] = &[
    Fact {
        id: "stablecoin-kinds",
        topics: &["stablecoins"],
        source: &ETHEREUM_STABLECOINS,
        statement: "Stablecoins differ in what stands behind them: money and bonds held by a \
                    company, other crypto locked in contracts, precious metals, or an algorithm.",
    },
    Fact {
        id: "no-stablecoin-held-its-peg",
        topics: &["stablecoins"],
        source: &BIS_STABLECOINS,
        statement: "A study published by the Bank for International Settlements looked at 68 \
                    stablecoins and found not one that had kept parity with its peg at all times.",
    },
    Fact {
        id: "redemption-not-assured",
        topics: &["stablecoins"],
        source: &BIS_STABLECOINS,
        statement: "Its authors saw no assurance that issuers could pay every holder in full and on \
                    demand.",
    },
    Fact {
        id: "usdc-reserve-at-failed-bank",
        topics: &["stablecoins"],
        source: &CIRCLE_SVB,
        statement: "In March 2023 Circle disclosed that 3.3 billion dollars of the cash behind USDC \
                    lay at Silicon Valley Bank, which had just been taken over by the authorities.",
    },
    Fact {
        id: "usdc-banking-hours",
        topics: &["stablecoins"],
        source: &CIRCLE_SVB,
        statement: "The tokens moved all weekend, but creating and redeeming them, Circle explained, \
                    had to wait for American banking hours.",
    },
    Fact {
        id: "terra-collapse",
        topics: &["stablecoins"],
        source: &TERRA_PAPER,
        statement: "The ecosystem around the algorithmic stablecoin UST collapsed within three days \
                    in May 2022 and took about 50 billion dollars of value with it.",
    },
    Fact {
        id: "terra-who-lost",
        topics: &["stablecoins", "yields"],
        source: &TERRA_PAPER,
        statement: "Those who traced the run on UST found that wealthier, more sophisticated holders \
                    left first and lost far less than the small holders who followed.",
    },
];
