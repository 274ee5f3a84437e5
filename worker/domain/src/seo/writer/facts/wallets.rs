//! Facts about keys, addresses and permissions.

use super::Fact;
use super::sources::{EIP_20, EIP_55, EIP_2612, ETHEREUM_REVOKE, ETHEREUM_SECURITY};

pub(super) const FACTS: &[Fact] = &[
    Fact {
        id: "erc20-approve",
        topics: &["approvals"],
        source: &EIP_20,
        statement: "In the ERC-20 standard, approve lets a spender withdraw from your balance again \
                    and again, up to the amount you name.",
    },
    Fact {
        id: "erc20-overwrite",
        topics: &["approvals"],
        source: &EIP_20,
        statement: "A new approve replaces the old allowance, so setting it to 0 takes the \
                    permission away.",
    },
    Fact {
        id: "unlimited-approval",
        topics: &["approvals"],
        source: &ETHEREUM_REVOKE,
        statement: "Many sites ask for an unlimited allowance, which saves a little gas later and \
                    reaches every token of that kind you hold, even those you have long since \
                    withdrawn from the site.",
    },
    Fact {
        id: "approval-no-expiry",
        topics: &["approvals"],
        source: &ETHEREUM_REVOKE,
        statement: "Allowances have no expiry date and can be used years after they were granted.",
    },
    Fact {
        id: "disconnect-is-not-revoke",
        topics: &["approvals"],
        source: &ETHEREUM_REVOKE,
        statement: "Disconnecting your wallet from a site does not revoke anything; the allowance \
                    stays on the chain.",
    },
    Fact {
        id: "revoking-keeps-positions",
        topics: &["approvals"],
        source: &ETHEREUM_REVOKE,
        statement: "Revoking costs a transaction fee, and what you have staked or lent stays where \
                    it is.",
    },
    Fact {
        id: "permit-signature",
        topics: &["approvals"],
        source: &EIP_2612,
        statement: "Under ERC-2612 a signed message is enough to grant an allowance, and anyone who \
                    holds the message can submit it.",
    },
    Fact {
        id: "private-key-and-screenshots",
        topics: &["approvals"],
        source: &ETHEREUM_SECURITY,
        statement: "Nobody who wants to help you needs your private key, and a screenshot of a seed \
                    phrase may be copied to a cloud service without your noticing.",
    },
    Fact {
        id: "hardware-wallet",
        topics: &["approvals"],
        source: &ETHEREUM_SECURITY,
        statement: "A hardware wallet keeps the private key offline, out of reach even of somebody \
                    who controls your computer.",
    },
    Fact {
        id: "irreversible-transactions",
        topics: &["approvals"],
        source: &ETHEREUM_SECURITY,
        statement: "A transaction that has gone through cannot be reversed, so there is nobody to \
                    ask for the tokens back.",
    },
    Fact {
        id: "eip55-checksum",
        topics: &["approvals"],
        source: &EIP_55,
        statement: "The mix of capital and small letters in an address is a checksum, and a mistyped \
                    address slips past it with a probability of about 0.0247 %.",
    },
];
