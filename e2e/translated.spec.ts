/**
 * Pages that a browser translates while they are used. `npm test` covers one form with files, TEST_ALL every form.
 */
import type { Page } from "@playwright/test";
import type { AnyForm } from "../src/forms/define.ts";
import { findLead } from "./support/stored-leads.ts";
import { type Example, firstExample, forms } from "./support/examples.ts";
import { fillField, listAnswers, fillContact, PDF } from "./support/fill.ts";
import { languageName, formLocales, localizeFor } from "./support/locale.ts";
import { waitForRequests, waitForIdle, pressDisabled } from "./support/waits.ts";
import { expect, visits as test } from "./support/test.ts";
import { wakeForm, openForm } from "./support/wake.ts";

/**
 * Translates a page like a browser: wraps each string in two elements, also strings that change later. The words stay, so that
 * tests can read them.
 */
const translatePage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isText = (node: Node): boolean =>
      /\S/.test(node.nodeValue ?? "") &&
      !node.parentElement?.closest(
        "font, script, style, textarea, option, noscript, title, [translate=no]",
      );
    const translate = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) if (isText(walker.currentNode)) texts.push(walker.currentNode);
      for (const text of texts) {
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.textContent = text.nodeValue;
        outer.append(inner);
        (text as Text).replaceWith(outer);
      }
    };
    new MutationObserver(() => translate(document.body)).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    document.documentElement.lang = "ta";
    translate(document.body);
  });

const send = (page: Page): Promise<void> => page.locator("button[data-submit]").click();
const reference = (page: Page) => page.locator("[data-reference]");

/** The form's visible text. */
async function readWords(page: Page): Promise<string> {
  await waitForIdle(page);
  return page
    .locator("[data-form-root]")
    .evaluate((root) => (root as HTMLElement).innerText.replaceAll(/\s+/g, " "));
}

/** Collects the form's messages after each answer. */
async function collectMessages(page: Page, form: AnyForm, address: string): Promise<string[]> {
  const all: string[] = [];
  if (form.gate !== "native") {
    await pressDisabled(page.locator("button[data-submit]"));
    all.push(await readWords(page));
  }
  const picker = Object.entries(form.fields).find(([, { kind }]) => kind === "files");
  if (picker)
    await page.locator(`[id="${picker[0]}"]`).setInputFiles([PDF, { ...PDF, name: "run.exe" }]);
  if (picker) await expect(page.getByRole("alert").filter({ hasText: "run.exe" })).toBeVisible();
  const kinds = new Set<string>();
  for (const [name, field, value] of listAnswers(form, firstExample(form))) {
    // Messages that appear and disappear: an amount, a code, a missing word.
    if (field.kind === "amount") await fillField(page, name, field, "50-60");
    if (field.kind === "phone") await fillField(page, name, field, "+971501234567");
    if (field.kind === "amount" || field.kind === "phone")
      await page.locator(`[id="${name}"]`).blur();
    await fillField(page, name, field, value);
    // The first field of a kind may load code (units, number words), which later fields reuse.
    if (!kinds.has(field.kind)) await waitForRequests(page);
    kinds.add(field.kind);
    all.push(await readWords(page));
  }
  expect(page.url()).toContain(address);
  return all;
}

/** Opens a form and waits for its stylesheet, which may arrive late on a slow machine. */
async function open(page: Page, address: string): Promise<void> {
  await openForm(page, address);
  await page.waitForFunction(() => {
    const { css } = document.documentElement.dataset;
    return document.querySelector<HTMLLinkElement>(`link[href="${css}"]`)?.sheet;
  });
}

for (const form of forms) {
  for (const language of formLocales(form)) {
    test(
      `${form.type} keeps its meaning when a browser translates it, ${languageName(language)}`,
      { tag: "@all" },
      async ({ page, context, complaints }) => {
        const localized = localizeFor(language, form);
        const address = localized.pages[0]!.path;
        await open(page, address);
        await translatePage(page);
        const other = await context.newPage();
        await open(other, address);
        const expected = await collectMessages(other, localized, address);
        await other.close({ runBeforeUnload: false });
        await page.evaluate(() => localStorage.clear());
        expect(await collectMessages(page, localized, address)).toEqual(expected);
        await send(page);
        await expect(reference(page)).toBeVisible();
        await expect(page.locator("section:has([data-reference]) h2")).toHaveText(
          localized.labels.success,
        );
        expect(findLead(await reference(page).innerText()).form_type).toBe(form.type);
        // A browser without background sync logs a warning.
        expect(complaints.filter((complaint) => !complaint.startsWith("warning"))).toEqual([]);
      },
    );
  }
}

test("redraws a form whose nodes were moved, with answers, files and focus", async ({ page }) => {
  await openForm(page, "/document-verification");
  await page.locator("#files").setInputFiles([PDF]);
  await expect(page.getByText("deed.pdf").first()).toBeVisible();
  await page.locator("#email").fill("asha@example.com");
  await page.locator("#propertyLocation").fill("Kochi");
  // Plays an extension that wraps elements.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll(
      "form[data-lead] [data-submit], form[data-lead] p",
    )) {
      const frame = document.createElement("div");
      element.replaceWith(frame);
      frame.append(element);
    }
  });
  await page.locator("#fullName").pressSequentially("Asha Menon");
  await page.locator("#phoneNumber").pressSequentially("9876543210");
  await expect(page.locator("#phoneNumber")).toBeFocused();
  await expect(page.locator("#phoneNumber")).toHaveValue("9876543210");
  await expect(page.locator("#fullName")).toHaveValue("Asha Menon");
  await expect(page.getByText("deed.pdf").first()).toBeVisible();
  await expect(page.locator("form[data-lead]")).toHaveCount(1);
  await send(page);
  const { payload } = findLead(await reference(page).innerText());
  expect((JSON.parse(payload) as Example).formData).toMatchObject({ propertyLocation: "Kochi" });
  expect(payload).toContain("uploadedFileKeys");
});

test("hydrates a translated form, counts down and sends it with its button", async ({ page }) => {
  await page.route("**/forms", (route) => route.abort("connectionreset"));
  await page.goto("/contact-form");
  await translatePage(page);
  await page.locator("#fullName").fill("Asha Menon");
  await wakeForm(page);
  await expect(page.locator("#fullName")).toHaveValue("Asha Menon");
  await fillContact(page);
  // Records every count, because it disappears with the fourth attempt and a slow machine may poll too late.
  await page.evaluate(() => {
    const counts = new Set<string>();
    Object.assign(globalThis, { counts });
    new MutationObserver(() => {
      const timer = document.querySelector("[role=timer]");
      if (timer) counts.add(timer.textContent);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await send(page);
  const counts = (): Promise<string[]> =>
    page.evaluate(() => [...(globalThis as unknown as { counts: Set<string> }).counts]);
  // Four attempts have three pauses, so more counts prove that each pause counts down.
  await expect.poll(async () => (await counts()).length).toBeGreaterThan(3);
  for (const count of await counts()) expect(count).toMatch(/^Trying again in \d+ s…$/);
  await page.unroute("**/forms");
  await send(page);
  await expect(reference(page)).toBeVisible();
});
