/** The learning centre of the DeFi Den: features, courses, tiers, questions. */
import { site } from "./site.ts";

/** A feature of the learning centre. */
export interface DenFeature {
  readonly title: string;
  readonly text: string;
}

export const denFeatures: readonly DenFeature[] = [
  { title: "Video courses", text: "Eight courses, each in short lessons with the figures on screen." },
  { title: "Weekly calls", text: "Live, with an agenda sent before and notes after." },
  { title: "Discussion panel", text: "Ask between calls; those who teach answer there too." },
  { title: "Walkthroughs", text: "Screen recordings of real protocols on Flare, with the fees left in." },
  { title: "Tools", text: "The calculator and the rewards checker that the lessons use." },
  { title: "1-on-1 time", text: "Two hours of calls a month in Tier 3, and single sessions for anyone." },
];

/** One course of the learning centre. */
export interface DenCourse {
  readonly title: string;
  readonly text: string;
  readonly level: "Beginner" | "Intermediate" | "Advanced" | "All levels";
}

export const denCourses: readonly DenCourse[] = [
  {
    title: "DeFi 101",
    text: "Ten free lessons from a first wallet to a first pool. Start here.",
    level: "Beginner",
  },
  {
    title: "Strategy & Mindset Mastery",
    text: "Decide before the price moves: goals, limits, and a journal you will read again.",
    level: "Beginner",
  },
  {
    title: "Borrowing & Lending",
    text: "Collateral, health and liquidation, and how far a price may fall before yours is sold.",
    level: "Intermediate",
  },
  {
    title: "Mastering AMMs",
    text: "How a pool sets its price, what providing to it earns, and when holding was better.",
    level: "Intermediate",
  },
  {
    title: "DeFi University",
    text: "The three modules in order, from the basics through Flare to a portfolio.",
    level: "All levels",
  },
  {
    title: "DeFi Tools Mastery",
    text: "Explorers, approvals, trackers and a hardware wallet, until using them is a habit.",
    level: "Beginner",
  },
  {
    title: "DeFi Tutorials",
    text: "One protocol at a time, click by click, with what each click costs.",
    level: "All levels",
  },
  {
    title: "Trading Mastery",
    text: "Orders, leverage and funding, and why most short-term traders lose.",
    level: "Advanced",
  },
];

/** One tier of access. What it adds comes on top of the tier before it. */
export interface Tier {
  readonly name: string;
  /** US dollars a month. */
  readonly monthly: number;
  /** US dollars a year, where a year can be bought. */
  readonly yearly?: number;
  readonly note?: string;
  readonly adds: readonly string[];
}

const [tier1, tier2, tier3] = site.prices.tierMonthly;

export const tiers: readonly Tier[] = [
  { name: "Tier 1", monthly: tier1, adds: ["All educational videos"] },
  {
    name: "Tier 2",
    monthly: tier2,
    yearly: site.prices.tier2Yearly,
    note: "2 free months and 1 month at $25",
    adds: ["DeFi Den community", "Direct access via a discussion panel", "Weekly calls"],
  },
  {
    name: "Tier 3",
    monthly: tier3,
    adds: [
      "Early access to content",
      "Two 1-hour 1-on-1 coaching calls per month",
      "Exclusive strategy updates",
    ],
  },
];

/** A question with its answer. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

export const denQuestions: readonly Question[] = [
  {
    question: "How much time does it take?",
    answer:
      "Most students spend 2-3 hours per week and finish in 2-3 months, as advertised. The videos stay available, so a slower week costs you nothing but the week.",
  },
  {
    question: "How much money do I need to start?",
    answer:
      "Strategies work with as little as $10 USD, as advertised. On Flare a transaction costs a small fraction of a dollar, so a sum that small is still enough to practise with. Use an amount whose loss would teach you something and cost you nothing else.",
  },
  {
    question: "What if it is not for me?",
    answer: `A ${site.guaranteeDays}-day money-back guarantee is advertised on the enrolment page. Write to ${site.supportEmail} within ${site.guaranteeDays} days of your payment.`,
  },
];
