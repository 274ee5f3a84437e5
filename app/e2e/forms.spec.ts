// Our own forms as visitors fill them in: corrected, kept over a reload, sent once, without JavaScript.
import { call } from "../../chain/json-rpc.ts";
import site from "../../site.json" with { type: "json" };
import { expect, expectAccessible, test } from "./support/product.ts";

const inbox = "SELECT kind, name, fields FROM submissions ORDER BY id DESC LIMIT 1";

/** Nobody fills a form in within two seconds; a journey would. */
const SLOWLY = 2_100;

test.describe("with mistakes", () => {
  test("a form names them as a field is left, and all at once when it is sent", async ({ page, product }) => {
    await page.goto("/#contact");
    const form = page.locator("#form-contact");
    await form.getByLabel("E-mail address").fill("ada@nowhere");
    await form.getByLabel("Message").focus();
    await expect(page.getByText("This does not look like an e-mail address.").first()).toBeVisible();
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByRole("alert")).toContainText("Please enter your name.");
    await expectAccessible(page);
    expect(product.rows("SELECT count(*) AS n FROM submissions WHERE kind = 'contact'")).toEqual([{ n: 0 }]);
  });
});

test("what was typed survives a reload, is sent, and is thanked for", async ({ page, product }) => {
  await page.goto("/defi-university");
  await page.getByLabel("Your name").fill("Ada");
  await page.getByLabel("E-mail address").fill("ada@example.org");
  await page.getByLabel("Message").fill("Which module first?");
  await page.locator("html[data-hydrated]").waitFor();
  await page.reload();
  await page.mouse.move(10, 10);
  await expect(page.getByLabel("Message")).toHaveValue("Which module first?");
  await page.waitForTimeout(SLOWLY);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByText("We've received your request and will be in touch shortly.")).toBeVisible();
  expect(product.rows(inbox)).toEqual([expect.objectContaining({ kind: "contact", name: "Ada" })]);
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("a tier is chosen where its price stands and arrives with the form", async ({ page, product }) => {
  await page.goto("/defi-university-platform");
  await page.getByRole("link", { name: "Enroll in Tier 2" }).click();
  await expect(page.getByRole("heading", { name: "Complete Your Enrollment" })).toBeVisible();
  await expect(page.getByLabel("Tier", { exact: true })).toHaveValue("tier-2");
  await page.getByLabel("Your name").fill("Ben");
  await page.getByLabel("E-mail address").fill("ben@example.org");
  await page.getByLabel("How would you like to pay?").selectOption("crypto");
  await page.waitForTimeout(SLOWLY);
  await page.getByRole("button", { name: "Send enrolment" }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(JSON.parse(String(product.rows(inbox)[0]?.fields))).toMatchObject({
    tier: ["tier-2"],
    payment: ["crypto"],
  });
});

test("a time is picked in one's own zone and kept in UTC", async ({ browser, product }) => {
  const context = await browser.newContext({ timezoneId: "America/Chicago", baseURL: product.url });
  const page = await context.newPage();
  await page.goto("/whale-booking");
  await page.mouse.move(10, 10);
  await expect(page.getByText("Your time zone: America/Chicago")).toBeVisible();
  const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Your name").fill("Cleo");
  await page.getByLabel("E-mail address").fill("cleo@example.org");
  await page.getByLabel("What would you like to talk about?").fill("Custody");
  await page.getByLabel("Time 1").fill(`${nextMonth}T09:00`);
  await page.waitForTimeout(SLOWLY);
  await page.getByRole("button", { name: "Ask for this session" }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  const times = JSON.parse(String(product.rows(inbox)[0]?.fields)).times as string[];
  expect(times[0]).toMatch(new RegExp(`^${nextMonth}T1[45]:00:00Z$`));
  await context.close();
});

test("a coaching payment is found on chain, and another's is refused beside its field", async ({
  page,
  product,
}) => {
  test.slow();
  const { nodeUrl } = product.chain;
  const [from] = await call<string[]>(nodeUrl, "eth_accounts", []);
  const pay = (to: string) =>
    call<string>(nodeUrl, "eth_sendTransaction", [{ from, to, value: "0xde0b6b3a7640000" }]);
  await page.goto("/1on1-coaching-page");
  await page.getByLabel("Your name").fill("Dora");
  await page.getByLabel("E-mail address").fill("dora@example.org");
  await page.getByLabel("Transaction hash").fill(await pay("0x00000000000000000000000000000000000000aa"));
  await page.waitForTimeout(SLOWLY);
  await page.getByRole("button", { name: "Send payment details" }).click();
  await expect(page.getByText("paid nothing to the wallet").first()).toBeVisible();
  await page.getByLabel("Transaction hash").fill(await pay(site.wallet.address));
  await page.getByRole("button", { name: "Send payment details" }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(
    product.rows(
      "SELECT json_extract(payment, '$.state') AS state FROM submissions ORDER BY id DESC LIMIT 1",
    ),
  ).toEqual([{ state: "paid" }]);
});
test.use({ expectedFailures: [422] });

test("the affiliate waitlist opens over the page and leaves by its button and its backdrop", async ({
  page,
}) => {
  await page.goto("/");
  const open = page.getByRole("button", { name: "Join the affiliate waitlist" });
  await open.click();
  const overlay = page.getByRole("dialog", { name: "Affiliate waitlist" });
  await expect(overlay).toBeVisible();
  await expectAccessible(page);
  await overlay.getByRole("button", { name: "Close" }).click();
  await expect(overlay).toBeHidden();
  await open.click();
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
  await open.click();
  await expect(overlay).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(overlay).toBeHidden();
});

test("the waitlist and an interview are sent from their overlays", async ({ page, product }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Join the affiliate waitlist" }).click();
  const waitlist = page.getByRole("dialog", { name: "Affiliate waitlist" });
  await waitlist.getByLabel("Your name").fill("Fay");
  await waitlist.getByLabel("E-mail address").fill("fay@example.org");
  await waitlist.getByLabel("Where would you tell people about us?").fill("A newsletter on staking");
  await page.waitForTimeout(SLOWLY);
  await waitlist.getByRole("button", { name: "Join the waitlist" }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(product.rows(inbox)).toEqual([expect.objectContaining({ kind: "affiliate", name: "Fay" })]);

  await page.goto("/web3-interviews");
  await page.getByRole("button", { name: "Book Your Zoom Interview" }).click();
  const booking = page.getByRole("dialog", { name: "Book Your Zoom Interview" });
  await booking.getByLabel("Your name").fill("Gus");
  await booking.getByLabel("E-mail address").fill("gus@example.org");
  await booking.getByLabel("What do you work on?").fill("An oracle");
  await booking.getByLabel("What would you like to talk about?").fill("Who can change it");
  const nextMonth = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await booking.getByLabel("Time 1").fill(`${nextMonth}T15:00`);
  await page.waitForTimeout(SLOWLY);
  await booking.getByRole("button", { name: "Send proposal" }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(product.rows(inbox)).toEqual([expect.objectContaining({ kind: "interview", name: "Gus" })]);

  // The visitor's confirmation, with what was asked for in it.
  const mails = product.rows(
    "SELECT recipient, body FROM outbox WHERE recipient IN ('fay@example.org', 'gus@example.org')",
  );
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(["fay@example.org", "gus@example.org"]);
  expect(mails.map(({ body }) => body).join()).toContain("Who can change it");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false, expectedFailures: [422] });

  test("a form is corrected on the page that comes back, and sent from there", async ({ page, product }) => {
    await page.goto("/#contact");
    const form = page.locator("#form-contact");
    await form.getByLabel("Your name").fill("Eli");
    await form.getByLabel("E-mail address").fill("eli@nowhere");
    await form.getByLabel("Message").fill("Hello");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Nothing was sent yet")).toBeVisible();
    await expect(page.getByLabel("Your name")).toHaveValue("Eli");
    await page.getByLabel("E-mail address").fill("eli@example.org");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page).toHaveURL(/\/thank-you$/);
    expect(product.rows(inbox)).toEqual([expect.objectContaining({ name: "Eli" })]);
  });
});
