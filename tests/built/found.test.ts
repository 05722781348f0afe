/** Data for search engines and messengers. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { CLIENT, pages } from "../../e2e/support/pages.ts";
import { company, offices } from "../../src/content/company.ts";
import { toEnglishPath, LOCALES, readLocale } from "../../src/i18n/locale.ts";
import { attributes, documentAt } from "./documents.ts";

interface Data {
  readonly "@type": string;
  readonly itemListElement?: readonly { readonly position: number; readonly name: string }[];
}

const dataAt = (at: string): Data[] =>
  [...documentAt(at).querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Data,
  );
const typesAt = (at: string): string[] => dataAt(at).map((one) => one["@type"]);
/** The meta tags for messengers, by name. */
const cardAt = (at: string, name: string): string[] =>
  attributes(documentAt(at), `meta[property="${name}"], meta[name="${name}"]`, "content");

it("has a card and its meta tags on every page", () => {
  for (const at of pages) {
    for (const [name, expected] of [
      ["og:type", "website"],
      ["og:site_name", "AIPM"],
      ["og:locale", LOCALES[readLocale(at)].tag.replace("-", "_")],
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

it("describes the company on two pages, and the breadcrumb", () => {
  let withTrail = 0;
  for (const at of pages) {
    const data = dataAt(at);
    const types = typesAt(at);
    expect(types.includes("RealEstateAgent"), at).toBe(["/", "/contact"].includes(toEnglishPath(at)));
    expect(JSON.stringify(data), at).not.toMatch(/rating|review/i);
    const trail = data.find((one) => one["@type"] === "BreadcrumbList");
    const positions = (trail?.itemListElement ?? []).map(({ position }) => position);
    expect(positions, at).toEqual(positions.map((_, i) => i + 1));
    if (positions.length > 0) withTrail += 1;
  }
  expect(withTrail).toBeGreaterThan(0);
});

/** The tags that every page must have. */
const REQUIRED: Readonly<Record<string, string>> = {
  RealEstateAgent: "@id name url telephone address openingHoursSpecification image",
  BreadcrumbList: "itemListElement",
};

it("structured data has the properties its type requires", () => {
  for (const at of pages)
    for (const thing of dataAt(at)) {
      const required = REQUIRED[thing["@type"]]?.split(" ");
      const said = Object.entries(thing).flatMap(([name, value]) => (value && String(value) !== "" ? [name] : []));
      expect(said, `${at}: ${thing["@type"]}`).toEqual(expect.arrayContaining(required ?? ["a type that is known"]));
    }
});

it("the offices are open as the pages say", () => {
  const agency = dataAt("/contact").find((one) => one["@type"] === "RealEstateAgent");
  const { address, openingHoursSpecification } = agency as unknown as {
    readonly address: readonly Readonly<Record<string, string>>[];
    readonly openingHoursSpecification: Readonly<Record<string, string>>;
  };
  const { dayOfWeek, opens, closes } = openingHoursSpecification;
  expect(company.hours.footer).toBe("Offices open Mon-Sat 9:00 AM - 6:00 PM");
  expect([dayOfWeek!.length, dayOfWeek![0], dayOfWeek!.at(-1), opens, closes]).toEqual([
    6,
    "Monday",
    "Saturday",
    "09:00",
    "18:00",
  ]);
  expect(address.map(({ addressLocality, postalCode }) => `${addressLocality} ${postalCode}`)).toEqual(
    offices.map(({ lines }) => lines.at(-1)),
  );
});

it("allows large previews and names the other language", () => {
  for (const at of pages) {
    const others = attributes(documentAt(at), 'link[rel="alternate"][hreflang]', "hreflang").filter((lang) => {
      const own = readLocale(at) === "en" ? "en" : LOCALES[readLocale(at)].lang;
      return lang !== own && lang !== "x-default";
    });
    expect(cardAt(at, "og:locale:alternate"), at).toHaveLength(others.length);
    expect(["noindex", "max-image-preview:large"], at).toContain(cardAt(at, "robots").join());
  }
  expect(cardAt("/", "robots")).toEqual(["max-image-preview:large"]);
  expect(cardAt("/", "og:locale:alternate")).toContain("hi_IN");
  expect(cardAt("/hi", "og:locale:alternate")).toContain("en_IN");
});

it("an address that is nobody's has no address to keep", () => {
  expect(attributes(documentAt("/404"), 'link[rel="canonical"]', "href")).toEqual([]);
  expect(attributes(documentAt("/404"), 'meta[name="robots"]', "content")).toEqual(["noindex"]);
  expect(cardAt("/404", "og:url")).toEqual([]);
});

it("at Cloudflare's own addresses, and nowhere else, the site asks not to be found", () => {
  const [everywhere, ...hosts] = readFileSync(path.join(CLIENT, "_headers"), "utf8").split(/^(?=https:)/m);
  expect(everywhere).not.toContain("noindex");
  expect(hosts).toEqual(["https://:worker.:account.workers.dev/*\n  X-Robots-Tag: noindex\n"]);
});
