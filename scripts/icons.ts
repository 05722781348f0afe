/**
 * Rasterises the app icons and the picture that links are shared with, from art/vector and public/pictures. Run by hand after either
 * changes, with a browser: CHROMIUM_PATH=/usr/bin/chromium node scripts/icons.ts
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { fontFiles } from "../src/styles/fonts.ts";

const root = path.join(import.meta.dirname, "..");
const data = (file: string, type: string): string =>
  `data:${type};base64,${readFileSync(path.join(root, file)).toString("base64")}`;

const icon = data("art/vector/icon-maskable.svg", "image/svg+xml");
const mark = readFileSync(path.join(root, "art/vector/mark.svg"), "utf8").replace(
  "<svg ",
  '<svg width="96" height="96" ',
);
const hero = data("public/pictures/hero-day-1200.avif", "image/avif");
const display = fontFiles.find((file) => file.includes("fraunces"));
const font = data(`public${display}`, "font/woff2");

const share = `<style>@font-face{font-family:F;src:url(${font})}*{margin:0;box-sizing:border-box}
body{width:1200px;height:630px;background:url(${hero}) right center/cover;font:500 64px/1.08 F;color:#1b2a33;letter-spacing:-.02em;--art-brass:#b5873a}
div{width:600px;height:100%;padding:64px 72px;display:flex;flex-direction:column;justify-content:space-between;background:linear-gradient(90deg,#fbf7f0 72%,#fbf7f000);width:860px}
p{width:520px}b{display:flex;gap:20px;align-items:center;font-weight:500;font-size:72px}</style>
<div><b>${mark}AIPM</b><p>India’s First Property Exchange Platform</p></div>`;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ["--no-sandbox"] });
const page = await browser.newPage();

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
await page.setViewportSize({ width: 1200, height: 630 });
await page.setContent(share);
await page.evaluate("document.fonts.ready");
await page.screenshot({ path: path.join(root, "public/share.jpg"), type: "jpeg", quality: 82 });
await browser.close();
