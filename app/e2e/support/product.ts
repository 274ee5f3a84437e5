// What every journey has: the running product, a page that fails on console errors, and axe.
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { startChain } from "../../../chain/start.ts";
import { chainVars, freePort, PASSWORD, type Served, serve } from "../../../worker/tests/support/served.ts";

/** The running product with its chain. */
export interface Product extends Served {
  chain: Awaited<ReturnType<typeof startChain>>;
}

interface PerTest {
  /** Answers that this journey provokes on purpose, which the browser reports by itself: `401`; 0 for none at all. */
  expectedFailures: number[];
}

interface PerWorker {
  product: Product;
}

/** A test of a journey. */
export const test = base.extend<PerTest, PerWorker>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern.
    async ({}, use) => {
      const chain = await startChain({ port: await freePort(), proxyPort: await freePort() });
      const served = await serve({ vars: chainVars(chain) });
      await use({ ...served, chain });
      await served.stop();
      await chain.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  expectedFailures: [[], { option: true }],
  baseURL: ({ product }, use) => use(product.url),
  page: async ({ page, expectedFailures }, use) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => {
      if (message.type() !== "error") return;
      const status = message.text().includes("net::ERR_") ? 0 : /status of (\d+)/.exec(message.text())?.[1];
      if (!expectedFailures.includes(Number(status))) faults.push(message.text());
    });
    await use(page);
    expect(faults, "the page reports no errors").toEqual([]);
  },
});

export { expect };

/** Fails where axe finds a fault on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // Nothing runs in a sandboxed frame, axe included; the article in it is checked at its own address.
  const { violations } = await new AxeBuilder({ page }).exclude("iframe[sandbox='']").analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
  expect(found).toEqual([]);
}

/** Logs in through the home page's dialog, as the admin does. */
export async function logIn(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Admin Login" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Username").fill("admin");
  await dialog.getByLabel("Password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
}

/** Opens a tab of the dashboard or of the tools. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole("tab", { name }).click();
}
