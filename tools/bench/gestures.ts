/**
 * How long a visitor waits for the answer to their first gesture, on a phone with a quarter of this machine's speed and slow 4G. The
 * page's scripts are not loaded yet. Each gesture is made with an empty browser cache, and again with a full one.
 */
import { chromium, type BrowserContext } from "@playwright/test";
import { browser } from "../../scripts/browser.ts";
import { median, type Row } from "./row.ts";
import { serveBuilt } from "./server.ts";
import { slowDown } from "./slow-phone.ts";

interface Gesture {
  readonly name: string;
  readonly page: string;
  /** Selector of what is touched, or typed into. */
  readonly target: string;
  readonly typed?: true;
  /** A script that is true in the page once the gesture is answered. */
  readonly answered: string;
}

const TIMEOUT_MS = 30_000;

const GESTURES: readonly Gesture[] = [
  { name: "menu", page: "/", target: "[popovertarget]", answered: `document.querySelector("#site-menu:popover-open")` },
  { name: "accordion", page: "/faq", target: "summary:has(h3)", answered: `document.querySelector("main details[open]")` },
  {
    name: "carousel, its button",
    page: "/",
    target: "[aria-label=Next]",
    answered: `[...document.querySelectorAll(".snap-row")].some((row) => row.scrollLeft > 2)`,
  },
  {
    name: "dialog",
    page: "/investment-hub",
    target: `a[href="#greater-noida"], a[href$="#greater-noida"]`,
    answered: `document.querySelector("dialog:target, dialog[open]")`,
  },
  {
    name: "an option",
    page: "/buy-flat",
    target: "label:has(input[name=buyFor][value=plot])",
    answered: `document.querySelector("input[name=buyFor][value=plot]:checked")`,
  },
  {
    name: "a button of a form",
    page: "/buy-flat",
    target: "form[data-lead] [aria-pressed]",
    answered: `document.querySelector("input[name=size]").value`,
  },
  { name: "typing", page: "/buy-flat", target: "input[name=fullName]", typed: true, answered: `document.querySelector("input[name=fullName]").value` },
]; // prettier-ignore

/** A script that keeps three times in the page: of the gesture, of its answer, and of the moment when all scripts had run. */
const watching = (answered: string): string => `(() => {
  const times = (globalThis.gestureTimes = {});
  const look = () => {
    if (${answered}) times.answered ??= performance.now();
    if (document.documentElement.dataset.state === "ready") times.awake ??= performance.now();
    if (!times.answered || !times.awake) requestAnimationFrame(look);
  };
  const begin = (event) => {
    if (times.began) return;
    times.began = event.timeStamp;
    look();
  };
  for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, begin, true);
})()`;

/** Milliseconds from the gesture on. */
interface Waits {
  readonly answer: number;
  readonly awake: number;
}

async function waits(context: BrowserContext, url: string, gesture: Gesture): Promise<Waits> {
  const page = await context.newPage();
  try {
    await slowDown(page);
    await page.goto(url, { waitUntil: "load" });
    const target = page.locator(gesture.target).first();
    await target.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await page.evaluate(watching(gesture.answered));
    if (gesture.typed) {
      await target.focus();
      await page.keyboard.press("a");
    } else {
      await target.tap({ noWaitAfter: true });
    }
    const over = page.waitForFunction("gestureTimes.answered && gestureTimes.awake", undefined, {
      timeout: TIMEOUT_MS,
    });
    // What has not come by then counts as infinite.
    await over.catch(() => console.warn(`${gesture.name} on ${gesture.page}: not over after ${TIMEOUT_MS} ms`));
    return await page.evaluate<Waits>(
      `({ answer: (gestureTimes.answered ?? Infinity) - gestureTimes.began, awake: (gestureTimes.awake ?? Infinity) - gestureTimes.began })`,
    );
  } finally {
    await page.close();
  }
}

/** An answer that comes later is felt as a wait. */
const AT_ONCE_MS = 200;

/**
 * Measures the first gestures.
 * @param folder the built client
 * @returns medians of all runs
 */
export async function benchGestures({ folder, runs }: { folder: string; runs: number }): Promise<Row[]> {
  const server = await serveBuilt(folder);
  const open = await chromium.launch(await browser());
  const rows: Row[] = [];
  try {
    for (const gesture of GESTURES) {
      const caches = { cold: [] as Waits[], warm: [] as Waits[] };
      for (let run = 0; run < runs; run += 1) {
        const context = await open.newContext({
          viewport: { width: 412, height: 823 },
          hasTouch: true,
          isMobile: true,
          // The page's policy forbids the scripts that ask whether it has answered.
          bypassCSP: true,
        });
        const url = new URL(gesture.page, server.origin).href;
        for (const some of [caches.cold, caches.warm]) some.push(await waits(context, url, gesture));
        await context.close();
      }
      for (const [cache, some] of Object.entries(caches)) {
        const limit = { beside: "the limit", reference: AT_ONCE_MS, unit: "ms", goal: 1 };
        const awake = median(some.map((one) => one.awake)).toFixed(0);
        const what = `${gesture.name} on ${gesture.page}, ${cache} (awake after ${awake} ms)`;
        rows.push({ ...limit, what, ours: median(some.map(({ answer }) => answer)) });
      }
    }
  } finally {
    await open.close();
    await server.close();
  }
  return rows;
}
