import { expect, it } from "vitest";
import {
  forgotten,
  LONGEST_LABEL,
  labelled,
  MOST_RECENT,
  readRecent,
  remembered,
  writeRecent,
} from "./recent-addresses.ts";

const address = "0x26d460c3Cf931Fb2014FA436a49e3Af08619810e";
const other = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";

it("reads back what it wrote", () => {
  const list = labelled(remembered(remembered([], address), other), address, "Cold wallet");
  expect(readRecent(writeRecent(list))).toEqual([
    { address: other, label: "" },
    { address, label: "Cold wallet" },
  ]);
});

it("takes damaged, foreign and future storage for none, and keeps what is sound of a list", () => {
  for (const text of [
    null,
    "",
    "{",
    "null",
    "[]",
    '"0x"',
    '{"version":2,"addresses":[]}',
    '{"version":1}',
    '{"version":1,"addresses":{"length":9}}',
  ]) {
    expect(readRecent(text)).toEqual([]);
  }
  const mixed = {
    version: 1,
    addresses: [null, 7, { address: "javascript:1", label: "" }, { address, label: "a" }],
  };
  expect(readRecent(JSON.stringify(mixed))).toEqual([{ address, label: "a" }]);
});

it("puts an address that is looked up again first, with its label, and once", () => {
  const list = labelled(remembered(remembered([], address), other), address, "Cold wallet");
  expect(remembered(list, address.toLowerCase())).toEqual([
    { address: address.toLowerCase(), label: "Cold wallet" },
    { address: other, label: "" },
  ]);
});

it("forgets the oldest beyond its number", () => {
  const many = Array.from(
    { length: MOST_RECENT + 3 },
    (_, index) => `0x${index.toString(16).padStart(40, "0")}`,
  );
  const list = many.reduce<ReturnType<typeof remembered>>(remembered, []);
  expect(list).toHaveLength(MOST_RECENT);
  expect(list[0]?.address).toBe(many.at(-1));
});

it("forgets an address in whatever case it is written", () => {
  expect(forgotten(remembered([], address), address.toUpperCase().replace("0X", "0x"))).toEqual([]);
});

it("keeps labels short", () => {
  const [first] = labelled(remembered([], address), address, `  ${"a".repeat(99)} `);
  expect(first?.label).toHaveLength(LONGEST_LABEL);
});
