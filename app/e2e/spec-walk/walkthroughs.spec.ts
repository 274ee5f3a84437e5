// The walkthroughs, the three playlists of tutorials, and the tracker's page.
import { site } from "../../src/content/site.ts";
import { cyclo, kinetic, sparkdex } from "../../src/content/walkthroughs.ts";
import { paths } from "../../src/paths.ts";
import { expect, test } from "../support/product.ts";
import { walk } from "./screen.ts";

walk({
  path: paths.walkthroughs,
  headings: ["SparkDEX", "Kinetic", "Cyclo", "Sceptre", "Flare Networks"],
  links: [
    ["Learn More about SparkDEX", paths.sparkdex],
    ["Learn More about Kinetic", paths.kinetic],
    ["Learn More about Cyclo", paths.cyclo],
    ["Open Sceptre", "https://sceptre.fi/"],
    ["Learn Flare Networks", site.links.networkLinks],
  ],
});

for (const { name, path, title, address, videos } of [sparkdex, kinetic, cyclo]) {
  walk({
    path,
    headings: [title],
    texts: ["Video Coming Soon", ...videos.map((video) => video.title)],
    links: [
      ["Back to Walkthroughs", paths.walkthroughs],
      ["Explore DeFi University", paths.university],
      [`Visit ${name}`, address],
    ],
  });

  test(`${path} lists three videos in 24 rem at most, and its controls wait for a player`, async ({
    page,
  }) => {
    await page.goto(path);
    const player = page.getByRole("region", { name: `Tutorials of ${name}` });
    const list = player.locator("ol:has(button)");
    await expect(list.getByRole("button")).toHaveCount(3);
    await expect(list).toHaveCSS("max-height", "384px");
    for (const control of ["Previous", "Play", "Next"]) {
      await expect(player.getByRole("button", { name: control, exact: true })).toBeDisabled();
    }
  });
}

walk({
  path: paths.tracker,
  headings: ["DeFi Tracker"],
  texts: [
    "14-day free trial",
    "14 Days Free",
    "$2.99/month after September",
    "$9.99/month after September",
    "Real-time Analytics",
    "Multi-Chain Support",
    "Advanced Features",
    "Free Trial",
    "14 days, no credit card required",
  ],
  links: [
    ["Back to Home", paths.home],
    ["Start Free Trial", site.links.tracker],
    ["Watch Demo", site.links.trackerDemo],
    ["Launch DeFi Tracker", site.links.tracker],
  ],
  accounts: [
    ["DeFi Tracker", site.links.trackerLogin],
    ["DeFi Den", site.links.den],
  ],
});

test("the tracker's top bar switches the theme", async ({ page }) => {
  await page.goto(paths.tracker);
  await page.getByRole("banner").getByRole("button", { name: "Dark theme" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
});
