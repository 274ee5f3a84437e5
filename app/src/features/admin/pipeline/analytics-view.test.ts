import { expect, it } from "vitest";
import { verdict } from "./analytics-view.tsx";

const lcp = { name: "LCP", number: 40, p75: 1_800, before: null, good: 2_500 };

it("says what was measured, and never shows nothing as 0", () => {
  expect(verdict(lcp)).toBe("1,800 ms, good (40 measured)");
  expect(verdict({ ...lcp, p75: 4_000 })).toContain("not good");
  expect(verdict({ ...lcp, number: 0, p75: null })).toBe("not measured");
  expect(verdict({ ...lcp, p75: null })).toBe("beyond the scale");
  expect(verdict({ ...lcp, name: "CLS", p75: 50, good: 100 })).toBe("0.05, good (40 measured)");
});
