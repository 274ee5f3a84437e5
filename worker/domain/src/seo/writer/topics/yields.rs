//! APR and APY: what an advertised yield assumes.

use crate::seo::writer::Category;
use crate::seo::writer::chance::SplitMix64;
use crate::seo::writer::figures::{compounded, dollars, percent};
use crate::seo::writer::plan::{Angle, Block, Figures, Passage, Topic};

pub(super) const TOPIC: Topic = Topic {
    key: "yields",
    name: "APR, APY and advertised yields",
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
    category: Category::Basics,
    angles: &[
        Angle {
            title: "APR or APY? Two ways to quote the same yield",
            seo_title: "APR vs APY in DeFi, with the sums written out",
            seo_description: "APR and APY can describe the same deposit. How to convert one into the other, \
                when compounding costs more than it earns, and what neither shows.",
            excerpt: "Two apps advertise different yields on the same token, and they may be offering \
                exactly the same thing. The sums are short, and so is the list of what they leave out.",
            opening: &[
                "One app offers {apr} APR on a token, another offers {apy_daily} APY. The second looks better. \
                 Put {principal} into each and after a year you may find the same amount in both, because the two \
                 figures can be the same offer in different clothes.",
                "The difference is whether somebody has assumed that you put your interest back in. Once you see \
                 that assumption, you can ask the next question: what does it cost to make it come true?",
            ],
        },
        Angle {
            title: "How to read an advertised DeFi yield",
            seo_title: "How to read an advertised DeFi yield",
            seo_description: "A yield in large type rests on assumptions in no type at all. Learn to take it \
                apart: compounding, fees, reward tokens and the period it came from.",
            excerpt: "A yield on a web page is a calculation about the past, stretched over a year. Take it apart \
                before you compare it with anything, and start with the letters behind the percentage.",
            opening: &[
                "‘{week_apy} APY’, says the page, next to a token you own. What happened in fact is that someone \
                 earned {week_interest} on {principal} last week. The rest is multiplication, and an assumption \
                 that the next 51 weeks will look like the last one.",
                "Such a figure is not a lie, and it is not a promise either. To compare two of them you have to \
                 know what was measured, for how long, in which token, and whether compounding is in it.",
            ],
        },
    ],
    sections: &[
        &[
            Passage {
                heading: "The same deposit, two numbers",
                blocks: &[
                    Block::Text(
                        "APR, the annual percentage rate, is the plain rate: what the deposit earns in a year if \
                         you take the interest out. APY, the annual percentage yield, is what it earns if the \
                         interest stays in and earns interest too. [=apy-formula] The exponent does the \
                         compounding: it stretches the result of a period over a year.",
                    ),
                    Block::Text(
                        "The more often interest is added, the further the two drift apart, though less than people \
                         expect. Nearly all of the gain comes from the step to monthly; going from daily to every \
                         second hardly shows.",
                    ),
                ],
            },
            Passage {
                heading: "What the letters stand for",
                blocks: &[
                    Block::Text(
                        "APR counts the rate and nothing else; APY assumes that every payment of interest is put \
                         back at once, at the same rate, for a whole year. There is an official way to \
                         work that out. [=apy-formula]",
                    ),
                    Block::Text(
                        "DeFi pages are under no such rule. Some print an APR and call it APY, some compound once a \
                         second in theory and never in practice. If a page does not say how often it compounds, \
                         assume that the larger number is the theoretical one.",
                    ),
                ],
            },
        ],
        &[Passage {
            heading: "A worked example",
            blocks: &[
                Block::Text(
                    "Take {principal} at an APR of {apr}, left alone for a year at an unchanged rate. The third \
                     column deducts a transaction fee of {fee} for each time you compound by hand.",
                ),
                Block::Table {
                    head: &[
                        "Compounded",
                        "After a year",
                        "After fees",
                        "APY before fees",
                    ],
                    rows: &[
                        &["once", "{yearly}", "{yearly_net}", "{apr}"],
                        &["monthly", "{monthly}", "{monthly_net}", "{apy_monthly}"],
                        &["daily", "{daily}", "{daily_net}", "{apy_daily}"],
                    ],
                },
                Block::Text(
                    "Going from once to daily earns {daily_gain} more and costs {daily_fees} in fees. On a deposit \
                     of this size, compounding daily leaves you worse off than compounding once. The larger the deposit \
                     and the lower the fee, the more often it pays, and a contract that compounds for everybody at \
                     once shares the fee among all.",
                ),
                Block::Text(
                    "Now let the token you are paid in fall by {fall}. If deposit and interest are both in that \
                     token, {principal} at {apr} ends the year at {fallen}. No compounding schedule makes up for \
                     that, which is why the token matters more than the letters.",
                ),
            ],
        }],
        &[Passage {
            heading: "What can go wrong",
            blocks: &[Block::Points {
                take: 3,
                from: &[
                    (
                        "The rate was true last week",
                        "[=utilisation-rates] A page that stretches a busy week over a year shows you a rate that \
                         nobody will receive for a year.",
                    ),
                    (
                        "The yield is paid in something that falls",
                        "Reward tokens have to be sold by somebody to become money. If everyone who earns them sells \
                         them, the price falls while the percentage on the page stays as handsome as before.",
                    ),
                    (
                        "The yield has no source",
                        "[=anchor-yield] Interest comes from borrowers, from traders, or from somebody’s budget. \
                         When you cannot say which, you may be looking at the last.",
                    ),
                    (
                        "The small depositor leaves last",
                        "[=terra-who-lost] A high yield persuades people to wait one more week, and in a run the \
                         week is what decides.",
                    ),
                    (
                        "Nobody makes you whole",
                        "[=fca-lose-everything] [=fca-no-safety-net] A percentage from a bank with deposit \
                         insurance and the same percentage from a contract are different things.",
                    ),
                ],
            }],
        }],
        &[Passage {
            heading: "Check before you compare",
            blocks: &[
                Block::Checks {
                    take: 5,
                    from: &[
                        "Turn every yield into an APR without compounding, so that you compare like with like.",
                        "Find the period behind the figure: a day, a week, a year, or a forecast.",
                        "Separate what comes from interest and trading fees from what comes from a reward programme, \
                         and look for the day the programme ends.",
                        "Count the transactions the strategy needs and what they cost at busy hours.",
                        "Name the one who pays the yield, in a sentence you could explain to a friend.",
                        "Work out the result in your own currency if the token fell by a third.",
                        "Look for a lock-up or a fee for leaving; a yield you cannot stop is worth less.",
                    ],
                },
                Block::Text(
                    "If two offers still look alike after that, take the simpler one. You will have to watch over it \
                     for as long as your money is in it.",
                ),
            ],
        }],
    ],
    figures,
};

fn figures(chance: &mut SplitMix64) -> Figures {
    // Deposit, APR, fee for each compounding, fall of the token.
    const SCENARIOS: [(f64, f64, f64, f64); 3] = [
        (1_000.0, 0.12, 0.40, 0.40),
        (2_500.0, 0.08, 0.50, 0.30),
        (5_000.0, 0.15, 1.00, 0.50),
    ];
    const WEEKLY_RETURN: f64 = 0.005;
    let (principal, apr, fee, fall) = chance.pick(&SCENARIOS).copied().unwrap_or(SCENARIOS[0]);
    let after = |times| compounded(principal, apr, times);
    let after_fees = |times: i32| dollars(after(times) - fee * f64::from(times));
    let apy = |times| percent(compounded(1.0, apr, times) - 1.0, 2);
    vec![
        ("principal", dollars(principal)),
        ("apr", percent(apr, 0)),
        ("fee", dollars(fee)),
        ("yearly", dollars(after(1))),
        ("monthly", dollars(after(12))),
        ("daily", dollars(after(365))),
        ("yearly_net", after_fees(1)),
        ("monthly_net", after_fees(12)),
        ("daily_net", after_fees(365)),
        ("apy_monthly", apy(12)),
        ("apy_daily", apy(365)),
        ("daily_gain", dollars(after(365) - after(1))),
        ("daily_fees", dollars(fee * 364.0)),
        ("fall", percent(fall, 0)),
        ("fallen", dollars(principal * (1.0 + apr) * (1.0 - fall))),
        ("week_interest", dollars(principal * WEEKLY_RETURN)),
        (
            "week_apy",
            percent((1.0 + WEEKLY_RETURN).powf(365.0 / 7.0) - 1.0, 1),
        ),
    ]
}
