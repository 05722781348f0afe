/**
 * What keyboards, password managers and extensions do to a form: nothing that was typed is lost, cut or written twice.
 * Requirements F6, F7, F12. Decision 75.
 */
import type { CDPSession, Page } from "@playwright/test";
import { form as loan } from "../src/forms/definitions/loan-funding.form.ts";
import { leadOf } from "./support/database.ts";
import { asleep } from "./support/held.ts";
import { pressWaiting } from "./support/rest.ts";
import { expect, visits as test } from "./support/test.ts";
import { formReady } from "./support/wake.ts";

/** A keyboard that composes: what it has so far replaces what it had. */
async function compose(page: Page, steps: readonly string[], committed: string): Promise<void> {
  const keyboard: CDPSession = await page.context().newCDPSession(page);
  for (const text of steps)
    await keyboard.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  await keyboard.send("Input.insertText", { text: committed });
  await keyboard.detach();
}

const beginnings = (text: string): string[] => [...text].map((_, i) => text.slice(0, i + 1));

/** The text with a bar where the caret is. */
const caretIn = (page: Page, id: string): Promise<string> =>
  page.locator(`#${id}`).evaluate((element) => {
    const { value, selectionStart: at } = element as HTMLInputElement;
    return `${value.slice(0, at!)}|${value.slice(at!)}`;
  });

/** Puts the caret where the bar is. */
async function begin(page: Page, id: string, text: string): Promise<void> {
  const input = page.locator(`#${id}`);
  await input.fill(text.replace("|", ""));
  await input.evaluate((element, at) => (element as HTMLInputElement).setSelectionRange(at, at), text.indexOf("|"));
}

test("what is composed, deleted, cut, undone and done again in a figure stands in it as it was meant", async ({
  page,
}) => {
  await page.goto("/sell-property");
  await formReady(page);
  const price = page.locator("#askingPrice");

  for (const [id, typed, shown] of [
    ["askingPrice", "500000", "5,00,000"],
    ["askingPrice", "५०००००", "5,00,000"],
    ["propertySize", "1250", "1250"],
  ] as const) {
    const figure = page.locator(`#${id}`);
    await figure.fill("");
    await figure.click();
    await compose(page, beginnings(typed), typed);
    await expect(figure).toHaveValue(shown);
    await figure.blur();
    await expect(figure).toHaveValue(shown);
  }

  // In its middle, with digits of any script; its commas hold no key up.
  const steps = async (text: string, ...keys: readonly string[]): Promise<string[]> => {
    await begin(page, "askingPrice", text);
    const seen: string[] = [];
    for (const key of keys) {
      if (/^[\p{Nd}]$/u.test(key)) await page.keyboard.insertText(key);
      else await page.keyboard.press(key);
      seen.push(await caretIn(page, "askingPrice"));
    }
    return seen;
  };
  for (const digits of ["55", "५५", "৫৫", "૫૫", "٥٥", "５５"])
    expect(await steps("5|,00,000", ...digits)).toEqual(["55|,00,000", "5,55|,00,000"]);
  expect(await steps("12|,34,567", "Delete", "Delete", "Delete")).toEqual(["12,|34,567", "1,2|4,567", "12,|567"]);
  expect((await steps("12|,34,567", "Control+Delete", "Control+Delete", "Control+Delete")).at(-1)).not.toBe(
    "12,|34,567",
  );
  expect(await steps("12,|34,567", "Backspace", "Backspace")).toEqual(["12|,34,567", "1|,34,567"]);
  expect(await steps("50| lakh", "5")).toEqual(["505| lakh"]);

  await price.fill("");
  await page.keyboard.type("5000000");
  await expect(price).toHaveValue("50,00,000");
  await page.keyboard.press("Control+z");
  await expect(price).toHaveValue("5,00,000");
  await page.keyboard.press("Control+z");
  await expect(price).toHaveValue("50,000");
  await page.keyboard.press("Control+Shift+z");
  await expect(price).toHaveValue("5,00,000");
  await expect(page.getByText("₹5 lakh", { exact: true })).toBeVisible();

  await price.fill("");
  await page.keyboard.type("5000000");
  for (const [key, left] of [
    ["Delete", ""],
    ["Control+x", ""],
    ["7", "7"],
  ] as const) {
    await page.keyboard.press("Control+a");
    await page.keyboard.press(key);
    await expect(price).toHaveValue(left);
    await page.keyboard.press("Control+z");
    await expect(price).toHaveValue("50,00,000");
    await page.keyboard.press("Control+Shift+z");
    await expect(price).toHaveValue(left);
    await page.keyboard.press("Control+z");
    await expect(price).toHaveValue("50,00,000");
  }
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
  const person = { fullName: "Asha Verma", phoneNumber: "+91 98765 43210" };
  await page.goto("/contact-form");
  await formReady(page);
  await page.locator("#fullName").focus();
  // The key that ends a composition in Safari is not the one that goes on.
  await page
    .locator("#fullName")
    .evaluate((element) =>
      element.dispatchEvent(
        new KeyboardEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true, cancelable: true }),
      ),
    );
  await expect(page.locator("#fullName")).toBeFocused();
  await fillSilently(page, person);
  await page.locator("#email").focus();
  await page.locator("#email").blur();
  await expect(page.getByText("2 of 3 answered")).toBeVisible();
  await fillSilently(page, { city: "Pune" });
  await pressWaiting(page.locator("button[data-submit]"));
  const { payload } = leadOf(await page.locator("[data-reference]").innerText());
  expect(JSON.parse(payload)).toMatchObject({ formData: { city: "Pune" } });
});

test("a choice and an amount that were filled in without a word are sent", async ({ page }) => {
  await page.goto("/loan-funding");
  await formReady(page);
  await fillSilently(page, { fullName: "Asha Verma", phoneNumber: "9876543210", city: "Pune", loanAmount: "2500000" });
  await page.locator("#incomeProof").evaluate((select) => {
    (select as HTMLSelectElement).selectedIndex = 1;
  });
  await page.locator("#fullName").focus();
  await page.locator("#fullName").blur();
  await expect(page.locator("#loanAmount")).toHaveValue("25,00,000");
  await pressWaiting(page.locator("button[data-submit]"));
  const { payload } = leadOf(await page.locator("[data-reference]").innerText());
  expect(JSON.parse(payload)).toMatchObject({ formData: { loanDetails: { loanAmount: 2_500_000 } } });
  expect(payload).toContain(loan.fields.incomeProof.options[0]);
});

const BESIDE = {
  "before each input": () => {
    for (const input of document.querySelectorAll("form[data-lead] input[type=text]"))
      input.parentElement!.insertBefore(document.createElement("div"), input);
  },
  "behind the text area": () => {
    for (const area of document.querySelectorAll("form[data-lead] textarea"))
      area.after(document.createElement("grammarly-extension"));
  },
  "at the top of the page": () => document.querySelector("#root, body")!.prepend(document.createElement("div")),
};

for (const [place, add] of Object.entries(BESIDE)) {
  const tag = place === "before each input" ? [] : "@all";
  test(`who types while an extension has put an element ${place} loses no letter`, { tag }, async ({ page }) => {
    const name = "Asha Venkatasubramanian Ramachandran of Thiruvananthapuram";
    const release = await asleep(page);
    await page.goto("/contact-form");
    await page.evaluate(add);
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
}

test("a text that is too long is kept, and said to be", async ({ page }) => {
  await page.goto("/contact-form");
  await formReady(page);
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
