/** Selects the styles that a document's markup uses, to inline them. */
import { createHash } from "node:crypto";
import Beasties from "beasties";
import { transform } from "lightningcss";
import type { Locale } from "../../i18n/locale.ts";
import { faces } from "../../styles/preflights.ts";

/** Formats the hash of a text for a content security policy. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Rules for states that the page can enter before React, such as an open list or `data-state` (wake.ts). */
const STATES = /\[(?:open|data-open|data-state|data-render-all|hidden)/;

/**
 * Rules that begin with the root or a pseudo-class, such as `:focus-visible`. beasties only matches elements below the root. It can
 * match rules for elements of a root with an attribute, such as `html[data-script="devanagari"] main`.
 */
const ROOT = /^(?:html(?!\[)|:)/;

/** Classes with a quote or an ampersand, such as `[&>a]:w-8`. The markup has entities for them, so beasties finds no match. */
const ESCAPED = /\\['"&]/;

/** Pseudo-classes with an argument before a class with a parenthesis. beasties removes everything between the two as one argument. */
const PARENTHESES = /(?<!\\):[a-z-]+\(.*\\\)/;

const allowRules = [STATES, ROOT, ESCAPED, PARENTHESES];
const beasties = new Beasties({ allowRules, external: false, fonts: false, logLevel: "warn" });

const minify = (code: string): string =>
  transform({ filename: "page.css", code: Buffer.from(code), minify: true }).code.toString();

/**
 * The rules of the site's stylesheet that match the markup, with the fonts of a locale.
 * @param sheet the stylesheet of the whole site
 */
export async function pageCss(html: string, sheet: string, locale: Locale): Promise<string> {
  const reduced = await beasties.process(
    html.replace("</head>", () => `<style>${sheet}</style></head>`),
  );
  const critical = /<style>(.*?)<\/style>/s.exec(reduced)?.[1];
  if (!critical) throw new Error("beasties left no styles");
  return minify(faces(locale) + critical);
}
