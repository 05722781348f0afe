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
        "min-height": "min(40rem,46vw,calc(100svh - 8rem))",
        "align-items": "center",
      },
    ],
    layer,
  ],
  [
    "hero-words",
    [
      // The quieter colours do not carry on the table.
      { "--stone": "var(--ink)", "--leaf": "var(--ink)", padding: "2rem 0 .5rem" },
      { [symbols.parent]: WIDE, position: "relative", padding: "4rem 0", width: "27rem", "max-width": "39%" },
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
        width: "61%",
        "aspect-ratio": "auto",
        mask: "linear-gradient(90deg,transparent,rgb(0 0 0/.25) 6%,rgb(0 0 0/.75) 16%,#000 26%)",
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
  [
    "steps",
    [
      { "counter-reset": "step" },
      within(">li", { position: "relative", padding: "0 0 2.25rem 4rem", "counter-increment": "step" }),
      within(">li::before", {
        content: "counter(step)",
        position: "absolute",
        left: "0",
        top: "-.3rem",
        width: "2.5rem",
        height: "2.5rem",
        display: "grid",
        "place-items": "center",
        "border-radius": "50%",
        border: "1.5px solid var(--art-brass)",
        font: '500 1.125rem Fraunces,"Fraunces Fallback",serif',
        "font-variant-numeric": "lining-nums",
      }),
      within(">li:not(:last-child)::after", {
        content: '""',
        position: "absolute",
        left: "1.2rem",
        top: "2.6rem",
        bottom: ".6rem",
        "border-left": "2px dotted var(--art-brass)",
      }),
      within(">li:last-child", { "padding-bottom": "0" }),
    ],
    layer,
  ],
  [
    "badge-arch",
    [
      {
        position: "relative",
        isolation: "isolate",
        display: "grid",
        "place-items": "center",
        flex: "none",
        width: "2.75rem",
        height: "3.25rem",
        "padding-top": ".4rem",
        color: "var(--leaf)",
      },
      within("::before", {
        content: '""',
        position: "absolute",
        inset: "0",
        "z-index": "-1",
        "background-color": "color-mix(in srgb,var(--leaf) 14%,transparent)",
        mask: "url(/art/arch-mask.svg) center/100% 100% no-repeat",
      }),
    ],
    layer,
  ],
  [
    "marquee",
    [
      // In a grid it would push its column as wide as all it carries.
      { "min-width": "0" },
      within(">div", {
        overflow: "hidden",
        mask: "linear-gradient(90deg,transparent,#000 2.5rem,#000 calc(100% - 2.5rem),transparent)",
      }),
      within(":is(:hover,:has(:checked)) .marquee-track", { "animation-play-state": "paused" }),
      {
        [symbols.parent]: "@media (prefers-reduced-motion:reduce)",
        [symbols.selector]: (s: string) => `${s}>div`,
        "overflow-x": "auto",
      },
    ],
    layer,
  ],
  [
    "marquee-track",
    [
      {
        display: "flex",
        width: "max-content",
        cursor: "grab",
        "touch-action": "pan-y",
        "user-select": "none",
      },
      within(">ul", { display: "flex", flex: "none" }),
      {
        [symbols.parent]: "@media (prefers-reduced-motion:reduce)",
        [symbols.selector]: (s: string) => s,
        "touch-action": "auto",
      },
      {
        [symbols.parent]: "@media (prefers-reduced-motion:reduce)",
        [symbols.selector]: (s: string) => `${s}>ul+ul`,
        display: "none",
      },
    ],
    layer,
  ],
  [
    "toast",
    {
      display: "flex",
      gap: ".75rem",
      "align-items": "flex-start",
      width: "100%",
      padding: ".875rem 1rem",
      border: "1px solid var(--line)",
      "border-radius": ".375rem",
      "background-color": "var(--card)",
      color: "var(--ink)",
      font: '500 1rem/1.45 Figtree,"Figtree Fallback",system-ui,sans-serif',
      "box-shadow": "0 16px 36px -14px rgb(11 17 32/.4)",
    },
    layer,
  ],
  ["toast-success", { "border-inline-start": "4px solid var(--success)" }, layer],
  ["toast-error", { "border-inline-start": "4px solid var(--danger)" }, layer],
];
