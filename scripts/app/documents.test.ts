import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { deferStart, finishDocument } from "./documents.ts";
import { scriptHashes } from "./policy.ts";

/** A page as React Router writes it. */
const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><template data-edge="head"></template><link rel="modulepreload" href="/assets/entry.js"/><script>early()</script></head><body><script type="application/ld+json">{"a":1}</script><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  
  window.__reactRouterRouteModules = {"root":route0,"routes/home":route1};

import("/assets/entry.js");</script></body></html>`;

describe("deferStart", () => {
  it("loads nothing before intent where the page waits for it, and at once where it does not", () => {
    expect(deferStart(page, "intent")).toContain('async="">await window.__intent;try{');
    expect(deferStart(page, "eager")).not.toContain("__intent");
    expect(deferStart(page, "eager")).not.toMatch(/import [*"]/);
  });

  it("hands the router the modules under the names it knows, before the entry loads", async () => {
    const source =
      /<script type="module" async="">([\s\S]*?)<\/script>/.exec(deferStart(page, "eager"))?.[1] ?? "";
    const window: Record<string, unknown> = {};
    const seen: unknown[] = [];
    const load = async (url: string) => {
      if (url.endsWith("entry.js")) seen.push(structuredClone(window.__reactRouterRouteModules));
      return { url };
    };
    const run = `(async () => {${source.replaceAll("import(", "load(")}})()`;
    await runInNewContext(run, { window, load, console });
    expect(seen).toEqual([{ root: { url: "/assets/root.js" }, "routes/home": { url: "/assets/home.js" } }]);
  });

  it("fails the build where React Router starts the application in a way it does not know", () => {
    expect(() => deferStart("<html></html>", "eager")).toThrow();
    expect(() => deferStart(page.replace("import * as route0", "import { x }"), "eager")).toThrow();
  });
});

describe("finishDocument", () => {
  const shell = finishDocument(page, { route: "/blog/shell", servedAt: "/shell/post", hydration: "intent" });

  it("puts the Worker's marker exactly once into a shell's head", () => {
    expect(shell.split("<!--edge:head-->")).toHaveLength(2);
    expect(shell).not.toContain("<template");
  });

  it("preloads no module", () => {
    expect(shell).not.toContain("modulepreload");
  });

  it("allows each inline script that runs by its hash, and no other", () => {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(shell)?.[1] ?? "";
    expect(policy.match(/'sha256-[^']+'/g)?.toSorted()).toEqual(scriptHashes(shell).toSorted());
    expect(scriptHashes(shell)).toHaveLength(2);
    expect(policy).not.toContain("'unsafe-inline' 'sha256");
  });

  it("refuses a shell without its placeholder", () => {
    const bare = page.replace('<template data-edge="head"></template>', "");
    expect(() => finishDocument(bare, { route: "/a", servedAt: "/b", hydration: "intent" })).toThrow();
  });
});
