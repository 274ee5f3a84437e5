import { afterEach, expect, it, vi } from "vitest";
import { tellGoogle } from "./google.ts";

afterEach(() => vi.unstubAllGlobals());

it("tells Google nothing where its library was not allowed", () => {
  vi.stubGlobal("window", {});
  tellGoogle("click", "button", "join_next_coaching");
  expect(window.dataLayer).toBeUndefined();
});

it("hands commands over as the library reads them", () => {
  vi.stubGlobal("window", { dataLayer: [] });
  tellGoogle("click", "button", "join_next_coaching");
  const [command] = window.dataLayer ?? [];
  expect(Object.prototype.toString.call(command)).toBe("[object Arguments]");
  expect([...(command as Iterable<unknown>)]).toEqual([
    "event",
    "click",
    { event_category: "button", event_label: "join_next_coaching" },
  ]);
});
