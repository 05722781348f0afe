/**
 * The picture that a page wants first is asked for by its head, once, and it is the one that is shown. Until it has
 * come, a coarse form of it stands in its place.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { openAwake } from "./support/wake.ts";

const PLACEHOLDERS = `${import.meta.dirname}/../src/content/placeholders`;

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
  await openAwake(page, "/construction");
  const image = page.locator("img[fetchpriority=high]");
  await expect(image).toHaveCSS("background-image", /^url\("data:image\/avif;base64,/);
  await expect(image).toHaveCSS("color", "rgba(0, 0, 0, 0)");
});
