/** What a page is on paper: ink on white, complete, with nothing that only a screen can use. */
import { expect, visits as test } from "./support/test.ts";

for (const [path, folded] of [
  ["/", 6],
  ["/dispute-settlement", 5],
  ["/faq", 80],
  ["/contact", 0],
  ["/about/team", 0],
  ["/buy-flat", 1],
] as const) {
  test(
    `${path} prints as ink on white at once`,
    { tag: ["/", "/buy-flat"].includes(path) ? [] : "@all" },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: "dark" });
      await page.setViewportSize({ width: 1100, height: 800 });
      await page.goto(path);
      // At once: what fades from the dark screen would be printed on its way.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send("Animation.enable");
      await devtools.send("Animation.setPlaybackRate", { playbackRate: 0.001 });
      await page.emulateMedia({ media: "print", colorScheme: "dark" });
      const main = page.locator("main");
      await expect(page.locator("html")).toHaveCSS("color-scheme", "light");
      await expect(page.locator(".skip-link")).toBeHidden();
      await expect(
        page.locator(".btn:visible, button:visible, label:has([type=file]):visible, .floating:visible"),
      ).toHaveCount(0);

      const pale = await main.locator(":is(h1, h2, h3, p, li, dt, dd, td, label):visible").evaluateAll((all) =>
        all.flatMap((one) => {
          const { color, backgroundColor } = getComputedStyle(one);
          return color === "rgb(0, 0, 0)" && backgroundColor === "rgba(0, 0, 0, 0)" ? [] : [one.textContent];
        }),
      );
      expect(pale).toEqual([]);

      const covered = await main.evaluate((all) => {
        const [pictures, words] = ["picture", ":is(h1, h2, h3, p)"].map((selector) =>
          [...all.querySelectorAll(selector)]
            .map((one) => one.getBoundingClientRect())
            .filter(({ width }) => width > 0),
        ) as [DOMRect[], DOMRect[]];
        const isApart = (one: DOMRect, other: DOMRect): boolean =>
          one.left >= other.right - 1 ||
          one.right <= other.left + 1 ||
          one.top >= other.bottom - 1 ||
          one.bottom <= other.top + 1;
        return pictures.filter((picture) => words.some((word) => !isApart(word, picture))).length;
      });
      expect(covered).toBe(0);
      const answers = main.locator("details p");
      const count = await answers.count();
      expect(count).toBeGreaterThanOrEqual(folded);
      await expect(answers.filter({ visible: true })).toHaveCount(count);
    },
  );
}

for (const [path, button, heading, shown] of [
  ["/nri-corner", "these steps", "An NRI’s sale, step by step", "Forms 145 (15CA) and 146 (15CB)"],
  ["/portfolio-management-service", "the table", "A year of one flat: 3.4% becomes 2.3%", "Yours"],
  ["/all-services", "this list", "What each costs, and what to have at hand", "Legal & RERA"],
] as const)
  test(
    `${path} prints its sheet alone by its button, and is whole again after`,
    { tag: path === "/nri-corner" ? [] : "@all" },
    async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => void (document.documentElement.dataset.printed = "");
      });
      await page.goto(path);
      await page.getByRole("button", { name: `Print ${button}` }).click();
      await expect(page.locator("html")).toHaveAttribute("data-printed", "");
      await page.emulateMedia({ media: "print" });
      const headings = page.locator("h1:visible, h2:visible");
      await expect(headings).toHaveCount(1);
      await expect(headings).toContainText(heading);
      await expect(page.locator("main [data-alone]").getByText(shown, { exact: true }).first()).toBeVisible();
      await page.evaluate(() => dispatchEvent(new Event("afterprint")));
      expect(await headings.count()).toBeGreaterThan(3);
    },
  );
