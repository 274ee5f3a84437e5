import { beforeEach, expect, test, vi } from "vitest";
import { complete } from "./steps.ts";

const KEY = "learning.progress";

/** A browser's storage, which a test can close or fill up. */
class Storage {
  readonly texts = new Map<string, string>();
  closed = false;
  full = false;

  getItem(key: string): string | null {
    if (this.closed) throw new Error("forbidden");
    return this.texts.get(key) ?? null;
  }

  setItem(key: string, text: string): void {
    if (this.closed || this.full) throw new Error("full");
    this.texts.set(key, text);
  }

  removeItem(key: string): void {
    this.texts.delete(key);
  }
}

let storage: Storage;
/** A fresh tab of the browser. */
async function openTab() {
  vi.resetModules();
  return import("./stored.ts");
}

beforeEach(() => {
  storage = new Storage();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  return () => vi.unstubAllGlobals();
});

test("what was done is there in the next tab", async () => {
  (await openTab()).changeProgress(complete("c", "lesson-1", 7));
  expect((await openTab()).keptProgress()).toEqual({
    progress: { c: { completed: { "lesson-1": 7 }, quizzes: {} } },
  });
});

test("two tabs do not undo each other", async () => {
  const one = await openTab();
  const other = await openTab();
  one.keptProgress();
  other.keptProgress();
  one.changeProgress(complete("c", "lesson-1", 1));
  other.changeProgress(complete("c", "lesson-2", 2));
  expect(other.keptProgress().progress.c?.completed).toEqual({ "lesson-1": 1, "lesson-2": 2 });
});

test("a write that fails loses nothing, says so, and is made up for", async () => {
  const tab = await openTab();
  tab.changeProgress(complete("c", "lesson-1", 1));
  storage.full = true;
  tab.changeProgress(complete("c", "lesson-2", 2));
  expect(tab.keptProgress()).toMatchObject({
    trouble: "unsaved",
    progress: { c: { completed: { "lesson-1": 1, "lesson-2": 2 } } },
  });
  expect(storage.texts.get(KEY)).toContain("lesson-1");
  storage.full = false;
  tab.changeProgress(complete("c", "lesson-3", 3));
  expect(tab.keptProgress().trouble).toBeUndefined();
  expect(Object.keys((await openTab()).keptProgress().progress.c?.completed ?? {})).toEqual([
    "lesson-1",
    "lesson-2",
    "lesson-3",
  ]);
});

test("without storage progress lasts as long as the page", async () => {
  storage.closed = true;
  const tab = await openTab();
  expect(tab.keptProgress().trouble).toBe("unsaved");
  tab.changeProgress(complete("c", "lesson-1", 1));
  tab.changeProgress(complete("c", "lesson-2", 2));
  expect(Object.keys(tab.keptProgress().progress.c?.completed ?? {})).toHaveLength(2);
});

test("unreadable progress is put aside before anything is written over it", async () => {
  storage.texts.set(KEY, '{"version":1,"courses":{"c":{"completed":{"lesson-1":5},"quizzes":"?"}}}');
  const tab = await openTab();
  expect(tab.keptProgress().trouble).toBe("damaged");
  const before = tab.unreadableText();
  tab.changeProgress(complete("c", "lesson-2", 6));
  expect(tab.keptProgress()).toMatchObject({
    trouble: "damaged",
    progress: { c: { completed: { "lesson-1": 5, "lesson-2": 6 } } },
  });
  expect(tab.unreadableText()).toBe(before);
  tab.dropUnreadable();
  expect(tab.unreadableText()).toBeNull();
  expect(tab.keptProgress().trouble).toBeUndefined();
});

test("what a later version of the site stored is never written over", async () => {
  const later = '{"version":9,"anything":true}';
  storage.texts.set(KEY, later);
  const tab = await openTab();
  tab.changeProgress(complete("c", "lesson-1", 1));
  expect(tab.keptProgress()).toMatchObject({
    trouble: "newer",
    progress: { c: { completed: { "lesson-1": 1 } } },
  });
  expect(storage.texts.get(KEY)).toBe(later);
});
