/**
 * The picture that a page wants first is asked for by its head, once, and it is the one that is shown. Until it has
 * come, a coarse form of it stands in its place. Decision 49.
 */
import { readdirSync, readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { expectAskedOnce } from "./support/first-picture.ts";
import { wake } from "./support/wake.ts";

/** With a crop of its own for phones; the same everywhere; beside a form. */
const PAGES = ["/", "/exchange-property", "/construction", "/hi"];

// On a phone by day the tour asks the same of every page.
test.describe("asked for once", { tag: "@all" }, () => {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [360, 768, 1440]) {
      test.describe(`at ${width} px, ${colorScheme}`, () => {
        test.use({ colorScheme, viewport: { width, height: 800 } });

        for (const path of PAGES) {
          test(path, async ({ page }) => {
            await page.goto(path);
            await expectAskedOnce(page);
          });
        }
      });
    }
  }
});

const PLACEHOLDERS = `${import.meta.dirname}/../src/content/placeholders`;
const PICTURES = `${import.meta.dirname}/../public/pictures`;

const avif = (file: string): string => `data:image/avif;base64,${readFileSync(file, "base64")}`;

/** What is to be seen of each picture in 26 by 16 fields, all in the same crop. */
const fieldsOf = (page: Page, sources: readonly string[]): Promise<number[][]> =>
  page.evaluate(
    (urls) =>
      Promise.all(
        urls.map(async (url) => {
          const image = new Image();
          image.src = url;
          await image.decode();
          const context = new OffscreenCanvas(26, 16).getContext("2d")!;
          context.imageSmoothingQuality = "high";
          const height = image.width * 0.625;
          context.drawImage(image, 0, (image.height - height) / 2, image.width, height, 0, 0, 26, 16);
          return [...context.getImageData(0, 0, 26, 16).data];
        }),
      ),
    sources,
  );

test("what stands for a picture is a coarse form of that very picture", { tag: "@all" }, async ({ page }) => {
  const files = readdirSync(PLACEHOLDERS);
  const placeholders = await fieldsOf(
    page,
    files.map((file) => avif(`${PLACEHOLDERS}/${file}`)),
  );
  const pictures = await fieldsOf(
    page,
    files.map((file) => avif(`${PICTURES}/${file.replace(".avif", "-400.avif")}`)),
  );
  const distance = (a: number[], b: number[]): number =>
    a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length;
  for (const [i, fields] of placeholders.entries()) {
    const distances = pictures.map((picture) => distance(fields, picture));
    const others = distances.filter((_, other) => other !== i);
    expect(distances[i], files[i]).toBeLessThan(Math.min(...others) / 2);
  }
});

for (const [colorScheme, mode] of [
  ["light", "day"],
  ["dark", "dusk"],
] as const) {
  test.describe(`before it has come, ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const [path, name, shown, bare] of [
      ["/", "hero-tall", [360, 767], [768]],
      ["/hi", "hero-tall", [360, 767], [768]],
      ["/construction", "construction", [360, 1023], [1024]],
      ["/about/mission", "mission", [360, 1440], []],
    ] as const) {
      // One with a crop of its own for phones, one that is the same everywhere.
      const tag = ["day /", "dusk /construction"].includes(`${mode} ${path}`) ? [] : "@all";
      test(
        `${path} shows what it will be where that is its crop: ${shown.join(" to ")} px`,
        { tag },
        async ({ page }) => {
          await page.route("**/pictures/**", () => {});
          const ground = page.locator("img[fetchpriority=high]");
          await page.goto(path, { waitUntil: "domcontentloaded" });
          const placeholder = readFileSync(`${PLACEHOLDERS}/${name}-${mode}.avif`, "base64");
          for (const width of shown) {
            await page.setViewportSize({ width, height: 800 });
            await expect(ground).toHaveCSS("background-image", `url("data:image/avif;base64,${placeholder}")`);
          }
          for (const width of bare) {
            await page.setViewportSize({ width, height: 800 });
            await expect(ground).toHaveCSS("background-image", "none");
          }
        },
      );
    }
  });
}

test("the coarse form stays, and nothing is written over it, where the picture never comes and the page wakes", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.route("**/pictures/**", (route) => route.abort());
  await page.goto("/construction");
  await wake(page);
  const image = page.locator("img[fetchpriority=high]");
  await expect(image).toHaveCSS("background-image", /^url\("data:image\/avif;base64,/);
  await expect(image).toHaveCSS("color", "rgba(0, 0, 0, 0)");
});
