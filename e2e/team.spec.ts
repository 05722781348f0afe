/** The nine team members, and the dialog about one of them. */
import type { Locator, Page } from "@playwright/test";
import { expect, visits as test } from "./support/test.ts";
import { openAwake } from "./support/wake.ts";

const card = (page: Page, name: string): Locator =>
  page.locator("main").getByRole("link", { name });
const dialog = (page: Page): Locator => page.getByRole("dialog");

test(
  "shows members in one history entry and keeps the query",
  { tag: "@all" },
  async ({ page, complaints }) => {
    await page.goto("/about");
    await openAwake(page, "/about/team?utm_source=print");
    await expect(page.locator("main li h2")).toHaveCount(9);
    await card(page, "Joseph Kurian").click();
    const open = dialog(page);
    const name = open.getByRole("heading");
    await expect(name).toHaveText("Joseph Kurian");
    await expect(open.getByRole("img")).toBeVisible();
    for (const text of [
      "Head, Construction and Solar",
      /tape, a level/,
      /civil engineer from Kottayam/,
    ])
      await expect(open.getByText(text)).toBeVisible();
    await expect(page).toHaveURL("/about/team?utm_source=print&member=7");
    await test.step("shows the next member by button and by arrow key", async () => {
      const next = open.getByRole("button", { name: "Next" });
      await next.click();
      await expect(name).not.toHaveText("Joseph Kurian");
      await next.click();
      await next.click();
      await expect(name).toHaveText("Suresh Raghuvanshi");
      await expect(page).toHaveURL("/about/team?utm_source=print&member=1");
      await open.getByRole("button", { name: "Previous" }).click();
      await expect(name).toHaveText("Devendra Shekhawat");
      await page.keyboard.press("ArrowRight");
      await expect(name).toHaveText("Suresh Raghuvanshi");
      await page.keyboard.press("ArrowLeft");
      await expect(name).toHaveText("Devendra Shekhawat");
    });
    await test.step("returns the focus to the card of the last member", async () => {
      for (let i = 0; i < 8; i += 1) {
        await page.keyboard.press("Tab");
        // The browser's own controls come between the last element and the first.
        expect(
          await page.evaluate(() => document.activeElement!.matches("body, dialog, dialog *")),
        ).toBe(true);
      }
      await page.keyboard.press("Escape");
      await expect(card(page, "Devendra Shekhawat")).toBeFocused();
      await expect(page).toHaveURL("/about/team?utm_source=print");
    });
    await page.goBack();
    await expect(page).toHaveURL("/about");
    expect(complaints).toEqual([]);
  },
);

// Unknown members: tests/unit/pages/team.test.ts.
test(
  "closes the dialog by button and backdrop, and ignores clicks with a modifier",
  { tag: "@all" },
  async ({ page, context, complaints }) => {
    await openAwake(page, "/about/team?member=4");
    const arvind = card(page, "Arvind Iyer");
    for (const close of [
      () => page.mouse.click(12, 12),
      () => dialog(page).getByRole("button", { name: "Close" }).click(),
    ]) {
      await expect(dialog(page)).toBeVisible();
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect(arvind).toBeFocused();
      await expect(page).toHaveURL("/about/team");
      await arvind.click();
    }
    await openAwake(page, "/about/team?member=99");
    const tab = context.waitForEvent("page");
    await arvind.click({ modifiers: ["ControlOrMeta"] });
    await (await tab).close();
    await expect(dialog(page)).toBeHidden();
    expect(complaints).toEqual([]);
  },
);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("swipes the row, and keeps dots and dialog buttons reachable", async ({ page }) => {
    await openAwake(page, "/about/team");
    const row = page.locator(".team");
    const [first, second] = [row.locator("li").nth(0), row.locator("li").nth(1)];
    expect((await first.boundingBox())!.y).toBe((await second.boundingBox())!.y);
    expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth * 5)).toBe(true);
    const readStyle = (item: Locator, pseudo: string): Promise<CSSStyleDeclaration> =>
      item.evaluate((element, name) => ({ ...getComputedStyle(element, name) }), pseudo);
    expect((await readStyle(first, "::before")).content).toBe('"1 of 9"');
    expect((await readStyle(second, "::before")).content).toBe('"2 of 9"');
    do await page.keyboard.press("Tab");
    while (!(await row.evaluate((list) => list === document.activeElement)));
    const end = async (): Promise<number> =>
      (await row.boundingBox())!.y + (await row.boundingBox())!.height;
    // The marks are below the row. Their focus ring extends this far.
    await expect.poll(end).toBeLessThan((await page.locator(".dock").boundingBox())!.y - 40);
    expect((await readStyle(first, "::scroll-marker")).outlineWidth).toBe("3px");

    const expectInReach = async (): Promise<void> => {
      for (const name of ["Previous", "Next", "Close"])
        await expect(dialog(page).getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    };
    await card(page, "Suresh Raghuvanshi").tap();
    await expectInReach();
    // A laptop at 400 % zoom.
    await page.setViewportSize({ width: 320, height: 256 });
    await dialog(page).getByRole("button", { name: "Next" }).press("Enter");
    await expect(page).toHaveURL("/about/team?member=2");
    await expect.poll(() => dialog(page).evaluate((element) => element.scrollTop)).toBe(0);
    await expectInReach();

    await page.goto("/hi/about/team");
    expect((await readStyle(first, "::before")).content).toBe('"9 में से 1"');
  });
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("describes the work of each member", async ({ page }) => {
    await page.goto("/about/team");
    await expect(page.locator("main li:has(h2)")).toHaveCount(9);
    await expect(page.locator("main li").getByText(/civil engineer from Kottayam/)).toBeVisible();
    await expect(page.locator("main li:has(h2) p:nth-of-type(2):visible")).toHaveCount(9);
    const summary = page.getByText(
      /^Reads 30 years of a property['’]s past before you pay for its future\.$/,
    );
    await expect(summary).toBeVisible();
  });
});
