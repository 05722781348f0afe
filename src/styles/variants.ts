import type { Variant } from "unocss";

const UNSCRIPTED = "unscripted:";
const TALL = "tall:";

export const variants: Variant[] = [
  /** Where scripts are switched off or have failed. */
  {
    name: "unscripted",
    match(matcher) {
      if (!matcher.startsWith(UNSCRIPTED)) return undefined;
      const rest = matcher.slice(UNSCRIPTED.length);
      return [
        { matcher: rest, parent: "@media (scripting:none)" },
        { matcher: rest, selector: (selector) => `[data-state=failed] ${selector}` },
      ];
    },
  },
  /** Not a phone in landscape, nor 400 % zoom. The same limit as for the dock in `shell.css`. */
  {
    name: "tall",
    match: (matcher) =>
      matcher.startsWith(TALL)
        ? { matcher: matcher.slice(TALL.length), parent: "@media (min-height:27rem)" }
        : matcher,
  },
];
