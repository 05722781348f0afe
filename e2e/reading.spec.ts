/** Text as it is read: how long its lines are, and what stays in reach when somebody doubles its size. Requirement V8. */
import type { Locator } from "@playwright/test";
import { some } from "./support/few.ts";
import { expect, visits as test } from "./support/test.ts";

/** How many characters each line holds that is followed by another one of its paragraph. */
const linesOf = (paragraphs: Locator): Promise<number[]> =>
  paragraphs.evaluateAll((all) =>
    all.flatMap((paragraph) => {
      const range = document.createRange();
      const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      const lines: number[] = [];
      let top = -Infinity;
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        for (let i = 0; i < node.length; i += 1) {
          range.setStart(node, i);
          range.setEnd(node, i + 1);
          const [box] = range.getClientRects();
          if (!box) continue;
          if (box.top > top + 8) {
            lines.push(0);
            ({ top } = box);
          }
          lines[lines.length - 1]! += 1;
        }
      }
      return lines.slice(0, -1);
    }),
  );

for (const [at, selector] of [
  ["/privacy-policy", ".prose > p"],
  ["/buy-flat", "form .measure > p:first-child, form .measure dd"],
] as const) {
  test(
    `${at} holds 60 to 75 characters on a line`,
    { tag: at === "/privacy-policy" ? [] : "@all" },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(at);
      await page.evaluate(() => document.fonts.ready);
      for (const fold of await page.locator("form details").all())
        await fold.evaluate((one: HTMLDetailsElement) => (one.open = true));
      const lines = await linesOf(page.locator(selector));
      expect(lines.length).toBeGreaterThan(0);
      expect(Math.max(...lines)).toBeLessThanOrEqual(75);
      expect(lines.reduce((sum, one) => sum + one, 0) / lines.length).toBeGreaterThanOrEqual(60);
    },
  );
}

test("at 320 px, a text twice as large keeps the header and the dock on the screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const at of some(["/", "/contact", "/investment-hub"], 1)) {
    await page.goto(at);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
      scrollTo({ top: 3000, behavior: "instant" });
    });
    const outside = await page.locator("header :visible, .dock :visible").evaluateAll((all) =>
      all
        .filter((one) => {
          const { left, right, width } = one.getBoundingClientRect();
          return width > 0 && (left < 0 || right > innerWidth);
        })
        .map((one) => one.outerHTML.slice(0, 80)),
    );
    expect(outside, at).toEqual([]);
  }
});

for (const at of ["/dispute-settlement", "/furniture-on-demand", "/shifting", "/rental-caretaking"]) {
  test(
    `the words of a drawing on ${at} keep apart on a narrow phone`,
    { tag: at === "/rental-caretaking" ? [] : "@all" },
    async ({ page }) => {
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(at);
        await page.evaluate(() => document.fonts.ready);
        const words = page.locator("main svg:has(text + text, g + g text)");
        await words.first().scrollIntoViewIfNeeded();
        const touching = await words.evaluateAll((drawings) =>
          drawings.flatMap((drawing) => {
            const all = [...drawing.querySelectorAll("text")].filter((text) => text.textContent);
            const boxes = all.map((text) => [text.textContent, text.getBoundingClientRect()] as const);
            return boxes.flatMap(([one, a], i) =>
              boxes
                .slice(i + 1)
                .filter(([, b]) => a.top < b.bottom && b.top < a.bottom)
                .filter(([, b]) => Math.max(a.left, b.left) - Math.min(a.right, b.right) < 8)
                .map(([other]) => `${one} | ${other}`),
            );
          }),
        );
        expect(touching, `at ${width} px`).toEqual([]);
      }
    },
  );
}
