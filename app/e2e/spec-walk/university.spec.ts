// The University's landing page, its catalogue, and the learning centre of the DeFi Den.
import { site } from "../../src/content/site.ts";
import { paths } from "../../src/paths.ts";
import { expect, test } from "../support/product.ts";
import { walk } from "./screen.ts";

const modules = ["DeFi 101", "Flare Network Mastery", "Advanced Portfolio Management"] as const;
const moduleFacts = [
  "Beginner · 10 lessons · 2 hours",
  "Intermediate · 6 lessons · 1.5 hours",
  "Advanced · 12 lessons · 3 hours",
  "1000+ enrolled",
  "500+ enrolled",
];

walk({
  path: paths.university,
  headings: ["DeFi University", "Curriculum", ...modules, "Why choose this University", "From students"],
  texts: [
    ...moduleFacts,
    "$0",
    "$25 per 30 days",
    "Community chat",
    "Basic resources",
    "Network mastery",
    "Advanced portfolio management",
    "Live events and training calls",
    "An exclusive NFT",
  ],
  links: [
    ["Back to Home", paths.home],
    ["Access Full Platform", paths.platform],
    ["Start Your DeFi Journey", paths.platform],
    ["Explore Free Content", paths.catalogue],
    ["Get Started Free", paths.catalogue],
  ],
});

test("the comparison gives Free three things and Premium all seven", async ({ page }) => {
  await page.goto(paths.university);
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader", { name: /Free/ })).toBeVisible();
  const rows = table.locator("tbody tr");
  const held = await rows.evaluateAll((lines) =>
    lines.map((line) =>
      [...line.querySelectorAll("td")].map((cell) => cell.textContent?.trim() === "included"),
    ),
  );
  expect(held.filter(([free]) => free)).toHaveLength(3);
  expect(held.filter(([, premium]) => premium)).toHaveLength(7);
});

test("three students are quoted, and said to be samples while they are", async ({ page }) => {
  await page.goto(paths.university);
  const quotes = page.locator("figure:has(blockquote)");
  await expect(quotes).toHaveCount(3);
  await expect(quotes.getByText("Sample", { exact: true })).toHaveCount(3);
});

test("a link to the University arrives at its top", async ({ page }) => {
  await page.goto(paths.interviews);
  await page.getByRole("main").getByRole("link", { name: "DeFi University" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "DeFi University" })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

walk({
  path: paths.catalogue,
  headings: ["Courses", ...modules],
  texts: moduleFacts,
  links: [
    ["Back to DeFi University", paths.university],
    ["Start Free Course", paths.defi101],
    ["Preview of DeFi 101", paths.defi101],
    ["Access on DeFi Forward", site.links.partner],
    ["Preview of Flare Network Mastery", site.links.partner],
    ["Preview of Advanced Portfolio Management", site.links.partner],
  ],
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("View Details shows what a module asks and gives, of one module at a time", async ({ page }) => {
      await page.goto(paths.catalogue);
      const first = page.getByRole("article", { name: modules[0] });
      const second = page.getByRole("article", { name: modules[1] });
      await first.getByText("View Details").click();
      for (const term of ["Prerequisites", "Skills gained", "Certification"]) {
        await expect(first.getByText(term, { exact: true })).toBeVisible();
      }
      await second.getByText("View Details").click();
      await expect(second.getByText("Prerequisites")).toBeVisible();
      await expect(first.getByText("Prerequisites")).toBeHidden();
      await second.getByText("View Details").click();
      await expect(page.locator("details[name=module][open]")).toHaveCount(0);
    });
  });
}

test("each module names six topics", async ({ page }) => {
  await page.goto(paths.catalogue);
  for (const name of modules) {
    await expect(page.getByRole("article", { name }).locator("ul").first().getByRole("listitem")).toHaveCount(
      6,
    );
  }
});

walk({
  path: paths.platform,
  headings: [
    "DeFi Den Learning Center",
    "DeFi 101",
    "Strategy & Mindset Mastery",
    "Borrowing & Lending",
    "Mastering AMMs",
    "DeFi University",
    "DeFi Tools Mastery",
    "DeFi Tutorials",
    "Trading Mastery",
    "More Courses Coming",
    "Tier 1",
    "Tier 2",
    "Tier 3",
  ],
  texts: [
    "$25 USD monthly",
    "$75 monthly",
    "or $700 per year",
    "2 free months and 1 month at $25",
    "$260 monthly",
    "All educational videos",
    "DeFi Den community",
    "Direct access via a discussion panel",
    "Weekly calls",
    "Early access to content",
    "Two 1-hour 1-on-1 coaching calls per month",
    "Exclusive strategy updates",
    "30-day money-back guarantee",
    "2-3 hours per week and finish in 2-3 months",
    "as little as $10 USD",
  ],
  links: [
    ["Enroll Now", paths.enrolment],
    ["Watch Free Preview", paths.defi101],
    ["Launch DeFi Tracker", site.links.tracker],
    ["Enroll in Tier 1", `${paths.enrolment}?tier=tier-1`],
    ["Enroll in Tier 2", `${paths.enrolment}?tier=tier-2`],
    ["Enroll in Tier 3", `${paths.enrolment}?tier=tier-3`],
  ],
  accounts: [
    ["DeFi Tracker", site.links.trackerLogin],
    ["DeFi Den", site.links.den],
  ],
});

test("the learning centre has six features and three questions", async ({ page }) => {
  await page.goto(paths.platform);
  const features = page.getByRole("region", { name: "What is in it" }).locator("dt");
  await expect(features).toHaveCount(6);
  await expect(page.getByRole("region", { name: "Before you enrol" }).locator("dt, summary")).toHaveCount(3);
});
