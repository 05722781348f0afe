/** Every page has its own address, and no link is broken. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { CLIENT, pages } from "../../e2e/support/pages.ts";
import * as inEnglish from "../../src/content/claims.ts";
import { toEnglishPath, readLocale, LOCALES, locales, pathIn } from "../../src/i18n/locale.ts";
import { attributes, documentAt, flat, idsAt, linksAt, saidAt, wordsAt } from "./documents.ts";

/** The claims of each language that has them. */
const claimsIn = import.meta.glob<typeof inEnglish>("../../src/content/claims.*.ts", {
  eager: true,
});

const SITE = "https://here.example";
const sitemap = readFileSync(path.join(CLIENT, "sitemap.xml"), "utf8");
const listed = new Set(
  [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url]) => new URL(url!).pathname),
);

/** The claims that no text repeats by chance, such as "24 working hours" and "1000+". */
const figures: readonly string[] = [
  ...Object.values(inEnglish.claims),
  ...inEnglish.stats.map(({ value }) => value),
  ...inEnglish.disputeTimelines.map(({ time }) => time),
].filter((claim) => /\d/.test(claim) && claim !== inEnglish.claims.circleDiscount);

it.each(pages)("%s has no broken link", (pagePath) => {
  const dead = [...new Set(linksAt(pagePath))].filter((link) => {
    if (/^(?:https:|tel:|mailto:)/.test(link)) return false;
    const { pathname, hash } = new URL(link, SITE + pagePath);
    if (/\.\w+$/.test(pathname)) return !existsSync(path.join(CLIENT, pathname));
    return !pages.includes(pathname) || (hash !== "" && !idsAt(pathname).includes(hash.slice(1)));
  });
  expect(dead).toEqual([]);
});

it.each(pages)("%s opens each chat with its name, in its language", (pagePath) => {
  const [title = ""] = documentAt(pagePath).title.split(/:| \| AIPM/);
  const chats = linksAt(pagePath).filter((link) => link.startsWith("https://wa.me/"));
  expect(chats.length).toBeGreaterThan(0);
  expect(new Set(chats.map((link) => new URL(link).searchParams.get("text")))).toEqual(
    new Set([`${title}: `]),
  );
});

/** A phone has the next steps above the button of a form, a wider screen next to the form. */
function phoneWordsAt(pagePath: string): string {
  const body = documentAt(pagePath).body.cloneNode(true) as HTMLElement;
  for (const hidden of body.querySelectorAll(
    "script, style, noscript, template, [class~='max-lg:hidden']",
  ))
    hidden.remove();
  return flat(body.textContent);
}

it.each(pages)("%s makes each claim once and in one notation", (pagePath) => {
  const words = phoneWordsAt(pagePath);
  // An FAQ answer is read on its own.
  const repeated = figures.filter((figure) => words.split(figure).length > 2);
  if (pagePath !== "/faq")
    expect(repeated, "The page says each of these twice or more").toEqual([]);
  // One list of the solar form has a dash, as it was given.
  expect(words.replace("1–3 months", "").match(/[\d%][\u2060\u2011–]+\d+/g)).toBeNull();
});

// The receipt says it as well.
it.each(pages)(
  "%s translates the response time into working days only if it is /contact",
  (pagePath) => {
    const { responseMeans } =
      claimsIn[`../../src/content/claims.${readLocale(pagePath)}.ts`] ?? inEnglish;
    const times = toEnglishPath(pagePath) === "/contact" ? 1 : 0;
    const said = wordsAt(pagePath).split(responseMeans.slice(1, -1)).length - 1;
    expect(said, `How often it says "${responseMeans}" of claims.ts in its language`).toBe(times);
  },
);

it.each(pages)("%s has exactly one h1 and unique ids", (pagePath) => {
  expect(documentAt(pagePath).querySelectorAll("h1")).toHaveLength(1);
  const ids = idsAt(pagePath);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

it("has a title, description and address for every page", () => {
  const titles = new Map<string, string>();
  for (const pagePath of pages) {
    const document = documentAt(pagePath);
    const [description = ""] = attributes(document, 'meta[name="description"]', "content");
    for (const text of [document.title, description]) {
      expect(text, pagePath).not.toBe("");
      expect(titles.get(text), `${pagePath} repeats ${text}`).toBeUndefined();
      titles.set(text, pagePath);
    }
    // Search engines cut off longer texts.
    expect(description.length, pagePath).toBeLessThanOrEqual(160);
    const title = document.title.replace(/ \| AIPM$/, "");
    if (readLocale(pagePath) !== "en") expect(title.length, pagePath).toBeLessThanOrEqual(60);
    // It repeats the other page, and search engines should show that one.
    const own = pagePath.replace("/portfolio-management-service", "/portfolio-management");
    const [canonical = ""] = attributes(document, 'link[rel="canonical"]', "href");
    expect(new URL(canonical).pathname).toBe(own);
  }
});

it("links translated pages to each other and no other page", () => {
  const translated = [
    "/",
    "/contact",
    "/faq",
    "/query",
    "/privacy-policy",
    "/portfolio-management",
    "/your-data",
  ];
  expect(pages).toEqual(expect.arrayContaining(translated.map((english) => pathIn("hi", english))));
  for (const pagePath of pages) {
    const document = documentAt(pagePath);
    const english = toEnglishPath(pagePath);
    const versions = locales
      .map((locale) => [LOCALES[locale].lang, pathIn(locale, english)] as const)
      .filter(([, target]) => pages.includes(target));
    const isAlone = versions.length === 1;
    expect(document.documentElement.lang, pagePath).toBe(LOCALES[readLocale(pagePath)].lang);
    const hreflangLinks = [
      ...document.querySelectorAll<HTMLLinkElement>("head link[hreflang]"),
    ].map((link) => [link.hreflang, new URL(link.href).pathname] as const);
    const named = versions.map(
      ([lang, target]) => [target === english ? "en" : lang, target] as const,
    );
    expect(Object.fromEntries(hreflangLinks), pagePath).toEqual(
      isAlone ? {} : { ...Object.fromEntries(named), "x-default": english },
    );
    const others = versions.map(([, target]) => target).filter((target) => target !== pagePath);
    const twins = attributes(
      document,
      "header a[hreflang][lang], footer a[hreflang][lang]",
      "href",
    );
    // Other links to another language say so, in the same attribute.
    const leaving = [...document.querySelectorAll("a[href^='/']:not([lang])")].filter(
      (link) =>
        readLocale(link.getAttribute("href")!.split(/[?#]/, 1)[0]!) !== readLocale(pagePath),
    );
    const unnamed = leaving.filter((link) => link.getAttribute("hreflang") !== LOCALES.en.lang);
    expect(
      unnamed.map((link) => link.outerHTML),
      pagePath,
    ).toEqual([]);
    expect(twins, pagePath).toEqual([...others, ...others]);
    for (const other of others) expect(listed.has(other), pagePath).toBe(listed.has(pagePath));
  }
});

it("links to the form of staff only at the end of the construction page", () => {
  const links = attributes(documentAt("/construction"), "main a[href]", "href");
  const ofStaff = links.filter((link) => link === "/field-executive-feedback");
  expect([ofStaff.length, links.at(-1)]).toEqual([1, "/field-executive-feedback"]);
});

it("has the specified button second on /financial-services, with its audience", () => {
  const buttons = [...documentAt("/financial-services").querySelectorAll("main a.btn")];
  const places = buttons.flatMap((button, i) =>
    button.getAttribute("href") === "/high-value-asset" ? [i] : [],
  );
  expect(places).toHaveLength(2);
  for (const i of places) {
    expect(buttons[i]!.textContent).toBe("Get Financial Help");
    expect(buttons[i]!.classList).toContain("btn-secondary");
    expect(buttons[i - 1]!.getAttribute("href")).toBe("/loan-funding");
    expect(buttons[i - 1]!.classList).toContain("btn-primary");
  }
  expect(
    wordsAt("/financial-services").split("Own land, a tower, a hotel or a large house?"),
  ).toHaveLength(3);
});

it("links to the form of staff in the first and the last text of /dispute-settlement", () => {
  const sections = [...documentAt("/dispute-settlement").querySelectorAll("main section")];
  const leads = (section: Element): number[] =>
    [...section.querySelectorAll("a[href='/field-executive-feedback']")].map((link) =>
      Number(
        !link.classList.contains("btn") &&
          link.closest("p")!.textContent!.includes("AIPM field executives"),
      ),
    );
  expect(sections.flatMap((section, i) => leads(section).map((isText) => [i, isText]))).toEqual([
    [0, 1],
    [sections.length - 1, 1],
  ]);
});

/** Hindi words in Latin letters. */
const LATIN_IN_HINDI: ReadonlySet<string> = new Set(
  "A4 C IS F-000 T-000 U-000 V-000 X-000 AIPM NRI RERA GST TDS EMI KB MB BHK Google Play App Store WhatsApp Instagram LinkedIn YouTube hello@aipm.example support@aipm.example care@aipm.example JavaScript Cloudflare CLU POA PDF DOC DOCX XLS XLSX TXT JPG JPEG PNG WEBP MP4 MOV WEBM CIBIL PIB NOC NRE NRO CoA ICAI DPDP Act D1 R2 OCI PAN NCR RK 15CA 15CB PG PG/ AIPM-XXXXX-XXXXX AMC EV WCAG AA GIGW axe Windows".split(
    " ",
  ),
);

it("uses English on Hindi pages only for names and abbreviations", () => {
  const english = new Set<string>();
  for (const pagePath of pages.filter((page) => readLocale(page) === "hi")) {
    // The letterhead of a printed page has its address.
    const texts = saidAt(pagePath).filter((text) => !text.startsWith("www.aipm.example"));
    for (const text of texts)
      for (const word of text.match(/[\w.@/'-]*[a-z][\w.@/'-]*/gi) ?? []) english.add(word);
  }
  expect([...english].filter((word) => !LATIN_IN_HINDI.has(word)).toSorted()).toEqual([]);
});
