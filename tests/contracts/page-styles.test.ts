/** The styles inside a page, in the words of the browsers that Vite builds the rest for. */
import { beforeAll, expect, it } from "vitest";
import { pageCss } from "../../src/site/build/styles.ts";

let css: string;
beforeAll(async () => {
  css = await pageCss(
    `<a class="link nav-item pencil measure arch select-none hidden unscripted:flex">The brochure</a>`,
    "en",
  );
});

it("underlines with one word: Safari drops the whole line where the thickness or a colour of ours stands beside it", () => {
  for (const link of ["a:not([class])", ".link"]) {
    const lines = css.split(`${link}{`)[1]!.split("}")[0]!.split(";");
    expect(lines).toContain("text-decoration:underline");
    expect(lines).toContain("text-decoration-thickness:1px");
  }
  expect(css).toContain("text-decoration-thickness:2px");
  expect(css.match(/[{;]text-decoration:[^;}]*(?:\d|var)[^;}]*/g)).toBeNull();
});

it("fills the lines of what is read for longer where there is no `pretty` either, as in Firefox", () => {
  expect(css).toMatch(/\.measure\{text-wrap:wrap;text-wrap:pretty\}/);
});

it("names what older browsers know by a prefix alone", () => {
  expect(css).toMatch(/\.arch\{-webkit-mask:[^}]*;mask:/);
  expect(css).toContain("-webkit-user-select:none");
});

it("hides what stands in for a script without asking for `scripting`, which Chrome knows from 120 and Safari from 17", () => {
  expect(css).toContain(".hidden{display:none}");
  expect(css).not.toContain("scripting:enabled");
});

it("leaves nothing of a page for later in Firefox, which says that it keeps its reader's place, and does not", () => {
  const later = /@supports ([^{]*)\{[^{}]*\{content-visibility:auto/.exec(css)![1];
  expect(later).toContain("overflow-anchor:auto");
  expect(later).toMatch(/not \(+-moz-appearance:none\)/);
});

it("leaves both colour schemes to the browser", () => {
  expect(css).toContain("color-scheme:light dark");
  expect(css).not.toContain("--lightningcss");
});
