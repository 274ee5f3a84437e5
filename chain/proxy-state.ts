// The proxy's settings and counts while it runs, and the JSON interface that reads and changes them:
// GET /control shows the settings, POST changes some, DELETE returns to a good day and counts from 0,
// GET /control/counts tells how many requests each route has had.

import { PendingIntervention } from "./interventions.ts";
import {
  type ExplorerSettings,
  type ProxySettings,
  parseChange,
  publicSettings,
  ROUTES,
  type Route,
  type RpcSettings,
} from "./proxy-settings.ts";
import type { Reply } from "./transport-faults.ts";

/** Requests by route since the last reset; `redirected` are those that followed the proxy's redirect. */
export type Counts = Record<Route | "redirected", number>;

/** One proxy's state. */
export class ProxyState {
  #settings = publicSettings();
  #counts = noRequests();
  /** Requests since a route was last changed, from which `faultAfter` counts. */
  #sinceChange = noRequests();
  #pending: PendingIntervention | undefined;
  readonly #nodeUrl: string;

  constructor(nodeUrl: string) {
    this.#nodeUrl = nodeUrl;
  }

  /** Counts a request, lets a due intervention happen, and says what the route is like for it. */
  async arrive(route: Route): Promise<RpcSettings | ExplorerSettings> {
    this.#counts[route] += 1;
    this.#sinceChange[route] += 1;
    const settings = this.#settings[route];
    const isSpared = this.#sinceChange[route] <= settings.faultAfter;
    if (await this.#pending?.before(route)) this.#pending = undefined;
    return isSpared ? { ...settings, fault: "none" } : settings;
  }

  /** Counts a caller that followed a redirect. */
  countRedirected(): void {
    this.#counts.redirected += 1;
  }

  /** Answers a request under /control. */
  control(method: string, pathname: string, body: string): Reply {
    if (pathname === "/control/counts" && method === "GET") return json(200, this.#counts);
    if (pathname !== "/control") return json(404, { error: "No such path." });
    switch (method) {
      case "GET":
        return json(200, this.#current());
      case "POST":
        return this.#change(body);
      case "DELETE":
        this.#settings = publicSettings();
        this.#counts = noRequests();
        this.#sinceChange = noRequests();
        this.#pending = undefined;
        return json(200, this.#current());
      default:
        return json(405, { error: "/control takes GET, POST and DELETE." });
    }
  }

  #change(body: string): Reply {
    const change = parseChange(body);
    if (typeof change === "string") return json(400, { error: change });
    for (const route of ROUTES) {
      if (change[route] === undefined) continue;
      Object.assign(this.#settings[route], change[route]);
      this.#sinceChange[route] = 0;
    }
    if (change.intervention !== undefined) {
      this.#pending =
        change.intervention === null
          ? undefined
          : new PendingIntervention(change.intervention, this.#nodeUrl);
    }
    return json(200, this.#current());
  }

  #current(): ProxySettings {
    return { ...this.#settings, intervention: this.#pending?.intervention ?? null };
  }
}

function noRequests(): Counts {
  return { rpc: 0, blockscout: 0, routescan: 0, redirected: 0 };
}

function json(status: number, body: unknown): Reply {
  return { status, body: JSON.stringify(body) };
}
