import { describe, expect, it } from "vitest";
import { approvalAfter } from "./approval.ts";

const start = { swapped: false, received: false, revoked: false };

describe("an approval", () => {
  it("of exactly the swap exposes nothing once the swap is done", () => {
    expect(approvalAfter({ ...start, granted: 100 }).exposed).toBe(100);
    expect(approvalAfter({ ...start, granted: 100, swapped: true })).toEqual({
      balance: 400,
      allowance: 0,
      exposed: 0,
    });
  });

  it("without a cap exposes what comes in later as well", () => {
    const later = approvalAfter({
      ...start,
      granted: Number.POSITIVE_INFINITY,
      swapped: true,
      received: true,
    });
    expect(later.exposed).toBe(1_900);
    expect(later.exposed).toBe(later.balance);
  });

  it("exposes no more than was granted, whatever comes in", () => {
    expect(approvalAfter({ ...start, granted: 500, swapped: true, received: true }).exposed).toBe(400);
  });

  it("exposes nothing once revoked, and brings nothing back", () => {
    const ended = approvalAfter({
      granted: Number.POSITIVE_INFINITY,
      swapped: true,
      received: true,
      revoked: true,
    });
    expect(ended).toEqual({ balance: 1_900, allowance: 0, exposed: 0 });
  });
});
