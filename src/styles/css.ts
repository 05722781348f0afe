import { readFileSync } from "node:fs";
import path from "node:path";

export const cssFile = (name: string): string => path.join(import.meta.dirname, name);

export const readCss = (name: string): string => readFileSync(cssFile(name), "utf8");

/** Minifies a stylesheet. */
export const compact = (css: string): string =>
  css
    .replaceAll(/\/\*.*?\*\//gs, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ?([{};,]) ?/g, "$1")
    .replaceAll(/([:(]) | (?=\))/g, "$1")
    .replaceAll(";}", "}")
    .replaceAll(/\b0\./g, ".")
    .trim();

export interface Block {
  /** A page with one of these classes gets the block. */
  readonly classes: readonly string[];
  readonly css: string;
}

/** The top-level rules of a formatted stylesheet. */
export const blocksOf = (css: string): Block[] =>
  css
    .split(/(?<=^\}\n)/m)
    .map(compact)
    .map((block) => {
      // An at-rule has its selectors inside. A class may be in one block only.
      const selectors = block.startsWith("@") ? block : block.slice(0, block.indexOf("{"));
      const classes = new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!));
      return { classes: [...classes], css: block };
    });
