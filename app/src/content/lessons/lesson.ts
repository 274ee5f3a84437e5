/** What a lesson and its quiz consist of. The content is in `lesson-NN.tsx` and `quiz-NN.ts`. */
import type { ReactNode } from "react";
import type { TermId } from "../glossary/terms.ts";

/** The id of a DeFi 101 lesson. It is part of addresses and of stored progress, so it never changes meaning. */
export type LessonId = `lesson-${number}`;

/** A day: `2026-11-21`. */
export type Day = `${number}-${number}-${number}`;

/** A page that a lesson rests on. */
export interface Source {
  readonly title: string;
  readonly publisher: string;
  readonly url: `https://${string}`;
  /** When it was last read and compared with the lesson. */
  readonly readOn: Day;
}

/** One answer that a learner can pick. */
export interface Option {
  /** Stable within its question: answers are stored by it, whatever the order shown. */
  readonly id: string;
  readonly text: string;
  readonly correct: boolean;
  /** Why it is right or wrong, shown once it was picked. */
  readonly why: string;
}

/** One question with exactly one correct option, or several where `multiple` is set. */
export interface Question {
  /** Stable and unique in the course. */
  readonly id: string;
  readonly prompt: string;
  /** The learner picks every correct option; otherwise there is one. */
  readonly multiple?: true;
  readonly options: readonly Option[];
}

/** One lesson. */
export interface Lesson {
  readonly id: LessonId;
  readonly title: string;
  /** For lists and search engines: about 40 words. */
  readonly summary: string;
  /** What a learner can do afterwards, each completing 'You can …'. */
  readonly goals: readonly string[];
  /**
   * The text, as sections with an `h2` each. Among them, by id: `worked-example` and `mistakes`, the common
   * mistakes and scams.
   */
  readonly body: () => ReactNode;
  /** The terms to take away. Each is marked in the body. */
  readonly keyTerms: readonly TermId[];
  readonly sources: readonly Source[];
  /** When the whole lesson was last checked. */
  readonly reviewedOn: Day;
  readonly quiz: readonly Question[];
}
