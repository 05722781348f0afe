import { symbols, type CSSObject, type Rule } from "unocss";
import type { Theme } from "unocss/preset-wind4";

const WIDE = "@media (min-width:64rem)";

const within = (suffix: string, body: Record<string, string>, parent?: string): CSSObject => ({
  [symbols.selector]: (s: string) => s + suffix,
  ...(parent ? { [symbols.parent]: parent } : {}),
  ...body,
});

const layer = { layer: "shortcuts" };

/** Whole sections whose parts need each other: the hero, running text, rows that scroll by snapping. */
export const sections: Rule<Theme>[] = [
  [
    // The table of the pictures goes on beyond their edge: the model stands in the room, not in a frame.
    "hero",
    [
      {
        display: "flex",
        "flex-direction": "column-reverse",
        position: "relative",
        overflow: "hidden",
        "background-color": "var(--table)",
        "border-bottom": "2px solid var(--art-brass)",
      },
      {
        [symbols.parent]: WIDE,
        display: "grid",
        "min-height": "min(40rem,calc(100svh - 8rem))",
        "align-items": "center",
      },
    ],
    layer,
  ],
  [
    "hero-words",
    [
      { padding: "2rem 0 .5rem" },
      { [symbols.parent]: WIDE, position: "relative", padding: "4rem 0", width: "27.5rem", "max-width": "42%" },
    ],
    layer,
  ],
  [
    "hero-picture",
    [
      { display: "block", "aspect-ratio": "16/10" },
      {
        [symbols.parent]: WIDE,
        position: "absolute",
        inset: "0 0 0 auto",
        width: "66%",
        "aspect-ratio": "auto",
        mask: "linear-gradient(90deg,transparent,#000 20%)",
      },
    ],
    layer,
  ],
  [
    "prose",
    [
      { "max-width": "68ch" },
      within(">*+*", { "margin-top": "1.1em" }),
      within(" h2", { "font-size": "clamp(1.5rem,1.35rem + .7vw,1.9375rem)", "margin-top": "1.7em" }),
      within(" h3", { "font-size": "1.25rem", "margin-top": "1.5em" }),
      within(" h2+*", { "margin-top": ".6em" }),
      within(" h3+*", { "margin-top": ".5em" }),
      within(" ul", { "list-style": "disc", "padding-inline-start": "1.3em" }),
      within(" ol", { "list-style": "decimal", "padding-inline-start": "1.5em" }),
      within(" li+li", { "margin-top": ".4em" }),
      within(" ::marker", { color: "var(--brass)" }),
    ],
    layer,
  ],
  [
    "foot-link",
    [
      {
        display: "inline-flex",
        "min-height": "2.75rem",
        "align-items": "center",
        color: "var(--stone)",
        "text-underline-offset": ".25em",
      },
      within(":hover", { color: "var(--ink)", "text-decoration": "underline" }),
    ],
    layer,
  ],
  [
    "social",
    [
      {
        display: "grid",
        "place-items": "center",
        width: "2.75rem",
        height: "2.75rem",
        border: "1px solid var(--line)",
        "border-radius": ".375rem",
      },
      within(":hover", { "border-color": "var(--brass)", color: "var(--brass)" }),
    ],
    layer,
  ],
  ["toast-success", { "border-inline-start": "4px solid var(--success)" }, layer],
  ["toast-error", { "border-inline-start": "4px solid var(--danger)" }, layer],
];
