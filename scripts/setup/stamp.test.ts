import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { make, type Product } from "./stamp.ts";

let product: Product;
let builds = 0;

beforeEach(() => {
  const root = mkdtempSync(join(tmpdir(), "stamp-"));
  mkdirSync(join(root, "src", "deep"), { recursive: true });
  writeFileSync(join(root, "src", "deep", "a.txt"), "a");
  product = {
    root,
    stamp: ".cache/it.stamp",
    inputs: ["src", "missing"],
    except: ["src/tests"],
    outputs: ["out.txt"],
  };
  builds = 0;
});
afterEach(() => rmSync(product.root, { recursive: true }));

async function build(): Promise<void> {
  builds += 1;
  writeFileSync(join(product.root, "out.txt"), "made");
}

test("what was made is not made again", async () => {
  expect(await make(product, build)).toBe("made");
  expect(await make(product, build)).toBe("unchanged");
  expect(builds).toBe(1);
});

test("a changed, a new and a renamed input each make it again", async () => {
  await make(product, build);
  writeFileSync(join(product.root, "src", "deep", "a.txt"), "b");
  expect(await make(product, build)).toBe("made");
  writeFileSync(join(product.root, "src", "b.txt"), "");
  expect(await make(product, build)).toBe("made");
  rmSync(join(product.root, "src", "b.txt"));
  writeFileSync(join(product.root, "src", "c.txt"), "");
  expect(await make(product, build)).toBe("made");
});

test("excepted folders and output folders do not count", async () => {
  await make(product, build);
  mkdirSync(join(product.root, "src", "tests"));
  writeFileSync(join(product.root, "src", "tests", "a.test.ts"), "");
  mkdirSync(join(product.root, "src", "node_modules"));
  writeFileSync(join(product.root, "src", "node_modules", "x.js"), "");
  expect(await make(product, build)).toBe("unchanged");
});

test("work that fails or is killed half-way leaves it unmade, although an older output is there", async () => {
  await make(product, build);
  writeFileSync(join(product.root, "src", "deep", "a.txt"), "b");
  await expect(make(product, () => Promise.reject(new Error("killed")))).rejects.toThrow("killed");
  writeFileSync(join(product.root, "src", "deep", "a.txt"), "a");
  expect(await make(product, build)).toBe("made");
});

test("a deleted output makes it again", async () => {
  await make(product, build);
  rmSync(join(product.root, "out.txt"));
  expect(await make(product, build)).toBe("made");
});

test("an input changed during the work makes the next run do it again", async () => {
  await make(product, async () => {
    await build();
    writeFileSync(join(product.root, "src", "deep", "a.txt"), "meanwhile");
  });
  expect(await make(product, build)).toBe("made");
});
