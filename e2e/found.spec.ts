/**
 * What search engines and messengers find of a page stays true after the visitor has moved on. What the built
 * pages say, also on a preview, stands in tests/built/found.test.ts. Requirement V2. Decisions 31, 33.
 */
import type { Page } from "@playwright/test";
import { codeOf } from "./support/code.ts";
import { some } from "./support/few.ts";
import { expect, visits as test } from "./support/test.ts";
import { wake } from "./support/wake.ts";

interface Head {
  readonly title: string;
  readonly tags: readonly string[];
}

/** Every tag that speaks of the page, its structured data, and what its chats open with: of the page that stands, and as the server sends it. */
const headsOf = (page: Page, at: string): Promise<{ readonly own: Head; readonly sent: Head }> =>
  page.evaluate(async (url) => {
    const read = (document: Document): Head => ({
      title: document.title,
      tags: [
        ...document.querySelectorAll(
          "link[rel=canonical], meta[name], meta[property], script[type='application/ld+json'], [href*='wa.me']",
        ),
      ]
        .map((tag) => tag.getAttribute("href") ?? tag.outerHTML)
        .toSorted(),
    });
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
    const seen: string[] = [];
    Object.assign(globalThis, { emptyTitles: seen });
    new MutationObserver(() => document.title || seen.push(location.pathname)).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    Object.assign(globalThis, { isSameDocument: true });
  });
  await wake(page);
  for (const at of some(["/faq", "/legal-rera", "/contact-form", "/contact", "/about/team", "/"], 3)) {
    await follow(page, at);
    const { sent } = await headsOf(page, at);
    expect(sent.tags.length).toBeGreaterThan(10);
    await expect.poll(async () => (await headsOf(page, at)).own, { message: at }).toEqual(sent);
  }
  expect(await page.evaluate("isSameDocument")).toBe(true);
  expect(await page.evaluate("emptyTitles")).toEqual([]);
  expect(complaints).toEqual([]);
});
