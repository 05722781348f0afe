/** Title, meta tags, structured data and trusted types after client navigation. tests/built/meta-tags.test.ts checks the built pages. */
import type { Page } from "@playwright/test";
import { loadScripts } from "./support/scripts.ts";
import { takeSome } from "./support/take-some.ts";
import { expect, visits as test } from "./support/test.ts";
import { holdDocument, wake } from "./support/wake.ts";

/** Title, meta tags, structured data and chat links of the document. */
const readHead = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all =
      "link[rel=canonical], meta[name], meta[property], script[type='application/ld+json'], [href*='wa.me']";
    const tags = [...document.querySelectorAll(all)].map(
      (tag) => tag.getAttribute("href") ?? tag.outerHTML,
    );
    return [document.title, ...tags.toSorted()];
  });

/** Follows a link of the header or footer, even in a closed menu. Waits for the code, so that the router follows it. */
async function follow(page: Page, to: string): Promise<void> {
  await loadScripts(page, to);
  await holdDocument(page);
  const link = page.locator(`:is(header, footer) a[href="${to}"]`).first();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(to);
}

test("updates the head when a link is followed, and refuses foreign scripts", async ({
  page,
  context,
  complaints,
}) => {
  const sleeping = await context.newPage();
  await page.goto("/");
  await page.evaluate(() => {
    const emptyTitles: string[] = [];
    Object.assign(globalThis, { emptyTitles, isSameDocument: true });
    const observer = new MutationObserver(
      () => document.title || emptyTitles.push(location.pathname),
    );
    observer.observe(document, { childList: true, subtree: true, characterData: true });
  });
  await wake(page);
  for (const path of takeSome(
    ["/faq", "/legal-rera", "/query", "/contact", "/about/team", "/"],
    2,
  )) {
    await follow(page, path);
    await sleeping.goto(path);
    const sent = await readHead(sleeping);
    expect(sent.length).toBeGreaterThan(11);
    await expect.poll(() => readHead(page), { message: path }).toEqual(sent);
  }
  expect(await page.evaluate("isSameDocument")).toBe(true);
  expect(await page.evaluate("emptyTitles")).toEqual([]);
  expect(complaints).toEqual([]);
  // After the complaints, because the browser reports each of these.
  const refused = await page.evaluate(() =>
    [
      () => (document.body.innerHTML = "<img src=x>"),
      () => Object.assign(document.createElement("script"), { src: "/other.js" }),
      () => new Worker("/outbox-sw.js?other"),
    ].map((write) => {
      try {
        write();
        return "";
      } catch (error) {
        return (error as Error).name;
      }
    }),
  );
  expect(refused).toEqual(["TypeError", "TypeError", "TypeError"]);
});
