/**
 * What search engines and messengers find of a page.
 * Requirement V2. Decisions 31, 33.
 */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { CLIENT, pages } from "../../e2e/support/pages.ts";
import { serviceLinks } from "../../src/content/navigation.ts";
import { englishPathOf, LOCALES, localeOf } from "../../src/i18n/locale.ts";
import { attributes, documentAt } from "./documents.ts";
import { told } from "./sitemap.ts";

interface Data {
  readonly "@type": string;
  readonly itemListElement?: readonly { readonly position: number; readonly name: string }[];
  readonly mainEntity?: readonly unknown[];
}

const dataAt = (at: string): Data[] =>
  [...documentAt(at).querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Data,
  );
const typesAt = (at: string): string[] => dataAt(at).map((one) => one["@type"]);
/** What a page says of itself to messengers, by the name of the tag. */
const cardAt = (at: string, name: string): string[] =>
  attributes(documentAt(at), `meta[property="${name}"], meta[name="${name}"]`, "content");

it("every page has a card, and says of it what a messenger asks", () => {
  for (const at of pages) {
    for (const [name, expected] of [
      ["og:type", "website"],
      ["og:site_name", "AIPM"],
      ["og:locale", LOCALES[localeOf(at)].tag.replace("-", "_")],
      ["og:image:width", "1200"],
      ["og:image:height", "630"],
      ["twitter:card", "summary_large_image"],
    ] as const) {
      expect(cardAt(at, name), `${at} ${name}`).toEqual([expected]);
    }
    for (const name of ["og:title", "og:description", "og:url", "og:image", "og:image:alt"]) {
      expect(cardAt(at, name), `${at} ${name}`).toEqual([expect.stringMatching(/./)]);
    }
    expect(existsSync(path.join(CLIENT, new URL(cardAt(at, "og:image")[0]!).pathname)), at).toBe(true);
  }
});

it("structured data: the company, the services, and the way to the page", () => {
  for (const at of pages) {
    const data = dataAt(at);
    const types = typesAt(at);
    expect(types.includes("RealEstateAgent"), at).toBe(["/", "/contact"].includes(englishPathOf(at)));
    expect(types.includes("Service"), at).toBe(serviceLinks.some(({ href }) => href === englishPathOf(at)));
    expect(JSON.stringify(data), at).not.toMatch(/rating|review/i);
    const trail = data.find((one) => one["@type"] === "BreadcrumbList");
    trail?.itemListElement?.forEach(({ position }, i) => expect(position).toBe(i + 1));
  }
});

it("the questions of /faq are told, each with the answer that it shows", () => {
  expect(typesAt("/faq")).toEqual(["BreadcrumbList", "FAQPage"]);
  const questions = dataAt("/faq")[1]!.mainEntity!;
  expect(questions).toHaveLength(documentAt("/faq").querySelectorAll("main details").length);
  expect(questions.length).toBeGreaterThanOrEqual(70);
});

it("an address that is nobody's has no address to keep", () => {
  expect(attributes(documentAt("/404"), 'link[rel="canonical"]', "href")).toEqual([]);
  expect(attributes(documentAt("/404"), 'meta[name="robots"]', "content")).toEqual(["noindex"]);
  expect(cardAt("/404", "og:url")).toEqual([]);
});

it("the sitemap names pictures that are there, and days that have been", () => {
  const pictures = told("image:loc").map((url) => new URL(url).pathname);
  expect(pictures.length).toBeGreaterThan(40);
  expect(pictures.filter((file) => !existsSync(path.join(CLIENT, file)))).toEqual([]);
  for (const day of told("lastmod")) expect(Date.parse(day), day).toBeLessThanOrEqual(Date.now());
});

it("at Cloudflare's own addresses, and nowhere else, the site asks not to be found", () => {
  const [everywhere, ...hosts] = readFileSync(path.join(CLIENT, "_headers"), "utf8").split(/^(?=https:)/m);
  expect(everywhere).not.toContain("noindex");
  expect(hosts).toEqual(["https://:worker.:account.workers.dev/*\n  X-Robots-Tag: noindex\n"]);
});
