/**
 * Fills in forms through their pages and compares the row in D1 with the example. Hindi forms are filled in on a phone, in
 * Devanagari. `npm test` fills in one of them. TEST_ALL fills in every form in every language.
 */
import { filledInDevanagari } from "../tests/support/devanagari.ts";
import { expectStored, findLead } from "./support/stored-leads.ts";
import { filledForms } from "./support/examples.ts";
import { fill, PDF } from "./support/fill.ts";
import { languageName, locales, formLocales, localizeFor } from "./support/locale.ts";
import { expect, visits as test } from "./support/test.ts";
import { openForm } from "./support/wake.ts";

for (const { name, form, example } of filledForms) {
  for (const language of formLocales(form)) {
    const tag = name === "PORTFOLIO_MANAGEMENT" && language === locales.at(-1) ? [] : "@all";
    test(`${name} stores its answers, ${languageName(language)}`, { tag }, async ({ page }) => {
      const localized = localizeFor(language, form);
      const address = localized.pages[0]!.path;
      const isEnglish = language === "en";
      const { typed, stored } = isEnglish
        ? { typed: example, stored: example }
        : filledInDevanagari(form, example);
      const errors: string[] = [];
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      await page.setViewportSize(
        isEnglish ? { width: 1280, height: 720 } : { width: 360, height: 740 },
      );
      await openForm(page, address);
      await fill(page, localized, typed);
      const picker = Object.entries(form.fields).find(([, field]) => field.kind === "files");
      if (picker) await page.locator(`[id="${picker[0]}"]`).setInputFiles([PDF]);
      await page.getByRole("button", { name: localized.labels.submit, exact: true }).click();
      await expect(page.getByText(localized.labels.success).first()).toBeVisible();
      expectStored(await page.locator("[data-reference]").innerText(), form, address, stored);
      expect(errors).toEqual([]);
    });
  }
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("stores a landowner's answers when the page starts with builders", async ({ page }) => {
    await page.goto("/partner-application");
    await page.getByLabel("Full name").fill("Ganpat Rao");
    await page.getByLabel("Phone number").fill("98765 43210");
    await page.getByLabel("Landowner").first().check();
    await expect(page.getByText("Only for “Landowner”").first()).toBeVisible();
    await page.locator("[name=ownerName]").fill("Ganpat Rao");
    await page.locator("[name=landDetails]").fill("6 acres near Karjat");
    await page.locator("button[data-submit]").click();
    const { payload } = findLead(await page.locator("[data-reference]").innerText());
    expect(JSON.parse(payload)).toMatchObject({
      formData: { partnerType: "Landowner", landDetails: "6 acres near Karjat" },
    });
    expect(payload).not.toContain("builderName");
  });
});
