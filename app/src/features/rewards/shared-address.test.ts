import { expect, it } from "vitest";
import { asksForRewards, rewardsLink, sharedAddress } from "./shared-address.ts";

const address = "0x26d460c3Cf931Fb2014FA436a49e3Af08619810e";

it("reads back from a link the look-up it was made of", () => {
  const { search, hash } = new URL(rewardsLink(address), "https://emberfi.example");
  expect(asksForRewards({ search, hash })).toBe(true);
  expect(sharedAddress(search)).toBe(address);
});

it("opens the empty form without an address, and the calculator without a tab", () => {
  const { search, hash } = new URL(rewardsLink(), "https://emberfi.example");
  expect(asksForRewards({ search, hash })).toBe(true);
  expect(sharedAddress(search)).toBeUndefined();
  expect(asksForRewards({ search: "?address=0x1", hash: "" })).toBe(false);
  expect(asksForRewards({ search: "", hash: "#rewards" })).toBe(true);
});
