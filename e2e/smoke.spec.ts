/** How a page comes to life, and is laid out to its end. What every page owes its visitor stands in tour.spec.ts. Requirement V3. */
import { asleep } from "./support/held.ts";
import { expect, test, visits } from "./support/test.ts";
import { ready } from "./support/wake.ts";

visits.describe("on a phone with scripts off", () => {
  visits.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  for (const path of ["/", "/faq", "/exchange-property"]) {
    visits(
      `${path} is laid out to its end a moment later, wherever its reader is`,
      {
        tag: path === "/" ? [] : "@all",
      },
      async ({ page }) => {
        await page.goto(path);
        const later = (): Promise<number> =>
          page
            .locator("main > * > :first-child, footer > :first-child")
            .evaluateAll(
              (all) =>
                all.filter((one) => one.checkVisibility() && !one.checkVisibility({ contentVisibilityAuto: true }))
                  .length,
            );
        await expect.poll(later).toBe(0);
      },
    );
  }
});

test("a form whose scripts could not be fetched gets them with the next gesture, where it stands", async ({ page }) => {
  await page.clock.install();
  let isDown = true;
  await page.route("**/assets/react-*.js", (route) => (isDown ? route.fulfill({ status: 503 }) : route.continue()));
  await page.goto("/contact-form");
  await page.getByRole("textbox").first().fill("Asha Rao");
  await expect(page.locator("[data-unreachable]")).toBeVisible();
  isDown = false;
  await page.clock.fastForward(10_000);
  await page.getByRole("textbox").nth(1).focus();
  await ready(page);
  await expect(page.locator("[data-unreachable]")).toBeHidden();
  await expect(page.getByRole("textbox").first()).toHaveValue("Asha Rao");
});

test("text typed before the page is awake is kept", async ({ page, complaints }) => {
  const release = await asleep(page);
  await page.goto("/contact-form");
  const field = page.getByRole("textbox").first();
  await field.pressSequentially("Asha Rao");
  await release();
  await ready(page);
  await expect(field).toHaveValue("Asha Rao");
  await field.pressSequentially("o");
  await expect(field).toHaveValue("Asha Raoo");
  expect(complaints).toEqual([]);
});
