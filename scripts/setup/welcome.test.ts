import { expect, test } from "vitest";
import { welcome } from "./welcome.ts";

const choices = { chain: "flare", port: 9000 } as const;

test("a password that was drawn is shown, with the name and the address to use it at", () => {
  const text = welcome(choices, { username: "ada", drawn: true, newPassword: "abcde-fghjk" });
  expect(text).toMatch(
    /Log in +http:\/\/127\.0\.0\.1:9000\/admin\n +username +ada\n +password +abcde-fghjk +\(shown this once/,
  );
});

test("a password that somebody chose is not shown", () => {
  const text = welcome(choices, { username: "ada", drawn: false, newPassword: "my own secret" });
  expect(text).not.toContain("my own secret");
  expect(text).toContain("the one you gave in ADMIN_PASSWORD");
});

test("an address to look up is named only where it is known to have claims", () => {
  const known = { username: "admin", drawn: false };
  expect(welcome({ ...choices, chain: "local" }, known)).toMatch(/Look up 0x[0-9a-fA-F]{40}, an invented/);
  expect(welcome(choices, known)).not.toMatch(/0x[0-9a-fA-F]{40}/);
});
