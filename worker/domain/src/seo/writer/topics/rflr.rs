//! rFLR: how rewards vest, and what leaving early costs.

use crate::seo::writer::Category;
use crate::seo::writer::chance::SplitMix64;
use crate::seo::writer::figures::{number, percent, vested};
use crate::seo::writer::plan::{Angle, Block, Figures, Passage, Topic};

pub(super) const TOPIC: Topic = Topic {
    key: "rflr",
    name: "rFLR rewards and vesting",
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
    category: Category::Flare,
    angles: &[
        Angle {
            title: "rFLR vesting: what leaving early really costs",
            seo_title: "rFLR vesting and the cost of leaving early",
            seo_description: "How rFLR rewards vest over twelve 30-day months, what an early withdrawal burns, \
                and a worked table that shows what waiting is worth to you.",
            excerpt: "rFLR vests over twelve months of 30 days, and taking everything early burns half of what is \
                still locked. A worked table shows what you would keep, day by day.",
            opening: &[
                "Your wallet shows {amount} rFLR from a month of using a lending protocol on Flare. It is day \
                 {day} and you would like to spend it. One button pays out what has vested; another pays out \
                 everything. The second one burns {burnt} WFLR that would have become yours by waiting.",
                "That may still be the right choice for you. It should be a choice, though, and not a surprise. \
                 Four rules decide what you get, all of them written in the contract.",
            ],
        },
        Angle {
            title: "Wait or withdraw? How rFLR rewards are released",
            seo_title: "Wait or withdraw? How rFLR is released",
            seo_description: "Your rFLR balance is a schedule, not an amount to spend. Learn what has vested, \
                what is locked, and how to compare waiting with leaving early.",
            excerpt: "An rFLR balance looks like money in the account. It is really a schedule: part of it is yours \
                today, the rest arrives day by day, and hurrying has a price you can calculate.",
            opening: &[
                "The figure that a rewards page shows first is the one that matters least. {amount} rFLR on day \
                 {day} of its schedule is {vested} that you can take without a penalty, {locked} that you \
                 cannot take yet, and a decision about the gap between them.",
                "People usually get that decision wrong in one of two ways: they withdraw everything because they \
                 did not know about the penalty, or they leave vested rewards untouched for months because they \
                 fear it. Both mistakes go away once you can read the schedule.",
            ],
        },
    ],
    sections: &[
        &[
            Passage {
                heading: "What rFLR is",
                blocks: &[
                    Block::Text(
                        "rFLR stands for reward FLR. Projects on Flare hand it to people who use them, month by \
                         month. [=rflr-vesting] [=rflr-backing] You cannot sell rFLR; you wait for it to \
                         vest and withdraw FLR or WFLR instead.",
                    ),
                    Block::Text(
                        "Two details of the calendar trip people up. [=rflr-month] And the clock does not wait for \
                         you. [=rflr-month-start] A reward that you claim late may therefore have vested in \
                         part on the day it arrives.",
                    ),
                ],
            },
            Passage {
                heading: "Four rules behind the balance",
                blocks: &[
                    Block::Text(
                        "First, the token itself. [=rflr-vesting] Second, what it stands for. [=rflr-backing] You \
                         never trade the rFLR; you turn it into FLR or WFLR once it is released.",
                    ),
                    Block::Text(
                        "Third, the calendar. [=rflr-month] Fourth, the starting point. [=rflr-month-start] Claiming \
                         sooner does not make anything vest sooner, and claiming later does not put it off.",
                    ),
                ],
            },
        ],
        &[Passage {
            heading: "What you would receive, day by day",
            blocks: &[
                Block::Text(
                    "[=rflr-partial-withdrawal] For {amount} rFLR on day {day}, the vested part is {amount} × {day} \
                     ÷ 360 = {vested}, so {locked} are locked.",
                ),
                Block::Text(
                    "The other way out costs more. [=rflr-early-exit] On day {day} that means {vested} plus half of \
                     {locked}: you receive <strong>{exit} WFLR</strong> and {burnt} are gone, {burnt_share} of the \
                     whole reward. Over the schedule it looks like this:",
                ),
                Block::Table {
                    head: &["Day", "Vested", "If you take everything", "Burnt"],
                    rows: &[
                        &["0", "{vested_0}", "{exit_0}", "{burnt_0}"],
                        &["90", "{vested_90}", "{exit_90}", "{burnt_90}"],
                        &["180", "{vested_180}", "{exit_180}", "{burnt_180}"],
                        &["270", "{vested_270}", "{exit_270}", "{burnt_270}"],
                        &["360", "{vested_360}", "{exit_360}", "{burnt_360}"],
                    ],
                },
                Block::Text(
                    "Rewards of different months run on clocks of their own, so your account is a stack of such \
                     tables. Add them up, month by month, before you press the button that takes everything: it \
                     applies to all of them at once.",
                ),
            ],
        }],
        &[Passage {
            heading: "What can go wrong",
            blocks: &[Block::Points {
                take: 3,
                from: &[
                    (
                        "You wait, and the price falls",
                        "Vesting protects you from the penalty and from nothing else. A reward that is fully vested \
                         after 360 days may buy less than half of it bought on the first day. Nobody can tell you \
                         in advance, so decide how much of it you would mind losing.",
                    ),
                    (
                        "You leave rewards unclaimed",
                        "[=rflr-unclaimed] Until you claim, the reward is an entry in somebody’s list. Claim when \
                         a month is distributed and the question does not arise.",
                    ),
                    (
                        "You count on extras that have ended",
                        "Older guides add FlareDrops to the return of holding rFLR. [=flaredrops-ended] A yield that \
                         still includes them is out of date.",
                    ),
                    (
                        "You forget the risk that earned it",
                        "Rewards are paid for doing something, usually for supplying or borrowing tokens. If that \
                         position loses more than the rFLR is worth, the reward was only a discount on the loss.",
                    ),
                    (
                        "You claim through the wrong site",
                        "Reward seasons bring copies of claim pages. A real claim asks you to send a transaction to \
                         a known contract; it has no use for a seed phrase and no need of a token allowance.",
                    ),
                ],
            }],
        }],
        &[Passage {
            heading: "Check before you withdraw",
            blocks: &[
                Block::Checks {
                    take: 5,
                    from: &[
                        "Look up your vested and locked amounts separately; a single balance tells you too little \
                         to decide.",
                        "Work out the penalty in WFLR and then in your own currency, and ask what you would do with \
                         the money today that is worth that much.",
                        "If you only need a part, withdraw from the vested amount and let the rest run.",
                        "Check which month each reward belongs to, because the last ones hold back the most.",
                        "Keep a list of claims with dates, amounts and prices: a reward may count as income on the \
                         day it arrives, and a year later nobody remembers what it was worth.",
                        "Open the contract’s address from Flare’s own pages, not from a message or an advertisement.",
                        "Claim every open month before a project leaves the programme.",
                    ],
                },
                Block::Text(
                    "There is no hurry built into any of this. The vested part does not shrink while you think, and \
                     the locked part shrinks by the same small amount every day.",
                ),
            ],
        }],
    ],
    figures,
};

fn figures(chance: &mut SplitMix64) -> Figures {
    // Reward in rFLR and the day of its schedule.
    const SCENARIOS: [(f64, f64); 4] = [
        (1_200.0, 90.0),
        (3_600.0, 120.0),
        (900.0, 240.0),
        (2_400.0, 150.0),
    ];
    let (amount, day) = chance.pick(&SCENARIOS).copied().unwrap_or(SCENARIOS[0]);
    let burnt = |day| (amount - vested(amount, day)) / 2.0;
    let whole = |value| number(value, 0);
    let vested_on = |day| whole(vested(amount, day));
    let exit_on = |day| whole(amount - burnt(day));
    let burnt_on = |day| whole(burnt(day));
    vec![
        ("amount", whole(amount)),
        ("day", whole(day)),
        ("vested", vested_on(day)),
        ("locked", whole(amount - vested(amount, day))),
        ("exit", exit_on(day)),
        ("burnt", burnt_on(day)),
        ("burnt_share", percent(burnt(day) / amount, 1)),
        ("vested_0", vested_on(0.0)),
        ("exit_0", exit_on(0.0)),
        ("burnt_0", burnt_on(0.0)),
        ("vested_90", vested_on(90.0)),
        ("exit_90", exit_on(90.0)),
        ("burnt_90", burnt_on(90.0)),
        ("vested_180", vested_on(180.0)),
        ("exit_180", exit_on(180.0)),
        ("burnt_180", burnt_on(180.0)),
        ("vested_270", vested_on(270.0)),
        ("exit_270", exit_on(270.0)),
        ("burnt_270", burnt_on(270.0)),
        ("vested_360", vested_on(360.0)),
        ("exit_360", exit_on(360.0)),
        ("burnt_360", burnt_on(360.0)),
    ]
}
