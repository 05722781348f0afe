/**
 * Without script, and where it failed, every kind of answer that a page can ask for can be given and sent.
 * Requirements F1, F2, E5.
 */
import { pages } from "./support/pages.ts";
import { leadOf } from "./support/database.ts";
import { expect, visits as test } from "./support/test.ts";
import { formReady } from "./support/wake.ts";

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

  test("a plot is bought from the page of flats", { tag: "@all" }, async ({ page }) => {
    await page.goto("/buy-flat");
    await page.getByLabel("Full name").fill("Asha Menon");
    await page.getByLabel("Phone number").fill("98765 43210");
    await page.locator("[name=buyFor][value=plot]").check();
    await page.getByLabel("City").fill("Karjat");
    await page.locator("[name=type][value=Agricultural]").check();
    await page.locator("[name=size]").fill("12000");
    await page.locator("[name=sizeType][value=Sqft]").check();
    await page.locator("[name=minBudget]").fill("1000000");
    await page.locator("[name=maxBudget]").fill("2000000");
    await page.locator("button[data-submit]").click();
    const lead = leadOf(await page.locator("[data-reference]").innerText());
    expect(JSON.parse(lead.payload)).toMatchObject({
      formData: { propertyRequirements: { buyFor: "plot", type: "Agricultural", sizeType: "Sqft" } },
    });
  });

  for (const path of pages) {
    const tag = path === "/field-executive-feedback" ? [] : "@all";
    test(`no button is shown that does nothing: ${path}`, { tag }, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator("[type=button]:visible:not([popovertarget])")).toHaveCount(0);
    });
  }
});

test("with a script each question waits for its answer", async ({ page, complaints }) => {
  await page.goto("/partner-application");
  await formReady(page);
  await expect(page.locator("[name=landDetails]")).toHaveCount(0);
  await page.getByLabel("Landowner").first().check({ force: true });
  await expect(page.locator("[name=landDetails]")).toBeVisible();
  await expect(page.getByText(/^Only for/)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("while the scripts are on their way only what is asked is shown", async ({ page }) => {
  await page.route("**/assets/*.js", () => {});
  await page.goto("/partner-application");
  await expect(page.locator("[name=builderName]")).toBeVisible();
  await expect(page.locator("[name=landDetails]")).toBeHidden();
});

test("where the scripts failed, all that can be asked is there to be answered", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/partner-application");
  await page.getByLabel("Full name").first().fill("Ganpat Rao");
  await page.waitForSelector("html[data-state=failed]", { state: "attached" });
  await expect(page.locator("[name=landDetails]")).toBeVisible();
});
