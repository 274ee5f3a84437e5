import { expect, it } from "vitest";
import { addressMessages, addressProblem } from "./address.ts";

const address = "0x26d460c3Cf931Fb2014FA436a49e3Af08619810e";

it("accepts an address in any case, with space around it", () => {
  expect(addressProblem(address)).toBeUndefined();
  expect(addressProblem(`  ${address.toLowerCase()} `)).toBeUndefined();
  expect(addressProblem(address.toUpperCase())).toBeUndefined();
});

it("asks for an address where there is none", () => {
  expect(addressProblem("")).toBe(addressMessages.blank);
  expect(addressProblem("   ")).toBe(addressMessages.blank);
});

it("refuses what cannot be an address", () => {
  for (const entry of [
    address.slice(2),
    address.slice(0, -1),
    `${address}0`,
    `0x${"g".repeat(40)}`,
    "vitalik.eth",
  ]) {
    expect(addressProblem(entry)).toBe(addressMessages.invalid);
  }
});
