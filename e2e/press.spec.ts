/**
 * A press counts for what it began on. What is said of an answer as it is left, here a price of 90 rupees, pushes the page down
 * between a finger's touch, or a mouse's press, and its lifting.
 */
import type { Locator, Page } from "@playwright/test";
import { held } from "./support/held.ts";
import { drawn, idle, rest } from "./support/rest.ts";
import { expect, visits as test } from "./support/test.ts";
import { openForm } from "./support/wake.ts";

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

/** Which holds nothing in its place when something comes above it: a warning, the note of what was kept. */
const asInSafari = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.style.setProperty("overflow-anchor", "none"));

/** Writes its answers, by their labels. */
async function fillIn(page: Page, answers: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) await page.getByLabel(label, { exact: true }).fill(answer);
}
const CONTACT = { "Full name": "Asha Menon", "Phone number": "98765 43210", City: "Karjat" };

/** Pixels from the upper edge of what is pressed: it need not move far to be somewhere else. */
const EDGE = 6;

/** Where it has come to lie, near its upper edge, without scrolling. Nothing else lies there. */
async function upperEdge(target: Locator): Promise<readonly [x: number, y: number]> {
  await rest(target);
  await target.click({ trial: true, position: { x: 20, y: EDGE } });
  const { x, y } = (await target.boundingBox())!;
  return [x + 20, y + EDGE];
}

const middle = (one: Locator): Promise<void> =>
  one.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));

test("a mouse sends a form whose script came meanwhile, and moved its button", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openForm(page, "/contact-form");
  await fillIn(page, CONTACT);
  const release = await held(page, "**/assets/lead-form-*");
  await page.reload();
  await asInSafari(page);
  const button = page.locator("button[data-submit]");
  await middle(button);
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

for (const [how, { options, press }] of Object.entries(HOW))
  test.describe(`with a ${how}`, () => {
    test.use(options);

    // What one of the two shows, the other shows as well.
    test(
      "chooses the answer that was touched, and sends the form, though what is pressed moves away",
      { tag: how === "mouse" ? [] : "@all" },
      async ({ page }) => {
        await openForm(page, "/buy-flat");
        await asInSafari(page);
        await page.evaluate(() => {
          Object.assign(window, { submits: 0 });
          document.addEventListener("submit", () => ((window as unknown as { submits: number }).submits += 1), true);
        });
        const submits = (): Promise<unknown> => page.evaluate("submits");
        // One that comes later would move what is about to be pressed.
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        await fillIn(page, { ...CONTACT, "Property size": "3", "Minimum budget": "50 lakh", "Maximum budget": "90" });
        const yes = page.locator("label", { has: page.locator('[name="loanAssistance"][value="Yes"]') });
        await middle(yes);
        await press(yes, ...(await upperEdge(yes)));
        await expect(yes.getByRole("radio")).toBeChecked();

        const button = page.locator("button[data-submit]");
        await test.step("takes nothing for a press that was drawn away", async () => {
          await fillIn(page, { "Maximum budget": "90 lakh" });
          await middle(button);
          const [x, y] = await upperEdge(button);
          await page.mouse.move(x, y);
          await page.mouse.down();
          await page.mouse.move(x, y - 60, { steps: 3 });
          await page.mouse.up();
          await idle(page);
          expect(await submits()).toBe(0);
        });
        await fillIn(page, { "Maximum budget": "90" });
        await middle(button);
        const [x, y] = await upperEdge(button);
        await press(button, x, y);
        await hasMoved(button, y);
        await idle(page);
        expect(await submits()).toBe(1);
      },
    );
  });
