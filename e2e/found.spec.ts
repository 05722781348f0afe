/**
 * What search engines and messengers find of a page stays true after the visitor has moved on, and on a preview. What the built
 * pages say stands in tests/built/found.test.ts. Requirement V2. Decisions 31, 33.
 */
import "../scripts/offline.ts";
import path from "node:path";
import type { Page } from "@playwright/test";
import { codeOf } from "./support/code.ts";
import { some } from "./support/few.ts";
import { expect, visits as test } from "./support/test.ts";
import { wake } from "./support/wake.ts";

test("at Cloudflare's own addresses workerd asks for the site not to be found", { tag: "@all" }, async () => {
  // It takes a second to read, of every run.
  const { getPlatformProxy } = await import("wrangler");
  const configPath = path.join(import.meta.dirname, "../wrangler.toml");
  const { env, dispose } = await getPlatformProxy<{ ASSETS: { fetch(url: string): Promise<Response> } }>({
    configPath,
    persist: false,
  });
  try {
    const robots = async (url: string) => {
      const response = await env.ASSETS.fetch(url);
      // An answer that is not read to its end holds the proxy back from being disposed of.
      await response.arrayBuffer();
      return response.headers.get("x-robots-tag");
    };
    expect(await robots("https://a-branch-aipm.somebody.workers.dev/faq")).toContain("noindex");
    expect(await robots("https://www.aipm.example/faq")).toBe("max-image-preview:large");
  } finally {
    await dispose();
  }
});

interface Head {
  readonly title: string;
  readonly tags: readonly string[];
}

/** Every tag that speaks of the page, and its structured data: of the page that stands, and as the server sends it. */
const headsOf = (page: Page, at: string): Promise<{ readonly own: Head; readonly sent: Head }> =>
  page.evaluate(async (url) => {
    const read = (document: Document): Head => ({
      title: document.title,
      tags: [
        ...document.querySelectorAll(
          "link[rel=canonical], meta[name], meta[property], script[type='application/ld+json']",
        ),
      ]
        .map(({ outerHTML }) => outerHTML)
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
    await expect.poll(async () => (await headsOf(page, at)).own.title, { message: at }).toBe(sent.title);
    expect((await headsOf(page, at)).own, at).toEqual(sent);
  }
  expect(await page.evaluate("isSameDocument")).toBe(true);
  expect(await page.evaluate("emptyTitles")).toEqual([]);
  expect(complaints).toEqual([]);
});
