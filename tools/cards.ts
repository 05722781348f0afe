/**
 * `npm run cards` draws public/cards, the pictures of shared links, from each page's title and picture. Each file has a
 * stamp of its sources, so that only changed cards are drawn. The build does not run this, because it has no browser.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { browser } from "../scripts/browser.ts";
import { CARDS, cardHtml, type Card, cards, isFresh, strangers, withStamp } from "./cards/card.ts";

const SIZE = { width: 1200, height: 630 };
/** Bytes. Messengers drop pictures that load slowly. */
const LIMIT = 60 * 1024;

const stale = (await cards()).filter((card) => !isFresh(card));
for (const file of await strangers()) rmSync(path.join(CARDS, file));

if (stale.length > 0) {
  const chrome = await chromium.launch(await browser());
  const page = await chrome.newPage({ viewport: SIZE });
  const draw = async (card: Card): Promise<Buffer> => {
    await page.setContent(cardHtml(card));
    await page.evaluate(
      "Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())])",
    );
    for (const quality of [82, 74, 66, 58]) {
      const jpeg = await page.screenshot({ type: "jpeg", quality });
      if (jpeg.length < LIMIT) return jpeg;
    }
    throw new Error(`${card.file} does not fit into ${LIMIT} bytes`);
  };
  for (const card of stale) {
    const file = path.join(CARDS, card.file);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, withStamp(await draw(card), card));
  }
  await chrome.close();
}
if (stale.length > 0) console.log(`Drew ${stale.length} cards in public/cards.`);
