/** Axe checks every component and field kind in the styleguide, in all states and both themes. */
import { type DevServer, startDevServer } from "../tests/dev/dev-server.ts";
import { expectNoFaults } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

/** The document writer adds `hreflang` to links that leave a language. React in development complains about it. */
const WRITTEN_INTO_THE_DOCUMENT =
  /some attributes of the server rendered HTML didn't match[^]*hreflang/;

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 360, height: 800 } });

let server: DevServer;
test.beforeAll(async () => {
  server = await startDevServer();
});
test.afterAll(() => server.stop());

// Starting a development server takes a minute, so these run with TEST_ALL only.
for (const [path, heading] of [
  ["/styleguide", "Kinds of fields"],
  ["/hi/styleguide", "फ़ील्ड के प्रकार"],
] as const) {
  test(`${path} passes axe`, { tag: "@all" }, async ({ page, complaints }) => {
    await page.goto(server.origin + path);
    await page.keyboard.press("Shift");
    await expect(page.locator("html[data-state=ready]")).toBeAttached();
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    // All states are shown: an error, a soft warning, a disabled field.
    for (const [kind, state] of [
      ["amount", "[aria-invalid=true]"],
      ["phone", "p[role=status]:not(:empty)"],
      ["text", "input:disabled"],
    ] as const)
      await expect(page.locator(`[data-specimen=${kind}] ${state}`).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await expectNoFaults(page, path);
    expect(complaints.filter((complaint) => !WRITTEN_INTO_THE_DOCUMENT.test(complaint))).toEqual(
      [],
    );
  });
}
