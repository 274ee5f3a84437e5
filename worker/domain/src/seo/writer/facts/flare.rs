//! Facts about Flare: its oracle, wrapped FLR, and rFLR.

use super::Fact;
use super::sources::{
    ETHEREUM_ORACLES, FLARE_COOKBOOK, FLARE_WEIGHTS, FLASH_LOAN_PAPER, FTSO_OVERVIEW, FTSO_SCALING,
    RNAT_ACCOUNT_CONTRACT, RNAT_CONTRACT,
};

pub(super) const FACTS: &[Fact] = &[
    Fact {
        id: "contracts-cannot-look-out",
        topics: &["oracles"],
        source: &ETHEREUM_ORACLES,
        statement: "A smart contract cannot, by itself, reach anything stored outside its own chain.",
    },
    Fact {
        id: "oracle-problem",
        topics: &["oracles"],
        source: &ETHEREUM_ORACLES,
        statement: "Whoever relies on an oracle has to ask two things of it: is the number correct, \
                    and will it be there when it is needed?",
    },
    Fact {
        id: "ftso-providers",
        topics: &["oracles"],
        source: &FTSO_OVERVIEW,
        statement: "Flare’s answer is the Flare Time Series Oracle, or FTSO: it is part of the \
                    network’s own protocol, and around 100 independent data providers stand behind \
                    each of its feeds.",
    },
    Fact {
        id: "ftso-block-latency",
        topics: &["oracles"],
        source: &FTSO_OVERVIEW,
        statement: "The fast feeds are updated with every block, which comes about every 1.8 \
                    seconds.",
    },
    Fact {
        id: "ftso-increment",
        topics: &["oracles"],
        source: &FTSO_OVERVIEW,
        statement: "One fast update can only move a feed by a fixed step of 1 ÷ 2¹³, about 0.0122 %, \
                    up or down, or leave it where it is.",
    },
    Fact {
        id: "ftso-volatility-incentive",
        topics: &["oracles"],
        source: &FTSO_OVERVIEW,
        statement: "On average one provider is drawn for each block, and anyone may pay a fee to have more \
                    drawn for a while, so that the feed can follow a violent market faster.",
    },
    Fact {
        id: "ftso-anchor",
        topics: &["oracles"],
        source: &FTSO_SCALING,
        statement: "A slower process recalculates every price each 90 seconds: the providers first \
                    commit to their estimates in secret and only then reveal them.",
    },
    Fact {
        id: "ftso-weighted-median",
        topics: &["oracles"],
        source: &FTSO_SCALING,
        statement: "The result is a weighted median: line the estimates up from lowest to highest, \
                    add up the weights, and take the estimate at which half of the total is reached.",
    },
    Fact {
        id: "wflr-delegation",
        topics: &["oracles"],
        source: &FLARE_COOKBOOK,
        statement: "Holders wrap FLR into WFLR, one for one, and may delegate it to one or two \
                    providers.",
    },
    Fact {
        id: "provider-weight-cap",
        topics: &["oracles"],
        source: &FLARE_WEIGHTS,
        statement: "The delegated weight of one provider counts only up to 2.5 % of all WFLR.",
    },
    Fact {
        id: "flash-loan-manipulation",
        topics: &["oracles"],
        source: &FLASH_LOAN_PAPER,
        statement: "A flash loan needs no collateral because it must be repaid within the same \
                    transaction, and attackers have used such loans to move the very market price \
                    that a protocol was reading.",
    },
    Fact {
        id: "rflr-vesting",
        topics: &["rflr"],
        source: &RNAT_CONTRACT,
        statement: "rFLR cannot be transferred, and it vests in a straight line over 12 months.",
    },
    Fact {
        id: "rflr-month",
        topics: &["rflr"],
        source: &RNAT_CONTRACT,
        statement: "The contract’s month is exactly 30 days, so 12 of them are 360 days and not a \
                    calendar year.",
    },
    Fact {
        id: "rflr-month-start",
        topics: &["rflr"],
        source: &RNAT_ACCOUNT_CONTRACT,
        statement: "Vesting is counted from the start of the month a reward belongs to, even if it \
                    reaches your account later.",
    },
    Fact {
        id: "rflr-backing",
        topics: &["rflr"],
        source: &FLARE_COOKBOOK,
        statement: "Every rFLR is backed by WFLR that sits in a dedicated account contract.",
    },
    Fact {
        id: "rflr-partial-withdrawal",
        topics: &["rflr"],
        source: &RNAT_ACCOUNT_CONTRACT,
        statement: "An ordinary withdrawal can take anything up to the vested part and costs nothing \
                    but the transaction fee.",
    },
    Fact {
        id: "rflr-early-exit",
        topics: &["rflr"],
        source: &RNAT_ACCOUNT_CONTRACT,
        statement: "Withdrawing everything early pays out the vested part and half of the locked \
                    part; the other half is sent to a burn address.",
    },
    Fact {
        id: "rflr-unclaimed",
        topics: &["rflr"],
        source: &RNAT_CONTRACT,
        statement: "Once claiming has been disabled for a project, governance can take back what \
                    nobody has claimed.",
    },
    Fact {
        id: "flaredrops-ended",
        topics: &["rflr"],
        source: &FLARE_COOKBOOK,
        statement: "FlareDrops, which rFLR balances used to collect on the side, ended on 30 January \
                    2026.",
    },
];
