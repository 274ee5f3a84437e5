/**
 * The learner's progress in this browser's localStorage, under `learning.progress`. Every change reads what is stored
 * now, so that two tabs do not undo each other, and replaces it in one step, so that a write that fails leaves the
 * old text. What could not be read is put aside before anything is written over it.
 */
import { type Progress, type ReadProgress, readProgress, writeProgress } from "./progress.ts";
import { type Change, merged } from "./steps.ts";

const KEY = "learning.progress";
const ASIDE = "learning.progress.unreadable";

/**
 * What is wrong with keeping progress: `damaged`, something stored was unreadable and is put aside; `newer`, a later
 * version of the site wrote it; `unsaved`, this browser does not store what was done on this page.
 */
export type Trouble = "damaged" | "newer" | "unsaved";

/** Progress as it stands. The same object until something changes. */
export interface Kept {
  readonly progress: Progress;
  readonly trouble?: Trouble;
}

/** What a page shows before the browser's storage is read. */
export const nothingKept: Kept = { progress: {} };

let kept: Kept | undefined;
/** What is on this page and not in the storage, and the text that was stored by then. */
let unsaved: { readonly progress: Progress; readonly over: string | null } | undefined;
const listeners = new Set<() => void>();

/** Progress as it stands. */
export function keptProgress(): Kept {
  kept ??= look();
  return kept;
}

/** Changes progress. Where nothing may be stored it lasts as long as the page, and `trouble` says so. */
export function changeProgress(change: Change): void {
  const { progress, trouble } = look();
  const next = change(progress);
  const isSaved = trouble !== "newer" && write(next);
  unsaved = isSaved ? undefined : { progress: next, over: read(KEY) };
  tell();
}

/** The text that could not be read, to be taken along or thrown away. */
export function unreadableText(): string | null {
  const text = read(KEY);
  return read(ASIDE) ?? (readProgress(text).trouble === "damaged" ? text : null);
}

/** Throws away what could not be read. */
export function dropUnreadable(): void {
  // Writing puts the unreadable aside; what could be read of it stays.
  changeProgress((progress) => progress);
  attempt(() => localStorage.removeItem(ASIDE));
  tell();
}

/** Tells of every change, also by another tab. Returns how to stop. */
export function onProgressChange(listener: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key === KEY || key === ASIDE || key === null) tell();
  };
  listeners.add(listener);
  addEventListener("storage", elsewhere);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", elsewhere);
  };
}

function look(): Kept {
  const text = read(KEY);
  const stored: ReadProgress = readProgress(text);
  const progress = unsaved
    ? unsaved.over === text
      ? unsaved.progress
      : merged(unsaved.progress, stored.progress)
    : stored.progress;
  if (stored.trouble === "newer") return { progress, trouble: "newer" };
  if (unsaved || !isStorageOpen()) return { progress, trouble: "unsaved" };
  const damaged = stored.trouble === "damaged" || read(ASIDE) !== null;
  return damaged ? { progress, trouble: "damaged" } : { progress };
}

function write(progress: Progress): boolean {
  return attempt(() => {
    const before = localStorage.getItem(KEY);
    if (before !== null && readProgress(before).trouble === "damaged") localStorage.setItem(ASIDE, before);
    localStorage.setItem(KEY, writeProgress(progress));
  });
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function isStorageOpen(): boolean {
  return attempt(() => localStorage.getItem(KEY));
}

/** Does something with the storage, which may be forbidden or full. Whether it worked. */
function attempt(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

function tell(): void {
  kept = undefined;
  for (const listener of listeners) listener();
}
