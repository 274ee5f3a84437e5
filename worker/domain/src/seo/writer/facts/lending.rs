//! Facts about borrowing, interest and what regulators say of both.

use super::Fact;
use super::sources::{
    AAVE_LIQUIDATIONS, AAVE_POOL, AAVE_RATES, FCA_WARNING, KNIFE_EDGE_PAPER, LIQUIDATIONS_PAPER,
    REGULATION_DD, TERRA_FORUM,
};

pub(super) const FACTS: &[Fact] = &[
    Fact {
        id: "overcollateralised-loans",
        topics: &["lending"],
        source: &AAVE_POOL,
        statement: "On Aave, suppliers fill a common pool, and borrowers may draw on it only against \
                    collateral that is worth more than the loan.",
    },
    Fact {
        id: "health-factor",
        topics: &["lending"],
        source: &AAVE_LIQUIDATIONS,
        statement: "Aave defines the health factor as the value of your collateral times its \
                    liquidation threshold, divided by the value of what you owe.",
    },
    Fact {
        id: "liquidation-below-one",
        topics: &["lending"],
        source: &AAVE_LIQUIDATIONS,
        statement: "Below a health factor of 1, a position can be liquidated: somebody else repays \
                    part of the debt and receives your collateral in return.",
    },
    Fact {
        id: "no-safe-health-factor",
        topics: &["lending"],
        source: &AAVE_LIQUIDATIONS,
        statement: "Aave’s own help page says that no health factor is safe for everyone, because it \
                    depends on how volatile the assets are and how closely they move together.",
    },
    Fact {
        id: "utilisation-rates",
        topics: &["lending", "yields"],
        source: &AAVE_RATES,
        statement: "The borrowing rate follows utilisation, the share of the pool that is lent out: \
                    it climbs slowly at first and steeply once little of it is left.",
    },
    Fact {
        id: "liquidation-discount",
        topics: &["lending"],
        source: &LIQUIDATIONS_PAPER,
        statement: "A study of four large lending protocols on Ethereum found that liquidations sell \
                    more discounted collateral than they need to, at the borrowers’ expense.",
    },
    Fact {
        id: "small-moves-liquidate",
        topics: &["lending"],
        source: &KNIFE_EDGE_PAPER,
        statement: "Researchers who examined Compound up to September 2020 found that a price change \
                    of only 3 % could make more than 10 million dollars of loans liquidable.",
    },
    Fact {
        id: "apy-formula",
        topics: &["yields"],
        source: &REGULATION_DD,
        statement: "The rule by which American banks must quote savings rates defines the annual \
                    percentage yield as 100 × ((1 + interest ÷ principal)^(365 ÷ days) − 1).",
    },
    Fact {
        id: "fca-lose-everything",
        topics: &["yields", "stablecoins"],
        source: &FCA_WARNING,
        statement: "The UK’s Financial Conduct Authority tells anyone who invests in cryptoassets, \
                    or in lending linked to them, to be prepared to lose all their money.",
    },
    Fact {
        id: "fca-no-safety-net",
        topics: &["yields", "stablecoins"],
        source: &FCA_WARNING,
        statement: "It adds that you are unlikely to have access to the Financial Ombudsman Service \
                    or the Financial Services Compensation Scheme if something goes wrong.",
    },
    Fact {
        id: "anchor-yield",
        topics: &["yields"],
        source: &TERRA_FORUM,
        statement: "Before it collapsed in May 2022, the Anchor protocol offered 19.5 % a year on \
                    deposits of the stablecoin UST.",
    },
];
