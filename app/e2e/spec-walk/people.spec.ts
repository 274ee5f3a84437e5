// The screens where one meets people: coaching, consultation, interviews, enrolment, and the thanks.
import type { Page } from "@playwright/test";
import { site } from "../../src/content/site.ts";
import { paths } from "../../src/paths.ts";
import { expect, test } from "../support/product.ts";
import { walk } from "./screen.ts";

/** What a page reports as having happened, as 'action/category/label', from now on; not that it was opened. */
async function reported(page: Page): Promise<string[]> {
  const events: string[] = [];
  await page.route("**/api/events", async (route) => {
    for (const { action, category, label } of route.request().postDataJSON().events) {
      if (category) events.push([action, category, label].filter(Boolean).join("/"));
    }
    await route.fulfill({ status: 204 });
  });
  return events;
}

walk({
  path: paths.coaching,
  headings: ["An hour on your own positions", "Pay on Flare", "Tell us about your payment"],
  texts: [
    "60 minutes",
    "except meme coins; refunds of meme coin payments are not guaranteed",
    "not financial advice",
    site.wallet.address,
  ],
  links: [
    ["Book a session", site.links.coachingBooking],
    ["Join Next", "#payment"],
  ],
  accounts: [
    ["DeFi Tracker Login", site.links.trackerLogin],
    ["DeFi Den", site.links.den],
  ],
});

test("the coaching page has a masthead of its own", async ({ page }) => {
  await page.goto(paths.coaching);
  const links = page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link");
  const found = await links.evaluateAll((items) =>
    items.map((link) => [link.textContent, link.getAttribute("href")]),
  );
  expect(found).toEqual([
    ["Courses", paths.platform],
    ["DeFi Tracker", paths.tracker],
    ["Interviews", paths.interviews],
    ["Step by Step Walkthroughs", paths.walkthroughs],
  ]);
});

test("Join Next leads to the payment, with the wallet as a QR code, and is counted", async ({ page }) => {
  const events = await reported(page);
  await page.goto(paths.coaching);
  await page.getByRole("link", { name: "Join Next" }).click();
  await expect(page).toHaveURL(/#payment$/);
  await expect(page.getByRole("heading", { name: "Pay on Flare" })).toBeInViewport();
  await expect(
    page.getByRole("img", { name: `QR code of the address ${site.wallet.address}` }),
  ).toBeVisible();
  await expect.poll(() => events).toEqual(["click/button/join_next_coaching"]);
});

test("booking a session is counted", async ({ page, context }) => {
  const events = await reported(page);
  await context.route(`${site.links.coachingBooking}**`, (route) => route.fulfill({ body: "A calendar." }));
  await page.goto(paths.coaching);
  await page.getByRole("link", { name: /Book a session/ }).click();
  await expect.poll(() => events).toEqual(["booking_click/coaching/one_on_one_booking"]);
});

walk({
  path: paths.interviews,
  headings: ["Web3 interviews"],
  texts: ["Video Coming Soon", "$25/month"],
  links: [
    ["DeFi University", paths.university],
    ["Join for $25/month", paths.platform],
    ["The interview series", paths.interviewSeries],
  ],
});

test("the interviews are five in a list of 24 rem at most, and controls wait for a player", async ({
  page,
}) => {
  await page.goto(paths.interviews);
  const player = page.getByRole("region", { name: "Interviews" });
  const list = player.getByRole("list").filter({ has: page.getByRole("button") });
  await expect(list.getByRole("button")).toHaveCount(5);
  await expect(list).toHaveCSS("max-height", "384px");
  for (const name of ["Previous", "Play", "Next"]) {
    await expect(player.getByRole("button", { name, exact: true })).toBeDisabled();
  }
});

test("an interview is booked in a dialog, which is counted, and Escape closes it", async ({ page }) => {
  const events = await reported(page);
  await page.goto(paths.interviews);
  await page.getByRole("button", { name: "Book Your Zoom Interview" }).click();
  const dialog = page.getByRole("dialog", { name: "Book Your Zoom Interview" });
  await expect(dialog.getByRole("textbox").first()).toBeVisible();
  await expect.poll(() => events).toEqual(["booking_click/interview/web3_interviews_page"]);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

walk({
  path: paths.interviewSeries,
  headings: ["Web3 interview series"],
  texts: ["sample guest"],
  links: [
    ["Back to Interviews", paths.interviews],
    ["1-on-1 coaching", paths.coaching],
    ["Join DeFi Den Community", paths.platform],
  ],
});

test("the series has three interviews, each with its guest", async ({ page }) => {
  await page.goto(paths.interviewSeries);
  const list = page.getByRole("region", { name: "The series" }).locator("ol button");
  await expect(list).toHaveCount(3);
  await expect(list.filter({ hasText: "sample guest" })).toHaveCount(3);
});

walk({
  path: paths.enrolment,
  headings: ["Complete Your Enrollment"],
  texts: [
    "$25 monthly",
    "$75 monthly",
    "$700 per year: 2 free months and 1 month at $25",
    "$260 monthly",
    "30-day money-back guarantee",
  ],
  links: [
    ["Back to DeFi Den", paths.platform],
    [site.supportEmail, `mailto:${site.supportEmail}`],
  ],
});

test("the enrolment begins with the tier that was chosen", async ({ page }) => {
  await page.goto(paths.platform);
  await page.getByRole("link", { name: "Enroll in Tier 3" }).click();
  await expect(page.getByRole("heading", { name: "Complete Your Enrollment" })).toBeVisible();
  await page.mouse.move(5, 5);
  await expect(page.getByRole("combobox").first()).toHaveValue("tier-3");
});

walk({
  path: paths.consultation,
  headings: [
    "Book a consultation",
    "Flexible Scheduling",
    "Expert Guidance",
    "Easy Booking",
    "What to Expect",
    "Session topics",
    "Session details",
  ],
  texts: ["60-minute session"],
  links: [
    ["DeFi Den Learning Center", paths.platform],
    ["Web3 interviews", paths.interviews],
  ],
});

test("a visit to the consultation page is counted", async ({ page }) => {
  const events = await reported(page);
  await page.goto(paths.consultation);
  await page.mouse.move(5, 5);
  await expect.poll(() => events).toEqual(["page_view/consultation"]);
});

walk({
  path: paths.thankYou,
  texts: ["We've received your request and will be in touch shortly."],
  links: [["Back to Home", paths.home]],
});
