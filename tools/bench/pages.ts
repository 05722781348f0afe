/** Pages on a phone with a quarter of this machine's speed and slow 4G: paint beside bare pages, and the answer to a first gesture. */
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import { getMimeType } from "hono/utils/mime";
import { browser } from "../../scripts/browser.ts";
import { firstPicture } from "../../src/site/build/placeholder.ts";
import { CLIENT } from "../../src/site/build/settings.ts";
import { median, type Row } from "./row.ts";
import { slowDown } from "./slow-phone.ts";

const PAGES = ["/", "/exchange-property", "/faq", "/buy-flat"];

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

const bare = (body: string): Buffer =>
  Buffer.from(`<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Twin</title><link rel="icon" href="data:,"><style>img{width:100%;height:auto}</style></head><body>${body}</body></html>`); // prettier-ignore

/** A file of the build; `/floor` is a page that says hello, `/twin/…` has a page's first picture and heading, and nothing else. */
function contentAt(pathname: string): Buffer | undefined {
  if (pathname === "/floor") return bare("<h1>Hello, world</h1>");
  const page = pathname.replace(/^\/twin(?=\/)/, "");
  const file = path.join(CLIENT, path.extname(page) ? page : `${page === "/" ? "index" : page}.html`);
  if (!existsSync(file)) return undefined;
  if (page === pathname) return readFileSync(file);
  const html = readFileSync(file, "utf8");
  return bare((firstPicture(html) ?? "") + /<h1\b.*?<\/h1>/s.exec(html)![0]);
}

/** As the network compresses, while it answers. */
const packed = (content: Buffer): Buffer =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

/** First and largest paint, ms. A paint may come a frame after all has loaded. */
const PAINTS = `(async () => {
  const last = (type, name) => new Promise((resolve) => new PerformanceObserver((list) => {
    const found = list.getEntries().findLast((one) => !name || one.name === name);
    if (found) resolve(found.startTime);
  }).observe({ type, buffered: true }));
  const first = await last("paint", "first-contentful-paint");
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return [first, await last("largest-contentful-paint")];
})()`;

/** Milliseconds from a gesture to its answer. */
async function answerTo(page: Page, selector: string, answered: string): Promise<number> {
  const target = page.locator(selector).first();
  await target.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await page.evaluate(`globalThis.answer = new Promise((resolve) => {
    const begin = ({ timeStamp }) => {
      const look = () => ((${answered}) ? resolve(performance.now() - timeStamp) : requestAnimationFrame(look));
      look();
    };
    for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, begin, { capture: true, once: true });
  }), undefined`);
  await (selector === "[name=fullName]" ? target.press("a") : target.tap({ noWaitAfter: true }));
  return page.evaluate<number>("globalThis.answer");
}

export async function benchPages(runs: number): Promise<Row[]> {
  const server = createServer(({ url = "/" }, response) => {
    const content = contentAt(url);
    const headers = { "content-type": getMimeType(url) ?? "text/html", "content-encoding": "br" };
    if (content) response.writeHead(200, headers).end(packed(content));
    else response.writeHead(404).end();
  }).listen(0, "127.0.0.1");
  const chrome = await chromium.launch(await browser());
  /** Opens a page with an empty cache. */
  async function visit<T>(at: string, look: (page: Page) => Promise<T>): Promise<T> {
    // The page's policy forbids the scripts that ask whether it has answered.
    const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true, bypassCSP: true };
    await using context = await chrome.newContext(phone);
    const page = await context.newPage();
    await slowDown(page);
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${at}`, { waitUntil: "load" });
    return await look(page);
  }
  const times = new Map<string, number[]>();
  const note = (what: string, ms: number): unknown => times.set(what, [...(times.get(what) ?? []), ms]);
  // In turn, so that a busy minute of the machine falls on all alike.
  for (let run = 0; run < runs; run += 1) {
    for (const at of ["/floor", ...PAGES.flatMap((page) => [`/twin${page}`, page])]) {
      const [first, largest] = await visit(at, (page) => page.evaluate<[number, number]>(PAINTS));
      note(`first ${at}`, first);
      note(`largest ${at}`, largest);
    }
    for (const [what, at, selector, answered] of GESTURES)
      note(`${what} on ${at}`, await visit(at, (page) => answerTo(page, selector, answered)));
  }
  await chrome.close();
  server.close().closeAllConnections();
  const of = (what: string): number => median(times.get(what)!);
  return [
    ...PAGES.flatMap((page) => [
      { what: `first paint of ${page}`, beside: "a page that says hello", reference: of("first /floor"), ours: of(`first ${page}`), goal: 1.2 },
      { what: `largest paint of ${page}`, beside: "its bare twin", reference: of(`largest /twin${page}`), ours: of(`largest ${page}`), goal: 1.1 },
    ]),
    ...GESTURES.map(([what, at]) => ({ what: `${what} on ${at}`, beside: "the limit", reference: AT_ONCE_MS, ours: of(`${what} on ${at}`), goal: 1 })),
  ]; // prettier-ignore
}
