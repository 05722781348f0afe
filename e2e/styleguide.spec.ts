/**
 * The styleguide of the development server: axe judges every piece and every kind of field in its states, by day and by night.
 */
import { type DevServer, startDevServer } from "../tests/dev/dev-server.ts";
import { expectNoFaults } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

/** A translation's links out of it get their `hreflang` in the document alone, of which React in development complains. */
const WRITTEN_INTO_THE_DOCUMENT = /some attributes of the server rendered HTML didn't match[^]*hreflang/;

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 360, height: 800 } });

let server: DevServer;
test.beforeAll(async () => {
  server = await startDevServer();
});
test.afterAll(() => server.stop());

// A development server of their own takes a minute: not each time.
for (const [at, heading] of [
  ["/styleguide", "Kinds of fields"],
  ["/hi/styleguide", "फ़ील्ड के प्रकार"],
] as const) {
  test(`every piece on ${at} can be used by everyone`, { tag: "@all" }, async ({ page, complaints }) => {
    await page.goto(server.origin + at);
    await page.keyboard.press("Shift");
    await expect(page.locator("html[data-state=ready]")).toBeAttached();
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    // Its states have come: an answer that is missed, one with a soft warning, a field that is closed.
    for (const [kind, state] of [
      ["amount", "[aria-invalid=true]"],
      ["amount", "[role=status] button"],
      ["text", "input:disabled"],
    ] as const)
      await expect(page.locator(`[data-specimen=${kind}] ${state}`).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expectNoFaults(page, at);
    expect(complaints.filter((one) => !WRITTEN_INTO_THE_DOCUMENT.test(one))).toEqual([]);
  });
}
