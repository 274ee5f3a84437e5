import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Printable } from "../../features/downloads/printable.tsx";
import { defi101 } from "../lessons/defi-101.ts";
import { downloads } from "./downloads.ts";
import printed from "./printed.json" with { type: "json" };
import { printedText } from "./printed-text.ts";
import { tasks } from "./tasks.ts";

const entities: Readonly<Record<string, string>> = {
  "&#x27;": "'",
  "&quot;": '"',
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};

describe.each(downloads)("the PDF of $title", ({ id, title, path, pdf }) => {
  const html = renderToStaticMarkup(<Printable id={id} title={title} />);
  const text = html.replace(/<[^>]+>/g, "").replace(/&[^;]+;/g, (entity) => entities[entity] ?? entity);

  it("was printed from the words the page has now; if not, run npm run pdfs", () => {
    expect(printed[id]).toBe(createHash("sha256").update(printedText(text)).digest("hex"));
  });

  it("lies beside its page", () => {
    expect(pdf).toBe(`${path}.pdf`);
    expect(path.endsWith(`/${id}`)).toBe(true);
  });

  it("shows no failed figure", () => {
    expect(html).not.toMatch(/NaN|Infinity|undefined|\[object/);
  });
});

it("asks about every lesson of DeFi 101, in order", () => {
  expect(tasks.map(({ lesson }) => lesson)).toEqual(defi101.map(({ id }) => id));
});

describe("the workbook's answers", () => {
  const answers = tasks.map(({ sum }) => sum.answer);

  // Each computed here by another way than the workbook's own.
  it.each([
    [0, `about ${Math.round((0.8 / (19.2 * 0.04)) * 365)} days`],
    [1, "262,144"],
    [2, "0.108 FLR"],
    [3, "about 122 days"],
    [4, "8,000 A remain, so you get 2,000. Without impact it would be 2,500: an impact of 20\u00a0%."],
    [5, "$400 in the pool and $500 held: a gap of 20\u00a0%."],
    [6, "2.00. It reaches 1 at $1.50."],
    [7, "200 have unlocked and 400 are locked. You get 400, and 200 are lost."],
    [8, "0.92: 8\u00a0% less"],
    [9, "The 200 cost $10, so the gain is $4, and $30 stay"],
  ])("to sum %i are right", (index, part) => {
    expect(answers[index]).toContain(part);
  });
});
