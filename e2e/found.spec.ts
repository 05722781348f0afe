/**
 * What search engines and messengers find of a page, as it was built and after the visitor has moved on.
 * Requirement V2. Decisions 31, 33.
 */
import "../scripts/offline.ts";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import { JSDOM } from "jsdom";
import { getPlatformProxy } from "wrangler";
import { serviceLinks } from "../src/content/navigation.ts";
import { englishPathOf, LOCALES, localeOf } from "../src/i18n/locale.ts";
import { pages } from "./support/pages.ts";
import { served } from "./support/served.ts";
import { expect, visits as test } from "./support/test.ts";
import { ready } from "./support/wake.ts";

const CLIENT = path.resolve(import.meta.dirname, "../dist/client");

interface Data {
  readonly "@type": string;
  readonly itemListElement?: readonly { position: number; name: string }[];
}

/** Of a document, here or in the browser: every tag that speaks of the page, and its structured data. */
function readHead(document: Document) {
  const all = (selector: string, attribute: string): string[] =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? "");
  return {
    titles: [...document.querySelectorAll("head > title")].map(({ textContent }) => textContent ?? ""),
    canonical: all('link[rel="canonical"]', "href"),
    description: all('meta[name="description"]', "content"),
    robots: all('meta[name="robots"]', "content"),
    og: [...document.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]')]
      .map((meta) =>
        [meta.getAttribute("property") ?? meta.getAttribute("name"), meta.getAttribute("content")].join(" "),
      )
      .toSorted(),
    data: [...document.querySelectorAll('script[type="application/ld+json"]')]
      .map(({ textContent }) => textContent ?? "")
      .toSorted(),
  };
}

const heads = new Map<string, ReturnType<typeof readHead>>();
async function fetched(request: APIRequestContext, at: string) {
  const head = heads.get(at) ?? readHead(new JSDOM(await served(request, at)).window.document);
  heads.set(at, head);
  return head;
}

// In one process, which reads each page once.
test.describe.configure({ mode: "default" });

const typesOf = (data: readonly string[]): string[] => data.map((json) => (JSON.parse(json) as Data)["@type"]);

test("every page has a card, and says of it what a messenger asks", async ({ request }) => {
  for (const at of pages) {
    const { og } = await fetched(request, at);
    const value = (name: string): string[] =>
      og.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
    for (const [name, expected] of [
      ["og:type", "website"],
      ["og:site_name", "AIPM"],
      ["og:locale", LOCALES[localeOf(at)].tag.replace("-", "_")],
      ["og:image:width", "1200"],
      ["og:image:height", "630"],
      ["twitter:card", "summary_large_image"],
    ] as const) {
      expect(value(name), `${at} ${name}`).toEqual([expected]);
    }
    for (const name of ["og:title", "og:description", "og:url", "og:image", "og:image:alt"]) {
      expect(value(name), `${at} ${name}`).toEqual([expect.stringMatching(/./)]);
    }
    expect(existsSync(path.join(CLIENT, new URL(value("og:image")[0]!).pathname)), at).toBe(true);
  }
});

test("structured data: the company, the services, and the way to the page", async ({ request }) => {
  for (const at of pages) {
    const { data } = await fetched(request, at);
    const types = typesOf(data);
    expect(types.includes("RealEstateAgent"), at).toBe(["/", "/contact"].includes(englishPathOf(at)));
    expect(types.includes("Service"), at).toBe(serviceLinks.some(({ href }) => href === englishPathOf(at)));
    expect(data.join(""), at).not.toMatch(/rating|review/i);
    const trail = data.map((json) => JSON.parse(json) as Data).find((one) => one["@type"] === "BreadcrumbList");
    trail?.itemListElement?.forEach(({ position }, i) => expect(position).toBe(i + 1));
  }
  expect(typesOf((await fetched(request, "/faq")).data)).toEqual(["BreadcrumbList", "FAQPage"]);
});

test("an address that is nobody's has no address to keep", async ({ request }) => {
  const { canonical, robots, og } = await fetched(request, "/no-such-page");
  expect(canonical).toEqual([]);
  expect(robots).toEqual(["noindex"]);
  expect(og.filter((line) => line.startsWith("og:url"))).toEqual([]);
});

test("the sitemap names pictures that are there, and days that have been", () => {
  const xml = readFileSync(path.join(CLIENT, "sitemap.xml"), "utf8");
  const pictures = [...xml.matchAll(/<image:loc>([^<]+)</g)].map(([, url]) => new URL(url!).pathname);
  expect(pictures.length).toBeGreaterThan(40);
  expect(pictures.filter((file) => !existsSync(path.join(CLIENT, file)))).toEqual([]);
  for (const [, at] of xml.matchAll(/<lastmod>([^<]+)</g)) {
    expect(Date.parse(at!), at).toBeLessThanOrEqual(Date.now());
  }
});

test("at Cloudflare's own addresses the site asks not to be found", async () => {
  const headers = readFileSync(path.join(CLIENT, "_headers"), "utf8");
  expect(headers).toContain("https://:worker.:account.workers.dev/*\n  X-Robots-Tag: noindex\n");
  expect(headers.split("https://")[0]).not.toContain("noindex");
  // And workerd reads it so.
  const configPath = path.join(import.meta.dirname, "../wrangler.toml");
  const { env, dispose } = await getPlatformProxy<{ ASSETS: { fetch(url: string): Promise<Response> } }>({
    configPath,
    persist: false,
  });
  try {
    const robots = async (url: string) => {
      const response = await env.ASSETS.fetch(url);
      // An answer that is not read to its end holds the proxy back from being disposed of.
      await response.arrayBuffer();
      return response.headers.get("x-robots-tag");
    };
    expect(await robots("https://a-branch-aipm.somebody.workers.dev/faq")).toBe("noindex");
    expect(await robots("https://www.aipm.example/faq")).toBeNull();
  } finally {
    await dispose();
  }
});

/** Client navigation, as a link in the page does it. */
async function follow(page: Page, to: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement("a"), { href });
    document.querySelector("main")!.append(link);
    link.click();
    link.remove();
  }, to);
  await expect(page).toHaveURL(to);
}

test("what a page says of itself goes with it", async ({ page, request, complaints }) => {
  await page.goto("/");
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { emptyTitles: seen });
    new MutationObserver(() => document.title || seen.push(location.pathname)).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    Object.assign(globalThis, { isSameDocument: true });
    dispatchEvent(new Event("pointerdown", { bubbles: true }));
  });
  await page.mouse.move(5, 300);
  await page.mouse.down();
  await page.mouse.up();
  await ready(page);
  for (const at of ["/faq", "/legal-rera", "/contact-form", "/contact", "/about/team", "/"]) {
    await follow(page, at);
    const expected = await fetched(request, at);
    await expect.poll(async () => (await page.title()) === expected.titles[0], { message: at }).toBe(true);
    const own = await page.evaluate(`(${readHead.toString()})(document)`);
    expect(own, at).toEqual(expected);
  }
  expect(await page.evaluate("isSameDocument")).toBe(true);
  expect(await page.evaluate("emptyTitles")).toEqual([]);
  expect(complaints).toEqual([]);
});
