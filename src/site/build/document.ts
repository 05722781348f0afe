import type { Rendered } from "../server/rendered.ts";
import { day, dusk } from "../../styles/tokens.ts";
import { hashSource } from "./styles.ts";

export interface PageParts {
  readonly rendered: Rendered;
  /** The styles of this page alone. */
  readonly css: string;
  /** The inlined scripts (`inlineScripts`). */
  readonly inline: readonly string[];
  /** Scripts to fetch, in the order in which they run. */
  readonly scripts: readonly string[];
  /** Whether the browser fetches scripts and sheet before wake.ts runs: on a page with a form. */
  readonly preloadsScripts: boolean;
  /** Styles of the whole site, fetched with them. */
  readonly sheet: string;
  /** Other origins that the page may send to. */
  readonly connect: readonly string[];
  /** Tags of the development server. They come without a policy, which would block them. */
  readonly development?: string;
}

/** The content security policy of this page. A header has the rules that all pages share. */
function policy({ css, inline, connect }: PageParts): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${inline.map(hashSource).join(" ")}`,
    `style-src 'self' ${hashSource(css)}`,
    "img-src 'self' data: blob:",
    `connect-src ${["'self'", ...connect].join(" ")}`,
    // See trusted-types.ts.
    "require-trusted-types-for 'script'; trusted-types default",
    // No form-action: where a company's filter or a portal leads a form to its own page, nothing at all would happen at a press.
  ].join("; ");
}

/** Adds styles, scripts and the policy to a rendered document. */
export function pageHtml(parts: PageParts): string {
  const { rendered, css, inline, scripts, preloadsScripts, sheet, development } = parts;
  const [start = "", content = ""] = rendered.html.split("<head>", 2);
  const [head, body = ""] = content.split("</head>", 2);
  return [
    start.replace(
      "<html",
      `<!doctype html><html data-css="${sheet}" data-js="${scripts.join(" ")}"`,
    ),
    `<head><meta charset="utf-8">`,
    development ?? `<meta http-equiv="content-security-policy" content="${policy(parts)}">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1">`,
    head,
    // Fonts are not preloaded: Chromium delays the first paint for them.
    `<style>${css}</style>`,
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
    `<link rel="manifest" href="/site.webmanifest">`,
    `<meta name="theme-color" content="${day.page}" media="(prefers-color-scheme:light)">`,
    `<meta name="theme-color" content="${dusk.page}" media="(prefers-color-scheme:dark)">`,
    "</head>",
    // At the end, so that they do not delay the first paint. An inlined module runs after the document is parsed in any place.
    body.replace(
      "</body>",
      [
        `<link rel="stylesheet" href="/print.css" media="print">`,
        ...inline.map((script) => `<script type="module">${script}</script>`),
        // As wake.ts fetches them: as a script each would be requested twice.
        ...(preloadsScripts ? [...scripts, sheet] : []).map(
          (href) =>
            `<link rel="preload" as="fetch" crossorigin fetchpriority="low" href="${href}">`,
        ),
        "</body>",
      ].join(""),
    ),
  ].join("");
}
