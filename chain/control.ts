// The caller's side of the proxy's control interface, for tests and measurements.

import type { ProxySettings, SettingsChange } from "./proxy-settings.ts";
import type { Counts } from "./proxy-state.ts";

/** Changes some settings of the proxy whose {@link ChainProxy.controlUrl} this is; gives back all. */
export function change(controlUrl: string, settings: SettingsChange): Promise<ProxySettings> {
  return ask(controlUrl, { method: "POST", body: JSON.stringify(settings) });
}

/** Returns the proxy to a good day and its counts to 0. */
export function reset(controlUrl: string): Promise<ProxySettings> {
  return ask(controlUrl, { method: "DELETE" });
}

/** Requests by route since the last reset. */
export function counts(controlUrl: string): Promise<Counts> {
  return ask(`${controlUrl}/counts`, {});
}

async function ask<T>(url: string, init: RequestInit): Promise<T> {
  const response = await fetch(url, init);
  const answer = (await response.json()) as T & { error?: string };
  if (!response.ok) throw new Error(`The proxy's control refused: ${answer.error}`);
  return answer;
}
