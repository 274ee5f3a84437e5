import { expect, it } from "vitest";
import { movesOf, statusLook } from "./post-status.ts";

it("shows an unknown status as a draft that cannot be moved", () => {
  for (const status of ["archived", "", "constructor", "__proto__"]) {
    expect(statusLook(status).label).toBe("Draft");
    expect(movesOf(status)).toEqual([]);
  }
});

it("offers approval and rejection while a post waits, and publication once it is approved", () => {
  expect(movesOf("pending_approval")).toEqual(["approve", "reject"]);
  expect(movesOf("approved")).toEqual(["publish"]);
  for (const status of ["draft", "published", "rejected"]) expect(movesOf(status)).toEqual([]);
});
