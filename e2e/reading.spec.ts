/** Line lengths of text. */
import type { Locator } from "@playwright/test";
import { expect, visits as test } from "./support/test.ts";

/** The number of characters in each line, without the last line of each paragraph. */
const countCharacters = (paragraphs: Locator): Promise<number[]> =>
  paragraphs.evaluateAll((all) =>
    all.flatMap((paragraph) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const lines: number[] = [];
      let top = -Infinity;
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        for (let i = 0; i < node.length; i += 1) {
          range.setStart(node, i);
          range.setEnd(node, i + 1);
          const y = range.getClientRects()[0]?.top ?? top;
          if (y > top + 8) {
            lines.push(0);
            top = y;
          }
          lines[lines.length - 1]! += 1;
        }
      }
      return lines.slice(0, -1);
    }),
  );

for (const [path, selector] of [
  ["/privacy-policy", ".prose > p"],
  ["/buy-flat", "form .measure > p:first-child, form .measure dd"],
] as const) {
  test(
    `${path} holds 60 to 75 characters on a line`,
    { tag: path === "/privacy-policy" ? [] : "@all" },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      for (const fold of await page.locator("form details").all())
        await fold.evaluate((details: HTMLDetailsElement) => (details.open = true));
      const lines = await countCharacters(page.locator(selector));
      expect(lines.length).toBeGreaterThan(0);
      expect(Math.max(...lines)).toBeLessThanOrEqual(75);
      expect(lines.reduce((sum, length) => sum + length, 0) / lines.length).toBeGreaterThanOrEqual(
        60,
      );
    },
  );
}
