/** The placeholder of a page's first picture, until the picture has loaded. */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { openAwake } from "./support/wake.ts";

const PLACEHOLDERS = `${import.meta.dirname}/../src/content/placeholders`;

for (const [colorScheme, mode] of [
  ["light", "day"],
  ["dark", "dusk"],
] as const) {
  test.describe(`before the picture has loaded, ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const [path, name, expected, bare] of [
      ["/", "hero-tall", [360, 767], [768]],
      ["/hi", "hero-tall", [360, 767], [768]],
      ["/construction", "construction", [360, 1023], [1024]],
      ["/about/mission", "mission", [360, 1440], []],
    ] as const) {
      // npm test runs one picture with a phone crop and one without.
      const tag = ["day /", "dusk /construction"].includes(`${mode} ${path}`) ? [] : "@all";
      test(`${path} shows a placeholder at ${expected.join(" to ")} px`, { tag }, async ({ page }) => {
        await page.route("**/pictures/**", () => {});
        const ground = page.locator("img[fetchpriority=high]");
        await page.goto(path, { waitUntil: "domcontentloaded" });
        const placeholder = readFileSync(`${PLACEHOLDERS}/${name}-${mode}.avif`, "base64");
        for (const width of expected) {
          await page.setViewportSize({ width, height: 800 });
          await expect(ground).toHaveCSS("background-image", `url("data:image/avif;base64,${placeholder}")`);
        }
        for (const width of bare) {
          await page.setViewportSize({ width, height: 800 });
          await expect(ground).toHaveCSS("background-image", "none");
        }
      });
    }
  });
}

test("keeps the placeholder when the picture fails and the page hydrates", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.route("**/pictures/**", (route) => route.abort());
  await openAwake(page, "/construction");
  const image = page.locator("img[fetchpriority=high]");
  await expect(image).toHaveCSS("background-image", /^url\("data:image\/avif;base64,/);
  await expect(image).toHaveCSS("color", "rgba(0, 0, 0, 0)");
});
