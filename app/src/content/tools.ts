/** The tools of the resources page, as search and other pages name them. */
import { paths } from "../paths.ts";

/** A tool with its own address. */
export interface Tool {
  readonly title: string;
  readonly path: string;
  readonly summary: string;
  /** Other words that people look for it by. */
  readonly words: string;
}

export const tools: readonly Tool[] = [
  {
    title: "Compound calculator",
    path: paths.resources,
    summary:
      "What an amount comes to at a yearly rate, year by year: with payments, inflation, APR and APY, a sum to reach, and two scenarios side by side.",
    words: "compound interest growth yield returns apr apy goal saving inflation contribution csv",
  },
  {
    title: "RFLR rewards checker",
    path: `${paths.resources}#rewards`,
    summary:
      "Every rFLR claim of a Flare address with its transaction, what has vested, and what leaving early would cost.",
    words: "rewards rflr flare wallet address claim claims vesting withdraw tax export csv",
  },
];
