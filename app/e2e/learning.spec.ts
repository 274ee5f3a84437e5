// The course as a new learner takes it, on a phone: begun, left, come back to, failed, passed, certified.
import { alive, answer, check, doneBut, open, quizOf, startQuiz, store } from "./support/learner.ts";
import { expect, expectAccessible, test } from "./support/product.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test.describe("a new learner", () => {
  // A name that is none is refused on the way.
  test.use({ expectedFailures: [422] });

  test("the whole course is taken on a phone, left and come back to, up to a certificate that anyone can check", async ({
    page,
    browser,
    product,
  }) => {
    test.setTimeout(180_000);
    await page.goto("/");
    await page.getByRole("link", { name: "Start Course" }).first().tap();
    await expect(page.getByRole("heading", { name: "DeFi 101", level: 1 })).toBeVisible();
    await alive(page);
    for (let number = 1; number <= 10; number += 1) {
      const quiz = await quizOf(number);
      await startQuiz(page);
      await answer(page, quiz, true);
      await check(page);
      await expect(page.getByRole("heading", { name: /: passed$/ })).toBeFocused();
      await page.getByRole("button", { name: "Mark as Complete" }).tap();
      if (number === 10) break;
      await expect(page).toHaveURL(`/defi-101-page/lesson-${number + 1}`);
      if (number === 4) {
        // Left here, and come back to by the course's own address.
        await page.goto("/");
        await open(page, "/defi-101-page");
        await expect(page).toHaveURL("/defi-101-page/lesson-5");
        await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "40");
      }
    }
    await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "100");
    await page.getByRole("link", { name: "To your certificate" }).tap();
    await page.getByRole("button", { name: "Make my certificate" }).tap();
    await expect(page.getByText("Please enter the name")).toBeVisible();
    await page.getByLabel("Name on the certificate").fill("<b>Ada</b>");
    await page.getByRole("button", { name: "Make my certificate" }).tap();
    await expect(page.getByText("A name is made of letters")).toBeVisible();
    await expect(page.getByLabel("Name on the certificate")).toHaveValue("<b>Ada</b>");
    await page.getByLabel("Name on the certificate").fill("Ada Lovelace");
    await page.getByRole("button", { name: "Make my certificate" }).tap();
    await expect(page.getByRole("heading", { name: "Certificate of Ada Lovelace" })).toBeVisible();
    await expectAccessible(page);

    const stranger = await browser.newContext({ javaScriptEnabled: false });
    const seen = await stranger.newPage();
    const answered = await seen.goto(product.url + new URL(page.url()).pathname);
    expect(answered?.status()).toBe(200);
    await expect(seen.getByText("Genuine.")).toBeVisible();
    await expect(seen.getByRole("img", { name: /Ada Lovelace, DeFi 101/ })).toBeVisible();
    await stranger.close();

    await open(page, "/defi-101-page/lesson-10");
    await expect(page.getByRole("link", { name: "View Certificate" })).toHaveAttribute(
      "href",
      /^\/certificate\//,
    );
  });
});

test.describe("a certificate", () => {
  test.use({ expectedFailures: [404] });

  test("that is not earned yet says what is missing, and leads there", async ({ page }) => {
    await store(page, doneBut(4, 7));
    await open(page, "/defi-101-page/lesson-1");
    await page.getByText("View Certificate").tap();
    await expect(page.getByText("Not yet: 8 of 10 lessons are done.")).toBeVisible();
    const missing = page.getByRole("region", { name: "Certificate" });
    await expect(missing.getByText("quiz not passed")).toHaveCount(2);
    await expectAccessible(page);
    await missing.getByRole("link", { name: "Tokens and stablecoins" }).tap();
    await expect(page).toHaveURL("/defi-101-page/lesson-4");
  });

  test("is saved as a picture by the browser", async ({ page }) => {
    await store(page, doneBut());
    await open(page, "/defi-101-page/lesson-10");
    await page.getByLabel("Name on the certificate").fill("Grace Hopper");
    await page.getByRole("button", { name: "Make my certificate" }).tap();
    await expect(page.getByRole("heading", { name: "Certificate of Grace Hopper" })).toBeVisible();
    await alive(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as a picture" }).tap(),
    ]);
    expect(download.suggestedFilename()).toBe("certificate.png");
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const picture = Buffer.concat(chunks);
    expect(picture.subarray(1, 4).toString()).toBe("PNG");
    // Width and height stand in the header: twice the drawing's size.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([2_376, 1_680]);
  });

  test("is printed on one sheet of A4, lying, and nothing else", async ({ page }) => {
    await store(page, doneBut());
    await open(page, "/defi-101-page/lesson-10");
    await page.getByLabel("Name on the certificate").fill("Mary Somerville");
    await page.getByRole("button", { name: "Make my certificate" }).tap();
    await expect(page.getByRole("heading", { name: "Certificate of Mary Somerville" })).toBeVisible();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
    const [width = 0, height = 0] =
      /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf)?.slice(1).map(Number) ?? [];
    expect([Math.round(width), Math.round(height)]).toEqual([842, 595]);
  });

  test("that is forged is refused with a page that says so", async ({ page }) => {
    const answered = await page.goto("/certificate/AQEAAFEqQWRhIExvdmVsYWNlAAAAAAAAAAAAAAAAAAAAAA");
    expect(answered?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "This is no certificate of ours" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Print or save as PDF" })).toBeHidden();
    await expectAccessible(page);
  });
});

test("a quiz that is failed shows every reason, is retried where it was missed, and keeps the best result", async ({
  page,
}) => {
  const quiz = await quizOf(2);
  const [first, ...others] = quiz;
  if (!first) throw new Error("the quiz has no question");
  await open(page, "/defi-101-page/lesson-2");
  await startQuiz(page);
  await check(page);
  await expect(page.getByText("Pick an answer.")).toHaveCount(quiz.length);
  await answer(page, [first], true);
  await answer(page, others, false);
  // What was picked outlasts the page.
  await page.reload();
  await alive(page);
  await expect(page.locator(`input[name="${first.id}"]:checked`)).toHaveCount(1);
  await check(page);
  await expect(page.getByRole("heading", { name: `1 of ${quiz.length}: not passed yet` })).toBeFocused();
  for (const { options } of others) {
    for (const { why } of options) await expect(page.getByText(why, { exact: true })).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole("button", { name: `Retry the ${others.length} you missed` }).tap();
  await expect(page.locator("fieldset.question")).toHaveCount(others.length);
  await answer(page, others, true);
  await check(page);
  await expect(page.getByRole("heading", { name: `${quiz.length} of ${quiz.length}: passed` })).toBeFocused();
  await page.getByRole("button", { name: "Start over" }).tap();
  await expect(page.getByText(`Yours is ${quiz.length} of ${quiz.length}.`)).toBeVisible();
  await expect(page.getByText("quiz passed").first()).toBeAttached();
});
