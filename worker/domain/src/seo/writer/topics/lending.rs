//! Lending: the health factor, and how far a price may fall.

use crate::seo::writer::Category;
use crate::seo::writer::chance::SplitMix64;
use crate::seo::writer::figures::{dollars, health_factor, number, percent};
use crate::seo::writer::plan::{Angle, Block, Figures, Passage, Topic};

pub(super) const TOPIC: Topic = Topic {
    key: "lending",
    name: "lending and the health factor",
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
    category: Category::Lending,
    angles: &[
        Angle {
            title: "How far can the price fall before you are liquidated?",
            seo_title: "Health factor: how far can the price fall?",
            seo_description: "Work out the price at which a DeFi loan is liquidated, what the health factor \
                tells you and what it hides, with an example to follow by hand.",
            excerpt: "A DeFi loan has no due date and no phone call before it is closed. One division tells you how \
                far your collateral may fall, and it takes less than a minute.",
            opening: &[
                "You have supplied {collateral} of a token to a lending protocol and borrowed {debt} in \
                 stablecoins against it. The app shows a health factor of {health}. It looks comfortable. Then \
                 the market drops by {shock} over a weekend, and you want to know whether you still own your \
                 collateral.",
                "There is no due date on such a loan and nobody will call you. A contract compares two numbers, \
                 and if they come out wrong, the first stranger to notice may close your position at a profit. \
                 You can make the same comparison yourself, in advance.",
            ],
        },
        Angle {
            title: "Borrowing against crypto: read the health factor first",
            seo_title: "Borrowing against crypto and the health factor",
            seo_description: "The health factor sums up a DeFi loan in one number. What goes into it, when a \
                position is liquidated, what that costs, and how to leave room.",
            excerpt: "Borrowing without selling sounds like having it both ways. The health factor tells you what \
                you pay for it: a price at which somebody else may sell for you.",
            opening: &[
                "Borrowing against a token you do not want to sell is the plainest use of DeFi. You keep the \
                 token, you have the money, and you pay interest. The catch is one line further down: if the \
                 token falls far enough, it is sold for you, at the worst moment and at a discount.",
                "How far is far enough? With {collateral} of collateral and {debt} of debt the answer is \
                 {drop}, and it comes from a single division. Here is how it works, and why you should \
                 leave more room than the division suggests.",
            ],
        },
    ],
    sections: &[
        &[
            Passage {
                heading: "What the health factor measures",
                blocks: &[
                    Block::Text(
                        "[=overcollateralised-loans] No one checks your income; the collateral alone protects the \
                         people whose tokens you have borrowed, so the contract has to be strict about it. \
                         [=health-factor] The threshold is a percentage that governance sets for each asset, lower \
                         for assets that swing more.",
                    ),
                    Block::Text(
                        "[=liquidation-below-one] Whoever does so acts for the bonus, the extra collateral that \
                         makes it worth their while. That bonus is your loss.",
                    ),
                ],
            },
            Passage {
                heading: "One number for the whole loan",
                blocks: &[
                    Block::Text(
                        "A protocol cannot take you to court, so it asks for security up front. \
                         [=overcollateralised-loans] To watch over that security it boils the loan down to one \
                         figure. [=health-factor] Each asset has its own threshold, decided by the protocol’s \
                         governance and open to change.",
                    ),
                    Block::Text(
                        "What happens at the limit is not a warning but a sale. [=liquidation-below-one] The \
                         stranger is paid with a bonus on top of the debt repaid, and the bonus comes from you.",
                    ),
                ],
            },
        ],
        &[Passage {
            heading: "A worked example",
            blocks: &[
                Block::Text(
                    "Your collateral is worth {collateral}, its liquidation threshold is {threshold}, and you owe \
                     {debt}. The health factor is {collateral} × {threshold} ÷ {debt} = <strong>{health}</strong>.",
                ),
                Block::Text(
                    "Liquidation begins when that figure reaches 1, which is when the collateral is worth {debt} ÷ \
                     {threshold} = {limit}. From {collateral} to {limit} is a fall of <strong>{drop}</strong>. After \
                     the weekend’s {shock}, the collateral is down to {shocked} and the factor to {shocked_health}: \
                     {verdict}.",
                ),
                Block::Text(
                    "Suppose the limit is reached, half of the debt is repaid for you, and the bonus is 5 %. The \
                     liquidator repays {repaid} and takes collateral worth {seized}. You are {bonus} poorer, you \
                     have sold near the low, and the rest of the loan is still open.",
                ),
                Block::Text(
                    "Turned around, the same division tells you how much to borrow. To survive a fall of 50 %, the \
                     factor must start at 2, which on this collateral means a debt of no more than {half_debt}.",
                ),
            ],
        }],
        &[Passage {
            heading: "What can go wrong",
            blocks: &[Block::Points {
                take: 3,
                from: &[
                    (
                        "The number is right and still no comfort",
                        "[=no-safe-health-factor] A loan of stablecoins against stablecoins can live near 1. The \
                         same figure on a small token may not last the night.",
                    ),
                    (
                        "Everyone is liquidated at once",
                        "[=small-moves-liquidate] Those sales push the price down further, transactions become dear \
                         while everybody tries to repay, and your rescue may arrive after the liquidator.",
                    ),
                    (
                        "The sale takes more than it must",
                        "[=liquidation-discount] Repaying a small part yourself, in time, is nearly always cheaper \
                         than having a large part repaid for you.",
                    ),
                    (
                        "The interest works against you",
                        "[=utilisation-rates] Your debt grows with it, so a position that nobody touches drifts \
                         towards 1 even while the price stands still.",
                    ),
                    (
                        "The price the contract sees is not yours",
                        "The factor uses an oracle’s price. If that price lags, or if your collateral trades on one \
                         thin market, you can be liquidated at a figure you never saw on a chart.",
                    ),
                ],
            }],
        }],
        &[Passage {
            heading: "Check before you borrow",
            blocks: &[
                Block::Checks {
                    take: 5,
                    from: &[
                        "Work out the liquidation price and write it down where you will see it.",
                        "Look at the worst month your collateral has had, and start with room for a worse one.",
                        "Read the threshold, the bonus and the share that can be liquidated at once for your own \
                         assets; they differ from pool to pool and can be changed.",
                        "Keep some of the borrowed asset aside, so that you can repay a part without selling \
                         anything in a hurry.",
                        "Set an alert well above 1, and decide now what you will do when it sounds.",
                        "Find out which oracle prices your collateral and how often it is updated.",
                        "Ask what the loan is for: borrowing to buy more of the same token makes the fall that ends \
                         it shorter with every round.",
                    ],
                },
                Block::Text(
                    "A loan that lets you sleep is a smaller one than the app would allow. The maximum on the slider \
                     is the protocol’s risk limit; yours is your own affair.",
                ),
            ],
        }],
    ],
    figures,
};

fn figures(chance: &mut SplitMix64) -> Figures {
    // Collateral and debt in dollars, liquidation threshold, and the weekend's fall.
    const SCENARIOS: [(f64, f64, f64, f64); 3] = [
        (10_000.0, 5_000.0, 0.80, 0.30),
        (6_000.0, 3_000.0, 0.75, 0.25),
        (8_000.0, 4_200.0, 0.70, 0.28),
    ];
    let (collateral, debt, threshold, shock) =
        chance.pick(&SCENARIOS).copied().unwrap_or(SCENARIOS[0]);
    let limit = debt / threshold;
    let shocked = collateral * (1.0 - shock);
    let shocked_health = health_factor(shocked, threshold, debt);
    let verdict = if shocked_health < 1.0 {
        "the position is open to liquidation"
    } else {
        "you still own everything, with little to spare"
    };
    vec![
        ("collateral", dollars(collateral)),
        ("debt", dollars(debt)),
        ("threshold", percent(threshold, 0)),
        (
            "health",
            number(health_factor(collateral, threshold, debt), 2),
        ),
        ("limit", dollars(limit)),
        ("drop", percent(1.0 - limit / collateral, 1)),
        ("shock", percent(shock, 0)),
        ("shocked", dollars(shocked)),
        ("shocked_health", number(shocked_health, 2)),
        ("verdict", verdict.to_owned()),
        ("repaid", dollars(debt / 2.0)),
        ("seized", dollars(debt / 2.0 * 1.05)),
        ("bonus", dollars(debt / 2.0 * 0.05)),
        ("half_debt", dollars(collateral * threshold / 2.0)),
    ]
}
