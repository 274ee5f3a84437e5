// What a learner does in the course: opens lessons, takes quizzes, brings progress along.
import { expect, type Page } from "@playwright/test";
import type { Question } from "../../src/content/lessons/lesson.ts";

/** Where progress lives in the browser. */
export const PROGRESS_KEY = "learning.progress";

/** The quiz of a lesson, from the files that the pages are made of. */
export async function quizOf(number: number): Promise<readonly Question[]> {
  const file = `../../src/content/lessons/defi-101/quiz-${String(number).padStart(2, "0")}.ts`;
  const { quiz } = (await import(file)) as { quiz: readonly Question[] };
  return quiz;
}

/** Opens a page of the course and waits until it listens. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

/** Waits until the page listens. */
export async function alive(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
}

/** Starts the quiz of the lesson that is open. */
export async function startQuiz(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Start the quiz" }).click();
  await expect(page.getByRole("button", { name: "Check my answers" })).toBeVisible();
}

/** Picks answers for the questions that are open: the right ones, or a wrong one each. */
export async function answer(page: Page, quiz: readonly Question[], right: boolean): Promise<void> {
  for (const { id, options } of quiz) {
    const wanted = right
      ? options.filter(({ correct }) => correct)
      : options.filter(({ correct }) => !correct);
    for (const option of right ? wanted : wanted.slice(0, 1)) {
      await page.locator(`input[name="${id}"][value="${option.id}"]`).check();
    }
  }
}

/** Has the answers marked. */
export async function check(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Check my answers" }).click();
}

/** Progress in which everything of DeFi 101 is done, but for the lessons named. */
export function doneBut(...left: readonly number[]): string {
  const ids = Array.from({ length: 10 }, (_, index) => index + 1)
    .filter((number) => !left.includes(number))
    .map((number) => `lesson-${number}`);
  return JSON.stringify({
    version: 1,
    courses: {
      "defi-101": {
        completed: Object.fromEntries(ids.map((id) => [id, 1_790_000_000])),
        quizzes: Object.fromEntries(
          ids.map((id) => [
            id,
            { answers: {}, marked: [], best: { right: 4, of: 4 }, passedAt: 1_790_000_000 },
          ]),
        ),
      },
    },
  });
}

/** Puts a text where progress lives, before the page is read. Once, so that the page may change it. */
export async function store(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem("stored")) return;
      sessionStorage.setItem("stored", "yes");
      localStorage.setItem(key, value);
    },
    [PROGRESS_KEY, text] as const,
  );
}
