/** Playwright's `test`, with what every test here wants: an address of its own, and a page that must not complain. */
import { type BrowserContext, type BrowserContextOptions, test as base } from "@playwright/test";

export { expect } from "@playwright/test";

interface Fixtures {
  /** What the page logged as an error or a warning, threw, or was refused by its content security policy. */
  complaints: string[];
}

const byte = (): number => Math.floor(Math.random() * 254) + 1;

export const test = base.extend<Fixtures>({
  // The limiter counts by address; tests must not use up each other's share.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
  extraHTTPHeaders: ({}, use) => use({ "cf-connecting-ip": `10.${byte()}.${byte()}.${byte()}` }),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => complaints.push(`thrown: ${error.stack ?? error.message}`));
    await use(complaints);
  },
});

interface Contexts {
  /** One for each kind of visitor, for as long as its worker lives. */
  contextOf: (options: BrowserContextOptions) => Promise<BrowserContext>;
}

const STORED = "cookies,local_storage,indexeddb,service_workers,cache_storage";

/**
 * For the tests of every page and every form: their visitor comes back, and the browser has kept the files that pages share, which
 * makes a visit three times as quick. What else the page before has left on the device is cleared.
 * Playwright's clock stays in their browser for all pages after: a test that sets it uses `test`.
 */
export const visits = test.extend<object, Contexts>({
  contextOf: [
    async ({ browser }, use) => {
      const contexts = new Map<string, Promise<BrowserContext>>();
      await use((options) => {
        const kind = JSON.stringify(options);
        // Without a size it would keep that of the first test, for the pages that a later one opens itself.
        const context =
          contexts.get(kind) ?? browser.newContext({ ...options, viewport: { width: 1280, height: 720 } });
        contexts.set(kind, context);
        return context;
      });
      for (const context of contexts.values()) await (await context).close();
    },
    { scope: "worker" },
  ],
  context: async (
    { contextOf, baseURL, javaScriptEnabled, contextOptions, hasTouch, isMobile, colorScheme, timezoneId },
    use,
  ) => {
    const chosen = { javaScriptEnabled, hasTouch, isMobile, colorScheme };
    await use(await contextOf({ ...contextOptions, ...chosen, baseURL: baseURL!, timezoneId: timezoneId! }));
  },
  page: async ({ context, baseURL, viewport, extraHTTPHeaders }, use) => {
    const page = await context.newPage();
    await page.setExtraHTTPHeaders(extraHTTPHeaders!);
    await page.setViewportSize(viewport!);
    await use(page);
    // A form keeps its draft as it is left.
    await page.goto("about:blank");
    const devtools = await context.newCDPSession(page);
    await devtools.send("Storage.clearDataForOrigin", { origin: baseURL!, storageTypes: STORED });
    await page.close();
  },
});
