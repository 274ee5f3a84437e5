// Logging in and out through the built Worker.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PASSWORD, type Served, serve } from "./support/served.ts";
import { loggedIn, Visitor } from "./support/visitor.ts";

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.stop());

const logIn = (visitor: Visitor, password: string) =>
  visitor.send("POST", "/api/admin/simple-login", { username: "admin", password });

describe("a login", () => {
  it("opens a session whose cookie no script can read and no other site can send", async () => {
    const admin = new Visitor(served);
    const answer = await logIn(admin, PASSWORD);
    expect(answer.json()).toEqual({ admin: { username: "admin" } });
    const cookie = answer.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^session=[0-9a-f]{64}; Path=\/; Max-Age=604800; HttpOnly; SameSite=Strict$/);
    expect((await admin.get("/api/admin/me")).json()).toEqual({ admin: { username: "admin" } });
  });

  it("does not tell a wrong name from a wrong password", async () => {
    const wrongName = await new Visitor(served).send("POST", "/api/admin/simple-login", {
      username: "root",
      password: PASSWORD,
    });
    const wrongPassword = await logIn(new Visitor(served), "wrong");
    expect([wrongName.status, wrongName.text]).toEqual([401, wrongPassword.text]);
    await loggedIn(served);
  });

  it("is over at once after logging out", async () => {
    const admin = await loggedIn(served);
    const answer = await admin.send("POST", "/api/admin/logout");
    expect(answer.json()).toEqual({ message: "Logged out successfully" });
    expect(answer.headers.get("set-cookie")).toContain("Max-Age=0");
  });

  it("cannot be used again with the cookie of a session that was logged out", async () => {
    const answer = await logIn(new Visitor(served), PASSWORD);
    const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
    const ask = (method: string, path: string) =>
      new Visitor(served).ask(method, path, { headers: { cookie } }).then(({ status }) => status);
    expect(await ask("GET", "/api/admin/me")).toBe(200);
    expect(await ask("POST", "/api/admin/logout")).toBe(200);
    expect(await ask("GET", "/api/admin/me")).toBe(401);
  });

  it("is not even looked at after five failures, and says when to come back", async () => {
    const attempts = await Promise.all(Array.from({ length: 8 }, () => logIn(new Visitor(served), "wrong")));
    const counted = Map.groupBy(attempts, ({ status }) => status);
    expect([counted.get(401)?.length, counted.get(429)?.length]).toEqual([5, 3]);
    const right = await logIn(new Visitor(served), PASSWORD);
    expect(right.status).toBe(429);
    expect(Number(right.headers.get("retry-after"))).toBeGreaterThan(800);
    expect(right.text).toContain("Please try again in 15 minutes");
  });
});
