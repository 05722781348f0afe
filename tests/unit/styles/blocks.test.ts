import { createGenerator } from "unocss";
import { expect, it } from "vitest";
import { blocks } from "../../../src/styles/blocks.ts";
import { blocksOf } from "../../../src/styles/css.ts";
import config from "../../../uno.config.ts";

const cssOf = async (classes: string): Promise<string> =>
  (await (await createGenerator(config)).generate(classes, { preflights: false })).css;

it("reads a block with the classes that bring it", () => {
  const css =
    ".field-input,\n.field-select {\n  margin: 0.5rem;\n\n  /* Why. */\n  &:hover {\n    margin: 0;\n  }\n}\n.next {\n  gap: 0;\n}\n";
  expect(blocksOf(css)).toEqual([
    { classes: ["field-input", "field-select"], css: ".field-input,.field-select{margin:.5rem;&:hover{margin:0}}" },
    { classes: ["next"], css: ".next{gap:0}" },
  ]);
});

it("has every class in one block only: UnoCSS takes one rule a class", () => {
  const names = blocks.flatMap(([matcher]) => (matcher as RegExp).source.slice(4, -2).split("|"));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it("gives a page the blocks of its classes, before its shortcuts and utilities", async () => {
  const css = await cssOf("field-select field-input pl-9! wrap");
  expect(css).not.toContain(".pill");
  expect(css.split(".field-input,.field-select{")).toHaveLength(2);
  expect(css.indexOf(".field-select")).toBeLessThan(css.indexOf(".wrap"));
  expect(css).toMatch(/\.pl-9\\!\{padding-left:calc\(var\(--spacing\) \* 9\) !important;?\}/);
});

it("keeps a block out where a variant stands before its class", async () => {
  expect(await cssOf("lg:btn")).not.toContain(".btn");
});
