/** Every page has its own address, and no link is broken. */
import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { CLIENT, pages } from "../../e2e/support/pages.ts";
import { claims, disputeTimelines, responseMeans, stats } from "../../src/content/claims.ts";
import { responseMeans as responseMeansHi } from "../../src/content/claims.hi.ts";
import { toEnglishPath, readLocale, LOCALES, locales, pathIn } from "../../src/i18n/locale.ts";
import { attributes, documentAt, idsAt, linksAt, saidAt, wordsAt } from "./documents.ts";
import { listed } from "./sitemap.ts";

const SITE = "https://here.example";

/** The claims that no text repeats by chance, such as "24 working hours" and "1000+". */
const figures: readonly string[] = [
  ...Object.values(claims),
  ...stats.map(({ value }) => value),
  ...disputeTimelines.map(({ time }) => time),
].filter((claim) => /\d/.test(claim) && claim !== claims.circleDiscount);

it.each(pages)("%s leads somewhere with every link", (at) => {
  const dead = [...new Set(linksAt(at))].filter((link) => {
    if (/^(?:https:|tel:|mailto:)/.test(link)) return false;
    const { pathname, hash } = new URL(link, SITE + at);
    if (/\.\w+$/.test(pathname)) return !existsSync(path.join(CLIENT, pathname));
    return !pages.includes(pathname) || (hash !== "" && !idsAt(pathname).includes(hash.slice(1)));
  });
  expect(dead).toEqual([]);
});

it.each(pages)("%s opens each chat with its name, in its language", (at) => {
  const [title = ""] = documentAt(at).title.split(/:| \| AIPM/);
  const chats = linksAt(at).filter((link) => link.startsWith("https://wa.me/"));
  expect(chats.length).toBeGreaterThan(0);
  expect(new Set(chats.map((link) => new URL(link).searchParams.get("text")))).toEqual(new Set([`${title}: `]));
});

it.each(pages)("%s makes each claim once, and in one way", (at) => {
  const words = wordsAt(at);
  // An FAQ answer is read on its own.
  if (at !== "/faq") expect(figures.filter((figure) => words.split(figure).length > 2)).toEqual([]);
  for (const meaning of [responseMeans, responseMeansHi])
    expect(words.toLowerCase().split(meaning).length, meaning).toBeLessThanOrEqual(2);
  // One list of the solar form has a dash, as it was given.
  expect(words.replace("1–3 months", "").match(/[\d%][\u2060\u2011–]+\d+/g)).toBeNull();
});

it.each(pages)("%s has exactly one h1 and unique ids", (at) => {
  expect(documentAt(at).querySelectorAll("h1")).toHaveLength(1);
  const ids = idsAt(at);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

it("has a title, description and address for every page", () => {
  const seen = new Map<string, string>();
  for (const at of pages) {
    const document = documentAt(at);
    const [description = ""] = attributes(document, 'meta[name="description"]', "content");
    for (const text of [document.title, description]) {
      expect(text, at).not.toBe("");
      expect(seen.get(text), `${at} repeats ${text}`).toBeUndefined();
      seen.set(text, at);
    }
    expect(description.length, at).toBeLessThanOrEqual(160);
    // It repeats the other one, and search engines should keep that.
    const own = at.replace("/portfolio-management-service", "/portfolio-management");
    const [canonical = ""] = attributes(document, 'link[rel="canonical"]', "href");
    expect(new URL(canonical).pathname).toBe(own);
  }
});

it("links translated pages to each other and no other page", () => {
  for (const at of pages) {
    const document = documentAt(at);
    const english = toEnglishPath(at);
    const versions = locales
      .map((locale) => [LOCALES[locale].lang, pathIn(locale, english)] as const)
      .filter(([, one]) => pages.includes(one));
    const isAlone = versions.length === 1;
    expect(document.documentElement.lang, at).toBe(LOCALES[readLocale(at)].lang);
    const hreflangLinks = [...document.querySelectorAll<HTMLLinkElement>("head link[hreflang]")].map(
      (link) => [link.hreflang, new URL(link.href).pathname] as const,
    );
    const named = versions.map(([lang, one]) => [one === english ? "en" : lang, one] as const);
    expect(Object.fromEntries(hreflangLinks), at).toEqual(
      isAlone ? {} : { ...Object.fromEntries(named), "x-default": english },
    );
    const others = versions.map(([, one]) => one).filter((one) => one !== at);
    const twins = attributes(document, "header a[hreflang][lang], footer a[hreflang][lang]", "href");
    // Other links that leave Hindi say so, in the same attribute.
    const leaving = [...document.querySelectorAll("a[href^='/']:not([lang])")].filter(
      (link) => readLocale(link.getAttribute("href")!.split(/[?#]/, 1)[0]!) !== readLocale(at),
    );
    const unnamed = leaving.filter((link) => link.getAttribute("hreflang") !== LOCALES.en.lang);
    expect(
      unnamed.map((link) => link.outerHTML),
      at,
    ).toEqual([]);
    expect(twins, at).toEqual([...others, ...others]);
    for (const other of others) expect(listed.includes(other), at).toBe(listed.includes(at));
  }
});

it("staff's form is the last link of the construction page, and no other", () => {
  const links = attributes(documentAt("/construction"), "main a[href]", "href");
  const ofStaff = links.filter((link) => link === "/field-executive-feedback");
  expect([ofStaff.length, links.at(-1)]).toEqual([1, "/field-executive-feedback"]);
});

it.each([
  ["/dispute-settlement", "/contact-form", "/field-executive-feedback", /^Field executives/],
  ["/financial-services", "/loan-funding", "/high-value-asset", /^Get Financial Help$/],
])(
  "%s has its ordered button second, in its opening and its closing, and says for whom",
  (at, first, second, label) => {
    const buttons = [...documentAt(at).querySelectorAll("main a.btn")];
    const places = buttons.flatMap((button, i) => (button.getAttribute("href") === second ? [i] : []));
    expect(places).toHaveLength(2);
    for (const i of places) {
      expect(buttons[i]!.textContent).toMatch(label);
      expect(buttons[i]!.classList).toContain("btn-secondary");
      expect(buttons[i - 1]!.getAttribute("href")).toBe(first);
      expect(buttons[i - 1]!.classList).toContain("btn-primary");
    }
    const told = at === "/financial-services" ? wordsAt(at).split("Get Financial Help is for owners").length - 1 : 2;
    expect(told).toBe(2);
  },
);

/** Hindi words in Latin letters. */
const LATIN_IN_HINDI: ReadonlySet<string> = new Set(
  "A4 C AIPM NRI RERA GST TDS EMI KB MB BHK Google Play App Store WhatsApp Instagram LinkedIn YouTube hello@aipm.example support@aipm.example care@aipm.example JavaScript Cloudflare CLU POA PDF DOC DOCX XLS XLSX TXT JPG JPEG PNG WEBP MP4 MOV WEBM CIBIL PIB NOC NRE NRO CoA ICAI DPDP Act D1 R2 OCI PAN NCR RK 15CA 15CB PG PG/ AIPM-XXXXX-XXXXX AMC EV WCAG AA GIGW axe Windows".split(
    " ",
  ),
);

it("a Hindi page says nothing in English but names and abbreviations", () => {
  const english = new Set<string>();
  for (const at of pages.filter((one) => readLocale(one) === "hi")) {
    for (const text of saidAt(at))
      for (const word of text.match(/[\w.@/'-]*[a-z][\w.@/'-]*/gi) ?? []) english.add(word);
  }
  expect([...english].filter((word) => !LATIN_IN_HINDI.has(word)).toSorted()).toEqual([]);
});
