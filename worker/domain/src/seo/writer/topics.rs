//! What the embedded writer can write about. The order is the order of publication: neighbours
//! differ in subject, so that two weeks running do not feel alike.

use super::Category;

/// How strongly the words of a request must point to a topic: one defining word, or two hints.
const NEAR_ENOUGH: u32 = 2;

/// One subject.
#[derive(Debug)]
pub struct Topic {
    /// The name that facts use for it.
    pub key: &'static str,
    /// The name people see when they are told what can be written about.
    pub name: &'static str,
    /// The shelf its articles belong on.
    pub category: Category,
    /// Words that point to this topic and how strongly, in lower case and without plural `s`:
    /// 3 for a word that hardly means anything else here, 1 for a hint.
    pub words: &'static [(&'static str, u32)],
    /// Its articles.
    pub articles: &'static str,
}

/// All topics in the order in which they take turns.
pub static TOPICS: [Topic; 12] = [
    Topic {
        key: "impermanent-loss",
        name: "impermanent loss",
        category: Category::Trading,
        words: &[
            ("impermanent", 3),
            ("liquidity", 2),
            ("lp", 3),
            ("pool", 2),
            ("amm", 2),
            ("loss", 1),
            ("provider", 1),
            ("fee", 1),
            ("dex", 1),
        ],
        articles: include_str!("material/impermanent-loss.txt"),
    },
    Topic {
        key: "rflr",
        name: "rFLR rewards and vesting",
        category: Category::Flare,
        words: &[
            ("rflr", 3),
            ("rnat", 3),
            ("vesting", 3),
            ("vest", 3),
            ("reward", 2),
            ("claim", 2),
            ("penalty", 2),
            ("flare", 1),
            ("unlock", 2),
        ],
        articles: include_str!("material/rflr.txt"),
    },
    Topic {
        key: "approvals",
        name: "token approvals and wallet safety",
        category: Category::Security,
        words: &[
            ("approval", 3),
            ("approve", 3),
            ("allowance", 3),
            ("revoke", 3),
            ("revoking", 3),
            ("wallet", 2),
            ("permit", 2),
            ("phishing", 2),
            ("scam", 2),
            ("seed", 2),
            ("phrase", 1),
            ("hardware", 2),
            ("signature", 2),
            ("sign", 1),
            ("mnemonic", 3),
            ("recovery", 2),
            ("passphrase", 3),
            ("security", 2),
            ("safety", 1),
        ],
        articles: include_str!("material/approvals.txt"),
    },
    Topic {
        key: "lending",
        name: "lending and the health factor",
        category: Category::Lending,
        words: &[
            ("lending", 3),
            ("lend", 3),
            ("borrow", 3),
            ("borrowing", 3),
            ("loan", 3),
            ("collateral", 3),
            ("liquidation", 3),
            ("liquidated", 3),
            ("health", 2),
            ("debt", 2),
            ("kinetic", 2),
            ("aave", 2),
            ("factor", 1),
        ],
        articles: include_str!("material/lending.txt"),
    },
    Topic {
        key: "oracles",
        name: "price oracles and the FTSO",
        category: Category::Flare,
        words: &[
            ("oracle", 3),
            ("ftso", 3),
            ("feed", 2),
            ("delegation", 3),
            ("delegate", 3),
            ("delegating", 3),
            ("wflr", 2),
            ("median", 2),
            ("manipulation", 2),
            ("price", 1),
            ("flare", 1),
            ("data", 1),
        ],
        articles: include_str!("material/oracles.txt"),
    },
    Topic {
        key: "yields",
        name: "APR, APY and advertised yields",
        category: Category::Basics,
        words: &[
            ("apr", 3),
            ("apy", 3),
            ("yield", 3),
            ("compound", 2),
            ("compounding", 3),
            ("interest", 2),
            ("return", 1),
            ("rate", 1),
            ("percentage", 1),
            ("earn", 1),
        ],
        articles: include_str!("material/yields.txt"),
    },
    Topic {
        key: "slippage",
        name: "slippage and price impact",
        category: Category::Trading,
        words: &[
            ("slippage", 3),
            ("impact", 3),
            ("swap", 3),
            ("swapping", 3),
            ("sandwich", 3),
            ("mev", 3),
            ("tolerance", 2),
            ("sparkdex", 2),
            ("trade", 2),
            ("trading", 2),
            ("dex", 1),
            ("price", 1),
        ],
        articles: include_str!("material/slippage.txt"),
    },
    Topic {
        key: "stablecoins",
        name: "stablecoins",
        category: Category::Basics,
        words: &[
            ("stablecoin", 3),
            ("usdc", 3),
            ("usdt", 3),
            ("dai", 3),
            ("ust", 3),
            ("terra", 3),
            ("peg", 3),
            ("depeg", 3),
            ("dollar", 1),
            ("reserve", 2),
        ],
        articles: include_str!("material/stablecoins.txt"),
    },
    Topic {
        key: "fassets",
        name: "FAssets and wrapped coins",
        category: Category::Flare,
        words: &[
            ("fasset", 3),
            ("fxrp", 3),
            ("xrp", 2),
            ("wrapped", 2),
            ("mint", 2),
            ("minting", 2),
            ("redeem", 2),
            ("redemption", 2),
            ("underlying", 2),
            ("agent", 1),
            ("collateral", 1),
        ],
        articles: include_str!("material/fassets.txt"),
    },
    Topic {
        key: "network",
        name: "Flare: staking, votes and proofs",
        category: Category::Flare,
        words: &[
            ("staking", 2),
            ("stake", 3),
            ("validator", 3),
            ("governance", 3),
            ("vote", 3),
            ("voting", 3),
            ("proposal", 2),
            ("fip", 3),
            ("songbird", 3),
            ("fdc", 3),
            ("connector", 3),
            ("attestation", 3),
            ("flr", 1),
            ("flare", 1),
            ("consensus", 2),
        ],
        articles: include_str!("material/network.txt"),
    },
    Topic {
        key: "transactions",
        name: "transactions, accounts and tokens",
        category: Category::Basics,
        words: &[
            ("transaction", 3),
            ("gas", 3),
            ("gwei", 3),
            ("account", 2),
            ("token", 1),
            ("erc20", 3),
            ("decimal", 3),
            ("rebase", 3),
            ("rebasing", 3),
            ("smart", 1),
            ("abstraction", 3),
            ("bundler", 3),
            ("fee", 1),
            ("failed", 1),
        ],
        articles: include_str!("material/transactions.txt"),
    },
    Topic {
        key: "bridges",
        name: "bridges between networks",
        category: Category::Security,
        words: &[
            ("bridge", 3),
            ("bridging", 3),
            ("cross", 1),
            ("chain", 1),
            ("bridged", 3),
        ],
        articles: include_str!("material/bridges.txt"),
    },
];

/// The topic whose turn it is at `seed`.
pub fn in_turn(seed: u64) -> Option<&'static Topic> {
    TOPICS.get(remainder(seed, TOPICS.len())?)
}

/// The words of a request, in lower case and without plural `s`.
pub fn words(asked: &str) -> Vec<String> {
    asked
        .to_lowercase()
        .split(|character: char| !character.is_alphanumeric())
        .map(|word| word.strip_suffix('s').unwrap_or(word).to_owned())
        .filter(|word| !word.is_empty())
        .collect()
}

/// The topic to which the words of `asked` point most strongly, if they do so strongly enough.
pub fn nearest(asked: &str) -> Option<&'static Topic> {
    let asked = words(asked);
    let mut best = (NEAR_ENOUGH - 1, None);
    for topic in &TOPICS {
        let known = topic
            .words
            .iter()
            .filter(|(word, _)| asked.iter().any(|own| own == word));
        let score = known.map(|(_, weight)| weight).sum();
        if score > best.0 {
            best = (score, Some(topic));
        }
    }
    best.1
}

/// `value` modulo `length` as an index, `None` for an empty range.
pub fn remainder(value: u64, length: usize) -> Option<usize> {
    let length = u64::try_from(length).ok()?;
    usize::try_from(value.checked_rem(length)?).ok()
}
