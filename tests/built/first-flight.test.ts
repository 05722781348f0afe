/** The first flight of a connection shows what the page is and what to do: ten packets of 1,460 bytes. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { expect, it } from "vitest";
import { CLIENT, pages } from "../../e2e/support/pages.ts";

const FIRST_FLIGHT = 14_600;

/** Returns the part of a document that the first flight carries, as the network compresses it. */
function firstFlight(page: string): string {
  const html = readFileSync(path.join(CLIENT, page === "/" ? "index.html" : `${page.slice(1)}.html`));
  const compressed = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  const part = compressed.subarray(0, FIRST_FLIGHT);
  return brotliDecompressSync(part, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}

/** These begin with a list of links: the first link after the heading is their control. */
const LISTS = /\/(?:all-services|about\/team)$/;
const CONTROL = /class="[^"]*\bbtn\b|<(?:button|input|select|textarea|summary)\b|class="tap/;

it.each(pages)("carries the heading and the first control of %s", (page) => {
  const html = firstFlight(page);
  expect(html).toContain("</h1>");
  const from = LISTS.test(page) ? html.indexOf("</h1>") : html.indexOf("<main");
  expect(html.slice(from)).toMatch(LISTS.test(page) ? /<a [^>]*href=/ : CONTROL);
});
