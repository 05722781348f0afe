/** Playwright's `test`, with what every test here wants: an address of its own, and a page that must not complain. */
import { test as base } from "@playwright/test";

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
