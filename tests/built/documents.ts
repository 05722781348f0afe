/** The documents of the built site, parsed without running scripts. Each is read once. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { CLIENT } from "../../e2e/support/pages.ts";
import { isBuilt } from "../../scripts/build.ts";

// Tests do not build the site, because Vitest's environment would change the build.
if (!isBuilt()) throw new Error("dist is missing, or older than what it is made of: npm run build");

// One window for all documents, because creating one is slow.
const parser = new new JSDOM().window.DOMParser();

export const parse = (html: string): Document => parser.parseFromString(html, "text/html");

const once = <T>(read: (pagePath: string) => T): ((pagePath: string) => T) => {
  const cache = new Map<string, T>();
  return (pagePath) => {
    const result = cache.get(pagePath) ?? read(pagePath);
    cache.set(pagePath, result);
    return result;
  };
};

/** The HTML of an address. */
export const textAt = (pagePath: string): string =>
  readFileSync(path.join(CLIENT, pagePath === "/" ? "index.html" : `${pagePath}.html`), "utf8");

/** The document of an address. `/404` is the answer to an unknown one. */
export const documentAt = once((pagePath) => parse(textAt(pagePath)));

/** The document without its hidden parts. */
const bodyAt = once((pagePath) => {
  const body = documentAt(pagePath).body.cloneNode(true) as HTMLElement;
  for (const hidden of body.querySelectorAll("script, style, noscript, template")) hidden.remove();
  return body;
});

export const attributes = (within: ParentNode, selector: string, name: string): string[] =>
  [...within.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");

/** Keeps hyphens, because claims are quoted exactly. */
export const flat = (text: string): string =>
  text
    .replace(/[\s\u00A0]+/g, " ")
    .replaceAll("’", "'")
    .trim();

export const wordsAt = once((pagePath) => flat(bodyAt(pagePath).textContent));
export const linksAt = once((pagePath) => attributes(bodyAt(pagePath), "a[href]", "href"));
export const idsAt = once((pagePath) => attributes(bodyAt(pagePath), "[id]", "id"));

const READ_ALOUD = ["aria-label", "title", "alt", "placeholder"] as const;

/** The visible and announced texts, piece by piece, without links to the other language. */
export function saidAt(pagePath: string): string[] {
  const texts = [documentAt(pagePath).title];
  for (const element of bodyAt(pagePath).querySelectorAll(":not([lang])")) {
    for (const node of element.childNodes)
      if (node.nodeType === 3) texts.push(node.nodeValue ?? "");
    for (const name of READ_ALOUD) texts.push(element.getAttribute(name) ?? "");
  }
  return texts;
}
