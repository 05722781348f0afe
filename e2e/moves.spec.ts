/** While a page comes in over a slow line, to a slow phone, what stands on its first screen stays where it is. */
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { slowDown } from "../scripts/bench/slow-phone.ts";

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

interface Shift extends PerformanceEntry {
  readonly sources: readonly { readonly node?: Node }[];
}

const PAGES = ["/", "/exchange-property", "/faq", "/buy-flat"];

for (const address of PAGES) {
  test(`the bars of ${address}`, async ({ page }) => {
    await slowDown(page);
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries() as Shift[]) {
          const all = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement));
          moved.push(...all.flatMap((one) => (one?.closest(".site-header, .dock") ? one.outerHTML : [])));
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    // The observer is told of the last frames.
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
  });
}

test("the bar at the foot waits until it is whole", async ({ page, baseURL }) => {
  const html = await (await fetch(`${baseURL}/faq`)).text();
  const half = html.indexOf("WhatsApp", html.indexOf('class="dock '));
  let answer!: ServerResponse;
  // Its first half arrives, and then the train is in a tunnel.
  const server = createServer(({ url }, response) => {
    if (url !== "/faq") return void response.writeHead(404).end();
    answer = response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    answer.write(html.slice(0, half));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  try {
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/faq`, { waitUntil: "commit" });
    const call = page.locator(".dock-item").first();
    await expect(call).toBeAttached();
    await expect(call).toBeHidden();
    answer.end(html.slice(half));
    await expect(call).toBeVisible();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
