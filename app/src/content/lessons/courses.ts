/**
 * The lessons of every course module. A page of one course imports its list alone (`defi-101.ts`,
 * `flare-network.ts`, `portfolio-management.ts`); this table is for what needs all: counts, search, checks.
 */
import { defi101 } from "./defi-101.ts";
import { flareNetwork } from "./flare-network.ts";
import type { LessonOutline } from "./lesson.ts";
import { portfolioManagement } from "./portfolio-management.ts";

/** Every module's lessons in teaching order, by the module's id in `content/courses.ts`. */
export const lessonsOf = {
  "defi-101": defi101,
  "flare-network": flareNetwork,
  "portfolio-management": portfolioManagement,
} as const satisfies Record<string, readonly LessonOutline[]>;
