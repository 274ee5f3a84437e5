// The tutorials of SparkDEX as they are once their videos are published, without YouTube.
import type { Page } from "@playwright/test";
import { paths } from "../../src/paths.ts";

/** YouTube's script as a stand-in: a player that is ready at once and does as it is told. */
const playerScript = `
  window.YT = { Player: class {
    constructor(element, { videoId, events }) {
      this.events = events;
      this.picture = document.createElement("p");
      this.picture.dataset.video = videoId;
      element.replaceWith(this.picture);
      setTimeout(() => events.onReady({ target: this }));
    }
    playVideo() { this.events.onStateChange({ data: 1 }); }
    pauseVideo() { this.events.onStateChange({ data: 2 }); }
    loadVideoById(id) { this.picture.dataset.video = id; this.events.onStateChange({ data: 1 }); }
    destroy() { this.picture.remove(); }
  } };
  window.onYouTubeIframeAPIReady();
`;

/** Opens the tutorials of SparkDEX as if their videos were published, and counts what YouTube is asked for. */
export async function openPublished(page: Page, answer: "player" | "nothing"): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:\/\/[^/]*youtube/, async (route) => {
    asked.push(route.request().url());
    if (answer === "player") await route.fulfill({ contentType: "text/javascript", body: playerScript });
    else await route.abort();
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/id:(["'`])swap\1,title:(["'`])A first/, "youtubeId:'video-swap',$&")
      .replace(/id:(["'`])range\1/, "youtubeId:'video-range',$&");
    await route.fulfill({ response, body });
  });
  await page.goto(paths.walkthroughs);
  await page.goto(paths.sparkdex);
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  return asked;
}
