/** Loading over a slow line to a slow phone moves nothing on the first screen. */
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { waitForPaint } from "./support/waits.ts";

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

interface Shift extends PerformanceEntry {
  readonly sources: readonly { readonly node?: Node }[];
}

/** Records layout shifts, from the next page on. */
const watchMoves = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const moved: string[] = [];
    const keep = (shifts: readonly PerformanceEntry[]): void => {
      for (const { node } of (shifts as readonly Shift[]).flatMap(({ sources }) => sources)) {
        const element = node instanceof Element ? node : node?.parentElement;
        // A space at the end of the received part has no position yet.
        const isSpace = node instanceof Text && !node.data.trim();
        if (!isSpace) moved.push(element?.outerHTML ?? "something that is gone");
      }
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    const moves = (): string[] => {
      keep(observer.takeRecords());
      return moved;
    };
    Object.assign(window, { moves });
  });

const findShifts = async (page: Page): Promise<string[]> => {
  await waitForPaint(page);
  return page.evaluate("moves()");
};

/**
 * Splits a page into its start, the menu, the first screen and the rest, each in this many pieces.
 */
function* splitHtml(html: string): Generator<string> {
  const [head, menu, main] = html.split(/(?=<body|<main)/u) as [string, string, string];
  yield head;
  // The first screen is cut between any two elements: for example, between the text and the picture.
  const parts = [menu, main.slice(0, 8000), main.slice(8000)];
  for (const [i, part] of parts.entries()) {
    const length = Math.ceil(part.length / [12, 40, 20][i]!);
    for (let start = 0; start < part.length; start += length)
      yield part.slice(start, start + length);
  }
}

/** The body in pieces, each drawn before the next comes. Typefaces are blocked, because a test below covers them. */
const inPieces =
  (page: Page, html: string, address: string): RequestListener =>
  async ({ url }, response) => {
    if (url !== address) return void response.writeHead(404).end();
    response.writeHead(200, {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
    });
    const [head, ...pieces] = splitHtml(html);
    response.write(head);
    await page.waitForURL(`**${address}`, { waitUntil: "commit" });
    for (const piece of pieces) {
      response.write(piece);
      await waitForPaint(page);
    }
    response.end();
  };

const PAGES = ["/", "/exchange-property", "/faq", "/buy-flat"];

for (const width of [412, 1280]) {
  for (const address of [...PAGES, "/contact", "/query", "/about/mission", "/about/why-us"]) {
    test(
      `moves nothing while ${address} is drawn in pieces, ${width} px`,
      { tag: "@all" },
      async ({ page, request }) => {
        await page.setViewportSize({ width, height: 823 });
        // A server closes idle connections: retry once.
        const html = await (await request.get(address, { maxRetries: 2 })).text();
        const server = createServer(inPieces(page, html, address)).listen(0, "127.0.0.1");
        await once(server, "listening");
        // Holds the scripts. The page would report failed ones.
        await page.route(/\/assets\//, () => undefined);
        await watchMoves(page);
        const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
        await page.goto(`${origin}${address}`, { waitUntil: "domcontentloaded" });
        expect(await findShifts(page)).toEqual([]);
        server.closeAllConnections();
        server.close();
      },
    );
  }
}

/** The fonts of Android, by their names inside the files. Our stand-ins are measured on them. */
const ANDROID: Readonly<Record<string, string>> = {
  "Roboto-Regular": "roboto",
  "Roboto-Bold": "roboto",
  "NotoSerif-Regular": "noto-serif",
};
const PACKAGES = path.resolve(import.meta.dirname, "../node_modules/@fontsource-variable");

type Place = readonly [text: string, y: number];

/** The position of each element, in the order of the page. */
const readPlaces = (page: Page): Promise<Place[]> =>
  page
    .locator("main :is(h1, h2, p, a, label, input, picture)")
    .evaluateAll((all) =>
      all.map(
        (element) => [element.textContent, Math.round(element.getBoundingClientRect().y)] as const,
      ),
    );

const findMoved = (before: readonly Place[], after: readonly Place[]): Place[] =>
  after.filter(([, y], i) => y < 780 && Math.abs(y - before[i]![1]) > 4);

async function measurePlaces(page: Page, address: string, isOurs: boolean): Promise<Place[]> {
  await page.unrouteAll();
  if (!isOurs) await page.route(/\/fonts\//, (route) => route.abort());
  await page.route(/\/stand-in\//, (route) => {
    const name = route.request().url().split("/").at(-1)!;
    return route.fulfill({
      path: path.join(PACKAGES, name, "files", `${name}-latin-wght-normal.woff2`),
    });
  });
  await page.route(
    ({ pathname }) => pathname === address,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll(/local\((?<name>[^)]+)\),?/gu, (_, name: string) =>
          ANDROID[name] ? `url(/stand-in/${ANDROID[name]}),` : "",
        )
        .replaceAll(",;", ";");
      await route.fulfill({ response, body });
    },
  );
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  return readPlaces(page);
}

test.describe("on a phone with Android's typefaces", () => {
  // The content security policy lists only the built rules of the stand-ins.
  test.use({ bypassCSP: true, deviceScaleFactor: 2.75 });
  for (const width of [360, 412]) {
    for (const address of [...PAGES, "/contact-form"]) {
      const tag = `${width} ${address}` === "360 /" ? [] : "@all";
      test(
        `moves nothing when our fonts replace those of Android: ${address}, ${width} px`,
        { tag },
        async ({ page }) => {
          await page.setViewportSize({ width, height: 780 });
          const before = await measurePlaces(page, address, false);
          const loaded = page.evaluate(
            () => [...document.fonts].filter(({ status }) => status === "loaded").length,
          );
          expect(await loaded).toBeGreaterThan(1);
          const after = await measurePlaces(page, address, true);
          expect(findMoved(before, after)).toEqual([]);
        },
      );
    }
  }
});

/** Typefaces of the machine that draw the first screen. */
async function seenTypefaces(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeIds } = await devtools.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "main :is(h1, p, a)",
  });
  const names = nodeIds.slice(0, 8).map(async (nodeId) => {
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    return fonts.map(({ postScriptName }) => postScriptName);
  });
  return [...new Set((await Promise.all(names)).flat())];
}

/** A machine without letters of the page has no typeface to compare with. */
const COMPARED = [
  ["/", /^(?:NotoSans|OpenSans|Liberation|Arial|Roboto)/],
  ["/hi", /^NotoSansDevanagari/],
] as const;

for (const [address, typeface] of COMPARED) {
  test(`moves nothing when our fonts replace those of this machine: ${address}`, async ({
    page,
  }) => {
    const measureWidths = async (): Promise<Place[][]> => {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      const places: Place[][] = [];
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 780 });
        await page.evaluate(() => document.fonts.ready);
        places.push(await readPlaces(page));
      }
      return places;
    };
    await page.route(/\/fonts\//, (route) => route.abort());
    const before = await measureWidths();
    const seen = await seenTypefaces(page);
    test.skip(
      !seen.some((name) => typeface.test(name)),
      `this machine draws ${address} with ${seen.join(", ")}`,
    );
    await page.unrouteAll();
    const after = await measureWidths();
    const moved = after.map((places, i) => findMoved(before[i]!, places));
    expect(moved, `instead of ${seen.join(", ")}`).toEqual([[], []]);
  });
}
