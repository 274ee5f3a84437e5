/** The four products of the home page. */
import { paths } from "../paths.ts";
import { site } from "./site.ts";

/** One product card. */
export interface Product {
  /** Picks the miniature. */
  readonly id: "university" | "den" | "tracker" | "resources";
  readonly name: string;
  readonly price: string;
  readonly text: string;
  readonly action: { readonly label: string; readonly to: string };
  /** What the miniature shows. */
  readonly caption: string;
}

export const products: readonly Product[] = [
  {
    id: "university",
    name: "DeFi University",
    price: "DeFi 101 is free",
    text: "Ten free lessons from your first wallet to your first pool, at your own pace. Two premium modules go on from there, into Flare itself and into running a portfolio.",
    action: { label: "Start Course", to: paths.defi101 },
    caption: "A lesson page. Why a large swap in a small pool pays more than the quoted price.",
  },
  {
    id: "den",
    name: "DeFi Den",
    price: `$${site.prices.den} per ${site.prices.denPeriodDays} days`,
    text: "The members' room: a weekly call with an agenda, a chat between calls, and the full library of courses and recordings.",
    action: { label: "Join DeFi Den", to: paths.platform },
    caption: "Agenda of a weekly call (sample).",
  },
  {
    id: "tracker",
    name: "DeFi Tracker",
    price: `${site.prices.trackerTrialDays} days free, no credit card`,
    text: "Your positions on several chains in one list: what is lent, what is pooled, what is locked, and since when.",
    action: { label: "Start Free Trial", to: site.links.tracker },
    caption: "Four positions of one wallet (sample figures).",
  },
  {
    id: "resources",
    name: "DeFi Resources",
    price: "Free, no account",
    text: "Two tools we use in the lessons. The calculator shows what a rate comes to, year by year. The rewards checker reads every RFLR claim of an address from the chain, with its transaction.",
    action: { label: "Open the tools", to: paths.resources },
    caption: "One claim and how it unlocks over twelve months (sample figures).",
  },
];
