/** The browser that looks at the build, and what it looks at. */
import { type Browser, chromium, type Page } from "playwright-core";
import { lessonPath, paths, postPath } from "../../app/src/paths.ts";

/** Each page once: a short name, and its address. */
export const pages: Readonly<Record<string, string>> = {
  home: paths.home,
  university: paths.university,
  platform: paths.platform,
  catalogue: paths.catalogue,
  interviews: paths.interviews,
  series: paths.interviewSeries,
  walkthroughs: paths.walkthroughs,
  sparkdex: paths.sparkdex,
  kinetic: paths.kinetic,
  cyclo: paths.cyclo,
  coaching: paths.coaching,
  consultation: paths.consultation,
  enrolment: paths.enrolment,
  thankyou: paths.thankYou,
  tracker: paths.tracker,
  resources: paths.resources,
  rewards: `${paths.resources}#rewards`,
  defi101: paths.defi101,
  lesson: lessonPath(paths.defi101, "lesson-5"),
  mastery: paths.flareMastery,
  summary: lessonPath(paths.advancedPortfolio, "lesson-12"),
  search: `${paths.search}?q=swap`,
  glossary: paths.glossary,
  workbook: paths.workbook,
  checklist: paths.firstTransaction,
  worksheet: paths.riskWorksheet,
  disclaimer: paths.disclaimer,
  privacy: paths.privacy,
  notfound: "/no-such-page",
  blog: paths.blog,
  guide: paths.beginnersGuide,
  post: postPath("early-withdrawal"),
  admin: paths.admin,
};

/** Starts Chromium; CHROMIUM_PATH names it where it is not at /usr/bin/chromium. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
  });
}

/** Gives the page its visitor and waits until the application and the fonts are there. */
export async function settle(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  await page.waitForFunction(
    () => document.querySelector("main .skeleton") === null || location.pathname === "/admin",
  );
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(200);
}
