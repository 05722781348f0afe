/** One lead from end to end: page, form, file, row in D1, object in R2, line in the exported CSV. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../shared/commands.ts";
import { expect, visits as test } from "./support/test.ts";
import { openAwake } from "./support/wake.ts";
import { copyState, listFiles, findLead, readStoredFile } from "./support/stored-leads.ts";
import { fillContact } from "./support/fill.ts";

test("stores a lead with its file and exports it", async ({ page, baseURL }, testInfo) => {
  await page.goto("/high-value-asset?utm_source=print&utm_campaign=diwali");
  const submit = page.getByRole("button", { name: "Submit asset" });
  await expect(submit).toBeDisabled();
  await page.getByLabel("Full name").fill("Meera Krishnan");
  await page.getByLabel("Phone number").fill("98450 12345");
  await page.getByLabel("Location of property").fill("Nandi Hills, Bengaluru");
  await expect(page.getByText("Still needed: property type and estimated value.")).toBeVisible();
  await page.getByLabel("Property type").selectOption("Resort");
  await page.getByLabel("Estimated value").fill("450000000");
  await page.getByLabel("Estimated value").blur();
  await expect(page.getByLabel("Estimated value")).toHaveValue("45,00,00,000");
  await expect(page.getByText("₹45 crore")).toBeVisible();
  const bytes = Buffer.from(`%PDF-1.7\n${"% padding\n".repeat(200)}%%EOF\n`);
  const deed = { name: "Sale deed – page 1.pdf", mimeType: "application/pdf", buffer: bytes };
  await page.getByLabel("Photos, video and papers").setInputFiles(deed);
  await submit.click();
  await expect(page.getByText("High value asset submitted successfully!").first()).toBeVisible();
  const reference = await page.locator("[data-reference]").innerText();

  const lead = findLead(reference);
  expect(lead).toMatchObject({
    form_type: "HIGH_VALUE_ASSET",
    phone: "9845012345",
    utm_campaign: "diwali",
  });
  const [file] = listFiles(lead.id);
  expect(file).toMatchObject({ file_name: deed.name, state: "attached" });
  expect(await readStoredFile(baseURL!, file!.key)).toEqual(bytes);

  const state = testInfo.outputPath("state");
  copyState(state);
  const out = path.join(state, "leads.csv");
  const command = [
    "staff/leads.ts",
    "export",
    "--form",
    "HIGH_VALUE_ASSET",
    "--out",
    out,
    "--persist-to",
    state,
  ];
  execFileSync(process.execPath, command, { cwd: ROOT, stdio: "pipe" });
  const lines = readFileSync(out, "utf8").split("\r\n");
  expect(lines.find((line) => line.includes(reference))).toMatch(/Meera Krishnan.*,450000000,/s);
});

test("stores the referrer and campaign when the form is a later page", async ({ page }) => {
  await page.goto("/contact?utm_source=google&utm_campaign=diwali", {
    referer: "https://search.example/",
  });
  await openAwake(page, "/about");
  await page.locator("footer a[href='/faq']").first().click();
  await expect(page).toHaveURL(/faq/);
  await page.goto("/contact-form", { referer: page.url() });
  await fillContact(page);
  const posted = page.waitForRequest("**/forms");
  await page.locator("[data-submit]").click();
  expect((await posted).postDataJSON()).toMatchObject({
    meta: { referrer: "https://search.example/", utm: { source: "google", campaign: "diwali" } },
  });
});
