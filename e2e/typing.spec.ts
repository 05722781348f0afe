/**
 * What keyboards, password managers and extensions do to a form: nothing that was typed is lost, cut or written twice.
 */
import type { Page } from "@playwright/test";
import { form as loan } from "../src/forms/definitions/loan-funding.form.ts";
import { leadOf } from "./support/arrived.ts";
import { asleep } from "./support/held.ts";
import { pressWaiting } from "./support/rest.ts";
import { expect, visits as test } from "./support/test.ts";
import { formReady, openForm } from "./support/wake.ts";

/** A keyboard that composes: what it has so far replaces what it had. */
async function compose(page: Page, committed: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page);
  for (let at = 1; at <= committed.length; at += 1) {
    const selection = { selectionStart: at, selectionEnd: at };
    await keyboard.send("Input.imeSetComposition", { text: committed.slice(0, at), ...selection });
  }
  await keyboard.send("Input.insertText", { text: committed });
  await keyboard.detach();
}

test("what is composed, deleted, cut, undone and done again in a figure stands in it as it was meant", async ({
  page,
}) => {
  await openForm(page, "/sell-property");
  const price = page.locator("#askingPrice");

  for (const [id, typed, shown] of [
    ["askingPrice", "500000", "5,00,000"],
    ["askingPrice", "५०००००", "5,00,000"],
    ["propertySize", "1250", "1250"],
  ] as const) {
    const figure = page.locator(`#${id}`);
    await figure.fill("");
    await figure.click();
    await compose(page, typed);
    await expect(figure).toHaveValue(shown);
    await figure.blur();
    await expect(figure).toHaveValue(shown);
  }

  // In its middle, with a bar where the caret is, with digits of any script; its commas hold no key up.
  const steps = async (text: string, ...keys: readonly string[]): Promise<string[]> => {
    await price.fill(text.replace("|", ""));
    await price.evaluate((input: HTMLInputElement, at) => input.setSelectionRange(at, at), text.indexOf("|"));
    const seen: string[] = [];
    for (const key of keys) {
      if (/^[\p{Nd}]$/u.test(key)) await page.keyboard.insertText(key);
      else await page.keyboard.press(key);
      const at = await price.evaluate((input: HTMLInputElement) => input.selectionStart!);
      const shown = await price.inputValue();
      seen.push(`${shown.slice(0, at)}|${shown.slice(at)}`);
    }
    return seen;
  };
  for (const digits of ["55", "५५", "٥٥", "５５"])
    expect(await steps("5|,00,000", ...digits)).toEqual(["55|,00,000", "5,55|,00,000"]);
  expect(await steps("12|,34,567", "Delete", "Delete", "Delete")).toEqual(["12,|34,567", "1,2|4,567", "12,|567"]);
  const [, , last] = await steps("12|,34,567", "Control+Delete", "Control+Delete", "Control+Delete");
  expect(last).not.toBe("12,|34,567");
  expect(await steps("12,|34,567", "Backspace", "Backspace")).toEqual(["12|,34,567", "1|,34,567"]);
  expect(await steps("50| lakh", "5")).toEqual(["505| lakh"]);

  const undo = async (...keys: readonly (readonly [key: string, left: string])[]): Promise<void> => {
    for (const [key, left] of keys) {
      await page.keyboard.press(key);
      await expect(price).toHaveValue(left);
    }
  };
  await price.fill("");
  await page.keyboard.type("5000000");
  for (const [key, left] of [
    ["Delete", ""],
    ["Control+x", ""],
    ["7", "7"],
  ] as const) {
    await page.keyboard.press("Control+a");
    await undo([key, left], ["Control+z", "50,00,000"], ["Control+Shift+z", left], ["Control+z", "50,00,000"]);
  }
  await price.fill("");
  await page.keyboard.type("5000000");
  await undo(["Control+z", "5,00,000"], ["Control+z", "50,000"], ["Control+Shift+z", "5,00,000"]);
  await expect(page.getByText("₹5 lakh", { exact: true })).toBeVisible();
});

/** As some browsers and password managers do it: the control shows it, and no event tells of it. */
const fillSilently = (page: Page, answers: Readonly<Record<string, string>>): Promise<void> =>
  page.evaluate((all) => {
    for (const [id, text] of Object.entries(all)) {
      const control = document.querySelector(`#${id}`)!;
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")!.set!.call(control, text);
    }
  }, answers);

test("what a browser fills in without a word is counted when a field is left, and sent at the press", async ({
  page,
}) => {
  await openForm(page, "/contact-form");
  const name = page.locator("#fullName");
  await name.focus();
  await fillSilently(page, { fullName: "Asha Verma", phoneNumber: "+91 98765 43210" });
  await page.locator("#email").focus();
  await page.locator("#email").blur();
  await expect(page.getByText("2 of 3 answered")).toBeVisible();
  await fillSilently(page, { city: "Pune" });
  await pressWaiting(page.locator("button[data-submit]"));
  const { payload } = leadOf(await page.locator("[data-reference]").innerText());
  expect(JSON.parse(payload)).toMatchObject({ formData: { city: "Pune" } });
});

test("a choice and an amount that were filled in without a word are sent", async ({ page }) => {
  await openForm(page, "/loan-funding");
  await fillSilently(page, { fullName: "Asha Verma", phoneNumber: "9876543210", city: "Pune", loanAmount: "2500000" });
  await page.locator("#incomeProof").evaluate((select: HTMLSelectElement) => (select.selectedIndex = 1));
  await page.locator("#fullName").focus();
  await page.locator("#fullName").blur();
  await expect(page.locator("#loanAmount")).toHaveValue("25,00,000");
  await pressWaiting(page.locator("button[data-submit]"));
  const { payload } = leadOf(await page.locator("[data-reference]").innerText());
  expect(JSON.parse(payload)).toMatchObject({ formData: { loanDetails: { loanAmount: 2_500_000 } } });
  expect(payload).toContain(loan.fields.incomeProof.options[0]);
});

test("who types while an extension puts elements beside what is there loses no letter", async ({ page }) => {
  const name = "Asha Venkatasubramanian Ramachandran of Thiruvananthapuram";
  const release = await asleep(page);
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
  await formReady(page);
  await expect(page.locator("#fullName")).toBeFocused();
  await page.keyboard.type(name.slice(40));
  await expect(page.locator("#fullName")).toHaveValue(name);
  await expect(page.locator("#notes")).toHaveValue("Typed before.");
});

test("a text that is too long is kept, and said to be", async ({ page }) => {
  await openForm(page, "/contact-form");
  const long = `${"We own a flat. ".repeat(500)}My number is 99999 88888`;
  for (const [id, text, over] of [
    ["notes", long, `${(long.length - 5000).toLocaleString("en-IN")} characters too many: at most 5,000 can be sent.`],
    ["fullName", "A".repeat(260), "60 characters too many: at most 200 can be sent."],
    ["city", "B".repeat(201), "1 characters too many: at most 200 can be sent."],
  ] as const) {
    await page.locator(`#${id}`).focus();
    await page.keyboard.insertText(text);
    await expect(page.locator(`#${id}`)).toHaveValue(text);
    await expect(page.locator(`.field:has(#${id}) [role=status]`)).toHaveText(over);
  }
  await page.reload();
  await formReady(page);
  await expect(page.locator("#notes")).toHaveValue(long);
  await page.locator("#notes").fill("We own a flat.");
  await expect(page.locator(".field:has(#notes) [role=status]")).toBeEmpty();
});
