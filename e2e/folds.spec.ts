/** Folded and floating parts of pages. */
import { expect, visits as test } from "./support/test.ts";
import { openAwake } from "./support/wake.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("/faq opens all answers before hydration and scrolls to a group", async ({ page }) => {
    await page.goto("/faq");
    await expect(page.locator("html")).toHaveAttribute("data-state", "asleep");
    const openAll = page.getByRole("button", { name: "Open all" });
    await openAll.click();
    await expect(page.locator("main details[open]")).toHaveCount(
      await page.locator("main details").count(),
    );
    const jumps = page.getByRole("navigation", { name: "Groups of questions" });
    await jumps.getByRole("link", { name: "Dispute Settlement" }).click();
    await expect(page).toHaveURL(/#disputes$/);
    const heading = page.getByRole("heading", { name: "Dispute Settlement" });
    await expect(heading).toBeInViewport();
    await expect
      .poll(async () => (await heading.boundingBox())!.y - (await jumps.boundingBox())!.y)
      .toBeGreaterThanOrEqual((await jumps.boundingBox())!.height);
    await test.step("hides the whole bar while the phone's keyboard is open", async () => {
      const links = page.locator(".dock > *").filter({ visible: true });
      await page.getByLabel("Search the answers").focus();
      await expect(links).toHaveCount(0);
      await openAll.focus();
      await expect(links).toHaveCount(3);
    });
  });

  test("/faq scrolls to a group again when its link is pressed again", async ({ page }) => {
    await openAwake(page, "/faq");
    const link = page.getByRole("link", { name: "Dispute Settlement" }).first();
    for (const _ of ["first", "again", "once more"]) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await link.click();
      await expect(page.getByRole("heading", { name: "Dispute Settlement" })).toBeInViewport();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    }
  });

  test("/furniture-on-demand keeps its next step next to the chat", async ({ page }) => {
    await page.goto("/furniture-on-demand");
    const start = page.getByRole("link", { name: "Get Started" });
    const chat = page
      .getByRole("navigation", { name: "Reach us" })
      .getByRole("link", { name: "WhatsApp" });
    for (const top of [0, 1500, 3000]) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
      await expect(start).toBeInViewport();
      const [box, other] = [(await start.boundingBox())!, (await chat.boundingBox())!];
      expect(box.x + box.width).toBeLessThan(other.x);
    }
    await start.click();
    await expect(page).toHaveURL(/#contact-form$/);
    await expect(page.getByRole("heading", { name: "Which room is empty?" })).toBeInViewport();
  });
});
