/** `npm run icons` draws the app icons from tools/icon-maskable.svg. Run it after the logo changed. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { browser } from "../scripts/browser.ts";

const root = path.join(import.meta.dirname, "..");
const data = (file: string, type: string): string =>
  `data:${type};base64,${readFileSync(path.join(root, file)).toString("base64")}`;

const icon = data("tools/icon-maskable.svg", "image/svg+xml");
const chrome = await chromium.launch(await browser());
const page = await chrome.newPage();

for (const [file, size] of [
  ["icon-192.png", 192],
  ["icon-512.png", 512],
  ["apple-touch-icon.png", 180],
] as const) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<body style="margin:0"><img src="${icon}" width="${size}" height="${size}" style="display:block">`,
  );
  await page.screenshot({ path: path.join(root, "public", file) });
}
await chrome.close();
