// What changes the chain while somebody reads it, at an exact moment: before a given request of a given
// route. Blocks may be undone first, which makes a reorganisation; then transactions are mined for real.

import { call, quantity } from "./json-rpc.ts";
import type { Route } from "./proxy-settings.ts";
import { type EncodedCall, impersonate, sendRaw } from "./transactions.ts";

/** What happens, and before which request; `transactions` are mined in a block each. */
export interface Intervention {
  before: Route;
  /** How many requests of the route pass before it happens. */
  after: number;
  /** Newest blocks to undo first; as many empty ones replace them. */
  undoneBlocks: number;
  transactions: readonly EncodedCall[];
}

/** Gives back a sentence where `value` is no {@link Intervention}. */
export function parseIntervention(value: unknown): string | undefined {
  const { before, after, undoneBlocks, transactions } = (value ?? {}) as Record<string, unknown>;
  const isSound =
    typeof before === "string" &&
    ["rpc", "blockscout", "routescan"].includes(before) &&
    Number.isSafeInteger(after) &&
    Number.isSafeInteger(undoneBlocks) &&
    Array.isArray(transactions);
  return isSound
    ? undefined
    : "An intervention names before (a route), after, undoneBlocks (numbers) and transactions (a list).";
}

/** An {@link Intervention} that waits for its request. */
export class PendingIntervention {
  readonly intervention: Intervention;
  readonly #nodeUrl: string;
  #passed = 0;

  constructor(intervention: Intervention, nodeUrl: string) {
    this.intervention = intervention;
    this.#nodeUrl = nodeUrl;
  }

  /** Called before every request; resolves to true once it has happened. */
  async before(route: Route): Promise<boolean> {
    if (route !== this.intervention.before) return false;
    this.#passed += 1;
    // Requests that arrive while it happens are past the moment and are not held up.
    if (this.#passed !== this.intervention.after + 1) return false;
    await this.#happen();
    return true;
  }

  async #happen(): Promise<void> {
    const { undoneBlocks, transactions } = this.intervention;
    if (undoneBlocks > 0) {
      await call(this.#nodeUrl, "anvil_rollback", [undoneBlocks]);
      await call(this.#nodeUrl, "anvil_mine", [quantity(undoneBlocks)]);
    }
    for (const transaction of transactions) {
      await impersonate(this.#nodeUrl, transaction.from);
      await sendRaw(this.#nodeUrl, transaction);
    }
  }
}
