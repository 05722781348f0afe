/**
 * WCAG 2.2 AA by axe on a wide screen, and in the states after an action. tour.spec.ts checks each page on a phone.
 */
import { form as contact } from "../src/forms/definitions/contact.form.ts";
import { expectNoFaults } from "./support/axe.ts";
import { firstExample } from "./support/examples.ts";
import { fill } from "./support/fill.ts";
import { localeOf } from "./support/locale.ts";
import { pages } from "./support/pages.ts";
import { pressDisabled } from "./support/waits.ts";
import { expect, visits as test } from "./support/test.ts";
import { openForm } from "./support/wake.ts";

const WIDE = 1280;

test.use({ contextOptions: { reducedMotion: "reduce" } });

test.describe("on a wide screen", { tag: "@all" }, () => {
  test.use({ viewport: { width: WIDE, height: 800 } });

  // A translation has the same layout as its English page.
  for (const path of [...pages, "/no-such-page"].filter((address) => localeOf(address) === "en")) {
    test(`${path} passes axe`, async ({ page }) => {
      await page.goto(path);
      await expectNoFaults(page, `${WIDE} px`);
    });
  }
});

for (const width of [360, WIDE]) {
  test.describe(`states at ${width} px`, { tag: width === WIDE ? "@all" : [] }, () => {
    test.use({ viewport: { width, height: 800 } });

    test("passes axe when a dialog is open and when the menu is open", async ({ page }) => {
      await page.goto("/about/team?member=1");
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await expectNoFaults(page, "dialog");
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
      const button = page.getByRole("button", { name: /menu/i });
      if (await button.isVisible()) await button.click();
      await page.locator("header summary").first().click();
      await expectNoFaults(page, "menu");
    });

    test("passes axe when a form has errors and after it is sent", async ({ page }) => {
      await openForm(page, contact.pages[0]!.path);
      const submit = page.getByRole("button", { name: contact.labels.submit, exact: true });
      // The button is aria-disabled and can still be pressed.
      await pressDisabled(submit);
      await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
      await expectNoFaults(page, "errors");
      await fill(page, contact, firstExample(contact));
      await submit.click();
      await expect(page.getByText(contact.labels.success).first()).toBeVisible();
      await expectNoFaults(page, "sent");
    });
  });
}
