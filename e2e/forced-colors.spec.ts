/** High contrast mode of Windows removes backgrounds and shadows. Their meaning must stay visible. */
import type { Locator, Page } from "@playwright/test";
import { expect, visits as test } from "./support/test.ts";
import { openAwake } from "./support/wake.ts";

const SIDE = 12;

/** Screenshot of a square at an offset from an element's corner. Squares that look alike have equal bytes. */
async function sampleSquare(
  page: Page,
  locator: Locator,
  from: { x: number; y: number },
): Promise<string> {
  await locator.scrollIntoViewIfNeeded();
  const box = (await locator.boundingBox())!;
  const [x, y] = [from.x < 0 ? box.x + box.width + from.x : box.x + from.x, box.y + from.y];
  const picture = await page.screenshot({
    clip: { x, y, width: SIDE, height: SIDE },
    animations: "disabled",
  });
  return picture.toString("base64");
}

for (const colorScheme of ["light", "dark"] as const)
  test.describe(colorScheme, { tag: "@all" }, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: "active" } });

    test("shows the plus of a question and the strokes of drawings", async ({ page }) => {
      await page.goto("/faq");
      const question = page.locator("summary.question").first();
      const y = (await question.boundingBox())!.height / 2 - SIDE / 2;
      expect(await sampleSquare(page, question, { x: -16, y })).not.toBe(
        await sampleSquare(page, question, { x: -60, y }),
      );
      const strokes = await page
        .locator(':is(header, footer) path[stroke="var(--ink)"]')
        .evaluateAll((paths) => paths.map((element) => getComputedStyle(element).stroke));
      expect(strokes.length).toBeGreaterThan(1);
      expect(new Set(strokes).size).toBe(1);
      await page.goto("/legal-rera");
      const pen = page.locator('.sheet path[stroke="var(--pen)"]');
      await expect(pen).toHaveCSS(
        "stroke",
        await pen.evaluate((path) => getComputedStyle(path).color),
      );
    });

    test("shows which bedrooms are chosen", async ({ page }) => {
      await openAwake(page, "/buy-flat");
      const unit = page.locator("label.choice", { hasText: /^BHK$/u });
      await unit.click();
      const bedrooms = page.getByRole("button", { name: /^\d BHK$/u });
      await bedrooms.nth(1).click();
      // Moves the focus ring away from the pressed button.
      await unit.locator("input").focus();
      await page.mouse.move(0, 0);
      const [other, pressed] = await Promise.all(
        [0, 1].map((n) => sampleSquare(page, bedrooms.nth(n), { x: 4, y: 4 })),
      );
      expect(pressed).not.toBe(other);
    });

    test("shows which team card is in view", async ({ page }) => {
      await page.setViewportSize({ width: 412, height: 900 });
      await openAwake(page, "/about/team");
      const row = page.locator("main ul").first();
      // The marks are right below the row and are not elements.
      const marks = { x: 4, y: (await row.boundingBox())!.height + 20 };
      await row.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - 600));
      const first = await sampleSquare(page, row, marks);
      await row.evaluate((element) =>
        element.scrollTo({ left: element.clientWidth, behavior: "instant" }),
      );
      await expect.poll(() => sampleSquare(page, row, marks)).not.toBe(first);
    });
  });

/** Whether an element's pixels differ. A hidden icon has one colour. */
const isDrawn = async (page: Page, selector: string): Promise<boolean> => {
  const icon = page.locator(selector).filter({ visible: true }).first();
  await icon.scrollIntoViewIfNeeded();
  const shot = (await icon.screenshot()).toString("base64");
  return page.evaluate(async (data) => {
    const image = Object.assign(new Image(), { src: `data:image/png;base64,${data}` });
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
    canvas.drawImage(image, 0, 0);
    const pixels = new Uint32Array(
      canvas.getImageData(0, 0, image.width, image.height).data.buffer,
    );
    return new Set(pixels).size > 1;
  }, shot);
};

test("shows icons, edges and the chosen answer", { tag: "@all" }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const [path, width, selectors] of [
    ["/", 1280, ["header summary .i-lucide-chevron-down", ".chat-float svg"]],
    ["/", 360, ["header .i-lucide-menu", ".dock svg"]],
    ["/property-exchange", 1280, ["select"]],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    for (const selector of selectors)
      expect(await isDrawn(page, selector), `${path} ${selector}`).toBe(true);
    const flat = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          ".btn, button, select, textarea, input:not([type=radio])",
        ),
      ]
        .filter((element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
        .filter(
          (element) =>
            /^(?:btn|field)/.test(element.className) &&
            parseFloat(getComputedStyle(element).borderTopWidth) < 1,
        )
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(flat, path).toEqual([]);
  }
  const radio = page.locator("label:has(> [type=radio])").first();
  const before = await radio.screenshot();
  await radio.click();
  expect((await radio.screenshot()).equals(before)).toBe(false);
});

test("draws icons in a reader’s own colours", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto("/contact");
  await page.evaluate(() => {
    const colours =
      "background-color:#000!important;color:#ff0!important;border-color:#ff0!important";
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`*,::before,::after{${colours}}`);
    document.adoptedStyleSheets = [sheet];
  });
  const icons = page.locator(":is(.i-lucide-menu, .i-lucide-phone):visible");
  await expect(icons).toHaveCount(2);
  for (const icon of await icons.all()) {
    const drawn = await icon.screenshot();
    await icon.evaluate((element) => (element.style.opacity = "0"));
    expect((await icon.screenshot()).equals(drawn)).toBe(false);
  }
});
