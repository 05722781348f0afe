/** Whole journeys without a mouse. Requirement V8. */
import type { Page } from "@playwright/test";
import { form as exchange } from "../src/forms/definitions/property-exchange.form.ts";
import { idle, rest } from "./support/rest.ts";
import { expect, visits as test } from "./support/test.ts";
import { formReady, wake } from "./support/wake.ts";

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: "reduce" } });

interface Stop {
  readonly name: string;
  /** A row that keys can scroll is read by the name of its section. */
  readonly isRow: boolean;
  /** It shows that it has the focus: itself, or the label that is drawn in its place. */
  readonly isShown: boolean;
}

/** Undefined where the key has left the page for the browser's own controls. */
const stop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLElement;
    if (one === document.body) return undefined;
    const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined;
    const said = one.getAttribute("aria-label") ?? label?.textContent ?? one.textContent;
    const drawn = [one, ...(label?.contains(one) ? [label] : [])].map((element) => getComputedStyle(element));
    return {
      name: said.trim(),
      isRow: one.matches("section > div[tabindex], section > div > ul[tabindex]"),
      isShown: drawn.some(({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && parseFloat(outlineWidth) >= 2),
    };
  });

/** On with the key, until what begins with this name has the focus. Each stop on the way has a name, and shows that it has the focus. */
async function go(page: Page, name: string, key = "Tab"): Promise<void> {
  const passed: string[] = [];
  for (let i = 0; i < 150; i += 1) {
    await page.keyboard.press(key);
    const here = await stop(page);
    if (!here) continue;
    const focus = page.locator(":focus");
    const named = here.isRow ? focus.locator("xpath=ancestor::section[1]") : focus;
    await expect(named, `the stop after ${passed.at(-1)} has a name`).toHaveAccessibleName(/\S/);
    passed.push(here.name.slice(0, 40));
    expect(here.isShown, `"${here.name}" shows its focus`).toBe(true);
    if (here.name.startsWith(name)) return;
  }
  throw new Error(`The key does not lead to "${name}", but to: ${passed.join(" | ")}`);
}

test("from the home page through the menu to a form, and to its receipt", async ({ page }) => {
  await page.goto("/");
  await go(page, "Services");
  await page.keyboard.press("Enter");
  // Nobody goes on within the frame in which it opens.
  await expect(page.locator(".nav-services a").first()).toBeVisible();
  await go(page, "Exchange Property");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/exchange-property");
  await go(page, "Submit Exchange Request");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/property-exchange");
  await formReady(page);
  for (const [label, text] of [
    ["Full name", "Asha Rao"],
    ["Phone number", "98765 43210"],
    ["Location of your property", "Karjat"],
    ["Approximate market value", "4500000"],
  ] as const) {
    await go(page, label);
    await page.keyboard.type(text);
  }
  await go(page, "Upgrade to bigger house by paying extra");
  await page.keyboard.press("Space");
  await go(page, "Preferred location");
  await page.keyboard.type("Pune");
  await go(page, "What we keep, and your rights");
  await page.keyboard.press("Enter");
  await go(page, "Your data");
  await go(page, exchange.labels.submit);
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-reference]")).toBeVisible();
});

test("a click opens the services again that Escape has closed under the pointer", { tag: "@all" }, async ({ page }) => {
  await page.goto("/about");
  await wake(page);
  const services = page.locator(".nav-services");
  await services.locator("summary").hover();
  await expect(services).toHaveAttribute("open");
  // What stands open under the pointer stays open.
  await page.mouse.down();
  await page.mouse.up();
  await expect(services).toHaveAttribute("open");
  await page.keyboard.press("Escape");
  await expect(services).not.toHaveAttribute("open");
  await page.mouse.down();
  await page.mouse.up();
  await expect(services).toHaveAttribute("open");
});

test("a pointer that passes does not close the list in which a key stands", { tag: "@all" }, async ({ page }) => {
  await page.clock.install();
  await page.goto("/about");
  await wake(page);
  const services = page.locator(".nav-services");
  await services.locator("summary").focus();
  await page.keyboard.press("Enter");
  // Nobody goes on within the frame in which it opens.
  await expect(services.locator("a").first()).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const link = services.locator("a:focus");
  await link.hover();
  await page.mouse.move(640, 780);
  // Longer than a list waits for the pointer to come back.
  await page.clock.fastForward(800);
  await idle(page);
  await expect(link).toBeVisible();
  // It closes behind the focus.
  await page.locator("#site-menu > a").first().focus();
  await expect(services).not.toHaveAttribute("open");
});

test("a dialog keeps the focus, turns, closes with Escape, and gives the focus back", async ({ page }) => {
  await page.goto("/about/team");
  await wake(page, "Tab");
  await go(page, "Joseph Kurian");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { name: "Joseph Kurian" })).toBeVisible();
  for (let i = 0; i < 8; i += 1) {
    await page.keyboard.press("Tab");
    // The browser's own controls stand between the last element and the first.
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement!.closest("dialog"),
      ),
    ).toBe(true);
  }
  await go(page, "Next");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: "Joseph Kurian" })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  // To the card of whom it showed last.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("href")))
    .toBe("/about/team?member=8");
});

test(
  "a row of cards turns by its buttons and by the arrow keys, and FAQ answers are found and opened",
  { tag: "@all" },
  async ({ page }) => {
    await page.goto("/");
    await wake(page, "Tab");
    // A row with links stands at its end by then, and a way on that rests gives the focus to the way back.
    const box = page.locator("[aria-roledescription=carousel]:has(:focus)");
    do await go(page, "Next");
    while ((await box.getAttribute("aria-label")) !== "What our clients say");
    const row = box.locator("ul");
    await expect(row).toHaveCSS("overflow-x", "visible");
    const card = row.locator("li").first();
    await rest(card);
    const first = async (): Promise<number> => Math.round((await card.boundingBox())!.x);
    const before = await first();
    await page.keyboard.press("Enter");
    await expect.poll(first).toBeLessThan(before);
    await rest(card);
    await go(page, "Previous", "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect.poll(first).toBe(before);

    await page.goto("/faq");
    await wake(page, "Tab");
    await go(page, (await page.locator("label[for=faq-search]").innerText()).trim());
    // Few answers would open by themselves.
    await page.keyboard.type("property");
    const answer = page.locator("main details").filter({ visible: true }).first();
    await go(page, (await answer.locator("summary").innerText()).trim());
    await page.keyboard.press("Enter");
    await expect(answer).toHaveAttribute("open");
  },
);
