import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const source = join(import.meta.dirname, "../..");
const tally = readFileSync(join(source, "../../worker/domain/src/events/tally.rs"), "utf8");

/** The actions that the Worker takes. */
function takenActions(): string[] {
  const [, table = ""] = /const ACTIONS[^=]*= \[(.*?)\n\];/s.exec(tally) ?? [];
  return [...table.matchAll(/\(\s*"([a-z_]+)",\s*&\[/g)].map(([, action = ""]) => action);
}

/** The actions that a page sends somewhere, as they are spelled there. */
function sentActions(): string[] {
  return readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .flatMap((file) => [...readFileSync(join(source, file), "utf8").matchAll(/\btrack\(\s*"([a-z_]+)"/g)])
    .map(([, action = ""]) => action);
}

it("every action that the Worker counts is sent by a page, and none that it refuses", () => {
  // Searches are counted apart from actions, by their words.
  const sent = new Set(sentActions().filter((action) => !action.startsWith("search")));
  expect(takenActions().length).toBeGreaterThan(5);
  expect([...sent].toSorted()).toEqual(takenActions().toSorted());
});
