/**
 * What a learner has done, as it is kept in the browser: version 1 of a JSON object. Reading is lenient entry by
 * entry, so that one damaged entry costs no other. Ids of lessons and questions are kept as they came: content
 * changes, and what was done for a lesson that is gone for a while counts again when it is back.
 */
import type { LessonId } from "../../../content/lessons/lesson.ts";

/** The version that this code writes. */
export const PROGRESS_VERSION = 1;

/** A quiz as far as it was taken. */
export interface QuizRecord {
  /** The ids of the options picked, by the question's id. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
  /** The questions whose answers were marked. */
  readonly marked: readonly string[];
  /** The best result so far. */
  readonly best?: { readonly right: number; readonly of: number };
  /** When it was passed first, in seconds since 1970. It stays passed when its questions change. */
  readonly passedAt?: number;
}

/** A certificate that was made. */
export interface CertificateRecord {
  readonly id: string;
  readonly name: string;
}

/** One course as far as it was taken. */
export interface CourseProgress {
  /** The lesson that was open last. */
  readonly place?: LessonId;
  /** When each lesson was marked complete, in seconds since 1970. */
  readonly completed: Readonly<Record<string, number>>;
  /** By lesson. */
  readonly quizzes: Readonly<Record<string, QuizRecord>>;
  readonly certificate?: CertificateRecord;
}

/** Every course, by the module's id. */
export type Progress = Readonly<Record<string, CourseProgress>>;

/** A course that nobody has begun. */
export const notBegun: CourseProgress = { completed: {}, quizzes: {} };

/** A quiz that nobody has begun. */
export const notTaken: QuizRecord = { answers: {}, marked: [] };

/** What a text holds, and whether all of it could be read. */
export interface ReadProgress {
  readonly progress: Progress;
  /** `damaged`: something was left out. `newer`: a later version of the site wrote it, nothing was read. */
  readonly trouble?: "damaged" | "newer";
}

/** The progress in a stored text; `null` stands for nothing stored. */
export function readProgress(text: string | null): ReadProgress {
  if (text === null) return { progress: {} };
  const stored = object(parse(text));
  if (typeof stored?.version !== "number") return { progress: {}, trouble: "damaged" };
  if (stored.version > PROGRESS_VERSION) return { progress: {}, trouble: "newer" };
  const reading = { damaged: false };
  const progress = entries(stored.courses, readCourse, reading);
  return reading.damaged ? { progress, trouble: "damaged" } : { progress };
}

/** The progress as text for the storage and for a file. */
export function writeProgress(progress: Progress): string {
  return JSON.stringify({ version: PROGRESS_VERSION, courses: progress });
}

/** Whether an id has the form of a lesson's. */
export function isLessonId(id: unknown): id is LessonId {
  return typeof id === "string" && /^lesson-[1-9]\d{0,2}$/.test(id);
}

interface Reading {
  /** Something was left out. */
  damaged: boolean;
}

function readCourse(value: unknown, reading: Reading): CourseProgress | undefined {
  const course = object(value);
  if (!course) return undefined;
  const { place } = course;
  if (place !== undefined && !isLessonId(place)) reading.damaged = true;
  const certificate = object(course.certificate);
  return {
    ...(isLessonId(place) ? { place } : {}),
    completed: entries(course.completed, readSeconds, reading),
    quizzes: entries(course.quizzes, readQuiz, reading),
    ...(typeof certificate?.id === "string" && typeof certificate.name === "string"
      ? { certificate: { id: certificate.id, name: certificate.name } }
      : {}),
  };
}

function readQuiz(value: unknown, reading: Reading): QuizRecord | undefined {
  const quiz = object(value);
  if (!quiz) return undefined;
  const best = object(quiz.best);
  const passedAt = readSeconds(quiz.passedAt);
  return {
    answers: entries(quiz.answers, readIds, reading),
    marked: readIds(quiz.marked) ?? [],
    ...(isCount(best?.right) && isCount(best.of) && best.right <= best.of
      ? { best: { right: best.right, of: best.of } }
      : {}),
    ...(passedAt === undefined ? {} : { passedAt }),
  };
}

function readSeconds(value: unknown): number | undefined {
  return isCount(value) ? value : undefined;
}

function readIds(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.every((id) => typeof id === "string") ? value : undefined;
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

/** The entries of an object that `read` understands. */
function entries<Entry>(
  value: unknown,
  read: (entry: unknown, reading: Reading) => Entry | undefined,
  reading: Reading,
): Record<string, Entry> {
  const from = object(value);
  if (!from) {
    reading.damaged = true;
    return {};
  }
  const found: [string, Entry][] = [];
  for (const [key, each] of Object.entries(from)) {
    const entry = read(each, reading);
    if (entry === undefined) reading.damaged = true;
    else found.push([key, entry]);
  }
  return Object.fromEntries(found);
}

function object(value: unknown): Record<string, unknown> | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
