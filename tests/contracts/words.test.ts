/** A translation has other words, and nothing else that is other. The types ask for the words, this asks for the rest. Decision 43. */
import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import type { PageDescription } from "../../src/content/page.ts";
import { readFormMessages } from "../../src/site/build/form-files.ts";

/** The names under which content keeps what nobody reads. */
const KEPT: ReadonlySet<string> = new Set(["as", "href", "icon", "id", "image", "link", "narrow", "path", "picture"]);

type Module = Readonly<Record<string, unknown>>;

const at = (path: string): URL => new URL(`../../src/${path}`, import.meta.url);
const load = (path: string): Promise<Module> => import(/* @vite-ignore */ at(path).href);

const names = (folder: string): string[] =>
  readdirSync(at(`words/hi/${folder}`)).map((file) => file.replace(".ts", ""));

/** The files of a page beside its content are translated by a file with both names: `home-faq`. */
const PARTS: Readonly<Record<string, string>> = { "home-faq": "home/faq", "home-testimonials": "home/testimonials" };

/** Longer, and what searches show of it is cut off. */
function expectToFit({ title, description }: { readonly title: string; readonly description: string }): void {
  expect(title.length, title).toBeLessThanOrEqual(60);
  expect(description.length, description).toBeLessThanOrEqual(160);
}

/** What is left when nothing can be read any more: addresses, anchors, pictures, and how many there are of each. */
function frame(value: unknown, name = ""): unknown {
  if (typeof value === "string") return KEPT.has(name) ? value : "words";
  if (typeof value === "function") return "function";
  if (Array.isArray(value)) return value.map((one) => frame(one));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, frame(one, key)]));
}

it.each(names("pages"))("keeps in Hindi what nobody reads of the page %s", async (name) => {
  const english = await load(`pages/${PARTS[name] ?? `${name}/content`}.ts`);
  const hindi = await load(`words/hi/pages/${name}.ts`);
  expect(frame({ ...hindi })).toEqual(frame({ ...english }));
  if (hindi["page"]) expectToFit(hindi["page"] as PageDescription);
});

it.each(names("content"))("keeps in Hindi what nobody reads of the shared %s", async (name) => {
  const english = await load(`content/${name}.ts`);
  const hindi = await load(`words/hi/content/${name}.ts`);
  const shared = Object.fromEntries(Object.keys(hindi).map((key) => [key, english[key]]));
  expect(frame({ ...hindi })).toEqual(frame(shared));
});

it("has titles and descriptions of every form that searches show whole", async () => {
  for (const { pages } of (await readFormMessages("hi")).values()) Object.values(pages).forEach(expectToFit);
});
