/**
 * Every form on every network, with and without script: one lead arrives, whole, and its visitor is told the truth. `npm test` takes each network
 * once, `test:all` each with each gate and way of upload, `npm run networks` all.
 */
import type { Page } from "@playwright/test";
import { filesOfLead, leadOf, leadsOf, newPhone, storedFile } from "./support/arrived.ts";
import { type Filled, filledForms } from "./support/examples.ts";
import { fewOf, filesOf } from "./support/few.ts";
import { fill } from "./support/fill.ts";
import { type Meeting, Proxy } from "./support/proxy.ts";
import { expect, visits } from "./support/test.ts";
import { formReady } from "./support/wake.ts";
import { type Network, networks, RECEIPT, type Way } from "./networks/networks.ts";
import { asAnnotation, type Row } from "./networks/rows.ts";

const test = visits.extend<object, { between: Proxy; site: string }>({
  site: [`http://localhost:${process.env.E2E_PORT}`, { scope: "worker", option: true }],
  between: [
    async ({ site }, use) => {
      const proxy = await Proxy.start(site);
      await use(proxy);
      proxy.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ between }, use) => use(between.url),
  viewport: { width: 360, height: 740 },
});

const pickerOf = ({ form }: Filled): string | undefined =>
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

const told = (page: Page) =>
  page.locator("form .notice-error").filter({ hasText: "Everything you entered is still here." });
/** The form says why it was not sent, what waits and until when, and another way; and nobody who is online is told to come back online. */
async function expectTold({ page, form }: Visit, says: RegExp): Promise<void> {
  await expect(told(page)).toContainText(says);
  await expect(told(page)).toContainText(`“${form.heading}” is kept on this device until`);
  await expect(told(page).locator("a[href^='tel:']")).toBeVisible();
  await expect(told(page).locator("a[href*='wa.me']")).toBeVisible();
  await expect(told(page)).not.toContainText("back online");
}

const GO: { [K in Way["at"]]: (visit: Visit, way: Extract<Way, { at: K }>) => Promise<void> } = {
  receipt: press,
  async waits(visit, { says }) {
    await press(visit);
    await expectTold(visit, says);
    visit.meeting.isHealed = true;
  },
  async passes(visit) {
    const { page, isScripted } = visit;
    await press(visit);
    if (isScripted) {
      await expectTold(visit, /A security check stands in the way/);
      await page.getByRole("button", { name: "Pass the check" }).click();
    }
    await page.getByRole("button", { name: "I am a person" }).click();
  },
  async withoutFile(visit) {
    await press(visit);
    const { page, file } = visit;
    await expect(told(page)).toContainText("Remove the file that was not taken");
    await page.getByRole("listitem").filter({ hasText: file.name }).getByRole("button", { name: "Remove" }).click();
    await press(visit);
  },
  async opensAgain(visit) {
    const { page, phone, picker, file } = visit;
    if (picker) await expect(page.getByText("Your files are kept on this device")).toBeVisible();
    await expect.poll(() => page.evaluate(() => Object.entries(localStorage).flat().join(" "))).toContain(phone);
    // Without a word to the page, as Android ends a tab in the background.
    await page.evaluate(() => {
      for (const event of ["pagehide", "visibilitychange"])
        addEventListener(event, (one) => one.stopImmediatePropagation(), true);
    });
    await page.goto("about:blank");
    await open(visit);
    await expect(page.getByText("We kept what you typed earlier on this device.")).toBeVisible();
    await expect(page.locator('[name="phoneNumber"]')).toHaveValue(phone);
    if (picker) await expect(page.getByRole("button", { name: `Remove ${file.name}` })).toBeVisible();
    await press(visit);
    await expect(page.locator("[data-reference]")).toBeVisible();
    const keptFiles = (): Promise<string[]> =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("files")));
    await expect.poll(keptFiles).toEqual([]);
  },
  async turnedAway(visit, { sees }) {
    const { page, meeting, phone } = visit;
    // Without script Chromium notes once a second what stands in a form, for the way back. Nobody fills in one within a second.
    await page.waitForTimeout(2000);
    await press(visit);
    if (sees instanceof RegExp) await expect(page.locator("body")).toContainText(sees);
    else await page.waitForURL("chrome-error://**");
    meeting.isHealed = true;
    await page.goBack();
    await expect(page.locator('[name="phoneNumber"]')).toHaveValue(phone);
    await press(visit);
  },
};

/** What arrived: one lead, under the reference that its visitor read, with the bytes of its file. */
async function arrived({ page, form, phone, file }: Visit, site: string): Promise<Pick<Row, "leads" | "bytes">> {
  const reference = await page.locator("[data-reference]").innerText();
  const leads = leadsOf(phone);
  expect(leads.map((lead) => lead.reference)).toContain(reference);
  const { id, form_type } = leadOf(reference);
  expect(form_type).toBe(form.type);
  const files = filesOfLead(id);
  if (files.length === 0) return { leads: leads.length };
  expect(files).toEqual([{ key: files[0]!.key, file_name: file.name, state: "attached" }]);
  const object = await storedFile(site, files[0]!.key);
  return { leads: leads.length, bytes: object.equals(file.buffer) ? object.length : 0 };
}

/** The shortest first. */
const sorted = filledForms.toSorted((a, b) => Object.keys(a.form.fields).length - Object.keys(b.form.fields).length);
/** A form of each kind of button with each way of its files. */
const representatives = fewOf(sorted, ({ form }) => [`${form.gate} ${filesOf(form)}`]);
const shortest = sorted[0]!;
const shortestWithFiles = sorted.find(pickerOf)!;

/** In which run a cell has its place: `npm test` takes each network once, every third time without script. */
function tagOf(i: number, { isOfFiles = false }: Network, one: Filled, isScripted: boolean): string[] {
  if (!representatives.has(one)) return ["@networks"];
  if (isOfFiles) return one === shortestWithFiles && isScripted ? [] : ["@all"];
  return one === shortest && isScripted === (i % 3 !== 2) ? [] : ["@all"];
}

function cell(network: Network, tag: string[], one: Filled, isScripted: boolean): void {
  test(`${network.name}: ${one.name}`, { tag }, async ({ page, between, site }) => {
    const meeting = between.play(network.plays ?? ((exchange) => exchange.pass()));
    const phone = newPhone();
    const buffer = Buffer.from(`%PDF-1.7\n% ${phone}\n${"% padding\n".repeat(2000)}%%EOF\n`);
    const file = { name: "title deed.pdf", mimeType: "application/pdf", buffer };
    const picker = pickerOf(one);
    const visit: Visit = { ...one, page, meeting, isScripted, picker, phone, file };
    await network.prepares?.(page);
    await fillIn(visit);
    meeting.hasBegun = true;
    const sendsFile = isScripted && picker !== undefined;
    const { scripted = RECEIPT, bare = RECEIPT, withFile = scripted } = network;
    const way = sendsFile ? withFile : isScripted ? scripted : bare;
    await (GO[way.at] as (visit: Visit, way: Way) => Promise<void>)(visit, way);
    await expect(page.locator("[data-reference]")).toBeVisible();
    const came = await arrived(visit, site);
    test
      .info()
      .annotations.push(asAnnotation({ network: network.name, form: one.name, isScripted, ...came, read: way.at }));
    expect(came).toEqual({ leads: 1, ...(sendsFile && way.at !== "withoutFile" && { bytes: buffer.length }) });
  });
}

for (const isScripted of [true, false]) {
  test.describe(isScripted ? "with script" : "without script", () => {
    if (!isScripted) test.use({ javaScriptEnabled: false });
    for (const [i, network] of networks.entries())
      for (const one of filledForms) cell(network, tagOf(i, network, one, isScripted), one, isScripted);
  });
}
