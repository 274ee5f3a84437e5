import { expect, it } from "vitest";
import { asksForRewards, rewardsLink, sharedAddresses } from "./shared-address.ts";

const address = "0x26d460c3Cf931Fb2014FA436a49e3Af08619810e";
const other = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";

it("reads back from a link the look-up it was made of", () => {
  for (const addresses of [[address], [address, other]]) {
    const { search, hash } = new URL(rewardsLink(addresses), "https://emberfi.example");
    expect(asksForRewards({ search, hash })).toBe(true);
    expect(sharedAddresses(search)).toEqual(addresses);
  }
});

it("opens the empty form without an address, and the calculator without a tab", () => {
  const { search, hash } = new URL(rewardsLink(), "https://emberfi.example");
  expect(asksForRewards({ search, hash })).toBe(true);
  expect(sharedAddresses(search)).toEqual([]);
  expect(asksForRewards({ search: "?address=0x1", hash: "" })).toBe(false);
  expect(asksForRewards({ search: "", hash: "#rewards" })).toBe(true);
});
