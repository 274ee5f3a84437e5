/**
 * The addresses that were looked up, kept in this browser's localStorage under `rewards.recent` and nowhere else.
 * Whatever stands there that is not ours, or of another version, counts as nothing.
 */
import { isSameAccount } from "../address.ts";

const KEY = "rewards.recent";
const VERSION = 1;
/** How many are kept. */
export const MOST_RECENT = 12;
/** The longest label. */
export const LONGEST_LABEL = 40;

/** An address that was looked up. */
export interface RecentAddress {
  /** With its checksum. */
  readonly address: string;
  /** What its owner calls it; often empty. */
  readonly label: string;
}

/** The list, newest first, as it is written in the storage. */
export function readRecent(text: string | null): RecentAddress[] {
  const stored = parse(text);
  if (stored?.version !== VERSION || !Array.isArray(stored.addresses)) return [];
  return stored.addresses.filter(isRecentAddress).slice(0, MOST_RECENT);
}

/** The list as text for the storage. */
export function writeRecent(addresses: readonly RecentAddress[]): string {
  return JSON.stringify({ version: VERSION, addresses });
}

/** The list with an address at its head; it keeps its label. */
export function remembered(list: readonly RecentAddress[], address: string): RecentAddress[] {
  const label = list.find((each) => isSameAccount(each.address, address))?.label ?? "";
  return [{ address, label }, ...forgotten(list, address)].slice(0, MOST_RECENT);
}

/** The list without an address. */
export function forgotten(list: readonly RecentAddress[], address: string): RecentAddress[] {
  return list.filter((each) => !isSameAccount(each.address, address));
}

/** The list with another label for an address. */
export function labelled(list: readonly RecentAddress[], address: string, label: string): RecentAddress[] {
  const text = label.trim().slice(0, LONGEST_LABEL);
  return list.map((each) => (isSameAccount(each.address, address) ? { ...each, label: text } : each));
}

let inMemory: readonly RecentAddress[] | undefined;
const listeners = new Set<() => void>();

/** The list as it stands. The same array until it changes. */
export function recentAddresses(): readonly RecentAddress[] {
  inMemory ??= readRecent(stored());
  return inMemory;
}

/** Changes the list. Where nothing may be stored it lasts as long as the page. */
export function changeRecent(change: (list: readonly RecentAddress[]) => readonly RecentAddress[]): void {
  inMemory = change(recentAddresses());
  try {
    if (inMemory.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, writeRecent(inMemory));
  } catch {
    // Storage can be forbidden or full; what was typed is still on screen.
  }
  for (const tell of listeners) tell();
}

/** Tells of every change, also by another tab. Returns how to stop. */
export function onRecentChange(tell: () => void): () => void {
  const elsewhere = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return;
    inMemory = undefined;
    tell();
  };
  listeners.add(tell);
  addEventListener("storage", elsewhere);
  return () => {
    listeners.delete(tell);
    removeEventListener("storage", elsewhere);
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function parse(text: string | null): { version?: unknown; addresses?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecentAddress(value: unknown): value is RecentAddress {
  if (typeof value !== "object" || value === null) return false;
  const { address, label } = value as Partial<Record<keyof RecentAddress, unknown>>;
  return typeof address === "string" && /^0x[0-9a-fA-F]{40}$/.test(address) && typeof label === "string";
}
