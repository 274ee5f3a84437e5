// Histories that nobody thought of: hundreds of owners whose rewards, claims and withdrawals are drawn
// by a seed, the same for the same seed. Drawing is pure; play-histories.ts makes it happen on a node.

import { type Address, getAddress, pad, parseEther } from "viem";

/** Projects of a drawn chain; the first half pays in the running month as well, so it can top up. */
export const DRAWN_PROJECTS = 6;

/** Months 0 to 7 have rewards; some are paid and claimed in month 8. */
export const DRAWN_MONTHS = 8;

/** Its claiming ends when month {@link CLOSING_MONTH} begins. */
export const CLOSED_PROJECT = 5;
export const CLOSING_MONTH = 6;

/** Share of the owners who never do anything with their rewards. */
const NEVER_CLAIM = 0.08;
/** How likely an owner gets rewards of a project and month, claims in a month, withdraws in it. */
const IS_PAID = 0.3;
const CLAIMS = 0.35;
const CLAIMS_AGAIN = 0.4;
const WITHDRAWS_ALL = 0.03;

/** Rewards given out in one transaction; `day` counts from the start of month `in`, amounts are wei. */
export interface DrawnPayment {
  kind: "pay";
  in: number;
  day: number;
  project: number;
  month: number;
  shares: { owner: Address; wei: bigint }[];
}

/** What an owner does; the months of a claim are all up to `month`. */
export interface DrawnAct {
  kind: "claim" | "withdrawAll";
  in: number;
  day: number;
  owner: Address;
  projects: number[];
  month: number;
}

/** A drawn chain: its owners, and what happens in order of time. */
export interface Histories {
  owners: Address[];
  events: (DrawnPayment | DrawnAct)[];
}

/** Draws the histories of `count` owners; the same for the same `seed`. */
export function drawHistories(seed: number, count: number): Histories {
  const random = generator(seed);
  const owners = Array.from({ length: count }, (_, place) => ownerOf(seed, place));
  const events = [
    ...payments(random, owners),
    ...owners.flatMap((owner) => (random() < NEVER_CLAIM ? [] : acts(random, owner))),
  ];
  events.sort((one, other) => one.in - other.in || one.day - other.day);
  return { owners, events };
}

/** No key is known for these, and none needed: the node sends for them. */
function ownerOf(seed: number, place: number): Address {
  return getAddress(
    pad(`0xd2a0${seed.toString(16).padStart(8, "0")}${place.toString(16).padStart(8, "0")}`, { size: 20 }),
  );
}

function payments(random: () => number, owners: readonly Address[]): DrawnPayment[] {
  const drawn: DrawnPayment[] = [];
  for (let project = 0; project < DRAWN_PROJECTS; project++) {
    for (let month = 0; month < DRAWN_MONTHS; month++) {
      if (random() < 0.15) continue;
      const times =
        project < DRAWN_PROJECTS / 2
          ? [
              { in: month, day: 3 },
              { in: month, day: 14 },
            ]
          : [{ in: month + 1, day: 2 }];
      for (const time of times) {
        const paid = owners.filter(() => random() < IS_PAID);
        const shares = paid.map((owner) => ({ owner, wei: amount(random) }));
        if (shares.length > 0) drawn.push({ kind: "pay", ...time, project, month, shares });
      }
    }
  }
  return drawn;
}

function acts(random: () => number, owner: Address): DrawnAct[] {
  const drawn: DrawnAct[] = [];
  for (let month = 0; month <= DRAWN_MONTHS; month++) {
    for (let likely = CLAIMS; random() < likely; likely = CLAIMS_AGAIN) {
      const projects = subset(random, month >= CLOSING_MONTH ? CLOSED_PROJECT : DRAWN_PROJECTS);
      const upTo = random() < 0.8 ? month : Math.floor(random() * (month + 1));
      drawn.push({ kind: "claim", in: month, day: 4 + random() * 24, owner, projects, month: upTo });
    }
    // Only who has claimed has an account to withdraw from.
    if (drawn.length > 0 && random() < WITHDRAWS_ALL) {
      drawn.push({ kind: "withdrawAll", in: month, day: 29, owner, projects: [], month });
    }
  }
  return drawn;
}

/** At least one of the first `count` projects, in any order. */
function subset(random: () => number, count: number): number[] {
  const all = Array.from({ length: count }, (_, project) => ({ project, place: random() }));
  const sorted = all.sort((one, other) => one.place - other.place).map(({ project }) => project);
  return sorted.slice(0, 1 + Math.floor(random() * count));
}

/** From a single wei to thousands of FLR; round and crooked. */
function amount(random: () => number): bigint {
  const kind = random();
  if (kind < 0.1) return BigInt(1 + Math.floor(random() * 9));
  if (kind < 0.4) return parseEther(String(1 + Math.floor(random() * 4_000)));
  const whole = BigInt(Math.floor(random() * 2_000));
  return whole * 10n ** 18n + BigInt(Math.floor(random() * 2 ** 53)) * 111n;
}

/** Numbers from 0 to below 1 by mulberry32, which is small, fast and good enough for histories. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
