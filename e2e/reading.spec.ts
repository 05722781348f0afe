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
  ["/terms-conditions", ".prose > p"],
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

for (const width of [320, 360]) {
  const tag = width === 320 ? [] : "@all";
  test(
    `at ${width} px, a text twice as large keeps the header and the dock on the screen`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      for (const at of some(["/", "/contact", "/investment-hub"], 1)) {
        await page.goto(at);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = "200%";
          scrollTo({ top: 3000, behavior: "instant" });
        });
        const outside = await page.locator("header *, .dock *").evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility({ visibilityProperty: true }))
            .map((one) => ({ name: one.outerHTML.slice(0, 80), ...one.getBoundingClientRect().toJSON() }))
            .filter(({ left, right, width: wide }) => wide > 0 && (left < 0 || right > innerWidth)),
        );
        expect(outside, at).toEqual([]);
      }
    },
  );

  test(`at ${2 * width} px a row shows one card`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 2 * width, height: 900 });
    for (const at of some(["/", "/about/team"], 1)) {
      await page.goto(at);
      const shares = await page
        .locator(".snap-row")
        .evaluateAll((rows) => rows.map((row) => row.firstElementChild!.clientWidth / row.clientWidth));
      expect(shares.length).toBeGreaterThan(0);
      for (const share of shares) expect(share).toBeCloseTo(1, 1);
    }
  });
}

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

test("what passes under the head of a comparison is covered by it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/rental-caretaking");
  const head = page.locator("thead");
  const tick = page.locator("tbody [class*=i-lucide-check]").first();
  // Where it sticks.
  const bottom = await head.evaluate(
    (element) => Number.parseFloat(getComputedStyle(element).top) + element.getBoundingClientRect().height,
  );
  const top = await tick.evaluate((element, under) => {
    scrollBy({ top: element.getBoundingClientRect().bottom - under, behavior: "instant" });
    const { left, width, top: y, height } = element.getBoundingClientRect();
    // Where its two strokes meet.
    return { x: left + (width * 9) / 24, y: y + (height * 16.7) / 24 };
  }, bottom);
  const { y, height } = (await head.boundingBox())!;
  expect(top.y).toBeGreaterThan(y);
  expect(top.y).toBeLessThan(y + height);
  expect(await head.evaluate((element, at) => element.contains(document.elementFromPoint(at.x, at.y)), top)).toBe(true);
});
