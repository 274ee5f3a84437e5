//! Stablecoins: what stands behind the dollar on the screen.

use crate::seo::writer::Category;
use crate::seo::writer::chance::SplitMix64;
use crate::seo::writer::figures::{dollars, number, percent};
use crate::seo::writer::plan::{Angle, Block, Figures, Passage, Topic};

pub(super) const TOPIC: Topic = Topic {
    key: "stablecoins",
    name: "stablecoins",
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
    category: Category::Basics,
    angles: &[
        Angle {
            title: "What stands behind your stablecoin?",
            seo_title: "What stands behind your stablecoin?",
            seo_description: "A stablecoin is a promise worth as much as what stands behind it. The kinds there \
                are, how pegs have broken, and what to check before you hold one.",
            excerpt: "A stablecoin shows one dollar on the screen. Whether it is one dollar depends on who holds \
                the reserve, who may redeem, and when the bank opens. Here is how to find out.",
            opening: &[
                "On a Saturday you hold {coins} of a dollar stablecoin and the screen says {price} each. Your \
                 {coins} dollars have become {value}. The issuer says that everything is backed. Its redemption \
                 desk opens on Monday.",
                "You can sell now and take a loss of {loss}, or wait and see whether the promise holds. What you \
                 should do depends on something you could have looked up on any quiet day: what stands behind \
                 the coin, and who is allowed to ask for it.",
            ],
        },
        Angle {
            title: "A dollar on the screen: how stablecoins lose their peg",
            seo_title: "How stablecoins lose their peg, and what to check",
            seo_description: "No large stablecoin has been exactly one dollar all the time. Two cases show how \
                pegs give way, and a short list helps you judge the coin you hold.",
            excerpt: "Stablecoins are the part of DeFi that people worry about least, and the part that everything \
                else is priced in. Two weekends show how a dollar on the screen can stop being one.",
            opening: &[
                "Most people who try DeFi worry about the token they buy and never about the one they buy it \
                 with. Yet loans, pools and portfolios are counted in stablecoins, so a crack there runs through \
                 everything at once.",
                "A small crack is enough to matter. At {price}, a holding of {coins} coins is worth {value}; the \
                 missing {loss} is what {yield_rate} interest a year takes {days} days to earn. Pegs have slipped \
                 further than that, for very different reasons.",
            ],
        },
    ],
    sections: &[
        &[
            Passage {
                heading: "Four ways to be worth a dollar",
                blocks: &[
                    Block::Text(
                        "[=stablecoin-kinds] In the first case you rely on a company and its bank; in the second on \
                         contracts and on the price of the collateral; in the third on a vault. In the last you rely \
                         on other people continuing to believe in it.",
                    ),
                    Block::Text(
                        "A peg is not a law of nature. It holds because somebody can make money by restoring it: buy \
                         the coin below a dollar, hand it in, receive a dollar. Where you cannot hand it in, or not \
                         today, the peg rests on the hope that somebody else can.",
                    ),
                ],
            },
            Passage {
                heading: "A promise, and who keeps it",
                blocks: &[
                    Block::Text(
                        "The word stable describes an intention. [=stablecoin-kinds] Each kind has its own keeper of \
                         the promise, and so its own way to fail: a bank in trouble, collateral that falls faster \
                         than it can be sold, a vault that nobody has inspected, a crowd that changes its mind.",
                    ),
                    Block::Text(
                        "What pulls the price back to a dollar is redemption. Whoever may exchange coins for dollars \
                         at par will buy them when they are cheap. Often that is a small circle of large customers; \
                         the rest of us sell to them at whatever the market offers.",
                    ),
                ],
            },
        ],
        &[Passage {
            heading: "Two pegs that gave way",
            blocks: &[
                Block::Text(
                    "[=usdc-reserve-at-failed-bank] The coin fell well below a dollar within hours. \
                     [=usdc-banking-hours] When the authorities guaranteed the deposits, the price came back. A \
                     reserve of good quality was not enough for a weekend; it also had to be within reach.",
                ),
                Block::Text(
                    "In the second case no bank held a dollar for each coin. [=terra-collapse] UST was held up by a promise \
                     to swap it for another token of the same project, and when holders doubted the one they sold \
                     the other. [=terra-who-lost]",
                ),
            ],
        }],
        &[Passage {
            heading: "The sums for your own holding",
            blocks: &[
                Block::Text(
                    "Suppose you hold {coins} coins because they earn {yield_rate} a year. If they trade at {price} \
                     on the day you need the money, you lose {coins} × (1 − {price_plain}) = <strong>{loss}</strong>. \
                     In days of interest that is {loss} ÷ ({coins} × {yield_rate}) × 365 = {days}. \
                     Such is the price of one bad weekend, counted in waiting.",
                ),
                Block::Text(
                    "For a coin backed by crypto the sum is another. If every {minted} coins are covered by \
                     {collateral} of collateral, a ratio of {ratio}, the collateral may fall by {cushion} before the \
                     coins are no longer covered. The system has to sell before that point, in a market where \
                     everyone else is selling too.",
                ),
            ],
        }],
        &[Passage {
            heading: "What can go wrong",
            blocks: &[Block::Points {
                take: 2,
                from: &[
                    (
                        "The peg has slipped before",
                        "[=no-stablecoin-held-its-peg] That holds for large coins and small ones, whatever their \
                         backing. A straight line on a yearly chart hides hours that were anything but straight.",
                    ),
                    (
                        "You are not first in the queue",
                        "[=redemption-not-assured] Terms of service often set minimum amounts, fees and a right to \
                         delay. Read them as you would read those of a bank, because nobody else has done so for \
                         you.",
                    ),
                    (
                        "The coin you hold is a copy",
                        "On many networks a stablecoin arrives through a bridge. Then you depend on the issuer and \
                         on the bridge, and the copy can break while the original is fine.",
                    ),
                    (
                        "There is no scheme to pay you back",
                        "[=fca-lose-everything] [=fca-no-safety-net] A coin that says dollar on it is not a deposit.",
                    ),
                ],
            }],
        }],
        &[Passage {
            heading: "Check before you hold one",
            blocks: &[
                Block::Checks {
                    take: 5,
                    from: &[
                        "Find out which of the four kinds it is, in the issuer’s own words.",
                        "Read the latest report on the reserve, and note who signed it and how old it is.",
                        "Look up who may redeem, from which amount, and on which days.",
                        "Check the contract’s address on your network with the issuer, and whether it is a bridged \
                         copy.",
                        "Look at the lowest price the coin has ever traded at, and how long it stayed there.",
                        "Spread a larger sum over coins that do not depend on the same bank or the same collateral.",
                        "Keep what you need next month outside DeFi altogether.",
                    ],
                },
                Block::Text(
                    "A stablecoin is a tool for moving and waiting. The longer you wait in it, the more it resembles \
                     a loan to whoever issued it, and the more it deserves the questions you would ask a borrower.",
                ),
            ],
        }],
    ],
    figures,
};

fn figures(chance: &mut SplitMix64) -> Figures {
    // Coins held, price at the bad moment, yearly yield, collateral ÷ coins.
    const SCENARIOS: [(f64, f64, f64, f64); 3] = [
        (5_000.0, 0.97, 0.05, 1.5),
        (2_000.0, 0.95, 0.04, 1.6),
        (8_000.0, 0.98, 0.06, 2.0),
    ];
    const MINTED: f64 = 1_000.0;
    let (coins, price, yield_rate, ratio) =
        chance.pick(&SCENARIOS).copied().unwrap_or(SCENARIOS[0]);
    let loss = coins * (1.0 - price);
    vec![
        ("coins", number(coins, 0)),
        ("price", dollars(price)),
        ("price_plain", number(price, 2)),
        ("value", dollars(coins * price)),
        ("loss", dollars(loss)),
        ("yield_rate", percent(yield_rate, 0)),
        ("days", number(loss / (coins * yield_rate) * 365.0, 0)),
        ("minted", number(MINTED, 0)),
        ("collateral", dollars(MINTED * ratio)),
        ("ratio", percent(ratio, 0)),
        ("cushion", percent(1.0 - 1.0 / ratio, 1)),
    ]
}
