/** The nine of the team, and the dialog that shows one of them. Requirements P1, P7. */
import type { Locator, Page } from "@playwright/test";
import { some } from "./support/few.ts";
import { idle } from "./support/rest.ts";
import { expect, visits as test } from "./support/test.ts";
import { wake } from "./support/wake.ts";

const openAwake = async (page: Page, path = "/about/team"): Promise<void> => {
  await page.goto(path);
  await wake(page);
};

const card = (page: Page, name: string): Locator => page.locator("main").getByRole("link", { name });
const dialog = (page: Page): Locator => page.getByRole("dialog");

test("shows one after the other at one place in the history, and keeps the rest of the address", async ({
  page,
  complaints,
}) => {
  await page.goto("/about");
  await openAwake(page, "/about/team?utm_source=print");
  await expect(page.locator("main li h2")).toHaveCount(9);
  await card(page, "Joseph Kurian").click();
  const shown = dialog(page);
  const name = shown.getByRole("heading");
  await expect(name).toHaveText("Joseph Kurian");
  await expect(shown.getByRole("img")).toBeVisible();
  await expect(shown.getByText("Head, Construction and Solar")).toBeVisible();
  await expect(shown.getByText(/tape, a level/)).toBeVisible();
  await expect(shown.getByText(/civil engineer from Kottayam/)).toBeVisible();
  await expect(page).toHaveURL("/about/team?utm_source=print&member=7");
  await test.step("round the table, by button and by arrow key", async () => {
    const [next, previous] = ["Next", "Previous"].map((way) => shown.getByRole("button", { name: way })) as [
      Locator,
      Locator,
    ];
    await next.click();
    await expect(name).not.toHaveText("Joseph Kurian");
    await next.click();
    await expect(name).toHaveText("Devendra Shekhawat");
    await next.click();
    await expect(name).toHaveText("Suresh Raghuvanshi");
    await expect(page).toHaveURL("/about/team?utm_source=print&member=1");
    await previous.click();
    await expect(name).toHaveText("Devendra Shekhawat");
    await page.keyboard.press("ArrowRight");
    await expect(name).toHaveText("Suresh Raghuvanshi");
    await page.keyboard.press("ArrowLeft");
    await expect(name).toHaveText("Devendra Shekhawat");
  });
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/about/team?utm_source=print");
  await page.goBack();
  await expect(page).toHaveURL("/about");
  expect(complaints).toEqual([]);
});

// By Escape, of the one who was shown last: keyboard.spec.ts.
test("closes on its button and on the backdrop, and gives the focus to the card", { tag: "@all" }, async ({ page }) => {
  await openAwake(page, "/about/team?member=4");
  for (const close of [
    () => page.mouse.click(12, 12),
    () => dialog(page).getByRole("button", { name: "Close" }).click(),
  ]) {
    await expect(dialog(page)).toBeVisible();
    await close();
    await expect(dialog(page)).toBeHidden();
    await expect(card(page, "Arvind Iyer")).toBeFocused();
    await expect(page).toHaveURL("/about/team");
    await card(page, "Arvind Iyer").click();
  }
});

// Who is nobody: tests/unit/pages/team.test.ts.
test("ignores a member who is not there", async ({ page, complaints }) => {
  for (const member of some(["99", "1&member=2"], 1)) {
    await openAwake(page, `/about/team?member=${member}`);
    await idle(page);
    await expect(dialog(page)).toBeHidden();
  }
  expect(complaints).toEqual([]);
});

test("keeps a click with a modifier for the browser", { tag: "@all" }, async ({ page, context }) => {
  await openAwake(page);
  // The tab is opened by hand: of those that a click opens, some stay about:blank to the tests though the server has answered.
  const isKept = page.evaluate(
    () =>
      new Promise((resolve) => {
        const heard = (event: Event): void => {
          resolve(!event.defaultPrevented);
          event.preventDefault();
        };
        addEventListener("click", heard, { once: true });
      }),
  );
  await card(page, "Ritu Agarwal").click({ modifiers: ["ControlOrMeta"] });
  expect(await isKept).toBe(true);
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL("/about/team");
  const other = await context.newPage();
  await other.goto((await card(page, "Ritu Agarwal").getAttribute("href"))!);
  await expect(other.getByRole("dialog", { name: "Ritu Agarwal" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("is a row to swipe, and the dialog keeps its buttons in reach", async ({ page }) => {
    await openAwake(page);
    const row = page.locator("main ul").first();
    const [first, second] = await row.locator("li").all();
    expect((await first!.boundingBox())!.y).toBe((await second!.boundingBox())!.y);
    expect(await row.evaluate((list) => list.scrollWidth > list.clientWidth * 5)).toBe(true);
    const number = (item: Locator): Promise<string> =>
      item.evaluate((element) => getComputedStyle(element, "::before").content);
    expect([await number(first!), await number(second!)]).toEqual(['"1 of 9"', '"2 of 9"']);
    await card(page, "Suresh Raghuvanshi").tap();
    for (const name of ["Previous", "Next", "Close"])
      await expect(dialog(page).getByRole("button", { name })).toBeInViewport({ ratio: 1 });

    await page.goto("/hi/about/team");
    expect(await number(row.locator("li").first())).toBe('"9 में से 1"');
  });
});

test(
  "a key that comes to the dots of the row sees them above the bar, with a ring",
  { tag: "@all" },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openAwake(page);
    const row = page.locator(".team");
    do await page.keyboard.press("Tab");
    while (!(await row.evaluate((list) => list === document.activeElement)));
    const end = async (): Promise<number> => (await row.boundingBox())!.y + (await row.boundingBox())!.height;
    const dock = (await page.locator(".dock").boundingBox())!.y;
    // They stand below the row, and their ring reaches this far.
    await expect.poll(end).toBeLessThan(dock - 40);
    const first = row.locator("li").first();
    expect(await first.evaluate((item) => getComputedStyle(item, "::scroll-marker").outlineWidth)).toBe("3px");
  },
);

test("at 400 % zoom the dialog keeps its buttons in reach, also of the next one", { tag: "@all" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openAwake(page, "/about/team?member=2");
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole("button", { name: "Next" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/about/team?member=3");
  await expect.poll(() => dialog(page).evaluate((one) => one.scrollTop)).toBe(0);
  for (const name of ["Previous", "Next", "Close"])
    await expect(dialog(page).getByRole("button", { name })).toBeInViewport({ ratio: 1 });
});

test("says in the cards what the dialog would, once scripts have failed", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/about/team");
  const bio = page.locator("main li").getByText(/civil engineer from Kottayam/);
  await expect(bio).toBeHidden();
  await page.keyboard.press("Shift");
  await expect(bio).toBeVisible();
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("says what each of them does, and has done", async ({ page }) => {
    await page.goto("/about/team");
    await expect(page.locator("main li:has(h2)")).toHaveCount(9);
    await expect(page.locator("main li").getByText(/civil engineer from Kottayam/)).toBeVisible();
    const summaries = page.locator("main li:has(h2) p:nth-of-type(2)");
    await expect(summaries).toHaveCount(9);
    await expect(summaries.filter({ visible: true })).toHaveCount(9);
    await expect(
      page.getByText(/^Reads 30 years of a property['’]s past before you pay for its future\.$/),
    ).toBeVisible();
  });
});
