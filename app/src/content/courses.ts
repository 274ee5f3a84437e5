/** The course modules: one list for the home page, the University and the catalogue. */
import { paths } from "../paths.ts";

/** One module of the curriculum. */
export interface CourseModule {
  readonly id: "defi-101" | "flare-network" | "portfolio-management";
  readonly title: string;
  readonly description: string;
  readonly level: "Beginner" | "Intermediate" | "Advanced";
  readonly lessons: number;
  /** For people: '1.5 hours'. */
  readonly duration: string;
  readonly isPremium: boolean;
  readonly path: string;
  /** How many have enrolled, as advertised. */
  readonly enrolled?: string;
  readonly topics: readonly [string, string, string, string, string, string];
  readonly prerequisites: string;
  readonly skills: readonly string[];
  readonly certification: string;
}

export const courseModules: readonly CourseModule[] = [
  {
    id: "defi-101",
    title: "DeFi 101",
    description: "Wallets, keys, swaps, pools and lending, and the ways each of them can cost you money.",
    level: "Beginner",
    lessons: 10,
    duration: "2 hours",
    isPremium: false,
    path: paths.defi101,
    enrolled: "1000+",
    topics: ["Wallets and keys", "Fees", "Swaps", "Pools", "Lending", "Scams"],
    prerequisites:
      "None. You need no wallet and no money until lesson 3, and then $10 is enough to practise.",
    skills: [
      "Set up a wallet and keep its recovery phrase where no one photographs it",
      "Read a transaction before you sign it, and find it again on a block explorer",
      "Say what a swap, a pool position and a loan each cost when the price moves",
    ],
    certification:
      "A certificate of completion in the name you give, once all ten lessons are marked complete and their quizzes passed. Anyone can check it; that you completed them is your own word.",
  },
  {
    id: "flare-network",
    title: "Flare Network Mastery",
    description: "Data feeds, delegation, FAssets and rFLR: what Flare adds, and what to do with it.",
    level: "Intermediate",
    lessons: 6,
    duration: "1.5 hours",
    isPremium: true,
    path: paths.flareMastery,
    topics: ["FTSO data feeds", "Delegation", "Wrapped FLR", "FAssets", "rFLR", "Protocol risk"],
    prerequisites: "DeFi 101, or the same ground covered elsewhere, and a wallet with a little FLR for fees.",
    skills: [
      "Delegate to a data provider and judge one by its record",
      "Follow an asset from its own chain onto Flare and back",
      "Work out what an rFLR reward is worth if you wait, and if you do not",
    ],
    certification: "Issued by DeFi Forward, the partner site that carries the premium modules.",
  },
  {
    id: "portfolio-management",
    title: "Advanced Portfolio Management",
    description: "Sizing a position, measuring a pool against holding, and leaving before you have to.",
    level: "Advanced",
    lessons: 12,
    duration: "3 hours",
    isPremium: true,
    path: paths.advancedPortfolio,
    enrolled: "500+",
    topics: ["Position size", "Correlation", "Pool returns", "Borrowing limits", "Exit rules", "Records"],
    prerequisites: "Flare Network Mastery, and at least one pool or lending position of your own to work on.",
    skills: [
      "Write down, before entering, what would make you leave",
      "Separate what a pool earned from what its prices did",
      "Keep records that a tax adviser can use",
    ],
    certification: "Issued by DeFi Forward, the partner site that carries the premium modules.",
  },
];
