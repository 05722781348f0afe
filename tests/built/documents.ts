/** The documents of the built site, as somebody reads them who runs no script. Each is read once, whoever asks. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { CLIENT } from "../../e2e/support/pages.ts";
import { isBuilt } from "../../scripts/built.ts";

// Nor do they build it: Vitest's own environment would make it a build for tests.
if (!isBuilt()) throw new Error("dist is missing, or older than what it is made of: npm run build");

// One window for all: what takes long of jsdom is to make one.
const parser = new new JSDOM().window.DOMParser();

const once = <T>(read: (at: string) => T): ((at: string) => T) => {
  const known = new Map<string, T>();
  return (at) => {
    const one = known.get(at) ?? read(at);
    known.set(at, one);
    return one;
  };
};

/** The document at an address of the site; `/404` is what an unknown one is answered with. */
export const documentAt = once((at) => {
  const file = path.join(CLIENT, at === "/" ? "index.html" : `${at}.html`);
  return parser.parseFromString(readFileSync(file, "utf8"), "text/html");
});

/** The same without what nobody reads. */
const bodyAt = once((at) => {
  const body = documentAt(at).body.cloneNode(true) as HTMLElement;
  for (const hidden of body.querySelectorAll("script, style, noscript, template")) hidden.remove();
  return body;
});

export const attributes = (within: ParentNode, selector: string, name: string): string[] =>
  [...within.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");

/** Hyphens stay what they are: the claims stand as they were made. */
export const flat = (text: string): string =>
  text
    .replace(/[\s\u00A0]+/g, " ")
    .replaceAll("’", "'")
    .trim();

export const wordsAt = once((at) => flat(bodyAt(at).textContent));
export const linksAt = once((at) => attributes(bodyAt(at), "a[href]", "href"));
export const idsAt = once((at) => attributes(bodyAt(at), "[id]", "id"));

const READ_ALOUD = ["aria-label", "title", "alt", "placeholder"] as const;

/** What is read or read aloud, piece by piece. A link to the other language is in that language, and left out. */
export function saidAt(at: string): string[] {
  const said = [documentAt(at).title];
  for (const element of bodyAt(at).querySelectorAll(":not([lang])")) {
    for (const node of element.childNodes) if (node.nodeType === 3) said.push(node.nodeValue ?? "");
    for (const name of READ_ALOUD) said.push(element.getAttribute(name) ?? "");
  }
  return said;
}
