// Picture of real commands in a terminal, as docs/pictures/desk.png:
// CHROMIUM=/path/to/chromium node art/terminal.mjs FILE.png COMMAND...
// `script` runs each command in a pseudo-terminal, and Chromium draws what it printed, cell by cell.
import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';

const COLUMNS = 146;
const [file, ...commands] = process.argv.slice(2);

const run = (command) =>
  execFileSync('script', ['-qec', `stty cols ${COLUMNS} rows 60; ${command}`, '/dev/null'], { encoding: 'utf8' })
    .replaceAll('\r', '')
    // npm draws a spinner and erases it.
    .replaceAll(/[\u2800-\u28ff]/gu, '')
    .trimEnd();

const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
// A terminal gives each letter a cell, and its marks none.
const toCells = (run) => `<i style="width:${run.replaceAll(/\p{Mn}/gu, '').length}ch">${run}</i>`;
// Links of the terminal (OSC 8) are underlined. Other control sequences have no glyph.
const toHtml = (output) =>
  escape(output)
    .replaceAll(/\x1b\]8;;[^\x07]+\x07(.*?)\x1b\]8;;\x07/g, '<u>$1</u>')
    .replaceAll(/\x1b\[[\d;]*[A-Za-z]/g, '')
    .replaceAll(/\p{Script=Devanagari}[\p{Script=Devanagari}\p{M} ]*(?<! )/gu, toCells);

const text = commands.map((command) => `<b>$ ${escape(command)}</b>\n${toHtml(run(command))}`).join('\n\n');
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: ['--no-sandbox', '--no-zygote', '--disable-gpu'],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 600 }, deviceScaleFactor: 1.25 });
await page.setContent(`<style>
  body { margin: 0; width: max-content; background: #131C33; color: #EDE6DA }
  pre { margin: 0; padding: 20px 24px; width: ${COLUMNS}ch; font: 13px/1.5 'DejaVu Sans Mono', 'Noto Sans Devanagari', monospace;
    white-space: pre-wrap; word-break: break-all }
  i { display: inline-block; font-style: normal; white-space: nowrap }
  b { color: #D9B36A; font-weight: 400 }
</style><pre>${text}</pre>`);
await page.locator('body').screenshot({ path: file });
await browser.close();
