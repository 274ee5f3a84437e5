//! Impermanent loss: why a pool share can be worth less than the tokens that went in.

use crate::seo::writer::Category;
use crate::seo::writer::chance::SplitMix64;
use crate::seo::writer::figures::{dollars, number, percent, pool_against_holding};
use crate::seo::writer::plan::{Angle, Block, Figures, Passage, Topic};

pub(super) const TOPIC: Topic = Topic {
    key: "impermanent-loss",
    name: "impermanent loss",
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
    category: Category::Trading,
    angles: &[
        Angle {
            title: "Impermanent loss, worked out with numbers you can check",
            seo_title: "Impermanent loss explained with worked numbers",
            seo_description: "What impermanent loss is, why a liquidity pool sells your winner for you, and \
                a worked example you can check with a pocket calculator before you deposit.",
            excerpt: "You put two tokens into a pool, one of them goes up, and your share is worth less than if you \
                had done nothing. Here is where the difference goes, with numbers you can check.",
            opening: &[
                "You put {stake} of a token and {stake} of a dollar stablecoin into a liquidity pool. Some \
                 months later the token’s price {change}. You open the app and find that your share is worth \
                 {loss} less than if you had left both halves in your wallet.",
                "Nobody stole anything and nothing is broken. The pool did what it was built to do. Whether you \
                 should have been in it is another question, and it can be answered with a little arithmetic \
                 before the deposit instead of after it.",
            ],
        },
        Angle {
            title: "Before you provide liquidity: the cost the app leaves out",
            seo_title: "Providing liquidity: the cost apps leave out",
            seo_description: "Pools advertise the fees you earn. This explains the cost on the other side, \
                impermanent loss, with a worked example and the checks to make first.",
            excerpt: "Liquidity pools show you the fees you might earn. The cost on the other side of the ledger \
                depends on one thing only, how far the price moves, and you can work it out beforehand.",
            opening: &[
                "A pool’s page shows you a yearly percentage, usually in large type. What it seldom shows is the \
                 other side of the ledger: what your deposit would have been worth had you simply kept it.",
                "That comparison decides whether you were paid for your trouble or paid for the privilege. Take a \
                 deposit of {stake} in a token and {stake} in a dollar stablecoin, and suppose the token’s price \
                 then {change}. The difference comes to {loss}, and it is worth knowing why.",
            ],
        },
    ],
    sections: &[
        &[
            Passage {
                heading: "What a pool does with your tokens",
                blocks: &[
                    Block::Text(
                        "[=constant-product] There is no order book and nobody who sets a quote. \
                         [=arbitrage-sets-the-price] When your token becomes dearer elsewhere, traders buy it from \
                         the pool until the pool is as dear as the rest of the market.",
                    ),
                    Block::Text(
                        "Seen from your side, the pool sells the token that is rising and collects the one that \
                         is not. You end up with less of the winner than you brought. That shortfall, measured \
                         against holding, is impermanent loss. It is called impermanent because it would vanish if \
                         the price came back to where you started; if you withdraw before that, it is final.",
                    ),
                ],
            },
            Passage {
                heading: "Why the pool ends up with the wrong token",
                blocks: &[
                    Block::Text(
                        "Think of the pool as a shopkeeper with one rule and no news. [=constant-product] The \
                         shopkeeper never looks up the price anywhere. [=arbitrage-sets-the-price] The profit of \
                         whoever does so comes out of the shop.",
                    ),
                    Block::Text(
                        "So a rising token leaves the pool and a falling one arrives. As a liquidity provider you \
                         own a slice of whatever is left. Impermanent loss is the gap between that slice and the \
                         two tokens you would still have if you had stayed away. A return of the price closes the \
                         gap; nothing obliges the price to return.",
                    ),
                ],
            },
        ],
        &[Passage {
            heading: "A worked example",
            blocks: &[
                Block::Text(
                    "Start with {tokens} tokens at {price} each, which is {stake}, and the same amount in \
                     stablecoins. Now the price {change}, to {new_price}. Had you held, you would have \
                     {hold_value}.",
                ),
                Block::Text(
                    "In the pool the product of your two balances stays the same while their ratio follows the \
                     price, which leaves you {pool_tokens} tokens and {pool_dollars} in stablecoins, together \
                     {pool_value}. The difference is {loss}, or <strong>{loss_share}</strong> of what holding \
                     would have given you. [=impermanent-loss-formula] Here is the same formula for other moves:",
                ),
                Block::Table {
                    head: &["New price ÷ old price", "Loss against holding"],
                    rows: &[
                        &["1.25", "{loss_125}"],
                        &["1.5", "{loss_150}"],
                        &["2", "{loss_200}"],
                        &["3", "{loss_300}"],
                        &["5", "{loss_500}"],
                    ],
                },
                Block::Text(
                    "[=impermanent-loss-symmetry] Against this stand the fees. [=pool-fee] At that rate, your \
                     share of the pool would have to serve {volume} of swaps before the fees make up for {loss}.",
                ),
            ],
        }],
        &[Passage {
            heading: "What can go wrong",
            blocks: &[Block::Points {
                take: 3,
                from: &[
                    (
                        "The fees do not come",
                        "Advertised yields look back at a busy week or month. Trading moves to another pool, the \
                         fee income falls, and the price risk stays exactly where it was.",
                    ),
                    (
                        "A narrow range turns into a one-sided bet",
                        "[=concentrated-range] Within the range you earn more per dollar, and you also lose faster \
                         when the price leaves it. A range is a forecast, whether you meant to make one or not.",
                    ),
                    (
                        "One of the two tokens fails",
                        "The formula has no floor. If one token heads for zero, traders keep handing it to the \
                         pool in exchange for the good one, and your slice becomes a slice of something worthless.",
                    ),
                    (
                        "You measure against the wrong thing",
                        "[=loss-versus-rebalancing] A share can be up in dollars and still have cost you money, \
                         because the tokens alone would be up by more. Compare with holding, never with zero.",
                    ),
                    (
                        "Rewards hide the result",
                        "Extra tokens paid on top can cover the loss for a while. They are a subsidy that somebody \
                         decided on and can end, so work out what remains without them.",
                    ),
                ],
            }],
        }],
        &[Passage {
            heading: "Check before you deposit",
            blocks: &[
                Block::Checks {
                    take: 5,
                    from: &[
                        "Write down how far you think the price may move in either direction, and read the loss \
                         for that move off the table above.",
                        "Look up the pool’s volume over several months, not its best week, and work out your share \
                         of the fees from that.",
                        "Ask whether you would be content to hold either token alone, because a large move leaves \
                         you with mostly one of them.",
                        "Find out which rewards come from fees and which are paid by a programme with an end date.",
                        "Read who can change or pause the pool’s contracts, and whether anyone independent has \
                         audited them.",
                        "Make a deposit you can afford to forget, withdraw a part of it once, and see that you \
                         understand every number on the way.",
                        "Note the value of the tokens on the day you deposit; without that figure you will never \
                         know whether the pool paid.",
                    ],
                },
                Block::Text(
                    "Pairs whose prices move together, such as two dollar stablecoins, keep the ratio near 1 and \
                     the loss small. That does not make them safe: the day one of them loses its peg is the day \
                     the formula bites.",
                ),
            ],
        }],
    ],
    figures,
};

fn figures(chance: &mut SplitMix64) -> Figures {
    // Dollars on each side, price of the token, new price ÷ old price, and how that reads.
    const SCENARIOS: [(f64, f64, f64, &str); 4] = [
        (1_000.0, 0.50, 2.0, "doubles"),
        (1_500.0, 2.00, 1.5, "rises by half"),
        (2_000.0, 0.80, 0.5, "halves"),
        (600.0, 1.20, 3.0, "triples"),
    ];
    let (stake, price, ratio, wording) = chance.pick(&SCENARIOS).copied().unwrap_or(SCENARIOS[0]);
    let hold_value = stake * (1.0 + ratio);
    let pool_value = hold_value * pool_against_holding(ratio);
    let loss = hold_value - pool_value;
    let loss_at = |ratio| percent(1.0 - pool_against_holding(ratio), 1);
    vec![
        ("stake", dollars(stake)),
        ("price", dollars(price)),
        ("tokens", number(stake / price, 0)),
        ("change", wording.to_owned()),
        ("new_price", dollars(price * ratio)),
        ("hold_value", dollars(hold_value)),
        // Either side of a 50/50 pool is worth half of it.
        ("pool_tokens", number(pool_value / 2.0 / (price * ratio), 2)),
        ("pool_dollars", dollars(pool_value / 2.0)),
        ("pool_value", dollars(pool_value)),
        ("loss", dollars(loss)),
        ("loss_share", percent(loss / hold_value, 2)),
        ("volume", dollars((loss / 0.003).round())),
        ("loss_125", loss_at(1.25)),
        ("loss_150", loss_at(1.5)),
        ("loss_200", loss_at(2.0)),
        ("loss_300", loss_at(3.0)),
        ("loss_500", loss_at(5.0)),
    ]
}
