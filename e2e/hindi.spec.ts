/** Hindi pages in a real browser: two forms filled in Devanagari on a phone, and the links between languages. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { form as buyer } from "../src/forms/buyer.form.ts";
import { form as contact } from "../src/forms/contact.form.ts";
import { words as buyerWords } from "../src/words/hi/forms/buyer.ts";
import { words as contactWords } from "../src/words/hi/forms/contact.ts";
import { leadOf } from "./support/database.ts";
import { fill } from "./support/fill.ts";
import { expect, test } from "./support/test.ts";

const example = (name: string): Record<string, unknown> & { formData: Record<string, unknown> } =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, `../tests/contracts/examples/${name}.json`), "utf8"));

test.use({ viewport: { width: 360, height: 740 } });

test("a message in Devanagari arrives as it was typed", async ({ page, complaints }) => {
  await page.goto("/hi/contact-form");
  await page.locator("form[data-ready]").waitFor();
  const { formData, ...person } = example("CONTACT_US");
  await fill(page, contact, {
    ...person,
    fullName: "आशा राव",
    phoneNumber: "९८७६५ ४३२१०",
    formData: { city: "करजत", notes: "शाम ६ बजे के बाद" },
  });
  await page.getByRole("button", { name: contactWords.labels.submit, exact: true }).click();
  await expect(page.getByText(contactWords.labels.success).first()).toBeVisible({ timeout: 15_000 });
  const lead = leadOf(await page.locator("[data-reference]").innerText());
  expect(lead.phone).toBe("9876543210");
  expect(JSON.parse(lead.payload)).toEqual({
    ...person,
    fullName: "आशा राव",
    phoneNumber: "९८७६५ ४३२१०",
    formData: { ...formData, city: "करजत", notes: "शाम ६ बजे के बाद" },
  });
  expect(complaints.filter((one) => !one.includes("Background Sync"))).toEqual([]);
});

test("choices are Hindi on the page and English on the wire, an amount is said in Hindi", async ({ page }) => {
  await page.goto("/hi/buy-flat");
  await page.locator("form[data-ready]").waitFor();
  await page.locator("#maxBudget").fill("१,५०,००,०००");
  await expect(page.getByText("1.5 करोड़ रुपये")).toBeVisible();
  const body = example("BUYER_FORM");
  await fill(page, buyer, body);
  await page.getByRole("button", { name: buyerWords.labels.submit, exact: true }).click();
  await expect(page.getByText(buyerWords.labels.success).first()).toBeVisible({ timeout: 15_000 });
  const lead = leadOf(await page.locator("[data-reference]").innerText());
  expect(JSON.parse(lead.payload)).toEqual(body);
  expect(lead.source_path).toBe("/hi/buy-flat");
});

test("the link leads to the same page in the other language, and back", async ({ page }) => {
  await page.goto("/faq");
  await page.locator("header").getByRole("link", { name: "हिन्दी" }).click();
  await expect(page).toHaveURL(/\/hi\/faq$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await page.locator("footer").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/[^i]\/faq$/);
  await page.goto("/about");
  await expect(page.getByRole("link", { name: "हिन्दी" })).toHaveCount(0);
});
