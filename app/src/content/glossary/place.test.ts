import { describe, expect, it } from "vitest";
import { placeBeside } from "./place.ts";

const view = { width: 390, height: 800 };
const panel = { width: 320, height: 120 };

describe("a definition", () => {
  it("stands below its word, at its left edge", () => {
    expect(placeBeside({ left: 20, top: 100, bottom: 120 }, panel, view)).toEqual({ left: 20, top: 128 });
  });

  it("moves left rather than past the window", () => {
    expect(placeBeside({ left: 300, top: 100, bottom: 120 }, panel, view).left).toBe(390 - 320 - 8);
  });

  it("stands above a word at the window's foot", () => {
    expect(placeBeside({ left: 20, top: 700, bottom: 720 }, panel, view).top).toBe(700 - 8 - 120);
  });

  it("stays below where neither side has room, and inside a window narrower than itself", () => {
    const small = { width: 300, height: 150 };
    expect(placeBeside({ left: 40, top: 60, bottom: 80 }, panel, small)).toEqual({ left: 8, top: 88 });
  });
});
