/**
 * Marking a quiz. Answers are ids, so they mean the same in whatever order the options stood; what the content no
 * longer has is passed over, and a question that came since is open.
 */
import type { Question } from "../../../content/lessons/lesson.ts";
import type { QuizRecord } from "../progress/progress.ts";
import { better } from "../progress/steps.ts";

/** The share of right answers that passes. */
export const PASS_MARK = 0.75;

/** How many of how many. */
export interface Result {
  readonly right: number;
  readonly of: number;
}

/** How many right answers a quiz of that many questions needs. */
export function neededOf(questions: number): number {
  return Math.ceil(questions * PASS_MARK);
}

/** Whether a result passes. */
export function passes({ right, of }: Result): boolean {
  return of > 0 && right >= neededOf(of);
}

/** The options picked, of those that the question has. */
export function pickedOf(question: Question, { answers }: QuizRecord): readonly string[] {
  const picked = answers[question.id] ?? [];
  return question.options.map(({ id }) => id).filter((id) => picked.includes(id));
}

/** Whether exactly the right options are picked. */
export function isRight(question: Question, record: QuizRecord): boolean {
  const picked = pickedOf(question, record);
  return question.options.every(({ id, correct }) => picked.includes(id) === correct);
}

/** Whether the answer is marked, and so shows its reasons. */
export function isMarked(question: Question, record: QuizRecord): boolean {
  return record.marked.includes(question.id) && pickedOf(question, record).length > 0;
}

/** The marked questions with a wrong answer. */
export function missedOf(questions: readonly Question[], record: QuizRecord): readonly Question[] {
  return questions.filter((question) => isMarked(question, record) && !isRight(question, record));
}

/** How the quiz stands. */
export function resultOf(questions: readonly Question[], record: QuizRecord): Result {
  const right = questions.filter((question) => isMarked(question, record) && isRight(question, record));
  return { right: right.length, of: questions.length };
}

/** Picks an option: the only one of its question, or one more or less where several are right. */
export function pick(record: QuizRecord, question: Question, option: string): QuizRecord {
  const before = pickedOf(question, record);
  const toggled = before.includes(option) ? before.filter((id) => id !== option) : [...before, option];
  return {
    ...record,
    answers: { ...record.answers, [question.id]: question.multiple ? toggled : [option] },
  };
}

/** Marks every answer; the best result and the first pass are kept. `now` in seconds since 1970. */
export function mark(record: QuizRecord, questions: readonly Question[], now: number): QuizRecord {
  const marked = { ...record, marked: questions.map(({ id }) => id) };
  const result = resultOf(questions, marked);
  const best = better(record.best, result);
  const passedAt = record.passedAt ?? (passes(result) ? now : undefined);
  return {
    ...marked,
    ...(best ? { best } : {}),
    ...(passedAt === undefined ? {} : { passedAt }),
  };
}

/** Opens the missed questions again; the right ones stand. */
export function retryMissed(record: QuizRecord, questions: readonly Question[]): QuizRecord {
  const missed = missedOf(questions, record).map(({ id }) => id);
  return {
    ...record,
    answers: Object.fromEntries(Object.entries(record.answers).filter(([id]) => !missed.includes(id))),
    marked: record.marked.filter((id) => !missed.includes(id)),
  };
}

/** Opens every question again; the best result and the pass stay. */
export function startOver(record: QuizRecord): QuizRecord {
  return { ...record, answers: {}, marked: [] };
}

/** A copy in an order of chance (Fisher and Yates); `random` gives numbers from 0 up to 1. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [one, two] = [copy[last], copy[other]];
    if (one !== undefined && two !== undefined) {
      copy[last] = two;
      copy[other] = one;
    }
  }
  return copy;
}
