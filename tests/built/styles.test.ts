/** The site's stylesheet and the part of it in each document, in the syntax of the oldest supported browsers. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { CLIENT } from "../../e2e/support/pages.ts";
import { documentAt } from "./documents.ts";

const [file] = globSync("assets/style-*.css", { cwd: CLIENT });
const sheet = readFileSync(path.join(CLIENT, file!), "utf8");
const styleAt = (page: string): string => documentAt(page).querySelector("style")!.textContent;

it.each(["a:not([class])", ".link"])(
  "underlines %s without a shorthand that Safari rejects",
  (link) => {
    const rule = [...sheet.matchAll(/([^{}]+)\{([^{}]*)/g)].find(([, selectors]) =>
      selectors!.split(",").includes(link),
    );
    const declarations = rule![2]!.split(";");
    expect(declarations).toContain("text-decoration:underline");
    expect(declarations).toContain("text-decoration-thickness:1px");
    expect(sheet.match(/[{;]text-decoration:[^;}]*(?:\d|var)[^;}]*/g)).toBeNull();
  },
);

it("balances headings and buttons, and no other text", () => {
  const balanced = [...sheet.matchAll(/([^{}]+)\{[^{}]*text-wrap:balance/g)].map(
    ([, selector]) => selector,
  );
  expect(balanced).toEqual(["h1,h2,h3,h4", ".btn"]);
});

it("adds prefixes for older browsers", () => {
  expect(sheet).toMatch(/\.arch\{-webkit-mask:[^}]*;mask:/);
});

it("compiles nested rules for Chrome 111", () => {
  for (const css of [sheet, styleAt("/"), styleAt("/hi/buy-flat")])
    expect(css).not.toMatch(/[{};]\s*&/);
});

it("leaves both colour schemes to the browser", () => {
  expect(sheet).toContain("color-scheme:light dark");
  expect(sheet).not.toContain("--lightningcss");
});

it("leaves out rules that the document does not use", () => {
  expect(sheet).toContain(".sheet-ledger");
  expect(styleAt("/faq")).not.toMatch(/\.sheet-ledger|\[data-script=devanagari\]/);
  expect(styleAt("/hi")).toContain("[data-script=devanagari]");
});
