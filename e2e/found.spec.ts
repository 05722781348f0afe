/**
 * What search engines and messengers find of a page stays true after the visitor has moved on. What the built
 * pages say, also on a preview, stands in tests/built/found.test.ts.
 */
import type { Page } from "@playwright/test";
import { codeOf } from "./support/code.ts";
import { some } from "./support/few.ts";
import { expect, visits as test } from "./support/test.ts";
import { wake } from "./support/wake.ts";

/** Every tag that speaks of the page, its structured data, and what its chats open with: of the page that stands, and as the server sends it. */
const headsOf = (page: Page, at: string): Promise<{ readonly own: string[]; readonly sent: string[] }> =>
  page.evaluate(async (url) => {
    const all = "link[rel=canonical], meta[name], meta[property], script[type='application/ld+json'], [href*='wa.me']";
    const read = (document: Document): string[] => [
      document.title,
      ...[...document.querySelectorAll(all)].map((tag) => tag.getAttribute("href") ?? tag.outerHTML).toSorted(),
    ];
    // Styles of the other document are not those that the policy of this one names.
    const html = (await (await fetch(url)).text()).replaceAll(/<style.*?<\/style>| style="[^"]*"/gs, "");
    return { own: read(document), sent: read(new DOMParser().parseFromString(html, "text/html")) };
  }, at);

/** Client navigation, as a link in the page does it. Its code is there: one that is late, or fails on a busy machine, the browser would load anew. */
async function follow(page: Page, to: string): Promise<void> {
  await codeOf(page, to);
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href });
    document.querySelector("main")!.append(link);
    link.click();
    link.remove();
  }, to);
  await expect(page).toHaveURL(to);
}

test("what a page says of itself goes with it", async ({ page, complaints }) => {
  await page.goto("/");
  await page.evaluate(() => {
    const emptyTitles: string[] = [];
    Object.assign(globalThis, { emptyTitles, isSameDocument: true });
    const look = new MutationObserver(() => document.title || emptyTitles.push(location.pathname));
    look.observe(document, { childList: true, subtree: true, characterData: true });
  });
  await wake(page);
  for (const at of some(["/faq", "/legal-rera", "/contact-form", "/contact", "/about/team", "/"], 3)) {
    await follow(page, at);
    const { sent } = await headsOf(page, at);
    expect(sent.length).toBeGreaterThan(11);
    await expect.poll(async () => (await headsOf(page, at)).own, { message: at }).toEqual(sent);
  }
  expect(await page.evaluate("isSameDocument")).toBe(true);
  expect(await page.evaluate("emptyTitles")).toEqual([]);
  expect(complaints).toEqual([]);
});
