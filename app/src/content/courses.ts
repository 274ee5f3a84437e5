/** The course modules, as the catalogue lists them. */
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
  },
];
