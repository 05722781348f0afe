/** Chromium for the tests and for the tools that draw. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { LaunchOptions } from "@playwright/test";

const MODULES = path.resolve(import.meta.dirname, "../node_modules");
const PACKAGE = path.join(MODULES, "@sparticuz/chromium");

/** Unpacks into a temporary folder and renames it, so that the folder is never incomplete. */
async function unpack(folder: string): Promise<void> {
  const { inflate } = await import("@sparticuz/chromium");
  const half = `${folder}.${process.pid}`;
  mkdirSync(half, { recursive: true });
  // The package unpacks into TMPDIR.
  const { TMPDIR } = process.env;
  process.env.TMPDIR = half;
  const parts = ["chromium.br", "fonts.tar.br", "swiftshader.tar.br", "al2023.tar.br"];
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
const fontsConf = (
  folder: string,
): string => `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>
`;

async function packaged(): Promise<LaunchOptions> {
  const { version } = JSON.parse(readFileSync(path.join(PACKAGE, "package.json"), "utf8")) as {
    version: string;
  };
  const folder = path.join(MODULES, ".cache", `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  const fonts = path.join(folder, "fonts.conf");
  if (!existsSync(fonts)) writeFileSync(fonts, fontsConf(folder));
  return {
    executablePath: path.join(folder, "chromium"),
    args: ["--no-sandbox", "--no-zygote"],
    env: {
      ...(process.env as Record<string, string>),
      FONTCONFIG_FILE: process.env.FONTCONFIG_FILE ?? fonts,
      // For machines without NSS. The libraries of the system come first.
      LD_LIBRARY_PATH: [
        "/usr/lib/x86_64-linux-gnu",
        "/usr/lib64",
        path.join(folder, "al2023/lib"),
      ].join(":"),
    },
  };
}

/** Options for `chromium.launch`: $CHROMIUM_PATH, the npm package on Linux x64, or else Chrome. */
export async function browser(): Promise<LaunchOptions> {
  // Chromium refuses its sandbox to root.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  if (process.env.CHROMIUM_PATH) return { executablePath: process.env.CHROMIUM_PATH, args };
  return process.platform === "linux" && process.arch === "x64"
    ? packaged()
    : { channel: "chrome", args };
}
