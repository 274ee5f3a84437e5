/**
 * What the lessons and quizzes say of their figures in words. The figures themselves come from `examples.ts`; here the
 * sentences around them, and every number that a quiz spells out, are held to arithmetic done by another way.
 */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { tasks } from "../downloads/tasks.ts";
import { defi101 } from "./defi-101.ts";
import { LOWEST_GAS_PRICE } from "./examples.ts";
import { visibleText } from "./written-text.ts";

const lessons = await Promise.all(
  defi101.map(async ({ id, loadText, loadQuiz }) => {
    const { Body } = await loadText();
    return { id, text: flat(visibleText(renderToStaticMarkup(<Body />))), quiz: await loadQuiz() };
  }),
);

/** One line, with plain spaces. */
function flat(text: string): string {
  return text.replace(/\s+/g, " ");
}

function textOf(number: number): string {
  return lessons[number - 1]?.text ?? "";
}

/** The right option of a question with one, and why it is. */
function rightOf(id: string) {
  const question = lessons.flatMap(({ quiz }) => quiz).find((one) => one.id === id);
  const right = question?.options.find(({ correct }) => correct);
  return { text: flat(right?.text ?? ""), why: flat(right?.why ?? "") };
}

describe("what the lessons say of their figures", () => {
  it("1: the costs of a first deposit take more than a year to earn back", () => {
    const days = Math.round((0.49 / ((10 - 0.49) * 0.05)) * 365);
    expect(days).toBeGreaterThan(365);
    expect(textOf(1)).toContain(`it takes ${days} days, more than a year, to earn back the $0.49`);
  });

  it("2: eleven known words leave 2,048 tries by 16, which take less than a second", () => {
    expect(2_048 / 16 / 1e12).toBeLessThan(1);
    expect(textOf(2)).toContain(
      `Eleven known words leave ${2_048 / 16} tries, which takes less than a second`,
    );
    const years = 2 ** 128 / 1e12 / 31_557_600;
    expect(textOf(2)).toContain(`about 10 to the power of ${Math.floor(Math.log10(years))} years`);
  });

  it("2: four missing words keep a thief who tries a million million a second busy for seconds", () => {
    expect(2_048 ** 4 / 16 / 1e12).toBeLessThan(2);
    expect(textOf(2)).toContain("Even four missing words are no wall");
  });

  it("3: three transactions at the lowest gas price cost a fraction of a cent", () => {
    const fee = ((21_000 + 50_000 + 150_000) * 500) / 1e9;
    expect(fee * 0.02).toBeLessThan(0.01);
    expect(textOf(3)).toContain(`That is $${(fee * 0.02).toFixed(4)}, a fraction of a cent`);
  });

  it("4: a slip to 88 cents undoes more than two years of interest at 5 %", () => {
    expect(0.12 / 0.05).toBeGreaterThan(2);
    expect(textOf(4)).toContain("At 88 cents more than two years are gone");
  });

  it("5: the impact is many times the fee in the small pool, and less than it in the large one", () => {
    const impact = (dollars: number) => 99.7 / (dollars + 99.7);
    expect(impact(2_000) / 0.003).toBeGreaterThan(10);
    expect(impact(200_000)).toBeLessThan(0.003);
    expect(textOf(5)).toContain(
      "In the small pool the impact costs you many times the fee. In the large one the fee is the larger part.",
    );
  });

  it("6: a doubling leaves a share short of holding by what 572 days of fees make up", () => {
    const short = 600 - 2 * Math.sqrt(200 * 400);
    expect(textOf(6)).toContain(`it takes ${Math.round(short / 0.06)} days of fees`);
  });

  it("7: interest of a year moves the price of liquidation up by a tenth", () => {
    expect(textOf(7)).toContain(
      `you then owe $550.00. The price at which you are liquidated has then crept up from $${(500 / 37_500).toFixed(4)} to $${(550 / 37_500).toFixed(4)}`,
    );
  });

  it("8: 25 reward epochs of 3.5 days are about 87 days", () => {
    expect(textOf(8)).toContain(`After 25 epochs, about ${Math.floor(25 * 3.5)} days`);
  });

  it("9: adding back each month pays its fees, each week does not, and each day costs more than a year earns", () => {
    const extra = (times: number) => 100 * ((1 + 0.12 / times) ** times - 1.12) - times * 0.05;
    for (const times of [4, 12]) {
      expect(extra(times)).toBeGreaterThan(0);
      expect(extra(times)).toBeLessThan(0.5);
    }
    expect(extra(52)).toBeLessThan(0);
    expect(365 * 0.05).toBeGreaterThan(100 * (1 + 0.12 / 365) ** 365 - 100);
    expect(textOf(9)).toContain(
      "Each quarter or each month gains a few cents. Each week loses money, and each day costs more than the whole interest of the year.",
    );
  });

  it("10: the bad day takes what its rows lose", () => {
    const left = 200 * 0.97 + 150 * 0.5 + 50 * Math.sqrt(0.5 * 0.97);
    expect(textOf(10)).toContain(
      `You lost $${(500 - left).toFixed(2)}, or ${(((500 - left) / 500) * 100).toFixed(1)} %. To be back you need ${(((500 - left) / left) * 100).toFixed(1)} %`,
    );
  });
});

describe("what the quizzes say", () => {
  it.each([
    ["lesson-3-fee", "0.02 FLR", "40,000 times 500 are 20 million gwei"],
    [
      "lesson-4-market-cap",
      "A, at $100 million against $50 million.",
      "0.01 times 10 billion is 100 million",
    ],
    [
      "lesson-4-depeg-days",
      `About ${Math.ceil((0.02 / 0.04) * 365)} days', half a year.`,
      "Two per cent is half of four",
    ],
    ["lesson-5-compute", "500", "With 2,000 B in the pool, 500 A must remain."],
    ["lesson-5-tolerance", "980", "Two per cent of 1,000 are 20."],
    ["lesson-6-fourfold", "$400", "You hold 50 tokens at $4 and $200. That is 20 % less than holding."],
    ["lesson-6-fees", "$0.60", "0.3 % of $10,000 is $30, and 2 % of that is $0.60."],
    ["lesson-7-health", "1.6", "$2,000 times 0.8 is $1,600, and divided by $1,000 that is 1.6."],
    ["lesson-7-price", "Below $1.25", "$1,000 divided by 1,000 tokens and by 0.8 gives $1.25."],
    ["lesson-7-liquidator", "$550", "$500 plus a tenth of it. The extra $50"],
    ["lesson-8-early", "750", "500 have unlocked. Of the 500 that are locked, half is paid"],
    ["lesson-9-apy", `${((1.02 ** 12 - 1) * 100).toFixed(1)} %`, "is about 1.268."],
    ["lesson-9-two-years", "605", "500 times 1.1 is 550, and times 1.1 again is 605."],
    ["lesson-9-price", "It falls by 10 %.", "1.20 times 0.75 is 0.90"],
    ["lesson-10-recover", "300 %", "it has to become four times as large: a gain of 300 %."],
    ["lesson-10-gain", "$3", "The 100 tokens cost a quarter of $20, so $5. $8 less $5 is $3."],
  ])("%s is right in the answer and in its reason", (id, answer, reason) => {
    const { text, why } = rightOf(id);
    expect(text).toBe(answer);
    expect(why).toContain(reason);
  });
});

it("no fee in the course is reckoned at a gas price that Flare does not take", () => {
  const everything = [
    ...lessons.flatMap(({ text, quiz }) => [text, ...quiz.map(({ prompt }) => prompt)]),
    ...tasks.map(({ sum }) => sum.question),
  ].join("\n");
  const prices = [...everything.matchAll(/([\d,.]+) gwei/g)].map(([, price = ""]) =>
    Number(price.replaceAll(",", "")),
  );
  expect(prices.length).toBeGreaterThanOrEqual(3);
  expect(prices.filter((price) => price < LOWEST_GAS_PRICE)).toEqual([]);
});
