// A site whose operator configured outside pages and Google Analytics: each page loads in its frame, one that never
// answers gives way to a link, and nothing is loaded from Google without consent. A build of its own, since addresses and policies are written into the pages.
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

const root = join(import.meta.dirname, "../..");
const folder = "build-embeds";

test.describe.configure({ mode: "serial" });

let outside: Server;
let site: Server;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  outside = createServer((request, response) => {
    if (request.url?.startsWith("/hang")) return;
    response.writeHead(200, { "Content-Type": "text/html" });
    response.end("<!doctype html><title>Outside</title><h1>The outside page</h1>");
  });
  const other = await listen(outside);
  const embeds = {
    contact: `${other}/contact`,
    waitlist: `${other}/waitlist`,
    enrolment: `${other}/enrolment`,
    booking: `${other}/hang`,
    interviewBooking: `${other}/interview`,
  };
  process.env.EMBERFI_BUILD = folder;
  mkdirSync(join(root, folder), { recursive: true });
  execFileSync(process.execPath, ["scripts/app/build.ts"], {
    cwd: root,
    stdio: "pipe",
    env: {
      ...process.env,
      VITE_EMBEDS: JSON.stringify(embeds),
      VITE_GOOGLE_ANALYTICS_ID: "G-TEST",
      EMBERFI_BUILD: folder,
    },
  });
  const { serveBuild } = await import("../../scripts/app/serve.ts");
  site = await serveBuild(0);
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  for (const server of [outside, site]) {
    server?.closeAllConnections();
    server?.close();
  }
  rmSync(join(root, folder), { recursive: true, force: true });
});

for (const [name, path, title, open] of [
  ["contact form on the home page", "/", "Contact form", undefined],
  ["contact form of the University", "/defi-university", "Contact form", undefined],
  ["affiliate waitlist", "/", "Affiliate waitlist form", "Join the affiliate waitlist"],
  ["enrolment", "/payment", "Payment form", undefined],
  ["interview booking", "/web3-interviews", "Booking calendar", "Book Your Zoom Interview"],
] as const) {
  test(`the ${name} loads in its frame, without any sign of slowness`, async ({ page }) => {
    await page.goto(`${origin}${path}`);
    await page.mouse.move(5, 5);
    if (open) await page.getByRole("button", { name: open }).click();
    const frame = page.locator(`[data-embed] iframe[title="${title}"]`);
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().getByRole("heading", { name: "The outside page" })).toBeVisible();
    await page.waitForTimeout(5_500);
    await expect(page.getByText("This is taking long.")).toHaveCount(0);
    await expect(frame).toBeVisible();
  });
}

test("a calendar that never answers gives way to a link to its own page", async ({ page }) => {
  await page.goto(`${origin}/whale-booking`, { waitUntil: "domcontentloaded" });
  await page.mouse.move(5, 5);
  await page.locator('iframe[title="Booking calendar"]').scrollIntoViewIfNeeded();
  const slow = page.getByRole("status").filter({ hasText: "This is taking long." });
  await expect(slow).toBeVisible({ timeout: 15_000 });
  await expect(slow.getByRole("link")).toHaveAttribute("href", /\/hang$/);
});

const library = "https://www.googletagmanager.com/**";

test("Google Analytics is asked for, and loaded only once it was allowed", async ({ page }) => {
  const asked: string[] = [];
  // The library itself is out of reach; what counts is whether the page asks for it.
  await page.route(library, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/javascript", body: "" });
  });
  await page.goto(`${origin}/`);
  await page.mouse.move(5, 5);
  const question = page.getByRole("region", { name: "Consent" });
  await expect(question).toBeVisible();
  expect(asked).toEqual([]);
  await question.getByRole("button", { name: "Allow" }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => asked).toEqual([expect.stringContaining("id=G-TEST")]);

  await page.reload();
  await page.mouse.move(5, 5);
  await expect.poll(() => asked.length, "the answer is remembered").toBe(2);
  await expect(question).toBeHidden();
});

test("a no to Google Analytics is kept, and the page asks nobody who asked not to be counted", async ({
  page,
  browser,
}) => {
  const asked: string[] = [];
  await page.route(library, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto(`${origin}/`);
  await page.mouse.move(5, 5);
  const question = page.getByRole("region", { name: "Consent" });
  await question.getByRole("button", { name: "No, thank you" }).click();
  await page.reload();
  await page.mouse.move(5, 5);
  await page.locator("html[data-hydrated]").waitFor();
  await expect(question).toBeHidden();
  expect(asked).toEqual([]);

  const careful = await browser.newContext();
  await careful.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { get: () => true }),
  );
  const theirs = await careful.newPage();
  await theirs.goto(`${origin}/`);
  await theirs.mouse.move(5, 5);
  await theirs.locator("html[data-hydrated]").waitFor();
  await expect(theirs.getByRole("region", { name: "Consent" })).toBeHidden();
  await careful.close();
});

function listen(server: Server): Promise<string> {
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    ),
  );
}
