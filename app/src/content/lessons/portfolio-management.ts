/** Advanced Portfolio Management: what each lesson of the premium module teaches. */
import type { SummarisedLesson } from "./lesson.ts";

/** Every lesson of Advanced Portfolio Management; together three hours. */
export const portfolioManagement: readonly SummarisedLesson[] = [
  {
    id: "lesson-1",
    title: "Goals, sums and a written plan",
    duration: "15 min",
    videoUrl: "placeholder:portfolio-management/lesson-1",
    description:
      "Turn a wish into a plan on one page: what for, how much, how long, and what would make you stop.",
    goals: ["name the sum that you can lose", "write a plan of one page", "say what would make you stop"],
    locked: false,
    readingMinutes: 1,
    summary: [
      "Most losses begin before the first trade, with a sum that was never decided. Write one page. What is the money for, and when will you need it? How much of all you own may be in crypto, and how much of that in DeFi? What loss in a year would make you sleep badly? That last number is your limit, and a fall of 70 per cent should not reach it.",
      "If you could bear to lose $700, then $1,000 is the most to put in. Add three rules: when you add money, when you take some out, and what makes you stop altogether. Rules with numbers and dates work; feelings do not, since they change with the price. Sign the page and show it to someone who is not in crypto. Change it only on a day that you fixed in advance, never on the day of a crash or a record.",
    ],
  },
  {
    id: "lesson-2",
    title: "Position size",
    duration: "15 min",
    videoUrl: "placeholder:portfolio-management/lesson-2",
    description:
      "How large one position may be, worked out from what it can lose and not from what it might earn.",
    goals: [
      "size a position from its worst case",
      "count positions that share one point of failure as one",
      "leave room for a second bad day",
    ],
    locked: false,
    readingMinutes: 1,
    summary: [
      "Ask first what a position can lose, and only then what it may earn. For a deposit in a contract, the worst case is all of it. So decide what part of the portfolio one failure may cost, and let no single place be larger. With a limit of 5 per cent and $2,000, that is $100 in each contract.",
      "Now count again by what positions share. Three deposits that rest on one bridge are one position. So are two loans on the same collateral, or four pools that hold the same stablecoin. For things that can fall but hardly vanish, use the fall of a bad year: at a worst case of 80 per cent, a sum of $125 puts $100 at risk. Last, look at two failures in the same week, because fear spreads. If that would break your plan, the sizes are too large, however good each position looks.",
    ],
  },
  {
    id: "lesson-3",
    title: "Correlation: ten tokens, one bet",
    duration: "15 min",
    videoUrl: "placeholder:portfolio-management/lesson-3",
    description: "Why many tokens fall together, how to measure it simply, and what really spreads risk.",
    goals: [
      "compare how two holdings moved in bad weeks",
      "find the shared cause behind separate names",
      "spread over causes and not over tickers",
    ],
    locked: false,
    readingMinutes: 1,
    summary: [
      "In calm months tokens go their own ways. In a crash they fall together, and that is the only time when spreading matters. So look at the worst ten weeks of the past years and not at the average. If two tokens both fell in eight of them, they protect each other from little.",
      "Correlation is a number from minus one to one that says how closely two returns move together. It is measured over the past and rises when you need it low. So look for the cause as well. Do both holdings depend on the same chain, the same lender, the same stablecoin, the same few market makers? Would one piece of bad news hit both? What spreads risk is a different cause: cash in a bank, a dollar token of another issuer, a holding outside crypto. More names of the same kind only make the list longer.",
    ],
  },
  {
    id: "lesson-4",
    title: "What a pool really returned",
    duration: "15 min",
    videoUrl: "placeholder:portfolio-management/lesson-4",
    description: "Take the result of a pool apart: fees, rewards, price, and the gap to holding.",
    goals: [
      "split a result into fees, rewards and price",
      "compare with holding, to the dollar",
      "stop when the fees no longer pay for the gap",
    ],
    locked: false,
    readingMinutes: 1,
    summary: [
      "A pool position ends with one number, and that number hides four. Note what you put in, with its prices. At the end, work out what those same tokens would be worth if you had held them. The difference between that and your share without fees is the impermanent loss. Then add the fees, and list the rewards apart, at the price at which you could sell them.",
      "An example: you put in $400; holding would now be $600. The share is worth $566 without fees, the fees are $22 and the rewards sold for $15. The pool returned $603, so it beat holding by $3 for a year of risk. That is the figure to judge by, not the $203 of gain, most of which was the price. Do this each quarter for each pool. If fees and rewards lose to the gap twice in a row, the pool is paying others with your tokens.",
    ],
  },
  {
    id: "lesson-5",
    title: "Concentrated positions",
    duration: "15 min",
    videoUrl: "placeholder:portfolio-management/lesson-5",
    description: "Price ranges: what they multiply, when they stop earning, and what moving them costs.",
    goals: [
      "say what you hold at each end of a range",
      "estimate how often a range would have been left",
      "count the cost of moving it",
    ],
    locked: false,
    readingMinutes: 1,
    summary: [
      "A price range lets a small sum work like a large one near the current price. It does the same to the loss against holding. Paired with a dollar token, you hold only the token that fell at the lower end of the range, and only dollars at the upper end. Beyond either end you earn nothing at all.",
      "Before you choose a range, take the daily prices of the last year and count how often and how long they left it. Then count what it costs to move: two swaps, the network fees, and the loss that becomes final each time. A narrow range that must be moved every week has to earn far more than its neighbours. Ask also who trades against you. Those who move first after a price change are faster than you, and their gain is your cost. If you cannot look at a position every day, choose a wide range or a full one.",
    ],
  },
  {
    id: "lesson-6",
    title: "Borrowing with room to spare",
    duration: "15 min",
    videoUrl: "placeholder:portfolio-management/lesson-6",
    description:
      "Set a borrowing limit from past falls, prepare the rescue, and know when not to borrow at all.",
    goals: [
      "derive a limit from the worst fall you plan for",
      "prepare a rescue before you need it",
      "recognise a loop for what it is",
    ],
    locked: false,
    readingMinutes: 1,
    summary: [
      "Choose the fall that you want to survive and work back. If the collateral can lose 60 per cent in a bad month and the threshold is 75 per cent, then a loan of 0.40 times 0.75, so 30 per cent of the collateral, is where that fall ends in liquidation. Borrow less than that. The limit that the protocol offers is built for the lenders’ safety and not for yours.",
      "Prepare the rescue now: some of the borrowed token in the same wallet, FLR for fees, an alarm at a health factor that leaves you hours, and one rehearsal with a small sum. In a crash the network is busy and sites go down. Watch the rate as well, since a loan that costs more than what you do with it loses money every day. Looping, where you borrow to buy more collateral, multiplies all of this. A fall of a third can end it.",
    ],
  },
  {
    id: "lesson-7",
    title: "Stable positions that are not",
    duration: "15 min",
    videoUrl: "placeholder:portfolio-management/lesson-7",
    description: "Dollar tokens as holdings: issuers, reserves, freezes and the arithmetic of a depeg.",
    goals: [
      "compare issuers by reserves and redemption",
      "spread dollars over separate causes of failure",
      "act on a depeg by a rule and not by fear",
    ],
    locked: false,
    readingMinutes: 1,
    summary: [
      "Dollar tokens are where a portfolio rests, so they deserve the hardest look. For each one, find out what backs it, who may redeem it and how fast, who reports on the reserves, and who can freeze an address. A token backed by crypto fails in other ways from one that is backed by bank deposits. That difference is what makes two of them safer than one.",
      "Do the sum of a depeg before it happens. At a yield of 5 per cent, a lasting loss of 3 per cent costs 219 days of interest. Decide in advance at which price you sell, and for what. Those who wait for the news sell last. In pools of two dollar tokens, watch the mix: if the pool fills up with one of them, others are leaving it, and you are their way out. Keep what you need for the next months outside crypto altogether.",
    ],
  },
  {
    id: "lesson-8",
    title: "Bridges and tokens from elsewhere",
    duration: "15 min",
    videoUrl: "placeholder:portfolio-management/lesson-8",
    description:
      "What a token from another chain rests on, how bridges have failed, and how to limit what one can cost.",
    goals: [
      "name what stands behind a token from elsewhere",
      "tell the kinds of bridge apart by whom you trust",
      "cap what rests on one bridge",
    ],
    locked: false,
    readingMinutes: 1,
    summary: [
      "A token from another chain is a claim on something that is locked there. If the lock is opened by a thief, the claim is worth nothing, however well the token is built. Bridges have been among the largest thefts in this field, because much value lies in one place behind a few keys or one piece of code.",
      "Ask of each: who can release what is locked? A company, a set of signers, a contract that checks proofs, or agents who lose collateral if they cheat? How many of them must fail at once? Has the limit per day been set low enough to slow a theft? Then cap what you hold over any one of them, as you would for a bank without insurance, and count pools and loans that use the token as well. If you only need to cross for an hour, cross back the same day.",
    ],
  },
  {
    id: "lesson-9",
    title: "Exit rules",
    duration: "15 min",
    videoUrl: "placeholder:portfolio-management/lesson-9",
    description: "Leaving by a rule: losses, gains, dates and broken reasons, and how to test the door.",
    goals: [
      "write three exits for every position",
      "test the way out with a small sum",
      "leave when the reason is gone",
    ],
    locked: false,
    readingMinutes: 1,
    summary: [
      "Write three exits for each position on the day you enter. The first is a loss: at this value I leave. The second is a gain: at this value I take out my cost, so that what stays is profit. The third is the reason: I came for this, and if it is gone I leave at any price. A changed key holder, a new version without an audit, or rewards that end are reasons of that kind.",
      "Then test the door. Withdraw a small part, sell it, and bring it to your bank. Note the time, the fees and what you needed on the way. Look at how deep the pool is into which you would sell, and halve that for a bad day. A rule that needs a price at three in the morning needs an alarm as well. Do not move a limit while the price is near it. That is the moment for which you set it.",
    ],
  },
  {
    id: "lesson-10",
    title: "Yield after everything",
    duration: "15 min",
    videoUrl: "placeholder:portfolio-management/lesson-10",
    description: "From an advertised rate to what you can spend: fees, price, dilution, tax and time.",
    goals: [
      "turn an advertised rate into a net result",
      "count your time as a cost",
      "compare with doing nothing",
    ],
    locked: false,
    readingMinutes: 1,
    summary: [
      "Start with the advertised rate and take things off. Turn APY back into APR. Leave out rewards that you cannot sell. Take off network fees for entering, claiming and leaving, in money. Take off the fall of the reward token between the day you earn it and the day you sell it. Then set aside the tax that you will owe on rewards as you receive them, even if their price falls afterwards.",
      "An example with $500: a rate of 14 per cent is $70. Of this $25 is a locked reward that you value at half. Fees are $6, and tax at 20 per cent of what is left, $51.50, is $10.30. That leaves $41.20, or 8.2 per cent, if nothing fails. Now compare with holding a dollar token at a simple rate, and with doing nothing. Count your hours too. Few small portfolios earn a wage for the evenings they take.",
    ],
  },
  {
    id: "lesson-11",
    title: "Records and reports",
    duration: "15 min",
    videoUrl: "placeholder:portfolio-management/lesson-11",
    description: "Books that a tax adviser can use: what to note, how to reconcile, and when to do it.",
    goals: [
      "note every event with its value on the day",
      "reconcile wallet, explorer and records",
      "hand a year over to an adviser",
    ],
    locked: false,
    readingMinutes: 1,
    summary: [
      "A tracker can read your address, but it does not know your reasons. It sees a transfer and not that it went to your own second wallet. So keep a list of your own: date and time, what went out, what came in, the value in your own money at that moment, the fee, the transaction hash, and one word for the reason. A spreadsheet does.",
      "Reconcile once a month. Add up the list, compare it with what the explorer shows, and find each difference while you still remember. The usual culprits are fees, rewards that were claimed by someone else for you, tokens that were never yours, and pool shares. Keep statements of exchanges as files, since companies close. At the end of the year, export everything with the method by which you counted cost. Rules differ between countries. An adviser who gets clean books charges for an hour and not for a week.",
    ],
  },
  {
    id: "lesson-12",
    title: "A yearly review",
    duration: "15 min",
    videoUrl: "placeholder:portfolio-management/lesson-12",
    description: "Compare the year with the plan, learn from the worst decision, and set the next limits.",
    goals: [
      "measure the year against doing nothing",
      "name the best and the worst decision",
      "set next year’s limits on a calm day",
    ],
    locked: false,
    readingMinutes: 1,
    summary: [
      "Once a year, on a fixed day, put everything on one page. What was there at the start, what did you add and take out, and what is there now? Adjust for what you added, or a good saver looks like a good investor. Then compare with two lazy choices: all of it in your bank, and all of it held in the same tokens without touching them. If you did worse than both, the work has cost you money.",
      "Find the best and the worst decision, and judge them by what you knew then and not by how they ended. A reckless step that paid is still the worst one. Read the exits that you wrote and mark those you ignored. Then set the limits for the next year, lower if you broke them. Close what you no longer understand. Change passwords, check the paper with your seed phrase, revoke approvals, and put the next date in the diary.",
    ],
  },
];
