import { expect, it } from "vitest";
import type { Status } from "../../api/generated/types.gen.ts";
import { movesOf, statusLook } from "./post-status.ts";

const standing = (status: string) => ({ status: status as Status, publishedAt: null, publishAt: null });

it("shows an unknown status as a draft that cannot be moved", () => {
  for (const status of ["archived", "", "constructor", "__proto__"]) {
    expect(statusLook(status).label).toBe("Draft");
    expect(movesOf(standing(status))).toEqual([]);
  }
});

it("offers in each status the moves that lead on from it", () => {
  const moves = ["draft", "pending_approval", "approved", "rejected"].map((status) =>
    movesOf(standing(status)),
  );
  expect(moves).toEqual([["submit"], ["approve", "reject"], ["publish", "schedule"], ["reopen"]]);
});

it("lets a live post be taken down wherever its correction stands, and a schedule be taken back", () => {
  const publishedAt = "2026-11-16T09:00:00Z";
  expect(movesOf({ ...standing("published"), publishedAt })).toEqual(["unpublish"]);
  expect(movesOf({ ...standing("rejected"), publishedAt })).toEqual(["reopen", "unpublish"]);
  expect(movesOf({ ...standing("approved"), publishAt: publishedAt })).toContain("unschedule");
});
