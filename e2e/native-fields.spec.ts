/**
 * Without script, and where it failed, every kind of answer that a page can ask for can be given and sent. With one:
 * tests/unit/ui/forms/controls.test.tsx; each form without: networks.spec.ts.
 * Requirements F1, F2, E5.
 */
import { pages } from "./support/pages.ts";
import { leadOf } from "./support/database.ts";
import { expect, visits as test } from "./support/test.ts";

test.use({ viewport: { width: 360, height: 740 } });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a landowner applies on the page that begins with builders", async ({ page }) => {
    await page.goto("/partner-application");
    await page.getByLabel("Full name").fill("Ganpat Rao");
    await page.getByLabel("Phone number").fill("98765 43210");
    await page.getByLabel("Landowner").first().check();
    await expect(page.getByText("Only for “Landowner”").first()).toBeVisible();
    await page.locator("[name=ownerName]").fill("Ganpat Rao");
    await page.locator("[name=landDetails]").fill("6 acres near Karjat");
    await page.locator("button[data-submit]").click();
    const lead = leadOf(await page.locator("[data-reference]").innerText());
    expect(JSON.parse(lead.payload)).toMatchObject({
      formData: { partnerType: "Landowner", landDetails: "6 acres near Karjat" },
    });
    expect(lead.payload).not.toContain("builderName");
  });

  for (const path of pages) {
    const tag = path === "/field-executive-feedback" ? [] : "@all";
    test(`no button is shown that does nothing: ${path}`, { tag }, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("[type=button]:visible:not([popovertarget])")).toHaveCount(0);
    });
  }
});

test("what might not be asked is hidden while the scripts are on their way, and there to be answered where they failed", async ({
  page,
}) => {
  const { promise, resolve: fail } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.abort();
  });
  await page.goto("/partner-application");
  await page.getByLabel("Full name").first().fill("Ganpat Rao");
  await expect(page.locator("[name=builderName]")).toBeVisible();
  await expect(page.locator("[name=landDetails]")).toBeHidden();
  fail();
  await page.waitForSelector("html[data-state=failed]", { state: "attached" });
  await expect(page.locator("[name=landDetails]")).toBeVisible();
});
