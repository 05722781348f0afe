/** Two forms on ten bad networks, with and without scripts: one lead arrives with its file, and the visitor sees the truth. */
import type { Page } from "@playwright/test";
import { filesOfLead, findLead, findLeads, newPhone, storedFile } from "./support/arrived.ts";
import { type Filled, filledForms } from "./support/examples.ts";
import { fill } from "./support/fill.ts";
import { type Meeting, Proxy } from "./support/proxy.ts";
import { expect, visits } from "./support/test.ts";
import { formReady } from "./support/wake.ts";
import { muteClosing, type Network, networks, type Way } from "./networks/networks.ts";

const test = visits.extend<object, { badNetwork: Proxy; site: string }>({
  site: [`http://localhost:${process.env.E2E_PORT}`, { scope: "worker", option: true }],
  badNetwork: [
    async ({ site }, use) => {
      const proxy = await Proxy.start(site);
      await use(proxy);
      proxy.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ badNetwork }, use) => use(badNetwork.url),
  viewport: { width: 360, height: 740 },
});

/** The name of the form's field for files, if it has one. */
const pickerIn = ({ form }: Filled): string | undefined =>
  Object.entries(form.fields).find(([, { kind }]) => kind === "files")?.[0];

interface Visit extends Filled {
  readonly page: Page;
  readonly meeting: Meeting;
  readonly isScripted: boolean;
  readonly picker: string | undefined;
  readonly phone: string;
  readonly file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
}

async function open({ page, form, isScripted }: Visit): Promise<void> {
  await page.goto(form.pages[0]!.path);
  if (isScripted) await formReady(page);
}

async function fillIn(visit: Visit): Promise<void> {
  const { page, form, example, phone, isScripted, picker, file } = visit;
  await open(visit);
  await fill(page, form, example);
  await page.locator('[name="phoneNumber"]').fill(phone);
  if (isScripted && picker) await page.locator(`[id="${picker}"]`).setInputFiles([file]);
}

const press = ({ page }: Visit): Promise<void> => page.locator("form[data-lead] button[data-submit]").click();

const failure = (page: Page) =>
  page.locator("form .notice-error").filter({ hasText: "Everything you entered is still here." });

/** The form names the error, how long it keeps the lead, and two other ways to reach us. */
async function expectFailure({ page, form }: Visit, error: RegExp): Promise<void> {
  await expect(failure(page)).toContainText(error);
  await expect(failure(page)).toContainText(`“${form.heading}” is kept on this device until`);
  await expect(failure(page).locator("a[href^='tel:']")).toBeVisible();
  await expect(failure(page).locator("a[href*='wa.me']")).toBeVisible();
  await expect(failure(page)).not.toContainText("back online");
}

const STEPS: { [K in Way["kind"]]: (visit: Visit, way: Extract<Way, { kind: K }>) => Promise<void> } = {
  receipt: press,
  async waits(visit, { error }) {
    await press(visit);
    await expectFailure(visit, error);
    visit.meeting.isHealed = true;
  },
  async challenged(visit) {
    await press(visit);
    await visit.page.getByRole("button", { name: "I am a person" }).click();
  },
  async withoutFile(visit) {
    await press(visit);
    const { page, file } = visit;
    await expect(failure(page)).toContainText("Remove the rejected file");
    await page.getByRole("listitem").filter({ hasText: file.name }).getByRole("button", { name: "Remove" }).click();
    await press(visit);
  },
  async restored(visit) {
    const { page, phone, picker, file } = visit;
    if (picker) await expect(page.getByText("Your files are kept on this device")).toBeVisible();
    await expect.poll(() => page.evaluate(() => Object.entries(localStorage).flat().join(" "))).toContain(phone);
    await muteClosing(page);
    await page.goto("about:blank");
    await open(visit);
    await expect(page.getByText("We kept what you typed earlier on this device.")).toBeVisible();
    await expect(page.locator('[name="phoneNumber"]')).toHaveValue(phone);
    if (picker) await expect(page.getByRole("button", { name: `Remove ${file.name}` })).toBeVisible();
    await press(visit);
  },
  async replaced(visit, { by }) {
    const { page, meeting, phone } = visit;
    // Without scripts Chromium saves form values for the Back button once a second.
    await page.waitForTimeout(2000);
    await press(visit);
    if (by instanceof RegExp) await expect(page.locator("body")).toContainText(by);
    else await page.waitForURL(/^chrome-error:/);
    meeting.isHealed = true;
    await page.goBack();
    await expect(page.locator('[name="phoneNumber"]')).toHaveValue(phone);
    await press(visit);
  },
};

/** One lead arrived under the reference on the receipt, with the bytes of its file. */
async function expectArrived({ page, form, phone, file }: Visit, site: string, hasFile: boolean): Promise<void> {
  const reference = await page.locator("[data-reference]").innerText();
  expect(findLeads(phone).map((lead) => lead.reference)).toEqual([reference]);
  const { id, form_type } = findLead(reference);
  expect(form_type).toBe(form.type);
  const files = filesOfLead(id);
  expect(files.map(({ file_name, state }) => [file_name, state])).toEqual(hasFile ? [[file.name, "attached"]] : []);
  if (hasFile) expect((await storedFile(site, files[0]!.key)).equals(file.buffer)).toBe(true);
}

function testNetwork(network: Network, filled: Filled, isScripted: boolean): void {
  const title = `${filled.form.type} arrives once when ${network.name}${isScripted ? "" : ", without scripts"}`;
  test(title, { tag: "@all" }, async ({ page, badNetwork, site }) => {
    const meeting = badNetwork.play(network.plays ?? ((exchange) => exchange.pass()));
    const phone = newPhone();
    const buffer = Buffer.from(`%PDF-1.7\n% ${phone}\n${"% padding\n".repeat(2000)}%%EOF\n`);
    const file = { name: "title deed.pdf", mimeType: "application/pdf", buffer };
    const picker = pickerIn(filled);
    const visit: Visit = { ...filled, page, meeting, isScripted, picker, phone, file };
    await fillIn(visit);
    meeting.hasBegun = true;
    const hasFile = isScripted && picker !== undefined;
    const { withScript, withoutScript, withFile = withScript } = network;
    const way = (hasFile ? withFile : isScripted ? withScript : withoutScript) ?? { kind: "receipt" };
    await (STEPS[way.kind] as (visit: Visit, way: Way) => Promise<void>)(visit, way);
    await expect(page.locator("[data-reference]")).toBeVisible();
    await expectArrived(visit, site, hasFile && way.kind !== "withoutFile");
  });
}

const byLength = filledForms.toSorted((a, b) => Object.keys(a.form.fields).length - Object.keys(b.form.fields).length);
const plainForm = byLength[0]!;
const formWithFiles = byLength.find(pickerIn)!;

for (const isScripted of [true, false]) {
  test.describe(() => {
    test.use({ javaScriptEnabled: isScripted });
    for (const network of networks) {
      if (!network.isOfFiles) testNetwork(network, plainForm, isScripted);
      if (isScripted) testNetwork(network, formWithFiles, isScripted);
    }
  });
}
