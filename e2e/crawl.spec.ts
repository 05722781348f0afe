/**
 * Every page as a reader and a search engine find it: its own words, and no link that leads nowhere.
 * Requirements V2, P2, P3, P4, P5, P6, P7, P8, P9, P11. Decision 53.
 */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { JSDOM } from "jsdom";
import { claims, disputeTimelines, stats } from "../src/content/claims.ts";
import { readForms } from "../src/site/build/form-files.ts";
import { englishPathOf, LOCALES, localeOf, pathIn } from "../src/i18n/locale.ts";
import type { PageSpec } from "./support/page-spec.ts";
import { pages } from "./support/pages.ts";
import { served } from "./support/served.ts";
import { expect, test } from "./support/test.ts";

const CLIENT = path.resolve(import.meta.dirname, "../dist/client");
const SPEC = path.join(import.meta.dirname, "spec");
const specs: Record<string, PageSpec> = {};
for (const file of readdirSync(SPEC)) {
  const { spec } = (await import(path.join(SPEC, file))) as { spec: Record<string, PageSpec> };
  Object.assign(specs, spec);
}

const formPaths = new Set<string>((await readForms()).flatMap(({ form }) => form.pages.map((page) => page.path)));

interface Reading {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly lang: string;
  /** The addresses of the page by language, as search engines are told. */
  readonly alternates: Readonly<Record<string, string>>;
  /** Where the links to the other language lead, in header and footer. */
  readonly twins: readonly (string | null)[];
  readonly words: string;
  readonly links: readonly string[];
  readonly ids: readonly string[];
  /** What is read or read aloud, piece by piece. */
  readonly said: readonly string[];
}

const READ_ALOUD = ["aria-label", "title", "alt", "placeholder"] as const;

function saidOn(document: Document): string[] {
  const said = [document.title];
  // A link to the other language is in that language.
  for (const element of document.querySelectorAll("body :not([lang])")) {
    for (const node of element.childNodes) if (node.nodeType === 3) said.push(node.nodeValue ?? "");
    for (const name of READ_ALOUD) said.push(element.getAttribute(name) ?? "");
  }
  return said;
}

/** What people write in Latin letters when they write Hindi. */
const LATIN_IN_HINDI: ReadonlySet<string> = new Set(
  "AIPM NRI RERA KB MB BHK Google Play App Store WhatsApp Instagram LinkedIn YouTube hello@aipm.example support@aipm.example care@aipm.example JavaScript Cloudflare CLU POA PDF DOC DOCX XLS XLSX TXT JPG JPEG PNG WEBP MP4 MOV WEBM ROI CIBIL NOC NRE NRO CoA ICAI DPDP Act D1 R2 OCI PG PG/ AIPM-XXXXX-XXXXX".split(
    " ",
  ),
);

/** Hyphens stay what they are: the claims stand as they were made. */
const flat = (text: string): string =>
  text
    .replace(/[\s\u00a0]+/g, " ")
    .replaceAll("’", "'")
    .trim();

/** Of the claims, what nobody says twice by chance: "24 working hours", "1000+". */
const figures: readonly string[] = [
  ...Object.values(claims),
  ...stats.map(({ value }) => value),
  ...disputeTimelines.map(({ time }) => time),
].filter((claim) => /\d/.test(claim) && claim !== claims.circleDiscount);

const loaded = new Map<string, Reading>();
async function load(request: APIRequestContext, at: string): Promise<Reading> {
  const known = loaded.get(at);
  if (known) return known;
  const { window } = new JSDOM(await served(request, at));
  const { document } = window;
  for (const hidden of document.querySelectorAll("script, style, noscript, template")) hidden.remove();
  const reading: Reading = {
    title: document.title,
    description: document.querySelector('meta[name="description"]')?.getAttribute("content") ?? "",
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "",
    lang: document.documentElement.lang,
    alternates: Object.fromEntries(
      [...document.querySelectorAll<HTMLLinkElement>("head link[hreflang]")].map((link) => [
        link.hreflang,
        new URL(link.href).pathname,
      ]),
    ),
    twins: [...document.querySelectorAll("header a[hreflang], footer a[hreflang]")].map((link) =>
      link.getAttribute("href"),
    ),
    words: flat(document.body.textContent ?? ""),
    links: [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? ""),
    ids: [...document.querySelectorAll("[id]")].map((element) => element.id),
    said: saidOn(document),
  };
  loaded.set(at, reading);
  return reading;
}

for (const at of pages) {
  test(`${at} leads somewhere with every link, and makes each claim once`, async ({ request, baseURL }) => {
    const { links, ids, words } = await load(request, at);
    const dead: string[] = [];
    for (const link of new Set(links)) {
      if (/^(?:https:|tel:|mailto:)/.test(link)) continue;
      const target = new URL(link, baseURL! + at);
      const isHere = target.pathname === at;
      const isFile = existsSync(path.join(CLIENT, target.pathname)) && /\.\w+$/.test(target.pathname);
      if (!isHere && !isFile && !pages.includes(target.pathname)) dead.push(link);
      else if (target.hash && !isFile) {
        const there = isHere ? ids : (await load(request, target.pathname)).ids;
        if (!there.includes(target.hash.slice(1))) dead.push(link);
      }
    }
    expect(dead).toEqual([]);
    // An answer of the FAQ is read by itself.
    if (at !== "/faq") expect(figures.filter((figure) => words.split(figure).length > 2)).toEqual([]);
    // Nor in another way: one list of the solar form has a dash, as it was given.
    expect(words.replace("1–3 months", "").match(/[\d%][\u2060\u2011–]+\d+/g)).toBeNull();
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
}

test("every page has a title, a description and an address of its own", async ({ request }) => {
  const seen = new Map<string, string>();
  for (const at of pages) {
    const { title, description, canonical } = await load(request, at);
    for (const text of [title, description]) {
      expect(text, at).not.toBe("");
      expect(seen.get(text), `${at} repeats ${text}`).toBeUndefined();
      seen.set(text, at);
    }
    expect(description.length, at).toBeLessThanOrEqual(160);
    // It repeats the other one, and search engines should keep that.
    const own = at === "/portfolio-management-service" ? "/portfolio-management" : at;
    expect(new URL(canonical).pathname).toBe(own);
  }
});

test("a page in two languages names both and leads to its twin from header and footer, and no other page does", async ({
  request,
}) => {
  const sitemap = await served(request, "/sitemap.xml");
  const isListed = (at: string): boolean => new RegExp(`<loc>https://[^/]+${at}</loc>`).test(sitemap);
  for (const at of pages) {
    const english = englishPathOf(at);
    const hindi = pathIn("hi", english);
    const hasTwin = pages.includes(hindi);
    const { lang, alternates, twins } = await load(request, at);
    expect(lang, at).toBe(LOCALES[localeOf(at)].lang);
    expect(alternates, at).toEqual(hasTwin ? { en: english, hi: hindi, "x-default": english } : {});
    const twin = at === english ? hindi : english;
    expect(twins, at).toEqual(hasTwin ? [twin, twin] : []);
    expect(hasTwin && isListed(hindi), at).toBe(hasTwin && isListed(english));
  }
});

for (const [at, { strings, links, anchors }] of Object.entries(specs)) {
  test(`${at} says what is required of it`, async ({ request }) => {
    const page = await load(request, at);
    expect(strings.filter((text) => !page.words.toLowerCase().includes(flat(text).toLowerCase()))).toEqual([]);
    const leads = (to: string): boolean => page.links.some((link) => link === to || link.startsWith(`${to}?`));
    expect(links.filter((link) => !leads(link))).toEqual([]);
    expect(anchors.filter((id) => !page.ids.includes(id))).toEqual([]);
  });
}

test("staff's form is the last link of a page for visitors, and no other", async ({ request }) => {
  for (const at of ["/dispute-settlement", "/construction"]) {
    const { document } = new JSDOM(await served(request, at)).window;
    const links = [...document.querySelectorAll("main a[href]")].map((link) => link.getAttribute("href"));
    const ofStaff = links.filter((link) => link === "/field-executive-feedback");
    expect([ofStaff.length, links.at(-1)], at).toEqual([1, "/field-executive-feedback"]);
  }
});

test("every page of content has its row in e2e/spec", () => {
  // What is required of forms stands in tests/contracts, and so does what holds a translation to the English page.
  expect(pages.filter((at) => !(at in specs) && !formPaths.has(at) && localeOf(at) === "en")).toEqual([]);
});

test("a Hindi page says nothing in English but names and abbreviations", async ({ request }) => {
  const english = new Set<string>();
  for (const at of pages.filter((one) => /^\/hi(?:\/|$)/.test(one))) {
    const { said } = await load(request, at);
    for (const text of said) for (const word of text.match(/[\w.@/'-]*[a-z][\w.@/'-]*/gi) ?? []) english.add(word);
  }
  expect([...english].filter((word) => !LATIN_IN_HINDI.has(word)).toSorted()).toEqual([]);
});
