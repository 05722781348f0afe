/** Requests before the first paint, and requests of the scripts. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { expect, it } from "vitest";
import { CLIENT, pages } from "../../e2e/support/pages.ts";
import { toEnglishPath } from "../../src/i18n/locale.ts";
import { attributes, documentAt, parse, textAt } from "./documents.ts";

it.each([...pages, "/404"])(
  "%s preloads only pictures, and with a form its scripts at the end",
  (pagePath) => {
    // Chromium would delay the first paint for a preloaded typeface.
    const page = documentAt(pagePath);
    const { js, css } = page.documentElement.dataset;
    const hasForm = page.querySelector("form[data-lead]") !== null;
    expect(attributes(page, "head link[rel=preload]:not([as=image])", "href")).toEqual([]);
    expect(attributes(page, "body link[rel=preload]", "href")).toEqual(
      hasForm ? [...js!.split(" "), css] : [],
    );
    expect(new Set(attributes(page, "body link[rel=preload]", "fetchpriority"))).toEqual(
      new Set(hasForm ? ["low"] : []),
    );
  },
);

/** Their first screen has no picture at any width. */
const WITHOUT = new Set([
  "/about/why-us",
  "/accessibility",
  "/area-converter",
  "/faq",
  "/field-executive-feedback",
  "/financial-services",
  "/legal-rera",
  "/terms-conditions",
]);

it.each([...pages, "/404"])(
  "%s preloads each source of the picture in its first view",
  (pagePath) => {
    const picture = WITHOUT.has(toEnglishPath(pagePath))
      ? undefined
      : documentAt(pagePath).querySelector("main picture")!;
    const requested = attributes(documentAt(pagePath), "head link[as=image]", "imagesrcset");
    expect(requested).toEqual(picture ? attributes(picture, "source", "srcset") : []);
    // A picture far below on a narrow page is near the top of a wide one.
    if (picture?.querySelector("[loading=lazy]"))
      for (const media of attributes(documentAt(pagePath), "head link[as=image]", "media"))
        expect(media).toMatch(pagePath.endsWith("/promise") ? /^all/ : /^\(min-width:/);
  },
);

/** The stylesheet that the scripts of every page load. */
const sheet = readFileSync(path.join(CLIENT, documentAt("/").documentElement.dataset.css!), "utf8");

it("loads no styles with the scripts that change the layout", () => {
  expect(sheet).toContain(".notice");
  expect(sheet.match(/@(?:font-face|property)[^{]*/g) ?? []).toEqual([]);
});

const classesIn = (css: string): string[] =>
  [...css.matchAll(/\.((?:\\.|[a-z_-])(?:\\.|[\w-])*)/gi)].map(([, name]) => name!);

it.each([...pages, "/404"])("%s keeps its classes when the stylesheet arrives", (pagePath) => {
  const classes = new Set(classesIn(sheet));
  const used = new Set(
    [...documentAt(pagePath).querySelectorAll("[class]")].flatMap(({ classList }) => [
      ...classList,
    ]),
  );
  const own = [...documentAt(pagePath).querySelectorAll("style")].flatMap(({ textContent }) =>
    classesIn(textContent),
  );
  expect(own.filter((name) => used.has(name.replaceAll("\\", "")) && !classes.has(name))).toEqual(
    [],
  );
});

it("loads the six team pictures of the first screen eagerly, others lazily", () => {
  const pictures = (pagePath: string): string[] =>
    attributes(documentAt(pagePath), "main li img", "loading").map((loading) => loading || "eager");
  const team = [...documentAt("/about/team").querySelectorAll("main li img")].map((element) =>
    element.getAttribute("loading"),
  );
  expect(team.map((loading) => loading === "lazy")).toEqual([
    ...Array(6).fill(false),
    ...Array(3).fill(true),
  ]);
  expect(pictures("/").filter((loading) => loading !== "lazy")).toEqual([]);
});

/** Bytes that a server may send before the browser answers. */
const FIRST_FLIGHT = 14_600;

/** The start of a document that arrives in the first flight, compressed as Cloudflare does. */
function firstFlight(html: string): string {
  const sent = brotliCompressSync(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  }).subarray(0, FIRST_FLIGHT);
  return brotliDecompressSync(sent, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString();
}

const ACTION = ":is(.btn, button, input, select, textarea)";

it.each([...pages, "/404"])(
  "%s has its heading and its first button or field in the first flight",
  (pagePath) => {
    const first = firstFlight(textAt(pagePath));
    expect(first.includes("</h1>")).toBe(true);
    // The closing section and the dock repeat the action.
    const hasAction =
      documentAt(pagePath).querySelector(`main > :not(:nth-last-child(-n + 2)) ${ACTION}`) !== null;
    if (hasAction) expect(parse(first).querySelector(`main ${ACTION}`)).not.toBeNull();
  },
);

it.each([...pages, "/404"])(
  "%s allows one policy for trusted types, and forms behind a portal's redirect",
  (pagePath) => {
    const [policy] = attributes(
      documentAt(pagePath),
      "meta[http-equiv=content-security-policy]",
      "content",
    );
    expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types default");
    expect(policy).not.toContain("form-action");
  },
);
