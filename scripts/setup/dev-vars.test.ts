import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { unstable_getVarsForDev } from "wrangler";
import { hashPassword } from "./credentials.ts";
import { parseDevVars, readDevVarsFile, withDevVars, writeDevVarsFile } from "./dev-vars.ts";

describe("a .dev.vars is read", () => {
  test("with comments, blank lines, quotes and export", () => {
    const text = "# mine\n\nA=1 # one\nexport B='two words'\r\nC=\"x\\ny\"\n";
    expect([...parseDevVars(text)]).toEqual([
      ["A", "1"],
      ["B", "two words"],
      ["C", "x\ny"],
    ]);
  });

  test.each([
    ["A=1\nnonsense\n", /^Line 2 of \.dev\.vars is not KEY=value/],
    ["A='open\n", /^Line 1 of \.dev\.vars opens a quote/],
    ["\n\nA='x' y\n", /^Line 3 of \.dev\.vars goes on after its closing quote/],
    ["A=1\nA=2\n", /^Line 2 of \.dev\.vars sets A a second time/],
  ])("%j is refused with the number of its broken line", (text, sentence) => {
    expect(() => parseDevVars(text)).toThrow(sentence);
  });
});

describe("setting a value", () => {
  test("replaces its line and leaves every other one as it is", () => {
    const text = "# mine\nB=2\nA=old\n# end";
    expect(withDevVars(text, { A: "new", C: "3" })).toBe("# mine\nB=2\nA='new'\n# end\nC='3'\n");
  });

  test("refuses what single quotes cannot hold", () => {
    expect(() => withDevVars("", { A: "it's" })).toThrow(/single quote/);
  });

  test("leaves a file that only its owner can read", () => {
    const folder = mkdtempSync(join(tmpdir(), "dev-vars-"));
    const path = join(folder, ".dev.vars");
    writeFileSync(path, "A=1\n", { mode: 0o644 });
    writeDevVarsFile(path, withDevVars(readDevVarsFile(path), { B: "2" }));
    expect(statSync(path).mode & 0o777).toBe(0o600);
    rmSync(folder, { recursive: true });
  });
});

test("wrangler reads a stored hash exactly as it was written, dollar signs and all", async () => {
  const folder = mkdtempSync(join(tmpdir(), "dev-vars-"));
  const hash = await hashPassword("correct horse");
  writeFileSync(join(folder, "wrangler.toml"), "");
  writeDevVarsFile(join(folder, ".dev.vars"), withDevVars("", { ADMIN_PASSWORD_HASH: hash }));
  const vars = unstable_getVarsForDev(join(folder, "wrangler.toml"), undefined, {}, undefined, true);
  expect(vars.ADMIN_PASSWORD_HASH?.value).toBe(hash);
  rmSync(folder, { recursive: true });
});
