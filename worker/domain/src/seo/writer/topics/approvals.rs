//! Token approvals: what a site may take, for how long, and how to end it.

use crate::seo::writer::Category;
use crate::seo::writer::chance::SplitMix64;
use crate::seo::writer::figures::number;
use crate::seo::writer::plan::{Angle, Block, Figures, Passage, Topic};

pub(super) const TOPIC: Topic = Topic {
    key: "approvals",
    name: "token approvals and wallet safety",
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
        ("security", 2),
        ("safety", 1),
    ],
    category: Category::Security,
    angles: &[
        Angle {
            title: "The approval you gave last year still works",
            seo_title: "Token approvals: the permission that stays",
            seo_description: "A token approval outlives the swap it was made for. What you sign, how much it \
                exposes, and how to revoke what you no longer need, step by step.",
            excerpt: "Before a site can move your tokens you sign an approval. It usually has no limit and never \
                expires. Here is what it exposes, and how to take it back.",
            opening: &[
                "Last spring you swapped {spent} tokens on a site you have not opened since. Before the swap you \
                 signed something called an approval. The swap took a few seconds. The approval is still there, \
                 and if it was unlimited it covers the {balance} tokens of the same kind that you hold today.",
                "Most approvals do no harm. The trouble is that they cost nothing to keep, so they pile up, and \
                 each is a promise that a contract you once trusted will never be turned against you.",
            ],
        },
        Angle {
            title: "What you really sign when a site asks for approval",
            seo_title: "What you sign when a site asks for approval",
            seo_description: "Approve is the second most signed button in DeFi and the least read. What it \
                permits, why unlimited is the default, and what to do instead.",
            excerpt: "‘Approve’ sounds like a formality before the real transaction. It is a standing permission \
                over your tokens, and the amount in the small print decides how much you could lose.",
            opening: &[
                "You want to swap {spent} tokens. Your wallet opens twice: once to approve, once to swap. The \
                 second window shows what you pay and what you get. The first shows an address, a number that may \
                 be absurdly large, and a button.",
                "It is the first window that can empty your wallet. Nothing bad happens while you press the \
                 button; it happens weeks later, if the contract behind it fails or was dishonest from the \
                 start. Reading that window properly takes ten seconds, once you know what it says.",
            ],
        },
    ],
    sections: &[
        &[
            Passage {
                heading: "What an approval is",
                blocks: &[
                    Block::Text(
                        "A token is a list of balances in a contract, and only you can move your entry. A swap \
                         contract therefore needs your permission first. [=erc20-approve] The spender is a \
                         contract, not the website: the site may close and the permission remains.",
                    ),
                    Block::Text(
                        "The amount is where convenience and safety part ways. [=unlimited-approval] Nor does time \
                         help. [=approval-no-expiry] Some tokens save you even the transaction. \
                         [=permit-signature] A harmless-looking signature request can therefore be as far-reaching \
                         as a payment.",
                    ),
                ],
            },
            Passage {
                heading: "A standing order with no end date",
                blocks: &[
                    Block::Text(
                        "Banks know the idea as a standing order, with one difference: here the payee decides when \
                         to collect. [=erc20-approve] The permission belongs to a contract address and has \
                         nothing to do with whether you ever visit the site again.",
                    ),
                    Block::Text(
                        "[=unlimited-approval] [=approval-no-expiry] And it need not even be a transaction. \
                         [=permit-signature] Wallets call such a request a signature and show no fee, which is \
                         exactly why it deserves a second look.",
                    ),
                ],
            },
        ],
        &[Passage {
            heading: "What is exposed: an example",
            blocks: &[
                Block::Text(
                    "Suppose you approve {approved} tokens, swap {spent}, and later come to hold {balance}. Of the \
                     allowance, {approved} − {spent} = {left} are left, so the contract can take {left} at most, \
                     whatever your balance.",
                ),
                Block::Table {
                    head: &["You approved", "After the swap", "It can take today"],
                    rows: &[
                        &["exactly {spent}", "0", "0"],
                        &["{approved}", "{left}", "{left}"],
                        &["unlimited", "unlimited", "all {balance}"],
                    ],
                },
                Block::Text(
                    "The three rows differ by one number that you could have typed in the approval window. With an \
                     exact amount the next swap costs you another small fee. With no limit, you are insuring the \
                     contract’s good behaviour with {balance} tokens, and with every token of that kind you buy \
                     afterwards.",
                ),
                Block::Text(
                    "Taking a permission back is the same operation as giving it. [=erc20-overwrite] \
                     [=revoking-keeps-positions] Block explorers and wallets have pages that list your allowances \
                     and send that transaction for you.",
                ),
            ],
        }],
        &[Passage {
            heading: "What can go wrong",
            blocks: &[Block::Points {
                take: 3,
                from: &[
                    (
                        "You disconnect and feel safe",
                        "[=disconnect-is-not-revoke] Disconnecting only stops the page from seeing your address. It \
                         is tidy, and it protects nothing.",
                    ),
                    (
                        "The copy looks better than the original",
                        "Advertisements and direct messages lead to copies of well-known apps whose approve button \
                         names the thief’s contract. [=irreversible-transactions] Check the spender’s address \
                         against the project’s own documentation.",
                    ),
                    (
                        "Somebody offers help",
                        "[=private-key-and-screenshots] No revoking tool asks for either. Whoever has the phrase \
                         needs no approval from you at all.",
                    ),
                    (
                        "You paste a wrong address",
                        "[=eip55-checksum] That guards against typing errors only. An address that a stranger \
                         prepared to look like yours has a perfectly good checksum of its own, so compare the \
                         middle as well as the ends.",
                    ),
                    (
                        "The device is not yours alone",
                        "[=hardware-wallet] It does not read the approval for you, though: if you confirm an \
                         unlimited allowance on the little screen, it is as unlimited as any other.",
                    ),
                ],
            }],
        }],
        &[Passage {
            heading: "Check before you sign, and once a quarter",
            blocks: &[
                Block::Checks {
                    take: 5,
                    from: &[
                        "Type the amount you need into the approval window instead of accepting the suggestion.",
                        "Read the spender’s address and look it up; a spender that is a person’s wallet and not a \
                         contract is a reason to stop.",
                        "Keep savings in one wallet and experiments in another, so that a bad approval meets a \
                         small balance.",
                        "Go through your allowances on each network you use, since every chain keeps its own.",
                        "Revoke first what you no longer use, then whatever is unlimited.",
                        "Treat a signature without a fee with the same care as a payment, and look for the words \
                         permit, spender and value in it.",
                        "Reload the list after revoking and see that the entry has gone.",
                    ],
                },
                Block::Text(
                    "None of this asks you to distrust everybody. It asks you to lend your tokens for an afternoon \
                     instead of for ever.",
                ),
            ],
        }],
    ],
    figures,
};

fn figures(chance: &mut SplitMix64) -> Figures {
    // Tokens approved, swapped, and held today.
    const SCENARIOS: [(f64, f64, f64); 3] = [
        (1_000.0, 250.0, 4_000.0),
        (500.0, 400.0, 7_500.0),
        (2_000.0, 1_200.0, 9_000.0),
    ];
    let (approved, spent, balance) = chance.pick(&SCENARIOS).copied().unwrap_or(SCENARIOS[0]);
    vec![
        ("approved", number(approved, 0)),
        ("spent", number(spent, 0)),
        ("left", number(approved - spent, 0)),
        ("balance", number(balance, 0)),
    ]
}
