import type { Variant } from "unocss";

const UNSCRIPTED = "unscripted:";

/** Where no script may run, and where scripts were asked for and failed: both leave the page to the browser. */
export const variants: Variant[] = [
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
];
