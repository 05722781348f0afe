import type { Rule } from "unocss";
import type { Theme } from "unocss/preset-wind4";
import { blocksOf, cssFile, readCss } from "./css.ts";

/** In the order in which they override each other. */
const FILES = ["surfaces", "buttons", "fields", "sections", "home", "documents", "calculators", "shell"].map(
  (name) => `blocks/${name}.css`,
);

/** A change of these restarts UnoCSS. */
export const blockFiles = FILES.map(cssFile);

/**
 * Components in plain CSS. A page gets only the blocks whose classes it uses; shortcuts and utilities override them. Variants (`lg:`) do not
 * work with these classes.
 */
export const blocks: Rule<Theme>[] = FILES.flatMap((file) => blocksOf(readCss(file))).map(({ classes, css }) => [
  new RegExp(`^(?:${classes.join("|")})$`),
  (_, { variantHandlers }) => (variantHandlers.length > 0 ? undefined : css),
  { layer: "blocks" },
]);
