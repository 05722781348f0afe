/**
 * A press counts for what it began on. What is said of an answer as it is left, here a price of 90 rupees, pushes the page down
 * between a finger's touch, or a mouse's press, and its lifting.
 */
import type { Locator, Page } from "@playwright/test";
import { drawn, idle, rest } from "./support/rest.ts";
import { expect, visits as test } from "./support/test.ts";
import { formReady } from "./support/wake.ts";

type Press = (target: Locator, x: number, y: number) => Promise<void>;

const hasMoved = (target: Locator, from: number): Promise<void> =>
  expect.poll(async () => (await target.boundingBox())!.y).toBeGreaterThan(from + 20);

const withMouse: Press = async (target, x, y) => {
  const { mouse } = target.page();
  await mouse.move(x, y);
  await mouse.down();
  await hasMoved(target, y);
  await mouse.up();
};

/** It leaves the field before as it is lifted. */
const withFinger: Press = async (target, x, y) => {
  const session = await target.page().context().newCDPSession(target.page());
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await drawn(target.page());
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
};

const HOW = {
  mouse: { options: { viewport: { width: 1280, height: 800 } }, press: withMouse },
  finger: { options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, press: withFinger },
} as const;

interface Counted {
  submits: number;
}

/** Which holds nothing in its place when something comes above it: a warning, the note of what was kept. */
const asInSafari = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.style.setProperty("overflow-anchor", "none"));

async function fill(page: Page): Promise<void> {
  await page.goto("/buy-flat");
  await page.evaluate(() => {
    const counted = Object.assign(window as unknown as Counted, { submits: 0 });
    document.addEventListener("submit", () => (counted.submits += 1), true);
  });
  await formReady(page);
  await asInSafari(page);
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
      await asInSafari(page);
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

    test(
      "chooses the answer that was touched, and sends the form, though what is pressed moves away",
      { tag: tag("mouse") },
      async ({ page }) => {
        await fill(page);
        const budget = page.locator("#maxBudget");
        await budget.fill("90");
        const yes = page.locator("label", { has: page.locator('[name="loanAssistance"][value="Yes"]') });
        await yes.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
        await press(yes, ...(await upperEdge(yes)));
        await expect(yes.getByRole("radio")).toBeChecked();
        await budget.fill("90");
        const button = page.locator("button[data-submit]");
        await button.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
        const [x, y] = await upperEdge(button);
        await press(button, x, y);
        await hasMoved(button, y);
        await idle(page);
        expect(await submits(page)).toBe(1);
      },
    );

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
