import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { argon2Verify } from "hash-wasm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { drawPassword, ensureCertificateSecret, ensureCredentials, setPassword } from "./credentials.ts";
import { parseDevVars } from "./dev-vars.ts";

let folder = "";
let path = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "credentials-"));
  path = join(folder, ".dev.vars");
});
afterEach(() => rmSync(folder, { recursive: true }));

function stored(): { name: string | undefined; hash: string } {
  const vars = parseDevVars(readFileSync(path, "utf8"));
  return { name: vars.get("ADMIN_USERNAME"), hash: vars.get("ADMIN_PASSWORD_HASH") ?? "" };
}

describe("the first start", () => {
  test("makes an admin with a drawn password and stores only its hash", async () => {
    const made = await ensureCredentials(path, {});
    expect(made).toMatchObject({ username: "admin", drawn: true });
    expect(readFileSync(path, "utf8")).not.toContain(made.newPassword);
    expect(stored().hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await argon2Verify({ password: made.newPassword ?? "", hash: stored().hash })).toBe(true);
  });

  test("takes name and password from the environment and does not repeat the password as drawn", async () => {
    const made = await ensureCredentials(path, { ADMIN_USERNAME: "editor", ADMIN_PASSWORD: "given" });
    expect(made).toEqual({ username: "editor", newPassword: "given", drawn: false });
    expect(stored().name).toBe("editor");
  });

  test("keeps the other lines of a .dev.vars that has no credentials yet", async () => {
    writeFileSync(path, "# mine\nRPC_URLS=https://example.org\n");
    await ensureCredentials(path, {});
    expect(readFileSync(path, "utf8")).toMatch(
      /^# mine\nRPC_URLS=https:\/\/example.org\nADMIN_USERNAME='admin'\n/,
    );
  });
});

describe("a later start", () => {
  test("changes nothing, with or without the same password in the environment", async () => {
    await ensureCredentials(path, { ADMIN_PASSWORD: "same" });
    const before = readFileSync(path, "utf8");
    expect((await ensureCredentials(path, {})).newPassword).toBeUndefined();
    expect((await ensureCredentials(path, { ADMIN_PASSWORD: "same" })).newPassword).toBeUndefined();
    expect(readFileSync(path, "utf8")).toBe(before);
  });

  test("takes up another password from the environment", async () => {
    await ensureCredentials(path, { ADMIN_PASSWORD: "old" });
    await ensureCredentials(path, { ADMIN_PASSWORD: "new" });
    expect(await argon2Verify({ password: "new", hash: stored().hash })).toBe(true);
  });

  test("reports a hash that is none, and does not replace it", async () => {
    const text = "ADMIN_USERNAME=admin\nADMIN_PASSWORD_HASH=secret\n";
    writeFileSync(path, text);
    await expect(ensureCredentials(path, {})).rejects.toThrow(/npm run admin:password/);
    expect(readFileSync(path, "utf8")).toBe(text);
  });
});

test("setting a password keeps the name and mends a broken hash", async () => {
  writeFileSync(path, "ADMIN_USERNAME=editor\nADMIN_PASSWORD_HASH=secret\n");
  expect(await setPassword(path, "fresh")).toBe("editor");
  expect(await argon2Verify({ password: "fresh", hash: stored().hash })).toBe(true);
});

test("drawn passwords are long, readable and different", () => {
  const drawn = Array.from({ length: 50 }, drawPassword);
  for (const password of drawn) expect(password).toMatch(/^[a-hj-km-np-z2-9]{5}(-[a-hj-km-np-z2-9]{5}){3}$/);
  expect(new Set(drawn).size).toBe(50);
});

test("the secret that signs certificates is drawn once and stays, beside the other lines", async () => {
  await ensureCredentials(path, { ADMIN_PASSWORD: "given" });
  ensureCertificateSecret(path);
  const before = readFileSync(path, "utf8");
  expect(parseDevVars(before).get("CERTIFICATE_SECRET")).toMatch(/^[0-9a-f]{64}$/);
  ensureCertificateSecret(path);
  expect(readFileSync(path, "utf8")).toBe(before);
  expect(stored().name).toBe("admin");
});
