/** Keyboards, password managers and extensions in a form. */
import type { Page } from "@playwright/test";
import { form as loan } from "../src/forms/definitions/loan-funding.form.ts";
import { findLead } from "./support/stored-leads.ts";
import { holdWaking } from "./support/hold.ts";
import { waitForIdle, pressDisabled } from "./support/waits.ts";
import { expect, visits as test } from "./support/test.ts";
import { wakeForm, openForm } from "./support/wake.ts";

/** Types as a phone's keyboard does: each step replaces the text composed so far. `between` runs after the first step. */
async function compose(
  page: Page,
  text: string,
  between: () => Promise<void> = async () => {},
): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  for (let end = 1; end <= text.length; end += 1) {
    await keyboard.send("Input.imeSetComposition", {
      text: text.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    });
    if (end === 1) await between();
  }
  await keyboard.send("Input.insertText", { text });
  await keyboard.detach();
}

const COMPOSED = [
  ["a name", "/contact-form", "fullName", "Asha", "Asha"],
  ["a city in Hindi", "/hi/contact-form", "city", "कोच्चि", "कोच्चि"],
  ["a phone number", "/contact-form", "phoneNumber", "9876543210", "9876543210"],
  ["an email address", "/contact-form", "email", "asha@example.com", "asha@example.com"],
  ["a message", "/contact-form", "notes", "A flat in Baner", "A flat in Baner"],
  ["an amount", "/loan-funding", "loanAmount", "2500000", "25,00,000"],
  ["an amount in lakh", "/sell-property", "askingPrice", "५० लाख", "50,00,000"],
  ["a size", "/sell-property", "propertySize", "1250 sqft", "1250"],
  ["an area", "/joint-venture", "totalArea", "2 acre", "2 acre"],
] as const;

/** `npm test` types a text in Hindi and an amount. */
const COMMON = new Set<string>(["a city in Hindi", "an amount"]);

for (const [kind, path, id, typed, left] of COMPOSED)
  test(
    `keeps composed text when errors go: ${kind}`,
    { tag: COMMON.has(kind) ? [] : "@all" },
    async ({ page }) => {
      await openForm(page, path);
      const field = page.locator(`[id="${id}"]`);
      // Errors of every field, which go with the first letter.
      await pressDisabled(page.locator("button[data-submit]"));
      await field.focus();
      await compose(page, typed, () => waitForIdle(page));
      await expect(field).toHaveValue(typed);
      await field.blur();
      await expect(field).toHaveValue(left);
    },
  );

/** Stores a draft with an older answer of this control and an answer of another one. */
const storeDraft = (page: Page, id: string, other: string): Promise<void> =>
  page.evaluate(
    ([control, neighbour]) => {
      const { pathname, search } = location;
      const [name, row] = control.split(".");
      const rows = [{ id: "2", propertyName: "Kiran Heights", location: "Old" }];
      const at = Date.now();
      const answers = {
        [name!]: { value: row ? rows : "Old", at },
        [neighbour]: { value: "9811111111", at },
      };
      const type = document.querySelector<HTMLInputElement>("[name=formType]")!.value;
      const draft = { answers, page: pathname.replace(/^\/hi/, "") + search, version: 1, at };
      localStorage.setItem(`aipm:draft:${type}`, JSON.stringify(draft));
    },
    [id, other] as const,
  );

for (const [kind, path, id, typed, left] of [
  ...COMPOSED,
  [
    "a cell of a row",
    "/field-executive-feedback",
    "visits.0.location",
    "Kanpur",
    "Kanpur",
  ] as const,
])
  test(
    `keeps composed text when a draft arrives: ${kind}`,
    { tag: kind === "a name" ? [] : "@all" },
    async ({ page }) => {
      const other = id === "phoneNumber" ? "email" : "phoneNumber";
      const release = await holdWaking(page);
      await page.goto(path);
      await storeDraft(page, id, other);
      await page.reload();
      const field = page.locator(`[id="${id}"]`);
      await field.focus();
      await compose(page, typed, async () => {
        await release();
        await wakeForm(page);
        await expect(page.locator(`#${other}`)).toHaveValue("9811111111");
      });
      await expect(field).toHaveValue(typed);
      await field.blur();
      await expect(field).toHaveValue(left);
    },
  );

test("groups an amount only when its field is left", async ({ page }) => {
  await openForm(page, "/sell-property");
  const price = page.locator("#askingPrice");
  await price.click();
  await page.keyboard.type("5000000");
  await expect(price).toHaveValue("5000000");
  await expect(page.getByText("₹50 lakh", { exact: true })).toBeVisible();
  await page.keyboard.press("Home");
  await page.keyboard.press("Delete");
  await expect(price).toHaveValue("000000");
  await page.keyboard.press("Control+z");
  await expect(price).toHaveValue("5000000");
  await price.blur();
  await expect(price).toHaveValue("50,00,000");
});

/** Sets a value without an event, like some browsers and password managers. */
const fillSilently = (page: Page, answers: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate((all) => {
    for (const [id, text] of Object.entries(all)) {
      const control = document.querySelector(`#${id}`)!;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")!.set!.call(
        control,
        text,
      );
    }
  }, answers);

test("counts and sends answers that a browser sets without an event", async ({ page }) => {
  await openForm(page, "/loan-funding");
  await page.locator("#fullName").focus();
  await fillSilently(page, {
    fullName: "Asha Verma",
    phoneNumber: "+91 98765 43210",
    loanAmount: "2500000",
  });
  await page
    .locator("#incomeProof")
    .evaluate((select: HTMLSelectElement) => (select.selectedIndex = 1));
  await page.locator("#fullName").blur();
  await expect(page.locator("#loanAmount")).toHaveValue("25,00,000");
  await expect(page.getByText("Still needed: city.")).toBeVisible();
  await fillSilently(page, { city: "Pune" });
  await pressDisabled(page.locator("button[data-submit]"));
  const { payload } = findLead(await page.locator("[data-reference]").innerText());
  expect(JSON.parse(payload)).toMatchObject({
    formData: { personalDetails: { city: "Pune" }, loanDetails: { loanAmount: 2_500_000 } },
  });
  expect(payload).toContain(loan.fields.incomeProof.options[0]);
});

test("keeps text when an extension injects elements next to it", async ({ page }) => {
  const name = "Asha Venkatasubramanian Ramachandran of Thiruvananthapuram";
  const release = await holdWaking(page);
  await page.goto("/contact-form");
  await page.evaluate(() => {
    for (const input of document.querySelectorAll("form[data-lead] input[type=text]"))
      input.before(document.createElement("div"));
    for (const area of document.querySelectorAll("form[data-lead] textarea"))
      area.after(document.createElement("grammarly-extension"));
    document.querySelector("#root, body")!.prepend(document.createElement("div"));
  });
  await page.locator("#notes").fill("Typed before.");
  await page.locator("#fullName").focus();
  await page.keyboard.type(name.slice(0, 20));
  await release();
  await page.keyboard.type(name.slice(20, 40), { delay: 30 });
  await wakeForm(page);
  await expect(page.locator("#fullName")).toBeFocused();
  await page.keyboard.type(name.slice(40));
  await expect(page.locator("#fullName")).toHaveValue(name);
  await expect(page.locator("#notes")).toHaveValue("Typed before.");
});

test("keeps a text that is too long and says by how much", async ({ page }) => {
  await openForm(page, "/contact-form");
  const long = `${"We own a flat. ".repeat(500)}My number is 99999 88888`;
  for (const [id, text, over] of [
    [
      "notes",
      long,
      `${(long.length - 5000).toLocaleString("en-IN")} characters too many. The limit is 5,000.`,
    ],
    ["fullName", "A".repeat(260), "60 characters too many. The limit is 200."],
    ["city", "B".repeat(201), "1 characters too many. The limit is 200."],
  ] as const) {
    await page.locator(`#${id}`).focus();
    await page.keyboard.insertText(text);
    await expect(page.locator(`#${id}`)).toHaveValue(text);
    await expect(page.locator(`.field:has(#${id}) [role=status]`)).toHaveText(over);
  }
  await page.reload();
  await wakeForm(page);
  await expect(page.locator("#notes")).toHaveValue(long);
  await page.locator("#notes").fill("We own a flat.");
  await expect(page.locator(".field:has(#notes) [role=status]")).toBeEmpty();
});
