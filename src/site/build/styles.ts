/** The styles inside a document: those of its markup alone. */
import { createHash } from "node:crypto";
import Beasties from "beasties";
import { transform } from "lightningcss";
import type { Locale } from "../../i18n/locale.ts";
import { faces } from "../../styles/preflights.ts";

/** The hash of a text in a content security policy. */
export const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Rules for states that markup gets before React: an open list, and the state of the scripts (wake.ts). */
const STATES = /\[(?:open|data-open|data-state|data-render-all|hidden)/;

/** Rules that begin with the root or a pseudo-class, such as `:focus-visible`. beasties matches elements of the body only. */
const ROOT = /^(?:html|:)/;

/** Classes with a quote or an ampersand, as in `[&:lang(hi)]:w-8`: beasties compares them with the entities of the markup. */
const ESCAPED = /\\['"&]/;

const beasties = new Beasties({ allowRules: [STATES, ROOT, ESCAPED], external: false, fonts: false, logLevel: "warn" });

const minify = (code: string): string =>
  transform({ filename: "page.css", code: Buffer.from(code), minify: true }).code.toString();

/**
 * The rules of the site's stylesheet that match the markup, with the fonts of a locale.
 * @param sheet the stylesheet of the whole site
 */
export async function pageCss(html: string, sheet: string, locale: Locale): Promise<string> {
  const reduced = await beasties.process(html.replace("</head>", () => `<style>${sheet}</style></head>`));
  const critical = /<style>(.*?)<\/style>/s.exec(reduced)?.[1];
  if (!critical) throw new Error("beasties left no styles");
  return minify(faces(locale) + critical);
}
