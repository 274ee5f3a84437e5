/**
 * What a lesson consists of. A course is a list of outlines (`courses.ts`), small enough for every page that shows
 * it. The text and the quiz of a lesson are files of their own, loaded when the lesson is opened.
 */
import type { ReactNode } from "react";
import type { TermId } from "../glossary/terms.ts";

/** Unique within its course. It is part of addresses and of stored progress, so it never changes meaning. */
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

/**
 * Where a lesson's video is: an MP4 file, a player's embed page, or, beginning with `placeholderVideo`, nowhere yet.
 */
export type VideoUrl = `https://${string}` | `placeholder:${string}`;

/** The marker that a video address begins with while there is no video. */
export const placeholderVideo = "placeholder:";

/** What every list of lessons shows. */
export interface LessonOutline {
  readonly id: LessonId;
  readonly title: string;
  /** Of the video with the text, for people: the minutes of a course add up to the length it advertises. */
  readonly duration: `${number} min`;
  readonly videoUrl: VideoUrl;
  /** For lists, the info toggle and search engines: about 40 words. */
  readonly description: string;
  /** What a learner can do afterwards, each completing 'You can …'. */
  readonly goals: readonly string[];
  /** Whether it is closed to learners. None is. */
  readonly locked: boolean;
  /** Minutes to read the text at 238 words a minute. The content check compares it with the text. */
  readonly readingMinutes: number;
}

/** A lesson that is taught here, with a text and a quiz. */
export interface TaughtLesson extends LessonOutline {
  readonly loadText: () => Promise<LessonText>;
  readonly loadQuiz: () => Promise<readonly Question[]>;
}

/** A lesson of a premium module: what it is about, useful by itself. The video is with the partner. */
export interface SummarisedLesson extends LessonOutline {
  /** Paragraphs, about 150 words together. */
  readonly summary: readonly string[];
}

/** The text of a lesson and what it rests on. */
export interface LessonText {
  /**
   * Sections with an `h2` each. Among them, by id: `worked-example` and `mistakes`, the common mistakes and scams.
   */
  readonly Body: () => ReactNode;
  /** The terms to take away. Each is marked in the body. */
  readonly keyTerms: readonly TermId[];
  readonly sources: readonly Source[];
  /** When the whole lesson was last checked. */
  readonly reviewedOn: Day;
}
