/** Icons of straight strokes, which are outlines in the styles, look as lucide's own files do. */
import { icons as files } from "@iconify-json/lucide";
import type { Page } from "@playwright/test";
import { icons } from "../src/styles/icons.ts";
import { expect, visits as test } from "./support/test.ts";
import { openAwake } from "./support/wake.ts";

const NAMES = icons.map(([matcher]) => String(matcher).replace("i-lucide-", ""));
const SIZE = 96;

const file = (name: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="${SIZE}" height="${SIZE}">${files.icons[name]!.body}</svg>`)}`;

/** How much ink stands in one of two pictures alone, as a share of the second's. */
const unlike = (page: Page, drawn: Buffer, name: string): Promise<number> =>
  page.evaluate(
    async ({ size, sources }) => {
      const [one, other] = (await Promise.all(
        sources.map(async (src) => {
          const image = Object.assign(new Image(), { src });
          await image.decode();
          const context = new OffscreenCanvas(size, size).getContext("2d")!;
          context.fillStyle = "#fff";
          context.fillRect(0, 0, size, size);
          context.drawImage(image, 0, 0);
          return [...context.getImageData(0, 0, size, size).data].filter((_, at) => at % 4 === 0);
        }),
      )) as [number[], number[]];
      const sum = (values: number[]): number => values.reduce((so, value) => so + value, 0);
      return sum(one.map((light, at) => Math.abs(light - other[at]!))) / sum(other.map((light) => 255 - light));
    },
    { size: SIZE, sources: [`data:image/png;base64,${drawn.toString("base64")}`, file(name)] },
  );

test("an icon of straight strokes looks as its file does", { tag: "@all" }, async ({ page }) => {
  await openAwake(page, "/accessibility");
  for (const name of NAMES) {
    await page.locator("body").evaluate(
      (body, { className, size }) => {
        body.innerHTML = `<p><span class="${className}"></span></p>`;
        body.querySelector("p")!.style.cssText = "background:#fff;color:#000;line-height:0";
        // What turns or hides an icon where it stands on a page is not asked here.
        body.querySelector("span")!.style.cssText = `display:inline-block;rotate:0deg;font-size:${size / 1.2}px`;
      },
      { className: `i-lucide-${name}`, size: SIZE },
    );
    const drawn = await page.locator("p > span").screenshot();
    expect(await unlike(page, drawn, name), name).toBeLessThan(0.03);
  }
});
