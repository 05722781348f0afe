/** Chromium for the tests and for the tools that draw. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { LaunchOptions } from "@playwright/test";

const MODULES = path.resolve(import.meta.dirname, "../node_modules");
const PACKAGE = path.join(MODULES, "@sparticuz/chromium");

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

const LIBRARY_FOLDERS = ["/usr/lib/x86_64-linux-gnu", "/lib/x86_64-linux-gnu", "/usr/lib64", "/lib64", "/usr/lib"];

const hasLibraries = (): boolean =>
  ["libnss3.so", "libnspr4.so"].every((file) => LIBRARY_FOLDERS.some((folder) => existsSync(path.join(folder, file))));

/** Unpacks into a temporary folder and renames it, so that the folder is never incomplete. */
async function unpack(folder: string): Promise<void> {
  const { inflate } = await import("@sparticuz/chromium");
  const half = `${folder}.${process.pid}`;
  mkdirSync(half, { recursive: true });
  // The package unpacks into TMPDIR.
  const { TMPDIR } = process.env;
  process.env.TMPDIR = half;
  const parts = ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", ...(hasLibraries() ? [] : ["al2023.tar.br"])];
  try {
    await Promise.all(parts.map((part) => inflate(path.join(PACKAGE, "bin", part))));
    if (!existsSync(folder)) renameSync(half, folder);
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    rmSync(half, { recursive: true, force: true });
  }
}

/** Without fonts every text has size 0 and counts as hidden. */
const fontsConf = (folder: string): string => `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`;

async function packaged(): Promise<LaunchOptions> {
  const { version } = JSON.parse(readFileSync(path.join(PACKAGE, "package.json"), "utf8")) as { version: string };
  const folder = path.join(MODULES, ".cache", `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  const fonts = path.join(folder, "fonts.conf");
  if (!existsSync(fonts)) writeFileSync(fonts, fontsConf(folder));
  const libraries = path.join(folder, "al2023/lib");
  return {
    executablePath: path.join(folder, "chromium"),
    args: ["--no-sandbox", "--no-zygote"],
    env: {
      ...(process.env as Record<string, string>),
      FONTCONFIG_FILE: fonts,
      ...(existsSync(libraries) ? { LD_LIBRARY_PATH: libraries } : {}),
    },
  };
}

/**
 * Options for `chromium.launch`. The first match wins: $CHROMIUM_PATH, the npm package on Linux
 * x64, a system Chromium or Chrome, Playwright's own.
 */
export async function browser(): Promise<LaunchOptions> {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && !existsSync(configured)) throw new Error(`CHROMIUM_PATH names no file: ${configured}`);
  if (!configured && process.platform === "linux" && process.arch === "x64" && existsSync(PACKAGE)) return packaged();
  const executablePath = configured ?? INSTALLED.find((file) => existsSync(file));
  // Chromium refuses its sandbox to root.
  return executablePath ? { executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] } : {};
}
