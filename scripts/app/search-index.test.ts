import { expect, it } from "vitest";
import { placeOfPage } from "./search-index.ts";

const head = '<title>Fees &amp; gas | Emberfi</title><meta name="description" content="What a step costs."/>';

it("takes title and summary from the head, and from the page each further word once", () => {
  const html = `${head}<header>Menu</header><main id="main"><h1>Fees &amp; gas</h1><p>A step costs gas. A <b>block</b> of 21000
    units, a BLOCK.</p><style>.x{color:red}</style><svg><text>axis</text></svg></main>`;
  expect(placeOfPage("/fees", html)).toEqual({
    kind: "page",
    title: "Fees & gas",
    path: "/fees",
    summary: "What a step costs.",
    words: "block units",
  });
});

it("tells lessons from pages by their address", () => {
  expect(placeOfPage("/defi-101-page/lesson-3", `${head}<main></main>`).kind).toBe("lesson");
});

it("refuses a page that nobody could find", () => {
  expect(() => placeOfPage("/nameless", "<main>Text</main>")).toThrow("/nameless");
});
