/** Pages on a phone with a quarter of this machine's speed and slow 4G: paint beside bare pages, and the answer to a first gesture. */
import { chromium, type Browser, type Page } from "@playwright/test";
import { browser } from "../../scripts/browser.ts";
import { median, type Row } from "./row.ts";
import { serveBuilt } from "./server.ts";
import { slowDown } from "./slow-phone.ts";

/** What is pressed or typed into, and what is true in the page once that is answered. The page's scripts are not loaded yet. */
const GESTURES = [
  ["menu", "/", "[popovertarget]", `document.querySelector("#site-menu:popover-open")`],
  ["accordion", "/faq", "summary:has(h3)", `document.querySelector("main details[open]")`],
  ["carousel", "/", "[aria-label=Next]", `[...document.querySelectorAll(".snap-row")].some((row) => row.scrollLeft > 2)`],
  ["dialog", "/investment-hub", `a[href$="#greater-noida"]`, `document.querySelector("dialog:target, dialog[open]")`],
  ["an option", "/buy-flat", "label:has([name=buyFor][value=plot])", `document.querySelector("[name=buyFor][value=plot]:checked")`],
  ["a button", "/buy-flat", "form[data-lead] [aria-pressed]", `document.querySelector("[name=size]").value`],
  ["typing", "/buy-flat", "[name=fullName]", `document.querySelector("[name=fullName]").value`],
] as const; // prettier-ignore

/** An answer that comes later is felt as a wait, ms. */
const AT_ONCE_MS = 200;

/** Opens a page with an empty cache, on the slow phone. */
async function onPhone<T>(open: Browser, url: string, work: (page: Page) => Promise<T>): Promise<T> {
  // The page's policy forbids the scripts that ask whether it has answered.
  const context = await open.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(url, { waitUntil: "load" });
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Milliseconds from a gesture to its answer. */
const answerTo = async (page: Page, selector: string, answered: string): Promise<number> => {
  const target = page.locator(selector).first();
  await target.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await page.evaluate(`globalThis.answer = new Promise((resolve) => {
    const begin = ({ timeStamp }) => {
      const look = () => ((${answered}) ? resolve(performance.now() - timeStamp) : requestAnimationFrame(look));
      look();
    };
    for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, begin, { capture: true, once: true });
  }), undefined`);
  if (selector === "[name=fullName]") await target.press("a");
  else await target.tap({ noWaitAfter: true });
  return page.evaluate<number>("globalThis.answer");
};

/** First and largest paint, ms. A paint may come a frame after all has loaded. */
const paintOf = (page: Page): Promise<readonly [number, number]> =>
  page.evaluate(`(async () => {
    const last = (type, name) => new Promise((resolve) => new PerformanceObserver((list) => {
      const found = list.getEntries().findLast((one) => !name || one.name === name);
      if (found) resolve(found.startTime);
    }).observe({ type, buffered: true }));
    const first = await last("paint", "first-contentful-paint");
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return [first, await last("largest-contentful-paint")];
  })()`);

/** @param options.pages paths whose paint is measured, beside a page that says hello and beside their bare twins. @returns medians of all runs */
export async function benchPages(options: {
  readonly folder: string;
  readonly pages: readonly string[];
  readonly runs: number;
  readonly parts: readonly string[];
}): Promise<Row[]> {
  const { folder, pages, runs, parts } = options;
  const server = await serveBuilt(folder);
  const open = await chromium.launch(await browser());
  const times = new Map<string, number[]>();
  const note = (what: string, ms: number): unknown => times.set(what, [...(times.get(what) ?? []), ms]);
  const of = (what: string): number => median(times.get(what) ?? []);
  try {
    // In turn, so that a busy minute of the machine falls on all alike.
    for (let run = 0; run < runs; run += 1) {
      const paths = parts.includes("paint") ? ["/floor", ...pages.flatMap((page) => [`/twin${page}`, page])] : [];
      for (const at of paths) {
        const [first, largest] = await onPhone(open, server.origin + at, paintOf);
        note(`first ${at}`, first);
        note(`largest ${at}`, largest);
      }
      for (const [name, page, selector, answered] of parts.includes("gestures") ? GESTURES : [])
        note(
          `${name} on ${page}`,
          await onPhone(open, server.origin + page, (one) => answerTo(one, selector, answered)),
        );
    }
  } finally {
    await open.close();
    server.close();
  }
  const unit = "ms";
  const paints = pages.flatMap((page): Row[] => [
    { what: `first paint of ${page}`, beside: "a page that says hello", reference: of("first /floor"), ours: of(`first ${page}`), unit, goal: 1.2 },
    { what: `largest paint of ${page}`, beside: "its bare twin", reference: of(`largest /twin${page}`), ours: of(`largest ${page}`), unit, goal: 1.1 },
  ]); // prettier-ignore
  const answers = GESTURES.map(([name, page]): Row => ({ what: `${name} on ${page}`, beside: "the limit", reference: AT_ONCE_MS, ours: of(`${name} on ${page}`), unit, goal: 1 })); // prettier-ignore
  return [...paints, ...answers].filter(({ ours }) => !Number.isNaN(ours));
}
