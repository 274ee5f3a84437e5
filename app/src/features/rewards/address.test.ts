import { expect, it } from "vitest";
import { addressMessages, carriesChecksum, MOST_ADDRESSES, readAddresses } from "./address.ts";

const address = "0x26d460c3Cf931Fb2014FA436a49e3Af08619810e";
const other = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";

it("accepts an address in any case, with whatever space pasting brought along", () => {
  for (const entry of [
    address,
    `  ${address.toLowerCase()} \n`,
    address.toUpperCase(),
    `\u200b${address}\ufeff`,
    address.replace(/(.{6})/g, "$1 "),
  ]) {
    const { addresses } = readAddresses(entry);
    expect(addresses?.map((each) => each.toLowerCase())).toEqual([address.toLowerCase()]);
  }
});

it("reads several addresses, however they are divided, and each account once", () => {
  for (const divider of [" ", "\n", ", ", ";", ""]) {
    expect(readAddresses(`${address}${divider}${other}${divider}${address.toLowerCase()}`).addresses).toEqual(
      [address, other],
    );
  }
});

it("asks for an address where there is none", () => {
  for (const entry of ["", "   ", " , "]) expect(readAddresses(entry).problem).toBe(addressMessages.blank);
});

it("refuses what cannot be an address, also beside one that can", () => {
  for (const entry of [
    address.slice(2),
    address.slice(0, -1),
    `${address}0`,
    `0x${"g".repeat(40)}`,
    "vitalik.eth",
    `${address} 0x12`,
  ]) {
    expect(readAddresses(entry).problem).toBe(addressMessages.invalid);
  }
});

it("refuses more addresses than a view holds", () => {
  const many = Array.from(
    { length: MOST_ADDRESSES + 1 },
    (_, index) => `0x${index.toString(16).padStart(40, "0")}`,
  );
  expect(readAddresses(many.slice(1).join(" ")).addresses).toHaveLength(MOST_ADDRESSES);
  expect(readAddresses(many.join(" ")).problem).toBe(addressMessages.tooMany);
});

it("takes letters of both sizes for a checksum, and the x for neither", () => {
  expect(carriesChecksum(address)).toBe(true);
  expect(carriesChecksum(address.toLowerCase())).toBe(false);
  expect(carriesChecksum(address.toUpperCase())).toBe(false);
});
