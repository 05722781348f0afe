/** The styles of one page alone, and the hashes of those that a library adds later. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { Features, transform } from "lightningcss";
import { createGenerator } from "unocss";
import config from "../../../uno.config.ts";
import { faces, ofScript } from "../../styles/preflights.ts";
import type { Locale } from "../../i18n/locale.ts";
import { placeholderCss } from "./placeholder.ts";
import { ROOT } from "./settings.ts";

/** The hash of a text in a content security policy. */
export const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** sonner writes its styles into the page when the first toast opens; the policy must know them by hash. */
export function sonnerStyleHashes(): string[] {
  const source = readFileSync(path.join(ROOT, "node_modules/sonner/dist/index.mjs"), "utf8");
  const css = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1];
  if (!css) throw new Error("sonner's styles were not found where they used to be: look at its __insertCSS");
  return [hashOf(JSON.parse(css) as string), hashOf("")];
}

/** The class names alone, unescaped: in the text "ring" is a word, not a class. */
const classesIn = (html: string): string =>
  [...html.matchAll(/ class="([^"]*)"/g)]
    .map(([, names]) => names)
    .join(" ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

const version = (major: number, minor = 0): number => (major << 16) | (minor << 8);

/** The browsers that Vite builds all else for ("baseline-widely-available"), so that a page looks the same asleep and awake. */
const targets = {
  chrome: version(111),
  edge: version(111),
  firefox: version(114),
  ios_saf: version(16, 4),
  safari: version(16, 4),
};

/** Compiles nesting and newer syntax for the oldest browsers, with prefixes. */
const compile = (css: string): string =>
  // Without its polyfill for `light-dark()`, which is not used here.
  transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    targets,
    exclude: Features.LightDark,
  }).code.toString();

/** The styles of one page. A new generator each time: it would also write theme variables of the pages before. */
export async function pageCss(body: string, locale: Locale): Promise<string> {
  const uno = await createGenerator(config);
  const { getLayers } = await uno.generate(`${classesIn(body)} bg-page text-ink`, { preflights: true, minify: true });
  return compile(faces(locale) + getLayers() + ofScript(locale)) + placeholderCss(body);
}
