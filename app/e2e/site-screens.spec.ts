// The public screens as everyone meets them: both themes, no JavaScript, and a player's faults.
import { paths } from "../src/paths.ts";
import { expect, expectAccessible, test } from "./support/product.ts";
import { openPublished } from "./support/published-videos.ts";

const screens = [
  paths.interviews,
  paths.interviewSeries,
  paths.walkthroughs,
  paths.sparkdex,
  paths.kinetic,
  paths.cyclo,
  paths.coaching,
  paths.consultation,
  paths.enrolment,
  paths.thankYou,
  paths.tracker,
] as const;

for (const theme of ["light", "dark"] as const) {
  test(`the public screens hold to axe in the ${theme} theme`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.addInitScript((value) => localStorage.setItem("theme", value), theme);
    for (const path of screens) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveClass(new RegExp(theme));
      await expectAccessible(page);
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a tutorial can be read, with its example and its risks", async ({ page }) => {
    await page.goto(paths.kinetic);
    await expect(page.getByRole("heading", { name: "Kinetic in writing" })).toBeVisible();
    await expect(page.getByRole("row", { name: /The most that may be borrowed/ })).toContainText("$120.00");
    await expect(page.getByText("Liquidation", { exact: true })).toBeVisible();
  });

  test("the coaching address can be read and scanned", async ({ page }) => {
    await page.goto(paths.coaching);
    await expect(page.getByRole("main").getByText(/^0x[0-9a-fA-F]{40}$/)).toBeVisible();
    await expect(page.getByRole("img", { name: /QR code of the address 0x/ })).toBeVisible();
  });
});

test("a playlist's list is used by keyboard, and says where one is", async ({ page }) => {
  await page.goto(paths.sparkdex);
  await page.mouse.move(5, 5);
  const list = page.getByRole("region", { name: "Tutorials of SparkDEX" }).getByRole("listitem");
  const second = list.getByRole("button", { name: /Providing liquidity in a range/ });
  await second.focus();
  await page.keyboard.press("Enter");
  await expect(second).toHaveAttribute("aria-current", "true");
  await expect(page.getByText("2 of 3")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Providing liquidity in a range" })).toBeVisible();
});

// These pages differ from their prerendered HTML on purpose, which React reports: a page of their own.
test("a published video asks YouTube only after a press, plays, pauses and goes on", async ({
  browser,
  product,
}) => {
  const page = await browser.newPage({ baseURL: product.url });
  const asked = await openPublished(page, "player");
  const next = page.getByRole("button", { name: "Next" });
  await expect(next).toBeDisabled();
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: /Plays from YouTube/ }).click();
  await expect(next).toBeEnabled();
  expect(asked).toEqual(["https://www.youtube.com/iframe_api"]);
  await expect(page.locator("[data-video]")).toHaveAttribute("data-video", "video-swap");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByText("1 of 3, playing")).toBeVisible();
  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("1 of 3, paused")).toBeVisible();
  await next.click();
  await expect(page.locator("[data-video]")).toHaveAttribute("data-video", "video-range");
  await expect(page.getByText("2 of 3, playing")).toBeVisible();
  await page.close();
});

test("a player that does not come is reported in the specification's words", async ({ browser, product }) => {
  const page = await browser.newPage({ baseURL: product.url });
  await openPublished(page, "nothing");
  await page.getByRole("button", { name: /Plays from YouTube/ }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Video Loading Error");
  await expect(alert).toContainText(
    "Unable to load video. This could be due to network issues or the video file being unavailable.",
  );
  await expect(alert.getByRole("button", { name: "Refresh Page" })).toBeVisible();
  await page.close();
});
