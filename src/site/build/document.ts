import type { Rendered } from "../server/rendered.ts";
import { day, dusk } from "../../styles/tokens.ts";
import { type Locale, LOCALES, localeOf } from "../../i18n/locale.ts";
import { hashOf } from "./styles.ts";

export interface PageParts {
  readonly rendered: Rendered;
  /** The styles of this page alone. */
  readonly css: string;
  /** The inlined scripts: wake.ts, and native-form.ts on a page with a form. */
  readonly inline: readonly string[];
  /** Scripts to fetch, in the order in which they run. */
  readonly scripts: readonly string[];
  /** Styles of the whole site, fetched with them. */
  readonly sheet: string;
  /** Other origins that the page may send to. */
  readonly connect: readonly string[];
  /** Hashes of the styles that libraries insert at run time. */
  readonly styleHashes: readonly string[];
  /** Tags of the development server; without a policy, which would block them. */
  readonly development?: string;
}

/** Open Graph tags that are the same on every page; `Head` has the others. The size is that of tools/cards.ts. */
const sharedTags = (locale: Locale): string =>
  Object.entries({
    "og:type": "website",
    "og:site_name": "AIPM",
    "og:locale": LOCALES[locale].tag.replace("-", "_"),
    "og:image:width": "1200",
    "og:image:height": "630",
    "twitter:card": "summary_large_image",
  })
    .map(([name, content]) => `<meta ${name.startsWith("og:") ? "property" : "name"}="${name}" content="${content}">`)
    .join("");

/** The content security policy of this page. What is the same for all pages is in a header. */
function policy({ css, inline, connect, styleHashes }: PageParts): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${inline.map(hashOf).join(" ")}`,
    `style-src 'self' ${[hashOf(css), ...styleHashes].join(" ")}`,
    "img-src 'self' data: blob:",
    `connect-src ${["'self'", ...connect].join(" ")}`,
    // No form-action: where a company's filter or a portal leads a form to its own page, nothing at all would happen at a press.
  ].join("; ");
}

/** The HTML document of a rendered page. */
export function pageHtml(parts: PageParts): string {
  const { rendered, css, inline, scripts, sheet, development } = parts;
  const locale = localeOf(rendered.description.path);
  return [
    `<!doctype html><html lang="${LOCALES[locale].lang}" data-css="${sheet}" data-js="${scripts.join(" ")}">`,
    `<head><meta charset="utf-8">`,
    development ?? `<meta http-equiv="content-security-policy" content="${policy(parts)}">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1">`,
    rendered.head.replaceAll('"/>', '">'),
    sharedTags(locale),
    // Typefaces are not preloaded: Chromium holds the first paint back for them.
    `<style>${css}</style>`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<link rel="manifest" href="/site.webmanifest">`,
    `<meta name="theme-color" content="${day.page}" media="(prefers-color-scheme:light)">`,
    `<meta name="theme-color" content="${dusk.page}" media="(prefers-color-scheme:dark)">`,
    ...inline.map((script) => `<script type="module">${script}</script>`),
    `</head><body class="bg-page text-ink"><div id="root">${rendered.body.replaceAll("&#x27;", "'").replaceAll('"/>', '">')}</div>`,
    // At the end, so that it does not delay the first paint.
    `<link rel="stylesheet" href="/print.css" media="print"></body></html>`,
  ].join("");
}
