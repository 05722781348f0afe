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
import { type Browser, chromium } from "@playwright/test";
import { getMimeType } from "hono/utils/mime";
import { browser } from "../scripts/browser.ts";

const PAGES = ["/", "/faq", "/exchange-property", "/buy-flat", "/hi/buy-flat"];
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

type Measures = Record<"first paint" | "largest paint" | "layout shift" | "blocking" | "form ready", number>;

/** Serves a client folder with the compression that Cloudflare uses on the fly. */
function serve(folder: string) {
  const server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const file = path.join(folder, path.extname(pathname) ? pathname : `${pathname === "/" ? "index" : pathname}.html`);
    if (!existsSync(file)) return void response.writeHead(404).end();
    const body = brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    response.writeHead(200, { "content-type": getMimeType(file) ?? "text/html", "content-encoding": "br" }).end(body);
  });
  server.listen(0, "127.0.0.1");
  return server;
}

/** Collects performance entries in `globalThis.measures`. */
const OBSERVE = `globalThis.measures = { "first paint": 0, "largest paint": 0, "layout shift": 0, blocking: 0, "form ready": 0 };
const observe = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
observe("paint", (one) => { if (one.name === "first-contentful-paint") measures["first paint"] = one.startTime; });
observe("largest-contentful-paint", (one) => { measures["largest paint"] = one.startTime; });
observe("layout-shift", (one) => { if (!one.hadRecentInput) measures["layout shift"] += one.value; });
observe("longtask", (one) => { measures.blocking += Math.max(0, one.duration - 50); });
const timer = setInterval(() => {
  if (!document.querySelector("form[data-lead][data-ready]")) return;
  measures["form ready"] = performance.now();
  clearInterval(timer);
}, 25);`;

async function visit(chrome: Browser, url: string): Promise<Measures> {
  await using context = await chrome.newContext({ ...PHONE, bypassCSP: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(OBSERVE);
  await page.goto(url, { waitUntil: "load" });
  // The first touch loads the scripts of a form.
  await page.touchscreen.tap(180, 500);
  const hasForm = (await page.locator("form[data-lead]").count()) > 0;
  if (hasForm) await page.waitForFunction(`measures["form ready"] > 0`, undefined, { timeout: 60_000 });
  else await page.waitForTimeout(3000);
  // `await` keeps the context open until the answer is here.
  return await page.evaluate<Measures>("measures");
}

const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;

const { values, positionals } = parseArgs({
  options: { runs: { type: "string", default: "5" } },
  allowPositionals: true,
});
const [before, after] = positionals;
if (!before || !after) throw new Error("Name two folders: npm run bench -- ../before/dist/client dist/client");
const servers = [before, after].map((folder) => serve(path.resolve(folder)));
const chrome = await chromium.launch(await browser());
for (const page of PAGES) {
  const runs: Measures[][] = [[], []];
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const [i, server] of servers.entries())
      runs[i]!.push(await visit(chrome, `http://127.0.0.1:${(server.address() as AddressInfo).port}${page}`));
  for (const name of Object.keys(runs[0]![0]!) as (keyof Measures)[]) {
    const [a, b] = runs.map((all) => median(all.map((measures) => measures[name]))) as [number, number];
    const digits = name === "layout shift" ? 3 : 0;
    const ratio = a > 0 ? ` = ${(b / a).toFixed(2)}` : "";
    console.log(`${page.padEnd(20)}${name.padEnd(15)}${a.toFixed(digits)} / ${b.toFixed(digits)}${ratio}`);
  }
}
await chrome.close();
for (const server of servers) server.close().closeAllConnections();
