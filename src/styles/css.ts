import { readFileSync } from "node:fs";
import path from "node:path";

export const cssFile = (name: string): string => path.join(import.meta.dirname, name);

export const readCss = (name: string): string => readFileSync(cssFile(name), "utf8");

/** A stylesheet without what only its readers need: it stands in every page. */
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
  /** The classes that bring it into a page. */
  readonly classes: readonly string[];
  readonly css: string;
}

/** The outermost rules of a stylesheet that is formatted as all here are; each stands on its own. */
export const blocksOf = (css: string): Block[] =>
  css
    .split(/(?<=^\}\n)/m)
    .map(compact)
    .map((block) => {
      // An at-rule has its selectors inside; a class may stand in one block alone.
      const selectors = block.startsWith("@") ? block : block.slice(0, block.indexOf("{"));
      const classes = new Set([...selectors.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name!));
      return { classes: [...classes], css: block };
    });
