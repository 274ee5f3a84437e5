import { expect, it } from "vitest";
import { type FormField, formOf, problemOf, toUtc } from "./form-fields.ts";

const field = (kind: Parameters<typeof formOf>[0], name: string): FormField => {
  const found = formOf(kind).fields.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`${kind} has no ${name}`);
  return found;
};

it("says what a field lacks in the field's own words", () => {
  expect(problemOf(field("contact", "name"), [" "])).toBe("Please enter your name.");
  expect(problemOf(field("contact", "email"), [])).toBe("Please enter your e-mail address.");
  expect(problemOf(field("enrolment", "note"), [""])).toBeUndefined();
});

it.each(["a", "a@b", "a b@c.d", "a@b..c"])("does not take %s for an address", (text) => {
  expect(problemOf(field("contact", "email"), [text])).toContain("does not look like");
});

it("counts characters as people do", () => {
  const name = field("contact", "name");
  expect(problemOf(name, ["é".repeat(80)])).toBeUndefined();
  expect(problemOf(name, ["🙂".repeat(81)])).toContain("81 characters");
});

it("knows a transaction hash from an address", () => {
  const hash = field("coaching", "transaction");
  expect(problemOf(hash, [`0x${"aB".repeat(32)}`])).toBeUndefined();
  expect(problemOf(hash, [`0x${"ab".repeat(20)}`])).toContain("64 characters");
});

it("sends moments in UTC and leaves what is none to the Worker", () => {
  const local = new Date(2027, 2, 8, 15, 0);
  const typed = "2027-03-08T15:00";
  expect(toUtc(typed)).toBe(`${local.toISOString().slice(0, 19)}Z`);
  expect(toUtc("soon")).toBe("soon");
});
