// The specification's section 2, statement by statement, for the screens of people, videos and bookings.
import { paths } from "../../src/paths.ts";
import { expect, test } from "../support/product.ts";

test.describe("/1on1-coaching-page", () => {
  test.beforeEach(({ page }) => page.goto(paths.coaching).then(() => undefined));

  test("the booking button opens the booking widget in a new tab", async ({ page }) => {
    await expect(page.getByRole("main").getByRole("link", { name: /Book a session/ })).toHaveAttribute(
      "target",
      "_blank",
    );
  });

  test("Join Next leads to the payment section", async ({ page }) => {
    await page.getByRole("link", { name: "Join Next" }).click();
    await expect(page).toHaveURL(/#payment$/);
    await expect(page.getByRole("heading", { name: "Pay on Flare" })).toBeInViewport();
  });

  test("its navigation and its Log In menu are its own", async ({ page }) => {
    const main = page.getByRole("navigation", { name: "Main", exact: true });
    await expect(main.getByRole("link")).toHaveText([
      "Courses",
      "DeFi Tracker",
      "Interviews",
      "Step by Step Walkthroughs",
    ]);
    await page.getByText("Log In", { exact: true }).first().click();
    const banner = page.getByRole("banner");
    await expect(banner.getByRole("link", { name: /DeFi Tracker Login/ }).first()).toBeVisible();
    await expect(banner.getByRole("link", { name: /DeFi Den/ }).first()).toBeVisible();
  });

  test("meme coins are not accepted, and the disclaimer is shown", async ({ page }) => {
    await expect(page.getByRole("main")).toContainText("refunds of meme coin payments are not guaranteed");
    await expect(page.getByRole("main")).toContainText("not financial advice");
  });

  test("describes itself as a service", async ({ page }) => {
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const service = blocks.map((block) => JSON.parse(block)).find((block) => block["@type"] === "Service");
    expect(service).toMatchObject({
      name: expect.any(String),
      description: expect.any(String),
      serviceType: expect.any(String),
      provider: { name: "Emberfi" },
    });
  });
});

test("/web3-interviews has five interviews, controls, a booking dialog and its links", async ({ page }) => {
  await page.goto(paths.interviews);
  const player = page.getByRole("region", { name: "Interviews" });
  await expect(player.getByRole("button", { name: /Not recorded yet/ })).toHaveCount(5);
  for (const name of ["Previous", "Play", "Next"]) {
    await expect(player.getByRole("button", { name, exact: true })).toBeDisabled();
  }
  await expect(page.getByRole("main").getByRole("link", { name: "DeFi University" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Join for $25/month" })).toBeVisible();
  await page.getByRole("button", { name: "Book Your Zoom Interview" }).click();
  await expect(page.getByRole("dialog", { name: "Book Your Zoom Interview" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("/web3-interviews-playlist has three interviews with guests, and its links", async ({ page }) => {
  await page.goto(paths.interviewSeries);
  const main = page.getByRole("main");
  await expect(main.getByRole("button", { name: /sample guest/ })).toHaveCount(3);
  await expect(main.getByRole("link", { name: /^Back/ })).toHaveAttribute("href", paths.interviews);
  await expect(main.getByRole("link", { name: "1-on-1 coaching" })).toHaveAttribute("href", paths.coaching);
  await expect(main.getByRole("link", { name: "Join DeFi Den Community" })).toBeVisible();
});

test("/step-by-step-walkthroughs has five products and leads where each says", async ({ page }) => {
  await page.goto(paths.walkthroughs);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 2 })).toHaveCount(5);
  const inside = main.getByRole("link", { name: /Learn More/ });
  await expect(inside).toHaveCount(3);
  expect(await inside.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual([
    paths.sparkdex,
    paths.kinetic,
    paths.cyclo,
  ]);
  await expect(main.getByRole("link", { name: /Learn Flare Networks/ })).toHaveAttribute("target", "_blank");
  await expect(main.getByRole("link", { name: /Open Sceptre/ })).toHaveAttribute("target", "_blank");
});

for (const [path, name] of [
  [paths.sparkdex, "SparkDEX"],
  [paths.kinetic, "Kinetic"],
  [paths.cyclo, "Cyclo"],
] as const) {
  test(`${path} has three videos and its three ways on`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("region", { name: `Tutorials of ${name}` }).locator("ol button")).toHaveCount(
      3,
    );
    await expect(main.getByText("Video Coming Soon")).toBeVisible();
    await expect(main.getByRole("link", { name: /^Back/ })).toHaveAttribute("href", paths.walkthroughs);
    await expect(main.getByRole("link", { name: "Explore DeFi University" })).toBeVisible();
    await expect(main.getByRole("link", { name: new RegExp(`Visit ${name}`) })).toHaveAttribute(
      "target",
      "_blank",
    );
  });
}

test("/payment completes an enrolment with the tier that was chosen", async ({ page }) => {
  await page.goto(`${paths.enrolment}?tier=tier-3`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Complete Your Enrollment" })).toBeVisible();
  await expect(main.getByRole("link", { name: /^Back/ })).toHaveAttribute("href", paths.platform);
  await expect(main.getByRole("link", { name: /@/ }).first()).toHaveAttribute("href", /^mailto:/);
  await page.mouse.move(5, 5);
  await expect(main.getByRole("combobox").first()).toHaveValue("tier-3");
  await expect(main).toContainText("$700 per year");
});

test("/whale-booking has its cards, what to expect, and its links", async ({ page }) => {
  await page.goto(paths.consultation);
  const main = page.getByRole("main");
  for (const name of ["Flexible Scheduling", "Expert Guidance", "Easy Booking", "What to Expect"]) {
    await expect(main.getByRole("heading", { name })).toBeVisible();
  }
  await expect(main).toContainText("60-minute session");
  await expect(main.locator(`a[href="${paths.platform}"]`)).toBeVisible();
  await expect(main.locator(`a[href="${paths.interviews}"]`)).toBeVisible();
});

test("/thank-you says that the request was received, and leads home", async ({ page }) => {
  await page.goto(paths.thankYou);
  await expect(page.getByText("We've received your request and will be in touch shortly.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
});

test("/defi-tracker has its trial, prices, features and closing call", async ({ page }) => {
  await page.goto(paths.tracker);
  const main = page.getByRole("main");
  for (const name of [/Start Free Trial/, /Watch Demo/, /Launch DeFi Tracker/]) {
    await expect(main.getByRole("link", { name }).first()).toHaveAttribute("target", "_blank");
  }
  for (const text of [
    "14 Days Free",
    "$2.99/month after September",
    "$9.99/month after September",
    "Real-time Analytics",
    "Multi-Chain Support",
    "Advanced Features",
    "14 days, no credit card required",
  ]) {
    await expect(main).toContainText(text);
  }
  await expect(page.getByRole("banner").getByRole("button", { name: "Dark theme" })).toBeVisible();
});

test("the home page's affiliate overlay fills the screen and its backdrop or button closes it", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("main")).toContainText("20%");
  await page.getByRole("button", { name: /affiliate waitlist/ }).click();
  const overlay = page.getByRole("dialog", { name: "Affiliate waitlist" });
  await expect(overlay).toBeVisible();
  const box = await overlay.boundingBox();
  expect(box?.height).toBe(page.viewportSize()?.height);
  await overlay.getByRole("button", { name: "Close" }).click();
  await expect(overlay).toBeHidden();
});

test("the home page has its five anchors", async ({ page }) => {
  await page.goto("/");
  for (const anchor of ["contact", "courses", "founders", "community", "events"]) {
    await expect(page.locator(`#${anchor}`)).toHaveCount(1);
  }
});
