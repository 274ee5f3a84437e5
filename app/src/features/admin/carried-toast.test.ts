import { expect, it } from "vitest";
import { carriedToast, carryToast } from "./carried-toast.ts";

it("brings a message along with a navigation", () => {
  const message = { title: "Logged out successfully" };
  expect(carriedToast(carryToast(message).state)).toEqual(message);
});

it("finds no message in any other state of a location", () => {
  for (const state of [
    null,
    undefined,
    {},
    "toast",
    { toast: null },
    { toast: {} },
    { toast: { title: 1 } },
  ]) {
    expect(carriedToast(state)).toBeUndefined();
  }
});
