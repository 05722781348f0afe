/**
 * Pages that a browser translates while a visitor uses them: what is read stays what is meant, and nothing breaks. In npm test each kind of button and
 * of upload; with TEST_ALL every form in every language.
 * Requirement F10.
 */
import type { Locator, Page } from "@playwright/test";
import { readForms } from "../scripts/forms.ts";
import type { AnyForm } from "../src/forms/define.ts";
import type { Field } from "../src/forms/fields.ts";
import { leadOf } from "./support/database.ts";
import { type Example, exampleNames, exampleOf } from "./support/examples.ts";
import { fewOf, waysOf } from "./support/few.ts";
import { answersIn } from "./support/fill.ts";
import { languageName, localesOf, shownIn } from "./support/locale.ts";
import { askedAll, idle, pressWaiting } from "./support/rest.ts";
import { expect, test as firstVisit, visits as test } from "./support/test.ts";
import { translated } from "./support/translator.ts";
import { formReady, ready, wake } from "./support/wake.ts";

const PDF = { name: "deed.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7\n%%EOF\n") };

/** A tap on a box, whatever language its words are in. */
async function tick(box: Locator, wanted: boolean): Promise<void> {
  const fold = box.locator("xpath=ancestor::details[not(@open)]/summary");
  if (wanted && (await fold.count()) > 0) await fold.click();
  if ((await box.isChecked()) !== wanted) await box.locator("xpath=ancestor::label[1]").click();
}

async function answer(page: Page, name: string, { kind }: Field, value: unknown): Promise<void> {
  if (kind === "group") {
    for (const [i, row] of (value as Example[]).entries()) {
      const { id: _, ...cells } = row;
      if (i > 0) await page.locator("fieldset[data-row] ~ button").last().click();
      for (const [cell, one] of Object.entries(cells))
        await answer(page, `${name}.${i}.${cell}`, { kind: "text" } as Field, one);
    }
    return;
  }
  const controls = page.locator(`[name="${name}"]`);
  const first = controls.first();
  const type = await first.evaluate((element) =>
    element instanceof HTMLInputElement ? element.type : element.localName,
  );
  if (type === "select") await first.selectOption(String(value));
  else if (type === "radio")
    await tick(
      controls.and(page.locator(`[value="${typeof value === "boolean" ? (value ? "Yes" : "No") : String(value)}"]`)),
      true,
    );
  else if (type !== "checkbox") await first.fill(String(value));
  else if (!Array.isArray(value)) await tick(first, value === true);
  else for (const box of await controls.all()) await tick(box, value.includes(await box.inputValue()));
}

/** What the form says, as it is read. */
async function said(page: Page): Promise<string> {
  await idle(page);
  return page.locator("[data-form-root]").evaluate((root) => (root as HTMLElement).innerText.replaceAll(/\s+/g, " "));
}

const firstExample = ({ type }: AnyForm): Example =>
  exampleOf(exampleNames.find((name) => name.split(".", 1)[0] === type)!);

/** From the first press to the filled form: what it says after each answer. */
async function filledIn(page: Page, form: AnyForm, address: string): Promise<string[]> {
  const all: string[] = [];
  if (form.gate !== "native") {
    await pressWaiting(page.locator("button[data-submit]"));
    all.push(await said(page));
  }
  const picker = Object.entries(form.fields).find(([, { kind }]) => kind === "files");
  if (picker) await page.locator(`[id="${picker[0]}"]`).setInputFiles([PDF, { ...PDF, name: "run.exe" }]);
  if (picker) await expect(page.getByRole("alert").filter({ hasText: "run.exe" })).toBeVisible();
  const known = new Set<string>();
  for (const [name, field, value] of answersIn(form, firstExample(form))) {
    // What comes and goes again: a question about an amount, a note about a code, a word that is too little.
    if (field.kind === "amount") await answer(page, name, field, "50-60");
    if (field.kind === "phone") await answer(page, name, field, "+971501234567");
    if (field.kind === "amount" || field.kind === "phone") await page.locator(`[id="${name}"]`).blur();
    await answer(page, name, field, value);
    // The first of a kind may ask for code (units, number words), which the others find there.
    if (!known.has(field.kind)) await askedAll(page);
    known.add(field.kind);
    all.push(await said(page));
  }
  expect(page.url()).toContain(address);
  return all;
}

/** Its form answers, and its sheet is whole: on a slow machine that may come later. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await formReady(page);
  await page.waitForFunction(() => {
    const { css } = document.documentElement.dataset;
    return document.querySelector<HTMLLinkElement>(`link[href="${css}"]`)?.sheet;
  });
}

const forms = (await readForms()).map(({ form }) => form).filter((form) => form.pages.length > 0);
/** They have together each kind of button and of upload. */
const few = fewOf(forms, waysOf);

for (const form of forms) {
  for (const language of localesOf(form)) {
    const tag = few.has(form) && language === "en" ? [] : "@all";
    test(
      `${form.type} is read as it is meant while a browser translates it, ${languageName(language)}`,
      { tag },
      async ({ page, context, complaints }) => {
        const shown = shownIn(language, form);
        const address = shown.pages[0]!.path;
        await open(page, address);
        await translated(page);
        const other = await context.newPage();
        await open(other, address);
        const meant = await filledIn(other, shown, address);
        await other.close({ runBeforeUnload: false });
        await page.evaluate(() => localStorage.clear());
        expect(await filledIn(page, shown, address)).toEqual(meant);
        await page.locator("button[data-submit]").click();
        await expect(page.locator("[data-reference]")).toBeVisible();
        await expect(page.locator("section.notice-success h2")).toHaveText(shown.labels.success);
        expect(leadOf(await page.locator("[data-reference]").innerText()).form_type).toBe(form.type);
        // A browser without background sync says so.
        expect(complaints.filter((one) => !one.startsWith("warning"))).toEqual([]);
      },
    );
  }
}

test("a page that was translated before its scripts came wakes, is filled in and sent", async ({ page }) => {
  await page.goto("/contact-form");
  await translated(page);
  await page.locator("#fullName").fill("Asha Menon");
  await formReady(page);
  await expect(page.locator("#fullName")).toHaveValue("Asha Menon");
  await page.locator("#phoneNumber").fill("98765 43210");
  await page.locator("#city").fill("Karjat");
  await page.locator("button[data-submit]").click();
  await expect(page.locator("[data-reference]")).toBeVisible();
});

test("a form whose nodes somebody has moved is drawn again by itself, with answers, files and the focus", async ({
  page,
}) => {
  await page.goto("/document-verification");
  await formReady(page);
  await page.locator("#files").setInputFiles([PDF]);
  await expect(page.getByText("deed.pdf").first()).toBeVisible();
  await page.locator("#email").fill("asha@example.com");
  await page.locator("#propertyLocation").fill("Kochi");
  // An extension that wraps what it finds, elements too.
  await page.evaluate(() => {
    for (const one of document.querySelectorAll("form[data-lead] [data-submit], form[data-lead] p")) {
      const frame = document.createElement("div");
      one.replaceWith(frame);
      frame.append(one);
    }
  });
  await page.locator("#fullName").pressSequentially("Asha Menon");
  await page.locator("#phoneNumber").pressSequentially("9876543210");
  await expect(page.locator("#phoneNumber")).toBeFocused();
  await expect(page.locator("#phoneNumber")).toHaveValue("9876543210");
  await expect(page.locator("#fullName")).toHaveValue("Asha Menon");
  await expect(page.getByText("deed.pdf").first()).toBeVisible();
  await expect(page.locator("form[data-lead]")).toHaveCount(1);
  await page.locator("button[data-submit]").click();
  const { payload } = leadOf(await page.locator("[data-reference]").innerText());
  expect((JSON.parse(payload) as Example).formData).toMatchObject({
    propertyLocation: "Kochi",
  });
  expect(payload).toContain("uploadedFileKeys");
});

test("calculators, searches and links of a translated page say what is meant", async ({ page, complaints }) => {
  await page.goto("/financial-services");
  await wake(page);
  await translated(page);
  const amount = page.locator("[data-figure=amount]").first();
  const cost = page.locator("form:has([data-figure=amount]) output").first();
  const before = await cost.innerText();
  await amount.fill("9000000");
  await expect(cost).not.toHaveText(before);
  await amount.fill("1");
  await expect(cost).toContainText("Enter a loan");
  await amount.fill("5000000");
  await expect(cost).toContainText("₹");
  await page.locator("footer a[href='/faq']").first().click();
  await ready(page);
  await page.getByRole("searchbox").fill("fee");
  await expect(page.locator("mark").first()).toBeVisible();
  await page.getByRole("searchbox").fill("loan");
  await expect(page.locator("mark").first()).toHaveText(/loan/i);
  await page.goBack();
  await expect(page.locator("h1")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a translated form counts down, is sent by Send now, and dialogs show each their own", async ({ page }) => {
  await page.route("**/forms", (route) => route.abort("connectionreset"));
  await page.goto("/contact-form");
  await formReady(page);
  await translated(page);
  await page.locator("#fullName").fill("Asha Menon");
  await page.locator("#phoneNumber").fill("98765 43210");
  await page.locator("#city").fill("Karjat");
  // Once the last of four tries is due the count is gone: a slow machine may look too late.
  await page.evaluate(() => {
    const counts = new Set<string>();
    Object.assign(globalThis, { counts });
    new MutationObserver(() => {
      const timer = document.querySelector("[role=timer]");
      if (timer) counts.add(timer.textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.locator("button[data-submit]").click();
  const counts = (): Promise<string[]> =>
    page.evaluate(() => [...(globalThis as unknown as { counts: Set<string> }).counts]);
  // More than there are pauses between four tries.
  await expect.poll(async () => (await counts()).length).toBeGreaterThan(3);
  for (const count of await counts()) expect(count).toMatch(/^Trying again in \d+ s…$/);
  await page.unroute("**/forms");
  await page.getByRole("button", { name: "Send now" }).click();
  await expect(page.locator("[data-reference]")).toBeVisible();

  await page.goto("/about/team?member=9");
  await wake(page);
  await translated(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("h2")).toHaveText("Devendra Shekhawat");
  const before = await dialog.innerText();
  await dialog.getByRole("button", { name: "Next" }).click();
  await expect(dialog.locator("h2")).toHaveText("Suresh Raghuvanshi");
  const lines = (text: string): string[] => text.split("\n").filter((line) => line.length > 3);
  const after = new Set(lines(await dialog.innerText()));
  expect(lines(before).filter((line) => after.has(line))).toEqual([]);
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
});

firstVisit(
  "a message of the outbox on a translated page waits, goes and says what is meant",
  async ({ page, context }) => {
    await page.goto("/contact-form");
    await formReady(page);
    await page.locator("#fullName").fill("Asha Menon");
    await page.locator("#phoneNumber").fill("98765 43210");
    await page.locator("#city").fill("Karjat");
    await context.setOffline(true);
    await page.locator("button[data-submit]").click();
    await expect(page.getByText("Kept on this device").first()).toBeVisible();
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.route("**/forms", (route) => route.abort("connectionreset"));
    await next.clock.install();
    await next.goto("/faq");
    await translated(next);
    await wake(next);
    const message = next.locator("[data-outbox]");
    // After four tries.
    await expect(async () => {
      await next.clock.fastForward(20_000);
      await expect(message).toContainText("is kept on this device until", { timeout: 500 });
    }).toPass();
    await next.unroute("**/forms");
    await message.getByRole("button", { name: "Send now" }).click();
    await expect(message).toContainText(/“Contact us” was sent\. Your reference is AIPM-[\dA-Z-]+\./);
    await expect(message.getByRole("button")).toHaveText(["Close"]);
    await message.getByRole("button").click();
    await expect(message).toHaveCount(0);
  },
);
