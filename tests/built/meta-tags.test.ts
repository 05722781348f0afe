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

const dataAt = (pagePath: string): Data[] =>
  [...documentAt(pagePath).querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent) as Data,
  );
const typesAt = (pagePath: string): string[] => dataAt(pagePath).map((item) => item["@type"]);
/** The meta tags for messengers, by name. */
const cardAt = (pagePath: string, name: string): string[] =>
  attributes(documentAt(pagePath), `meta[property="${name}"], meta[name="${name}"]`, "content");

it("has a card and its meta tags on every page", () => {
  for (const pagePath of pages) {
    for (const [name, expected] of [
      ["og:type", "website"],
      ["og:site_name", "AIPM"],
      ["og:locale", LOCALES[readLocale(pagePath)].tag.replace("-", "_")],
      ["og:image:width", "1200"],
      ["og:image:height", "630"],
      ["twitter:card", "summary_large_image"],
    ] as const) {
      expect(cardAt(pagePath, name), `${pagePath} ${name}`).toEqual([expected]);
    }
    for (const name of ["og:title", "og:description", "og:url", "og:image", "og:image:alt"]) {
      expect(cardAt(pagePath, name), `${pagePath} ${name}`).toEqual([expect.stringMatching(/./)]);
    }
    expect(
      existsSync(path.join(CLIENT, new URL(cardAt(pagePath, "og:image")[0]!).pathname)),
      pagePath,
    ).toBe(true);
  }
});

it("describes the company on two pages, and the breadcrumb", () => {
  let withTrail = 0;
  for (const pagePath of pages) {
    const data = dataAt(pagePath);
    const types = typesAt(pagePath);
    expect(types.includes("RealEstateAgent"), pagePath).toBe(
      ["/", "/contact"].includes(toEnglishPath(pagePath)),
    );
    expect(JSON.stringify(data), pagePath).not.toMatch(/rating|review/i);
    const trail = data.find((item) => item["@type"] === "BreadcrumbList");
    const positions = (trail?.itemListElement ?? []).map(({ position }) => position);
    expect(positions, pagePath).toEqual(positions.map((_, i) => i + 1));
    if (positions.length > 0) withTrail += 1;
  }
  expect(withTrail).toBeGreaterThan(0);
});

/** The tags that every page must have. */
const REQUIRED: Readonly<Record<string, string>> = {
  RealEstateAgent: "@id name url telephone address openingHoursSpecification image",
  BreadcrumbList: "itemListElement",
};

it("gives structured data the properties that its type requires", () => {
  for (const pagePath of pages)
    for (const thing of dataAt(pagePath)) {
      const required = REQUIRED[thing["@type"]]?.split(" ");
      const names = Object.entries(thing).flatMap(([name, value]) =>
        value && String(value) !== "" ? [name] : [],
      );
      expect(names, `${pagePath}: ${thing["@type"]}`).toEqual(
        expect.arrayContaining(required ?? ["a type that is known"]),
      );
    }
});

it("states the office hours of the pages in structured data", () => {
  const agency = dataAt("/contact").find((item) => item["@type"] === "RealEstateAgent");
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
  expect(
    address.map(({ addressLocality, postalCode }) => `${addressLocality} ${postalCode}`),
  ).toEqual(offices.map(({ lines }) => lines.at(-1)));
});

it("allows large previews and names the other language", () => {
  for (const pagePath of pages) {
    const others = attributes(
      documentAt(pagePath),
      'link[rel="alternate"][hreflang]',
      "hreflang",
    ).filter((lang) => {
      const own = readLocale(pagePath) === "en" ? "en" : LOCALES[readLocale(pagePath)].lang;
      return lang !== own && lang !== "x-default";
    });
    expect(cardAt(pagePath, "og:locale:alternate"), pagePath).toHaveLength(others.length);
    expect(["noindex", "max-image-preview:large"], pagePath).toContain(
      cardAt(pagePath, "robots").join(),
    );
  }
  expect(cardAt("/", "robots")).toEqual(["max-image-preview:large"]);
  expect(cardAt("/", "og:locale:alternate")).toContain("hi_IN");
  expect(cardAt("/hi", "og:locale:alternate")).toContain("en_IN");
});

it("leaves canonical links out of the 404 page", () => {
  expect(attributes(documentAt("/404"), 'link[rel="canonical"]', "href")).toEqual([]);
  expect(attributes(documentAt("/404"), 'meta[name="robots"]', "content")).toEqual(["noindex"]);
  expect(cardAt("/404", "og:url")).toEqual([]);
});

it("sends noindex only at Cloudflare's own addresses", () => {
  const [everywhere, ...hosts] = readFileSync(path.join(CLIENT, "_headers"), "utf8").split(
    /^(?=https:)/m,
  );
  expect(everywhere).not.toContain("noindex");
  expect(hosts).toEqual(["https://:worker.:account.workers.dev/*\n  X-Robots-Tag: noindex\n"]);
});
