/**
 * `npm run bench -- BEFORE AFTER [--runs 5]` compares two builds (their `dist/client` folders) on a slow phone: four times slower
 * processor, 1.6 Mbit/s, 150 ms. Prints medians in milliseconds and their ratio. Builds alternate, so that load affects both.
 */
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import { getMimeType } from "hono/utils/mime";
import { browser } from "../scripts/browser.ts";

const PAGES = ["/", "/faq", "/exchange-property", "/buy-flat", "/hi/buy-flat"];
const PHONE = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
};
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};

type Measures = Record<
  | "first paint"
  | "largest paint"
  | "layout shift"
  | "blocking"
  | "form ready"
  | "worst tap"
  | "next page",
  number
>;

/** Serves a client folder with the compression that Cloudflare uses on the fly. */
function serve(folder: string) {
  const server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const file = path.join(
      folder,
      path.extname(pathname) ? pathname : `${pathname === "/" ? "index" : pathname}.html`,
    );
    if (!existsSync(file)) return void response.writeHead(404).end();
    const body = brotliCompressSync(readFileSync(file), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    });
    response
      .writeHead(200, {
        "content-type": getMimeType(file) ?? "text/html",
        "content-encoding": "br",
      })
      .end(body);
  });
  server.listen(0, "127.0.0.1");
  return server;
}

/** Collects performance entries in `globalThis.measures`. */
const OBSERVE = `globalThis.measures = { "first paint": 0, "largest paint": 0, "layout shift": 0, blocking: 0, "form ready": 0, "worst tap": 0, "next page": 0 };
const observe = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
observe("paint", (one) => { if (one.name === "first-contentful-paint") measures["first paint"] = one.startTime; });
observe("largest-contentful-paint", (one) => { measures["largest paint"] = one.startTime; });
observe("layout-shift", (one) => { if (!one.hadRecentInput) measures["layout shift"] += one.value; });
observe("longtask", (one) => { measures.blocking += Math.max(0, one.duration - 50); });
observe("event", (one) => { if (one.interactionId) measures["worst tap"] = Math.max(measures["worst tap"], one.duration); });
const timer = setInterval(() => {
  if (!document.querySelector("form[data-lead][data-ready]")) return;
  measures["form ready"] = performance.now();
  clearInterval(timer);
}, 25);`;

/** The middle of a control or an answer in view, another one each time. */
const CONTROL = `(turn) => {
  const all = [...document.querySelectorAll("main summary, main input:not([type=hidden]), main select, header button")];
  const boxes = all.map((one) => one.getBoundingClientRect()).filter(({ width, top, bottom }) => width > 20 && top > 70 && bottom < innerHeight - 70);
  const box = boxes[(turn * 5) % boxes.length];
  return box ? [box.left + Math.min(30, box.width / 2), box.top + box.height / 2] : [180, 500];
}`;

/** Taps from the first paint on, while the page wakes. The first tap loads the scripts of a page without a form. */
async function tapWhileWaking(page: Page): Promise<void> {
  await page.waitForFunction(`measures["first paint"] > 0`);
  for (let turn = 0; turn < 14; turn += 1) {
    const [x, y] = await page.evaluate<[number, number]>(`(${CONTROL})(${turn})`);
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(300);
  }
}

/** Taps the first link of the awake page. @returns ms until the next page has its heading */
async function follow(page: Page): Promise<number> {
  const link = page
    .locator(":is(main, footer) a[href^='/']:not([href*='#'])")
    .filter({ visible: true })
    .first();
  await link.scrollIntoViewIfNeeded();
  // A visitor reads first.
  await page.waitForTimeout(1500);
  const to = (await link.getAttribute("href"))!.split("?", 1)[0];
  // Both pages may have the same heading.
  await page.locator("main h1").evaluate((heading) => heading.setAttribute("data-left", ""));
  const start = Date.now();
  await link.tap();
  const isDrawn = `location.pathname === ${JSON.stringify(to)} && document.querySelector("main h1:not([data-left])") !== null`;
  await page.waitForFunction(isDrawn, undefined, { timeout: 60_000 });
  return Date.now() - start;
}

async function visit(chrome: Browser, url: string): Promise<Measures> {
  await using context = await chrome.newContext({ ...PHONE, bypassCSP: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(OBSERVE);
  await page.goto(url, { waitUntil: "commit" });
  await tapWhileWaking(page);
  const hasForm = (await page.locator("form[data-lead]").count()) > 0;
  if (hasForm)
    await page.waitForFunction(`measures["form ready"] > 0`, undefined, { timeout: 60_000 });
  else await page.waitForTimeout(3000);
  const measures = await page.evaluate<Measures>("measures");
  // `await` keeps the context open until the answer is here.
  return { ...measures, "next page": await follow(page) };
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;

const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "5" } },
  allowPositionals: true,
});
const [before, after] = positionals;
if (!before || !after)
  throw new Error("Name two folders: npm run bench -- ../before/dist/client dist/client");
const servers = [before, after].map((folder) => serve(path.resolve(folder)));
const chrome = await chromium.launch(await browser());
for (const page of PAGES) {
  const runs: Measures[][] = [[], []];
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const [i, server] of servers.entries())
      runs[i]!.push(
        await visit(chrome, `http://127.0.0.1:${(server.address() as AddressInfo).port}${page}`),
      );
  for (const name of Object.keys(runs[0]![0]!) as (keyof Measures)[]) {
    const [a, b] = runs.map((all) => median(all.map((measures) => measures[name]))) as [
      number,
      number,
    ];
    const digits = name === "layout shift" ? 3 : 0;
    const ratio = a > 0 ? ` = ${(b / a).toFixed(2)}` : "";
    console.log(
      `${page.padEnd(20)}${name.padEnd(15)}${a.toFixed(digits)} / ${b.toFixed(digits)}${ratio}`,
    );
  }
}
await chrome.close();
for (const server of servers) server.close().closeAllConnections();
