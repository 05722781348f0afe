/** Playwright's `test` with an own client address and with a list of the page's errors. */
import { type BrowserContext, type BrowserContextOptions, test as base } from "@playwright/test";

export { expect } from "@playwright/test";

interface Fixtures {
  /** Logged errors and warnings, exceptions, and violations of the content security policy. */
  complaints: string[];
}

const byte = (): number => Math.floor(Math.random() * 254) + 1;

export const test = base.extend<Fixtures>({
  // The rate limiter counts by address, so tests must not share one.
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from the pattern
  extraHTTPHeaders: ({}, use) => use({ "cf-connecting-ip": `10.${byte()}.${byte()}.${byte()}` }),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type()))
        complaints.push(`${message.type()}: ${message.text()}`);
    });
    page.on("pageerror", (error) => complaints.push(`thrown: ${error.stack ?? error.message}`));
    await use(complaints);
  },
});

interface Contexts {
  /** One context for each kind of visitor and worker. */
  newContext: (options: BrowserContextOptions) => Promise<BrowserContext>;
}

const STORED = "cookies,local_storage,indexeddb,service_workers,cache_storage";

/**
 * For tests of every page and form: a returning visitor with cached files, which is three times as fast. Other storage is cleared.
 * Tests that set the clock use `test`, because the clock of a context stays.
 */
export const visits = test.extend<object, Contexts>({
  newContext: [
    async ({ browser }, use) => {
      const contexts = new Map<string, Promise<BrowserContext>>();
      await use((options) => {
        const kind = JSON.stringify(options);
        // Without a size, pages that a test opens itself would have the size of the first test.
        const context =
          contexts.get(kind) ??
          browser.newContext({ ...options, viewport: { width: 1280, height: 720 } });
        contexts.set(kind, context);
        return context;
      });
      for (const context of contexts.values()) await (await context).close();
    },
    { scope: "worker" },
  ],
  context: async (
    {
      newContext,
      baseURL,
      javaScriptEnabled,
      contextOptions,
      hasTouch,
      isMobile,
      colorScheme,
      timezoneId,
    },
    use,
  ) => {
    const chosen = { javaScriptEnabled, hasTouch, isMobile, colorScheme };
    await use(
      await newContext({
        ...contextOptions,
        ...chosen,
        baseURL: baseURL!,
        timezoneId: timezoneId!,
      }),
    );
  },
  page: async ({ context, baseURL, viewport, extraHTTPHeaders }, use) => {
    const page = await context.newPage();
    await page.setExtraHTTPHeaders(extraHTTPHeaders!);
    await page.setViewportSize(viewport!);
    await use(page);
    // A form saves its draft when it is left.
    await page.goto("about:blank");
    const devtools = await context.newCDPSession(page);
    await devtools.send("Storage.clearDataForOrigin", { origin: baseURL!, storageTypes: STORED });
    await page.close();
  },
});
