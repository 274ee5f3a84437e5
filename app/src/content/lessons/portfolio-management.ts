/** Advanced Portfolio Management: what each lesson of the premium module teaches. */
import type { SummarisedLesson } from "./lesson.ts";

/** Every lesson of Advanced Portfolio Management; together three hours. */
export const portfolioManagement: readonly SummarisedLesson[] = [];
