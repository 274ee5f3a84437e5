// What the outside world is like, as data: per route a delay, a fault and the quirks of its kind. Tests
// change it under /control; publicSettings() is a good day, as Flare's public endpoints have it.

import { type Intervention, parseIntervention } from "./interventions.ts";
import { isTransportFault, TRANSPORT_FAULTS, type TransportFault } from "./transport-faults.ts";

/** The three services behind the proxy. */
export const ROUTES = ["rpc", "blockscout", "routescan"] as const;

/** Name of a service. */
export type Route = (typeof ROUTES)[number];

/** What every route has. */
interface CommonSettings {
  /** Milliseconds that pass before a request is looked at. */
  latencyMs: number;
  /** How many requests are answered well before the fault sets in, counted from the last change. */
  faultAfter: number;
}

/** The node. */
export interface RpcSettings extends CommonSettings {
  /** `wrong-id`: the answer is to a question nobody asked. */
  fault: TransportFault | "wrong-id";
  /** The most blocks of one eth_getLogs; null for any number. */
  maxLogBlocks: number | null;
  /** How many of the newest blocks have a state to read; null for all, as an archive node has. */
  stateBlocks: number | null;
  /** Whether several calls may come in one request. */
  batches: boolean;
  /** The chain id it claims; null for the node's own. */
  chainId: number | null;
}

/** An explorer. */
export interface ExplorerSettings extends CommonSettings {
  /** `error-status`: an error with HTTP 200 and status '0'. */
  fault: TransportFault | "error-status";
  /** The newest block its index knows; null where it keeps up. */
  upToBlock: number | null;
  /** Whether it drops the filter by owner, so that everyone's claims come back. */
  ownerIgnored: boolean;
  /** Whether it leaves out every second log, as an index with holes does. */
  holes: boolean;
}

/** Everything that can be set; `intervention` happens once and is then null again. */
export interface ProxySettings {
  rpc: RpcSettings;
  blockscout: ExplorerSettings;
  routescan: ExplorerSettings;
  intervention: Intervention | null;
}

/** Some settings to change; the others stay. */
export interface SettingsChange {
  rpc?: Partial<RpcSettings>;
  blockscout?: Partial<ExplorerSettings>;
  routescan?: Partial<ExplorerSettings>;
  intervention?: Intervention | null;
}

/** A good day: no delay, no fault, the public node's limit on logs. */
export function publicSettings(): Omit<ProxySettings, "intervention"> {
  const explorer: ExplorerSettings = {
    latencyMs: 0,
    fault: "none",
    faultAfter: 0,
    upToBlock: null,
    ownerIgnored: false,
    holes: false,
  };
  return {
    rpc: {
      latencyMs: 0,
      fault: "none",
      faultAfter: 0,
      maxLogBlocks: 30,
      stateBlocks: null,
      batches: true,
      chainId: null,
    },
    blockscout: { ...explorer },
    routescan: { ...explorer },
  };
}

type Check = (value: unknown) => boolean;

const isCount: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isCountOrNull: Check = (value) => value === null || isCount(value);
const isBoolean: Check = (value) => typeof value === "boolean";
const isFault =
  (own: string): Check =>
  (value) =>
    value === own || isTransportFault(value);

const COMMON: Record<string, Check> = { latencyMs: isCount, faultAfter: isCount };
const EXPLORER: Record<string, Check> = {
  ...COMMON,
  fault: isFault("error-status"),
  upToBlock: isCountOrNull,
  ownerIgnored: isBoolean,
  holes: isBoolean,
};
const CHECKS: Record<Route, Record<string, Check>> = {
  rpc: {
    ...COMMON,
    fault: isFault("wrong-id"),
    maxLogBlocks: isCountOrNull,
    stateBlocks: isCountOrNull,
    batches: isBoolean,
    chainId: isCountOrNull,
  },
  blockscout: EXPLORER,
  routescan: EXPLORER,
};

/** Reads a change from JSON; gives back a sentence where it is none, so that no typing error passes. */
export function parseChange(body: string): SettingsChange | string {
  const change = parseObject(body);
  if (change === undefined) return "A change is a JSON object of settings.";
  for (const [name, value] of Object.entries(change)) {
    if (name === "intervention") {
      const problem = value === null ? undefined : parseIntervention(value);
      if (problem !== undefined) return problem;
      continue;
    }
    const checks = isRoute(name) ? CHECKS[name] : undefined;
    if (!checks) return `There is no route ${name}: ${ROUTES.join(", ")}.`;
    if (typeof value !== "object" || value === null) return `The settings of ${name} are an object.`;
    for (const [setting, wanted] of Object.entries(value)) {
      const check = checks[setting];
      if (!check) return `${name} has no setting ${setting}: ${Object.keys(checks).join(", ")}.`;
      if (check(wanted)) continue;
      const faults = setting === "fault" ? ` Faults: ${TRANSPORT_FAULTS.join(", ")}.` : "";
      return `${name}.${setting} cannot be ${JSON.stringify(wanted)}.${faults}`;
    }
  }
  return change as SettingsChange;
}

function isRoute(name: string): name is Route {
  return (ROUTES as readonly string[]).includes(name);
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
