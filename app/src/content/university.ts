/** What the University's landing page says beside the modules. */
import { site } from "./site.ts";

/** A reason to learn here, with what stands behind it. */
export interface Reason {
  readonly title: string;
  readonly text: string;
}

export const reasons: readonly Reason[] = [
  {
    title: "Loss comes first",
    text: "Each lesson says how the thing it explains takes money from people, before it says how it earns.",
  },
  {
    title: "You can check it",
    text: "Every figure comes with its formula or a transaction that you can open on a block explorer yourself.",
  },
  {
    title: "One network, in depth",
    text: `The examples are on ${site.network}. What you learn about pools and loans holds on any chain; the addresses are real on this one.`,
  },
  {
    title: "Small sums suffice",
    text: "Strategies work with as little as $10, as advertised. Practise there until a mistake no longer surprises you.",
  },
];

/** Words of a student. */
export interface Testimonial {
  /** Written by us to show the place, until real ones with consent replace it. */
  readonly sample: boolean;
  readonly quote: string;
  /** Who speaks, as a role. */
  readonly role: string;
}

export const testimonials: readonly Testimonial[] = [
  {
    sample: true,
    quote:
      "I came for the yields and stayed for the lesson on what a pool keeps. I closed two positions that week.",
    role: "A student of DeFi 101",
  },
  {
    sample: true,
    quote: "The explorer exercise took me an evening. Since then I read what I sign.",
    role: "A student of Flare Network Mastery",
  },
  {
    sample: true,
    quote:
      "Writing down my exit before I enter is dull, and it is the habit I would keep if I had to drop the rest.",
    role: "A student of Advanced Portfolio Management",
  },
];

/** One line of the comparison: what it is, and whether each plan has it. */
export interface PlanLine {
  readonly what: string;
  readonly free: boolean;
  readonly premium: boolean;
}

export const planLines: readonly PlanLine[] = [
  { what: "DeFi 101", free: true, premium: true },
  { what: "Community chat", free: true, premium: true },
  { what: "Basic resources", free: true, premium: true },
  { what: "Network mastery", free: false, premium: true },
  { what: "Advanced portfolio management", free: false, premium: true },
  { what: "Live events and training calls", free: false, premium: true },
  { what: "An exclusive NFT", free: false, premium: true },
];
