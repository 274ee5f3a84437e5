import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import listed from "../../../privacy.json" with { type: "json" };
import { privacy } from "./privacy.ts";

const source = join(import.meta.dirname, "..");

it("lists every piece of code that keeps something in the browser", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
    .filter((file) =>
      /\b(localStorage|sessionStorage|indexedDB)\./.test(readFileSync(join(source, file), "utf8")),
    );
  expect([...new Set(listed.browser.map(({ file }) => file))].toSorted()).toEqual(files.toSorted());
});

it("names each stored thing as the code does", () => {
  for (const { key, file } of listed.browser) {
    const text = readFileSync(join(source, file), "utf8");
    expect(text, file).toContain(`${key.replace("…", "")}`);
  }
});

it("says how long forms are kept", () => {
  expect(privacy.kept.find(({ table }) => table === "submissions")?.until).toMatch(/^\d+ months/);
});
