import type { Variant } from "unocss";

const UNSCRIPTED = "unscripted:";
const TALL = "tall:";

export const variants: Variant[] = [
  /** Where no script may run, and where scripts were asked for and failed: both leave the page to the browser. */
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
  /** Not a phone on its side, nor a window enlarged four times: they need their height for what is read. As the dock's in `shell.css`. */
  {
    name: "tall",
    match: (matcher) =>
      matcher.startsWith(TALL) ? { matcher: matcher.slice(TALL.length), parent: "@media (min-height:27rem)" } : matcher,
  },
];
