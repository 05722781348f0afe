/** Two forms on ten bad networks, with and without scripts: one lead arrives with its file, and the visitor sees the truth. */
import type { Page, Route } from "@playwright/test";
import {
  listFiles,
  findLead,
  findLeads,
  newPhone,
  readStoredFile,
} from "./support/stored-leads.ts";
import { type Filled, filledForms } from "./support/examples.ts";
import { fill } from "./support/fill.ts";
import { expect, visits as test } from "./support/test.ts";
import { wakeForm } from "./support/wake.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** Steps between the filled form and the receipt. By default the visitor presses the button, and the form retries. */
type Way = (visit: Visit) => Promise<void>;

interface Network {
  readonly name: string;
  /** Treats a request that sends a lead or a file, until the network is repaired. `attempt` counts them. */
  readonly treat?: (route: Route, attempt: number) => Promise<void>;
  readonly withScript?: Way;
  readonly withoutScript?: Way;
  readonly withFile?: Way;
  /** True if the lead arrives without its file. */
  readonly losesFile?: boolean;
  /** True if leads without files are not affected. */
  readonly isOfFiles?: boolean;
  /** True if the line has 64 kbit/s and two seconds of latency. */
  readonly isSlow?: boolean;
}

const pathIn = (route: Route): string => new URL(route.request().url()).pathname;
const isToBucket = (route: Route): boolean => pathIn(route).includes("/r2/s3/");
const isFile = (route: Route): boolean =>
  route.request().method() === "PUT" || pathIn(route) === "/s3/upload";
const answer = (route: Route, status: number, body: string, headers = {}): Promise<void> =>
  route.fulfill({ status, body, headers, contentType: "text/html; charset=utf-8" });

/** Like Cloudflare, it posts the form again after the visitor passed. */
function challenge(route: Route): Promise<void> {
  const fields = [...new URLSearchParams(route.request().postData() ?? "")].map(([name, value]) => {
    const [safeName, safeValue] = [name, value].map((text) =>
      text.replaceAll("&", "&amp;").replaceAll("<", "&lt;"),
    );
    // A hidden input would lose line breaks.
    return `<textarea hidden name="${safeName!.replaceAll('"', "&quot;")}">\n${safeValue}</textarea>`;
  });
  const form = `<form method="post" action="/forms">${fields.join("")}<button>I am a person</button></form>`;
  return answer(route, 403, `<!doctype html><h1>Verifying you are human</h1>${form}`, {
    "cf-mitigated": "challenge",
  });
}

/** The name of the form's field for files, if it has one. */
const pickerIn = ({ form }: Filled): string | undefined =>
  Object.entries(form.fields).find(([, { kind }]) => kind === "files")?.[0];

interface Visit extends Filled {
  readonly page: Page;
  readonly isScripted: boolean;
  readonly picker: string | undefined;
  readonly phone: string;
  readonly file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
}

async function open({ page, form, isScripted }: Visit): Promise<void> {
  await page.goto(form.pages[0]!.path);
  if (isScripted) await wakeForm(page);
}

async function fillIn(visit: Visit): Promise<void> {
  const { page, form, example, phone, isScripted, picker, file } = visit;
  await open(visit);
  await fill(page, form, example);
  await page.locator('[name="phoneNumber"]').fill(phone);
  if (isScripted && picker) await page.locator(`[id="${picker}"]`).setInputFiles([file]);
}

async function worsen({ page }: Visit, { treat, isSlow }: Network): Promise<void> {
  let attempt = 0;
  if (treat)
    await page.route(/./, (route) =>
      ["POST", "PUT"].includes(route.request().method())
        ? treat(route, (attempt += 1))
        : route.continue(),
    );
  const devtools = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 2000, downloadThroughput: 8000, uploadThroughput: 8000 };
  if (isSlow) await devtools.send("Network.emulateNetworkConditions", slow);
}
const repair = ({ page }: Visit): Promise<void> => page.unrouteAll({ behavior: "ignoreErrors" });

const press: Way = ({ page }) => page.locator("form[data-lead] button[data-submit]").click();

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

/** The form reports this error and keeps the lead, which arrives once the network works. */
const waits =
  (error: RegExp): Way =>
  async (visit) => {
    await press(visit);
    await expectFailure(visit, error);
    await repair(visit);
  };

/** The browser shows a bot challenge in place of the receipt. */
const passChallenge: Way = async (visit) => {
  await press(visit);
  await visit.page.getByRole("button", { name: "I am a person" }).click();
};

/** A file does not get through. The lead arrives after the visitor removes it. */
const removeFile: Way = async (visit) => {
  await press(visit);
  const { page, file } = visit;
  await expect(failure(page)).toContainText("or remove them and send the form without");
  await page
    .getByRole("listitem")
    .filter({ hasText: file.name })
    .getByRole("button", { name: "Remove" })
    .click();
  await press(visit);
};

/** The browser ends the tab. The draft is restored when the form is opened again. */
const restore: Way = async (visit) => {
  const { page, phone, picker, file } = visit;
  if (picker) await expect(page.getByText("Your files are kept on this device")).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.entries(localStorage).flat().join(" ")))
    .toContain(phone);
  // Android closes a background tab without these events.
  await page.evaluate(() => {
    for (const event of ["pagehide", "visibilitychange"])
      addEventListener(event, (emitted) => emitted.stopImmediatePropagation(), true);
  });
  await page.goto("about:blank");
  await open(visit);
  await expect(page.getByText("We kept what you typed earlier on this device.")).toBeVisible();
  await expect(page.locator('[name="phoneNumber"]')).toHaveValue(phone);
  if (picker) await expect(page.getByRole("button", { name: `Remove ${file.name}` })).toBeVisible();
  await press(visit);
};

/** The browser shows another page, or its own error. Its Back button restores the answers. */
const replaced =
  (by: RegExp | "browser error"): Way =>
  async (visit) => {
    const { page, phone } = visit;
    // Without scripts Chromium saves form values for the Back button once a second.
    await page.waitForTimeout(2000);
    await press(visit);
    if (by instanceof RegExp) await expect(page.locator("body")).toContainText(by);
    else await page.waitForURL(/^chrome-error:/);
    await repair(visit);
    await page.goBack();
    await expect(page.locator('[name="phoneNumber"]')).toHaveValue(phone);
    await press(visit);
  };

const networks: readonly Network[] = [
  {
    name: "the bucket cannot be resolved",
    isOfFiles: true,
    treat: (route) => (isToBucket(route) ? route.abort("namenotresolved") : route.continue()),
  },
  {
    name: "a bot challenge appears once",
    treat: (route, attempt) => (attempt === 1 ? challenge(route) : route.continue()),
    withoutScript: passChallenge,
  },
  {
    name: "a captive portal answers with 200",
    treat: (route) =>
      answer(route, 200, "<!doctype html><h1>Welcome to the free wifi, please log in</h1>"),
    withScript: waits(/Submission failed|[Uu]pload failed|Failed to upload/),
    withoutScript: replaced(/please log in/),
  },
  {
    name: "a proxy rejects files with 413",
    isOfFiles: true,
    treat: (route) =>
      isFile(route)
        ? answer(route, 413, "<h1>413 Request Entity Too Large</h1>")
        : route.continue(),
    withFile: removeFile,
    losesFile: true,
  },
  {
    name: "the site answers 502 for a while",
    treat: (route) => answer(route, 502, "<h1>502 Bad Gateway</h1>"),
    withScript: waits(/Server error occurred|Failed to upload/),
    withoutScript: replaced(/502 Bad Gateway/),
  },
  {
    name: "responses are cut after 1 KB",
    async treat(route) {
      // Playwright cannot read a request whose body is a file.
      if (isFile(route)) return route.continue();
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.body()).subarray(0, 1024) });
    },
  },
  {
    name: "the first answer is lost",
    async treat(route, attempt) {
      if (attempt > 1) return route.continue();
      await route.fetch();
      return route.abort("connectionreset");
    },
    withoutScript: replaced("browser error"),
  },
  {
    name: "a blocker drops /forms",
    treat: (route) => (pathIn(route) === "/forms" ? route.abort() : route.continue()),
    withScript: waits(/Unable to reach the server|Failed to upload/),
    withoutScript: replaced("browser error"),
  },
  { name: "the line is slow", isSlow: true },
  { name: "the browser ends the tab while a file is picked", isOfFiles: true, withScript: restore },
];

/** One lead arrived under the reference on the receipt, with the bytes of its file. */
async function expectArrived(
  { page, form, phone, file }: Visit,
  site: string,
  hasFile: boolean,
): Promise<void> {
  const reference = await page.locator("[data-reference]").innerText();
  expect(findLeads(phone).map((lead) => lead.reference)).toEqual([reference]);
  const { id, form_type } = findLead(reference);
  expect(form_type).toBe(form.type);
  const files = listFiles(id);
  expect(files.map(({ file_name, state }) => [file_name, state])).toEqual(
    hasFile ? [[file.name, "attached"]] : [],
  );
  if (hasFile) expect((await readStoredFile(site, files[0]!.key)).equals(file.buffer)).toBe(true);
}

function testNetwork(network: Network, filled: Filled, isScripted: boolean): void {
  const title = `${filled.form.type} arrives once when ${network.name}${isScripted ? "" : ", without scripts"}`;
  test(title, { tag: "@all" }, async ({ page, baseURL }) => {
    const phone = newPhone();
    const buffer = Buffer.from(`%PDF-1.7\n% ${phone}\n${"% padding\n".repeat(2000)}%%EOF\n`);
    const file = { name: "title deed.pdf", mimeType: "application/pdf", buffer };
    const picker = pickerIn(filled);
    const visit: Visit = { ...filled, page, isScripted, picker, phone, file };
    await fillIn(visit);
    await worsen(visit, network);
    const hasFile = isScripted && picker !== undefined;
    const { withScript, withoutScript, withFile = withScript } = network;
    const way = (hasFile ? withFile : isScripted ? withScript : withoutScript) ?? press;
    await way(visit);
    await expect(page.locator("[data-reference]")).toBeVisible();
    await expectArrived(visit, baseURL!, hasFile && !network.losesFile);
  });
}

const byLength = filledForms.toSorted(
  (a, b) => Object.keys(a.form.fields).length - Object.keys(b.form.fields).length,
);
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
