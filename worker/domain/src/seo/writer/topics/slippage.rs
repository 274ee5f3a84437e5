//! Price impact and slippage: what a swap really costs.

use crate::seo::writer::Category;
use crate::seo::writer::chance::SplitMix64;
use crate::seo::writer::figures::{dollars, number, percent, swap_output};
use crate::seo::writer::plan::{Angle, Block, Figures, Passage, Topic};

pub(super) const TOPIC: Topic = Topic {
    key: "slippage",
    name: "slippage and price impact",
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
    category: Category::Trading,
    angles: &[
        Angle {
            title: "Slippage and price impact: what a swap really costs",
            seo_title: "Slippage and price impact, explained by example",
            seo_description: "The fee is the smallest part of a large swap. What price impact and slippage are, \
                how to set a tolerance, and an example with every step shown.",
            excerpt: "The fee on a swap is printed on the button. The larger cost, on anything but a small trade, \
                is what your own order does to the price. Here is how to see it before you sign.",
            opening: &[
                "A token trades at {spot}. You swap {amount} for it and expect {expected} tokens. The preview \
                 offers {output}. The pool’s fee is not the reason: at {fee} it is the smaller part and still to \
                 come. The gap is the price running away from you while you buy.",
                "Two different things hide behind that gap, and people mix them up. One you cause yourself and \
                 can see in advance. The other happens after you press the button, and you can only limit it.",
            ],
        },
        Angle {
            title: "The number to set before every swap",
            seo_title: "Slippage tolerance: set it before you swap",
            seo_description: "Slippage tolerance decides how bad a price you will accept. What it does, what it \
                does not do, and how to choose it with a worked swap as a guide.",
            excerpt: "Behind the little cog on a swap page is a percentage most people never change. It decides \
                how bad a price you accept without being asked again, so it deserves a minute.",
            opening: &[
                "Behind the cog in the corner of every swap page there is one setting that matters: slippage \
                 tolerance. On a swap of {amount}, a tolerance of {tolerance} says that you will take {minimum} \
                 tokens instead of {output}, and that nobody needs to ask you first.",
                "Set it too tight and your swaps fail while you still pay for the attempt. Set it too loose and \
                 you invite somebody to take the difference. To choose well you need to know what moves the price \
                 in the first place.",
            ],
        },
    ],
    sections: &[
        &[
            Passage {
                heading: "Two costs that look alike",
                blocks: &[
                    Block::Text(
                        "The first is price impact. [=constant-product] Take tokens out and the rest become \
                         dearer, by a rule that is known in advance. [=price-impact] The larger your swap beside \
                         the pool, the larger the effect.",
                    ),
                    Block::Text(
                        "The second is slippage. [=slippage-definition] It has nothing to do with the size of your \
                         order: others trade before you, and the pool you meet is not the pool you saw. \
                         [=slippage-tolerance] You still pay the network’s fee for the failed attempt.",
                    ),
                ],
            },
            Passage {
                heading: "What moves the price under your swap",
                blocks: &[
                    Block::Text(
                        "You do, to begin with. [=constant-product] Each token you take makes the next one dearer. \
                         [=price-impact] That part is called price impact, and the preview can show it, because it \
                         follows from the pool as it is now.",
                    ),
                    Block::Text(
                        "Then there is everybody else. [=slippage-definition] Your protection is the tolerance. \
                         [=slippage-tolerance] A failed swap costs the network’s fee, which is usually the cheaper \
                         mistake. [=swap-deadline]",
                    ),
                ],
            },
        ],
        &[Passage {
            heading: "A worked example",
            blocks: &[
                Block::Text(
                    "A pool holds {reserve_in} in stablecoins and {reserve_out} tokens, so a token costs {spot}. You \
                     swap {amount}. To keep the product of the balances the same, the pool can let go of \
                     {reserve_out} × {amount} ÷ ({reserve_in} + {amount}) = <strong>{output} tokens</strong>, before \
                     its fee.",
                ),
                Block::Text(
                    "That is an average price of {average}, which is {impact} above the price you saw; the last \
                     token of the swap cost about {after}. Smaller swaps fare better and larger ones worse:",
                ),
                Block::Table {
                    head: &["You swap", "You receive", "Average price", "Price impact"],
                    rows: &[
                        &[
                            "{tenth}",
                            "{tenth_output}",
                            "{tenth_average}",
                            "{tenth_impact}",
                        ],
                        &["{amount}", "{output}", "{average}", "{impact}"],
                        &[
                            "{double}",
                            "{double_output}",
                            "{double_average}",
                            "{double_impact}",
                        ],
                    ],
                },
                Block::Text(
                    "On top comes the fee. [=pool-fee] For {amount} that is {fee}. And with a tolerance of \
                     {tolerance}, the least you agree to receive is {minimum} tokens: the {given_up} in between are \
                     what you have offered to the market in exchange for certainty.",
                ),
            ],
        }],
        &[Passage {
            heading: "What can go wrong",
            blocks: &[Block::Points {
                take: 3,
                from: &[
                    (
                        "Somebody trades around you",
                        "[=sandwich-trade] Your tolerance decides how much worse it may be. That is the reason not \
                         to set it to 5 % just because a swap failed at 1 %.",
                    ),
                    (
                        "The pool is shallower than it looks",
                        "A pool page shows the value of both sides together, so half of it is the token you are \
                         trying to buy. With concentrated liquidity, much of the rest may sit at prices you will \
                         not touch.",
                    ),
                    (
                        "The route adds up",
                        "A swap between two rare tokens may pass through three pools, each with a fee and an impact \
                         of its own. Each looks small on its own line of the preview.",
                    ),
                    (
                        "The token takes a cut itself",
                        "Some tokens deduct a tax on every transfer, and a swap then needs a high tolerance to go \
                         through at all. Be as suspicious as that deserves: such tokens are sometimes built so that \
                         they can be bought and never sold.",
                    ),
                    (
                        "You come back to a different market",
                        "A transaction that waits for hours can still be executed. [swap-deadline] Cancel what you \
                         no longer want, or give it a deadline of minutes.",
                    ),
                ],
            }],
        }],
        &[Passage {
            heading: "Check before you swap",
            blocks: &[
                Block::Checks {
                    take: 5,
                    from: &[
                        "Compare the amount you will receive with the market price, and not only with the preview.",
                        "Divide your swap by the pool’s stablecoin side: the result is roughly your price impact.",
                        "Start with a low tolerance and raise it in small steps when a swap fails in a quiet market.",
                        "Split a large swap and leave time in between, so that others can bring the price back.",
                        "Look at the route, and count the pools and fees in it.",
                        "Try a tiny swap in both directions before you put real money into an unfamiliar token.",
                        "Read the minimum received in your wallet’s own window before you confirm.",
                    ],
                },
                Block::Text(
                    "Most swaps are small and most of this will not matter. It matters on the day you move \
                     something large or leave in a hurry, and on that day there is no time to read about it.",
                ),
            ],
        }],
    ],
    figures,
};

fn figures(chance: &mut SplitMix64) -> Figures {
    // Stablecoins and tokens in the pool, stablecoins swapped, tolerance.
    const SCENARIOS: [(f64, f64, f64, f64); 3] = [
        (100_000.0, 50_000.0, 5_000.0, 0.01),
        (60_000.0, 300_000.0, 3_000.0, 0.005),
        (250_000.0, 100_000.0, 10_000.0, 0.01),
    ];
    const FEE: f64 = 0.003;
    let (reserve_in, reserve_out, amount, tolerance) =
        chance.pick(&SCENARIOS).copied().unwrap_or(SCENARIOS[0]);
    let spot = reserve_in / reserve_out;
    let output_of = |amount| swap_output(reserve_in, reserve_out, amount);
    let average_of = |amount: f64| amount / output_of(amount);
    let impact_of = |amount| percent(average_of(amount) / spot - 1.0, 1);
    let tokens = |value| number(value, 0);
    let price = |value| format!("${}", number(value, 3));
    let output = output_of(amount);
    let minimum = output * (1.0 - tolerance);
    vec![
        ("reserve_in", dollars(reserve_in)),
        ("reserve_out", tokens(reserve_out)),
        ("spot", dollars(spot)),
        ("amount", dollars(amount)),
        ("expected", tokens(amount / spot)),
        ("output", tokens(output)),
        ("average", price(average_of(amount))),
        ("impact", impact_of(amount)),
        (
            "after",
            price((reserve_in + amount) / (reserve_out - output)),
        ),
        ("tenth", dollars(amount / 10.0)),
        ("tenth_output", tokens(output_of(amount / 10.0))),
        ("tenth_average", price(average_of(amount / 10.0))),
        ("tenth_impact", impact_of(amount / 10.0)),
        ("double", dollars(amount * 2.0)),
        ("double_output", tokens(output_of(amount * 2.0))),
        ("double_average", price(average_of(amount * 2.0))),
        ("double_impact", impact_of(amount * 2.0)),
        ("fee", dollars(amount * FEE)),
        ("tolerance", percent(tolerance, 1)),
        ("minimum", tokens(minimum)),
        ("given_up", tokens(output - minimum)),
    ]
}
