/** Flare Network Mastery: what each lesson of the premium module teaches. */
import type { SummarisedLesson } from "./lesson.ts";

/** Every lesson of Flare Network Mastery; together an hour and a half. */
export const flareNetwork: readonly SummarisedLesson[] = [
  {
    id: "lesson-1",
    title: "How Flare agrees on a price",
    duration: "15 min",
    videoUrl: "placeholder:flare-network/lesson-1",
    description:
      "The FTSO from the estimate of one provider to the value a contract reads, with its two speeds and its limits.",
    goals: [
      "follow a price from a provider’s estimate to a contract",
      "tell the block feed from the 90-second anchor",
      "name what makes a feed late or wrong",
    ],
    locked: false,
    readingMinutes: 1,
    summary: [
      "A price feed is the most dangerous part of any loan, because a program acts on it without a second look. On Flare the feed is the FTSO. Once every 90 seconds all data providers first commit to an estimate and then reveal it, so that nobody can copy. The weighted median becomes the anchor. Between anchors, providers drawn by lot move a fast feed up or down with each block, by a small fixed step.",
      "That step is the weak point in a crash: a market can fall faster than the feed may walk. Whoever needs a quicker feed can pay for more steps for a while. Thin markets are the other weak point, since the feed repeats what it sees. Before you rely on a protocol, find out which feed it reads, how old a price may be before it stops, and what it does when two sources disagree.",
    ],
  },
  {
    id: "lesson-2",
    title: "Wrapping, delegating and claiming",
    duration: "15 min",
    videoUrl: "placeholder:flare-network/lesson-2",
    description:
      "What happens to a vote when you wrap FLR and delegate it, how rewards are worked out, and how not to lose them.",
    goals: [
      "wrap FLR and delegate it without moving it",
      "judge a provider by fee, reach and record",
      "claim before rewards expire",
    ],
    locked: false,
    readingMinutes: 1,
    summary: [
      "Wrapping turns FLR into WFLR, one for one and back at any time. Delegation then lends the vote of that WFLR to at most two data providers, by percentage. The tokens never leave you. What counts for an epoch is the balance at one block that is drawn by chance, so tokens that came late may earn nothing for it.",
      "Choose a provider by three things: its fee, the share of epochs in which it met the minimum conditions, and its size, since delegated weight stops counting at 2.5 per cent of all WFLR. Rewards are ready after an epoch of 3.5 days and expire after 25 of them. Anyone you name as an executor can claim for you, and only to addresses that you allowed. A true delegation asks for no approval. If a page that says ‘delegate’ wants to spend tokens, leave it.",
    ],
  },
  {
    id: "lesson-3",
    title: "FXRP from mint to redemption",
    duration: "15 min",
    videoUrl: "placeholder:flare-network/lesson-3",
    description:
      "The whole way of an XRP to Flare and back: fees, limits, delays, and what stands behind the token at each step.",
    goals: [
      "mint FXRP with the right tag or memo",
      "follow a redemption and what happens when an agent fails",
      "list the risks that XRP itself does not have",
    ],
    locked: false,
    readingMinutes: 1,
    summary: [
      "You mint by paying XRP into the Core Vault, with a tag or a memo that names the Flare address. An executor proves the payment and the FXRP appears, less two fees. There is a smallest fee: a payment below it mints nothing. Large sums and busy hours are delayed on purpose, which limits the damage if a proof were ever forged.",
      "You redeem any amount above a minimum. The tokens are burned first, then an agent has a set time to pay XRP. If it does not, you receive its collateral with a premium. Note what changed: you rely on contracts, on proofs, on the key holders of the vault, on governance that can pause it, and on agents. The market price of FXRP can fall below that of XRP whenever many want out at once. Try a small sum in both directions before a large one.",
    ],
  },
  {
    id: "lesson-4",
    title: "rFLR: a reward with a calendar",
    duration: "15 min",
    videoUrl: "placeholder:flare-network/lesson-4",
    description:
      "How rFLR is assigned, claimed and unlocked, what leaving early costs, and how to plan around both.",
    goals: [
      "read the months and projects of a reward",
      "work out the cost of leaving early on any day",
      "decide by the price you expect, not by the number of tokens",
    ],
    locked: false,
    readingMinutes: 1,
    summary: [
      "Projects assign rFLR to their users month by month, and you claim it. Each unit is backed by a WFLR that unlocks in a straight line over 12 months of 30 days. The clock starts with the month of the reward. So a late claim is already partly unlocked.",
      "What has unlocked can be taken out without a penalty. Taking everything costs half of the locked part. With 1,200 rFLR after three months, 300 are free and 900 are locked. Leaving pays 750 and loses 450. Is it worth it? The 300 are yours either way. So compare 450 now with 900 that come free bit by bit over nine months. Leaving pays only if you expect to sell those at less than half of today’s price. Unclaimed rewards can be revoked once a project is closed, so do not leave them lying.",
    ],
  },
  {
    id: "lesson-5",
    title: "Staking and validators",
    duration: "15 min",
    videoUrl: "placeholder:flare-network/lesson-5",
    description:
      "Locking FLR behind a validator: what it earns, what the lock costs, and how it differs from delegation.",
    goals: [
      "tell the P-chain from the C-chain before you move FLR",
      "weigh the reward against the lock",
      "pick a validator whose end date fits yours",
    ],
    locked: false,
    readingMinutes: 1,
    summary: [
      "Validators order the transactions of the network. To stake behind one, you move FLR from the chain you know, the C-chain, to the P-chain, and lock it until a date that you choose. There is a smallest sum and a shortest time, and the validator must still run when your lock ends. Until then you can neither sell nor move it, whatever the price does.",
      "Flare asks its validators to provide prices as well, and rewards depend on both jobs. A validator that is often offline, or fails the conditions of the price feeds, can lose the rewards of an epoch, and those who staked with it lose theirs. Your stake itself is not taken. Since July 2026 staked FLR weighs five times as much as delegated FLR. Ask what you would do with the FLR otherwise. If the answer is that you might need it, delegate instead: it pays less and locks nothing.",
    ],
  },
  {
    id: "lesson-6",
    title: "Choosing a protocol on Flare",
    duration: "15 min",
    videoUrl: "placeholder:flare-network/lesson-6",
    description:
      "A method to judge a protocol before it holds your tokens: keys, code, price feeds, exits and incentives.",
    goals: [
      "find out who can change or pause a protocol",
      "read an audit for what it leaves out",
      "test the exit before you enter with more",
    ],
    locked: false,
    readingMinutes: 1,
    summary: [
      "Start with power. Who can change the contracts, and after what delay? A single key is one theft away from the end; several keys and a delay of days give users time to leave. Then look at the code: is it verified on the explorer, is it the version that was audited, and what did the audit leave open? Age helps, because money that lay there for years was a prize that nobody took.",
      "Next, the price feed. Which one, and what happens when it stops? Then the exit: how long does it take, how deep is the pool you would sell into, and who else leaves at the same moment? Last, the incentives. Take the rewards away and see what rate is left. If it is close to nothing, the deposits will go when the rewards do. Write your answers down before you deposit, with a date, and read them again each quarter.",
    ],
  },
];
