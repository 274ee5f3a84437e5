import { expect, test } from "vitest";
import { flareNetwork } from "../../../content/lessons/flare-network.ts";
import { courseOf, standingOf } from "../course.ts";
import { type Press, wishOf } from "./keys.ts";

const course = courseOf("flare-network", flareNetwork);
const plain: Press = { key: "", altKey: false, ctrlKey: false, metaKey: false, defaultPrevented: false };

function leads(key: string, from: string, more: Partial<Press> = {}) {
  const wish = wishOf({ ...plain, key, ...more }, course, standingOf(course, from));
  return typeof wish === "object" ? wish.id : wish;
}

test("arrows lead to the neighbours, and nowhere at the ends", () => {
  expect(leads("ArrowRight", "lesson-1")).toBe("lesson-2");
  expect(leads("ArrowLeft", "lesson-2")).toBe("lesson-1");
  expect(leads("ArrowLeft", "lesson-1")).toBeUndefined();
  expect(leads("ArrowRight", "lesson-6")).toBeUndefined();
});

test("a digit leads to its lesson, where there is one and one is not there already", () => {
  expect(leads("4", "lesson-1")).toBe("lesson-4");
  expect(leads("1", "lesson-1")).toBeUndefined();
  expect(leads("7", "lesson-1")).toBeUndefined();
  expect(leads("0", "lesson-1")).toBeUndefined();
});

test("a question mark asks for the list of keys", () => {
  expect(leads("?", "lesson-3")).toBe("help");
});

test("keys of the browser and keys that were used already are left alone", () => {
  for (const held of ["altKey", "ctrlKey", "metaKey", "defaultPrevented"]) {
    expect(leads("ArrowLeft", "lesson-3", { [held]: true })).toBeUndefined();
  }
});

test("a locked lesson is passed over", () => {
  const locked = courseOf("flare-network", [
    ...flareNetwork.slice(0, 1),
    ...flareNetwork.slice(1, 2).map((lesson) => ({ ...lesson, locked: true })),
    ...flareNetwork.slice(2),
  ]);
  expect(standingOf(locked, "lesson-1").next?.id).toBe("lesson-3");
  expect(standingOf(locked, "lesson-3").previous?.id).toBe("lesson-1");
  expect(wishOf({ ...plain, key: "2" }, locked, standingOf(locked, "lesson-1"))).toBeUndefined();
});
