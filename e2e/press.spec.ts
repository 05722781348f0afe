/**
 * A press counts for what it began on. What is said of an answer as it is left, here a price of 90 rupees, pushes the page down
 * between a finger's touch, or a mouse's press, and its lifting.
 */
import type { Locator, Page } from "@playwright/test";
import { drawn, idle, rest } from "./support/rest.ts";
import { expect, visits as test } from "./support/test.ts";
import { formReady } from "./support/wake.ts";

const HOW = {
  mouse: {
    options: { viewport: { width: 1280, height: 800 } },
    async press(page: Page, x: number, y: number): Promise<void> {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await drawn(page);
      await page.mouse.up();
    },
  },
  finger: {
    options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    async press(page: Page, x: number, y: number): Promise<void> {
      const session = await page.context().newCDPSession(page);
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
      await drawn(page);
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    },
  },
} as const;

interface Counted {
  submits: number;
}

async function fill(page: Page): Promise<void> {
  await page.goto("/buy-flat");
  await page.evaluate(() => {
    const counted = Object.assign(window as unknown as Counted, { submits: 0 });
    document.addEventListener("submit", () => (counted.submits += 1), true);
  });
  await formReady(page);
  // One that comes later would move what is about to be pressed.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const [label, answer] of [
    ["Full name", "Asha Menon"],
    ["Phone number", "98765 43210"],
    ["City", "Karjat"],
    ["Property size", "3"],
    ["Minimum budget", "50 lakh"],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(answer);
  }
}

const submits = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Counted).submits);

/** Pixels from the upper edge of what is pressed: it need not move far to be somewhere else. */
const EDGE = 6;

/** Where it has come to lie, near its upper edge, without scrolling. Nothing else lies there. */
async function upperEdge(target: Locator): Promise<readonly [x: number, y: number]> {
  await rest(target);
  await target.click({ trial: true, position: { x: 20, y: EDGE } });
  const { x, y } = (await target.boundingBox())!;
  return [x + 20, y + EDGE];
}

for (const [how, { options, press }] of Object.entries(HOW)) {
  /** What one of the two shows, the other shows as well. */
  const tag = (shown: string): string[] => (how === shown ? [] : ["@all"]);

  test.describe(`with a ${how}`, () => {
    test.use(options);

    test("sends a form whose script came meanwhile, and moved its button", { tag: tag("mouse") }, async ({ page }) => {
      await page.goto("/contact-form");
      await formReady(page);
      for (const [label, answer] of [
        ["Full name", "Asha Menon"],
        ["Phone number", "98765 43210"],
        ["City", "Karjat"],
      ] as const) {
        await page.getByLabel(label, { exact: true }).fill(answer);
      }
      let release = (): void => {};
      const isPressed = new Promise<void>((resolve) => (release = resolve));
      await page.route("**/assets/lead-form-*", async (route) => {
        await isPressed;
        await route.continue();
      });
      await page.reload();
      // As in Safari, which holds nothing in its place when something comes above it: here the note of what was kept.
      await page.evaluate(() => document.documentElement.style.setProperty("overflow-anchor", "none"));
      const button = page.locator("button[data-submit]");
      await button.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
      const [x, y] = await upperEdge(button);
      const posted = page.waitForRequest("**/forms");
      await page.mouse.move(x, y);
      await page.mouse.down();
      release();
      await page.locator("form[data-ready]").waitFor();
      expect((await button.boundingBox())!.y).toBeGreaterThan(y);
      await page.mouse.up();
      expect((await posted).postDataJSON()).toMatchObject({ fullName: "Asha Menon" });
    });

    test("sends the form though its button moves away meanwhile", { tag: tag("finger") }, async ({ page }) => {
      await fill(page);
      await page.getByText("Yes", { exact: true }).click();
      await page.getByLabel("Maximum budget").fill("90");
      const button = page.locator("button[data-submit]");
      await button.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
      const before = await upperEdge(button);
      await press(page, ...before);
      await expect.poll(async () => (await button.boundingBox())!.y).toBeGreaterThan(before[1] + 20);
      await rest(button);
      expect(await submits(page)).toBe(1);
    });

    test("chooses the answer that was touched", { tag: tag("mouse") }, async ({ page }) => {
      await fill(page);
      await page.getByLabel("Maximum budget").fill("90");
      const yes = page.locator("label", { has: page.locator('[name="loanAssistance"][value="Yes"]') });
      await yes.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
      await press(page, ...(await upperEdge(yes)));
      await expect(yes.getByRole("radio")).toBeChecked();
    });

    test("takes nothing for a press that was drawn away", { tag: "@all" }, async ({ page }) => {
      await fill(page);
      await page.getByLabel("Maximum budget").fill("90 lakh");
      const button = page.locator("button[data-submit]");
      await button.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
      const [x, y] = await upperEdge(button);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y - 60, { steps: 3 });
      await page.mouse.up();
      await idle(page);
      expect(await submits(page)).toBe(0);
    });
  });
}
