//! Price oracles and the FTSO: where a contract's prices come from.

use crate::seo::writer::Category;
use crate::seo::writer::chance::SplitMix64;
use crate::seo::writer::figures::{dollars, number, weighted_mean, weighted_median};
use crate::seo::writer::plan::{Angle, Block, Figures, Passage, Topic};

pub(super) const TOPIC: Topic = Topic {
    key: "oracles",
    name: "price oracles and the FTSO",
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
    category: Category::Flare,
    angles: &[
        Angle {
            title: "Where does a smart contract get its prices?",
            seo_title: "Price oracles and Flare’s FTSO explained",
            seo_description: "Contracts cannot look up a price. How oracles bring prices on chain, how Flare’s \
                FTSO arrives at one, and what to ask before you rely on it.",
            excerpt: "Every loan, swap limit and liquidation rests on a price that a contract cannot look up by \
                itself. This is how Flare’s oracle arrives at one, and where it can still let you down.",
            opening: &[
                "A lending app has just closed somebody’s position because a token was worth {median}. Who said \
                 so? The contract did not look at a chart. It read a number that somebody else had written down, \
                 and acted on it without asking again.",
                "That somebody is an oracle. If you lend, borrow or mint anything, you depend on one, usually \
                 without having chosen it. It is worth ten minutes to know how the number comes about.",
            ],
        },
        Angle {
            title: "One bad price is enough: how the FTSO guards against it",
            seo_title: "How the FTSO guards against a bad price",
            seo_description: "One wrong price can empty a lending market. See how Flare’s FTSO weighs about \
                100 providers, why it takes a median, and what that leaves open.",
            excerpt: "An average lets one liar move the result; a weighted median does not. A small example shows \
                why Flare’s oracle uses the latter, and which risks remain yours to check.",
            opening: &[
                "Five people tell you what a token costs. Four of them say something close to {median}. The \
                 fifth says {outlier}. If you take the average you arrive at {mean}, and whoever sent the fifth \
                 answer has just moved your price.",
                "Contracts that lend money face this problem all day long, with real money waiting for a wrong \
                 answer. How an oracle deals with the fifth voice tells you most of what you need to know about it.",
            ],
        },
    ],
    sections: &[
        &[
            Passage {
                heading: "Why contracts need someone to tell them",
                blocks: &[
                    Block::Text(
                        "[=contracts-cannot-look-out] Every node has to compute the same result, and a website that \
                         answers differently from one second to the next would break that. So a price has to be \
                         delivered and stored first. [=oracle-problem]",
                    ),
                    Block::Text(
                        "[=ftso-providers] Their weight comes from the community. [=wflr-delegation] \
                         [=provider-weight-cap] When you delegate, you decide whose estimates count, and share in \
                         what the provider earns for good ones.",
                    ),
                ],
            },
            Passage {
                heading: "From a hundred estimates to one price",
                blocks: &[
                    Block::Text(
                        "[=contracts-cannot-look-out] Somebody must bring the price in, and then you depend on that \
                         somebody. [=oracle-problem] A single company with a single server answers neither very \
                         well.",
                    ),
                    Block::Text(
                        "[=ftso-providers] They do not all count alike: holders of FLR give them weight. \
                         [=wflr-delegation] [=provider-weight-cap] Delegating is therefore a small vote on who \
                         tells the truth about prices, and it pays a share of that provider’s rewards.",
                    ),
                ],
            },
        ],
        &[Passage {
            heading: "How the price is found",
            blocks: &[
                Block::Text(
                    "Two processes run side by side. [=ftso-anchor] [=ftso-weighted-median] Take five providers, one \
                     of them mistaken or dishonest:",
                ),
                Block::Table {
                    head: &["Provider", "Estimate", "Weight"],
                    rows: &[
                        &["A", "{estimate_0}", "{weight_0}"],
                        &["B", "{estimate_1}", "{weight_1}"],
                        &["C", "{estimate_2}", "{weight_2}"],
                        &["D", "{estimate_3}", "{weight_3}"],
                        &["E", "{estimate_4}", "{weight_4}"],
                    ],
                },
                Block::Text(
                    "The weighted average of these is {mean}, far from what four of the five say. The weights add up \
                     to 100, half of that is 50, and counting from the lowest estimate the 50 is reached at \
                     <strong>{median}</strong>. To drag the median away, E would need about as much weight as all \
                     the others together; shouting a wilder number achieves nothing.",
                ),
                Block::Text(
                    "Between those rounds the second process keeps the price moving. [=ftso-block-latency] \
                     [=ftso-increment] A move of 1 % thus takes at least {steps_1} steps in the same direction, and \
                     5 % takes {steps_5}; at one step a block that is about {minutes_5} minutes. \
                     [=ftso-volatility-incentive]",
                ),
            ],
        }],
        &[Passage {
            heading: "What can go wrong",
            blocks: &[Block::Points {
                take: 3,
                from: &[
                    (
                        "The app reads a price that can be pushed",
                        "Not every protocol uses a proper oracle; some read the balance of a single pool. \
                         [=flash-loan-manipulation] The loan, the trade and the theft are over before the next \
                         block.",
                    ),
                    (
                        "The market outruns the feed",
                        "In a crash, small steps need time. For a few minutes the contract may lend or liquidate at \
                         a price that no longer exists anywhere else, in your favour or against you.",
                    ),
                    (
                        "All the sources are wrong together",
                        "Providers look at much the same exchanges. If a token trades on one thin market, a hundred \
                         honest estimates of it are still a hundred copies of the same weak number.",
                    ),
                    (
                        "An average looks safer than it is",
                        "[=time-weighted-price] For a small pool and a short window that can still be cheap. And an \
                         average is late by design, which borrowers feel when prices fall quickly.",
                    ),
                    (
                        "Your provider does poorly",
                        "Rewards go to estimates close to the result. A provider that is offline or careless earns \
                         less, and so do the people who delegated to it. Delegation is not a decision for life.",
                    ),
                ],
            }],
        }],
        &[Passage {
            heading: "Check before you rely on a price",
            blocks: &[
                Block::Checks {
                    take: 5,
                    from: &[
                        "Find the name of the oracle in the protocol’s documentation; if it is not named, treat that \
                         as an answer.",
                        "See what happens when the feed is late: does the protocol stop, or does it carry on with \
                         the last number?",
                        "Compare the price in the app with two exchanges on an ordinary day and on a wild one.",
                        "Ask where your collateral trades, and how much could be sold there before the price moves.",
                        "When you delegate, look at a provider’s record over many reward periods and not only at \
                         the last.",
                        "Spread a delegation over two providers if you cannot check on it regularly.",
                        "Leave more room on loans whose collateral is priced from few markets.",
                    ],
                },
                Block::Text(
                    "An oracle does not make a price true. It makes it expensive to get a false one past many \
                     people who would notice, and that is as much as you can ask of any price.",
                ),
            ],
        }],
    ],
    figures,
};

fn figures(chance: &mut SplitMix64) -> Figures {
    // (estimate in dollars, weight in percent) of five providers; the last one is far off.
    const SCENARIOS: [[(f64, f64); 5]; 3] = [
        [
            (1.98, 20.0),
            (2.00, 25.0),
            (2.01, 30.0),
            (2.02, 15.0),
            (20.00, 10.0),
        ],
        [
            (0.61, 30.0),
            (0.62, 25.0),
            (0.63, 20.0),
            (0.64, 10.0),
            (6.20, 15.0),
        ],
        [
            (49.60, 15.0),
            (49.90, 20.0),
            (50.10, 35.0),
            (50.20, 20.0),
            (5.00, 10.0),
        ],
    ];
    const SECONDS_PER_BLOCK: f64 = 1.8;
    const PROVIDERS: [(&str, &str); 5] = [
        ("estimate_0", "weight_0"),
        ("estimate_1", "weight_1"),
        ("estimate_2", "weight_2"),
        ("estimate_3", "weight_3"),
        ("estimate_4", "weight_4"),
    ];
    let estimates = chance.pick(&SCENARIOS).unwrap_or(&SCENARIOS[0]);
    let [.., (outlier, _)] = *estimates;
    // Each step multiplies the price by 1 + 2⁻¹³.
    let steps = |rise: f64| (rise.ln_1p() / (1.0_f64 / 8_192.0).ln_1p()).ceil();
    let mut figures = vec![
        ("median", dollars(weighted_median(estimates))),
        ("mean", dollars(weighted_mean(estimates))),
        ("outlier", dollars(outlier)),
        ("steps_1", number(steps(0.01), 0)),
        ("steps_5", number(steps(0.05), 0)),
        (
            "minutes_5",
            number(steps(0.05) * SECONDS_PER_BLOCK / 60.0, 0),
        ),
    ];
    for ((estimate_name, weight_name), (estimate, weight)) in PROVIDERS.iter().zip(estimates) {
        figures.push((estimate_name, dollars(*estimate)));
        figures.push((weight_name, number(*weight, 0)));
    }
    figures
}
