import { expect, test } from "vitest";
import { isAtLeast } from "./rust.ts";
import { lockedVersion } from "./wasm-tools.ts";

test("versions are compared by number, not by letter", () => {
  expect(isAtLeast("1.100.0", "1.92")).toBe(true);
  expect(isAtLeast("1.92.0", "1.92")).toBe(true);
  expect(isAtLeast("1.91.9", "1.92")).toBe(false);
  expect(isAtLeast("2.0.0", "1.92")).toBe(true);
});

test("a tool's version is that of its package in Cargo.lock and of no longer name", () => {
  const lock =
    'name = "wasm-bindgen-macro"\nversion = "9.9.9"\n\nname = "wasm-bindgen"\nversion = "0.2.130"\n';
  expect(lockedVersion(lock, "wasm-bindgen")).toBe("0.2.130");
  expect(() => lockedVersion(lock, "worker")).toThrow(/Cargo.lock has no worker/);
});
