import { symbols, type CSSObject, type Rule } from "unocss";
import type { Theme } from "unocss/preset-wind4";
import { colors, declarations, motion, onGreenBand, onNight } from "./tokens.ts";

const token = colors.toSorted((a, b) => b.length - a.length).join("|");

const PROPERTY: Record<string, string> = {
  bg: "background-color",
  text: "color",
  border: "border-color",
  fill: "fill",
  stroke: "stroke",
  outline: "outline-color",
  decoration: "text-decoration-color",
  accent: "accent-color",
};

const serif = { "font-family": 'Fraunces,"Fraunces Fallback",serif', "font-weight": "500" };

/** Fluid between a 360 px and a 1200 px screen, in rem so that zoom and the reader's own text size still count. */
const type: Record<string, CSSObject> = {
  display: {
    ...serif,
    "font-size": "clamp(2.5rem,1.5rem + 4.4vw,4.75rem)",
    "line-height": "1.04",
    "letter-spacing": "-.022em",
  },
  h1: {
    ...serif,
    "font-size": "clamp(2.125rem,1.6rem + 2.3vw,3.375rem)",
    "line-height": "1.1",
    "letter-spacing": "-.018em",
  },
  h2: { ...serif, "font-size": "clamp(1.75rem,1.44rem + 1.35vw,2.5rem)", "line-height": "1.16" },
  h3: {
    ...serif,
    "font-size": "clamp(1.25rem,1.16rem + .4vw,1.4375rem)",
    "line-height": "1.3",
    "letter-spacing": "-.006em",
  },
  lead: { "font-size": "clamp(1.125rem,1.06rem + .3vw,1.3125rem)", "line-height": "1.55" },
  body: { "font-size": "1.0625rem", "line-height": "1.65" },
  small: { "font-size": ".9375rem", "line-height": "1.5" },
};

const quick = `${motion.quick} ${motion.ease}`;
const calm = `${motion.calm} ${motion.ease}`;

const pseudo = (suffix: string, body: Record<string, string>): CSSObject => ({
  [symbols.selector]: (s: string) => s + suffix,
  ...body,
});

const inMedia = (query: string, body: Record<string, string>): CSSObject => ({
  [symbols.parent]: `@media ${query}`,
  ...body,
});

/** Rules for what only some elements have; nothing here costs a byte on a page that does not use it. */
export const rules: Rule<Theme>[] = [
  [
    new RegExp(`^(${Object.keys(PROPERTY).join("|")})-(${token})$`),
    ([, kind, name]) => ({ [PROPERTY[kind!]!]: `var(--${name})` }),
  ],
  [/^text-(display|h1|h2|h3|lead|body|small)$/, ([, size]) => type[size!], { layer: "shortcuts" }],
  ["font-display", { "font-family": serif["font-family"], "font-weight": "500" }],
  ["figures", { "font-variant-numeric": "lining-nums tabular-nums" }],

  ["wrap", { width: "min(100% - clamp(2.5rem,6vw,6rem),75rem)", "margin-inline": "auto" }, { layer: "shortcuts" }],
  ["measure", { "max-width": "68ch" }, { layer: "shortcuts" }],
  ["section", { "padding-block": "clamp(3.5rem,2.2rem + 5.6vw,7rem)" }, { layer: "shortcuts" }],
  ["tap", { "min-height": "2.75rem", "min-width": "2.75rem" }, { layer: "shortcuts" }],

  [
    /^tone-(green|night)$/,
    ([, tone]) => ({
      ...declarations(tone === "night" ? onNight : onGreenBand),
      "background-color": "var(--page)",
      color: "var(--ink)",
    }),
    { layer: "shortcuts" },
  ],
  ["shadow-card", { "box-shadow": "0 1px 2px rgb(27 42 51/.06),0 12px 32px -12px rgb(27 42 51/.18)" }],
  [
    "ease-quick",
    {
      transition: ["color", "background-color", "border-color", "opacity", "rotate", "translate"]
        .map((p) => `${p} ${quick}`)
        .join(),
    },
  ],
  ["ease-calm", { transition: `opacity ${calm},transform ${calm}` }],

  // A link that is the whole of the nearest positioned box.
  ["stretch", [{}, pseudo("::after", { content: '""', position: "absolute", inset: "0" })], { layer: "shortcuts" }],
  ["arch", { mask: "url(/art/arch-mask.svg) center/100% 100% no-repeat" }],
  [
    "jali",
    [
      { position: "relative", isolation: "isolate" },
      pseudo("::before", {
        content: '""',
        position: "absolute",
        inset: "0",
        "z-index": "-1",
        "background-color": "var(--art-line)",
        mask: "url(/art/jali-tile.svg) center top/3rem",
        opacity: ".055",
        "pointer-events": "none",
      }),
    ],
    { layer: "shortcuts" },
  ],
  ["plinth", { "border-bottom": "2px solid var(--art-brass)" }, { layer: "shortcuts" }],
  [
    "plinth-rule",
    [
      { position: "relative", "padding-top": "1.5rem" },
      pseudo("::before", {
        content: '""',
        position: "absolute",
        left: "0",
        top: "0",
        width: "3.5rem",
        height: "2px",
        background: "var(--art-brass)",
      }),
    ],
    { layer: "shortcuts" },
  ],

  [
    "link",
    [
      {
        color: "var(--leaf)",
        "text-decoration": "underline",
        "text-decoration-thickness": "1px",
        "text-underline-offset": ".2em",
      },
      pseudo(":hover", { "text-decoration-thickness": "2px" }),
    ],
    { layer: "shortcuts" },
  ],

  [
    "btn",
    [
      {
        display: "inline-flex",
        "align-items": "center",
        "justify-content": "center",
        gap: ".6rem",
        "min-height": "3rem",
        padding: ".7rem 1.5rem",
        border: "1.5px solid transparent",
        "border-radius": ".375rem",
        "font-weight": "600",
        "line-height": "1.25",
        "text-align": "center",
        transition: `background-color ${quick},border-color ${quick},color ${quick}`,
      },
      pseudo(":disabled", {
        "background-color": "var(--sand)",
        "border-color": "var(--line)",
        color: "var(--stone)",
        cursor: "not-allowed",
      }),
      inMedia("(forced-colors:active)", { "border-color": "ButtonText" }),
    ],
    { layer: "shortcuts" },
  ],
  [
    "btn-primary",
    [
      { "background-color": "var(--terra)", color: "var(--on-terra)" },
      pseudo(":hover:not(:disabled)", { "background-color": "color-mix(in srgb,var(--terra) 86%,var(--ink))" }),
    ],
    { layer: "shortcuts" },
  ],
  [
    "btn-secondary",
    [
      { "border-color": "currentColor", color: "var(--leaf)" },
      pseudo(":hover:not(:disabled)", { "background-color": "color-mix(in srgb,var(--leaf) 9%,transparent)" }),
    ],
    { layer: "shortcuts" },
  ],
  [
    "btn-quiet",
    [
      { color: "var(--leaf)", padding: ".7rem .9rem" },
      pseudo(":hover:not(:disabled)", { "background-color": "color-mix(in srgb,var(--leaf) 9%,transparent)" }),
    ],
    { layer: "shortcuts" },
  ],

  [
    "btn-round",
    [
      {
        display: "inline-grid",
        "place-items": "center",
        width: "3rem",
        height: "3rem",
        flex: "none",
        border: "1.5px solid var(--line)",
        "border-radius": "50%",
        color: "var(--leaf)",
        transition: `border-color ${quick},background-color ${quick}`,
      },
      pseudo(":hover:not(:disabled)", { "border-color": "currentColor" }),
      pseudo(":disabled", { color: "var(--stone)", opacity: ".5", cursor: "not-allowed" }),
    ],
    { layer: "shortcuts" },
  ],
  [
    "fold",
    [
      { "interpolate-size": "allow-keywords" },
      {
        [symbols.selector]: (s: string) => `${s}::details-content`,
        "block-size": "0",
        overflow: "clip",
        transition: `block-size ${calm},content-visibility ${calm} allow-discrete`,
      },
      { [symbols.selector]: (s: string) => `${s}[open]::details-content`, "block-size": "auto" },
    ],
    { layer: "shortcuts" },
  ],
  [
    "modal",
    [
      {
        margin: "auto",
        width: "min(100% - 2rem,46rem)",
        "max-height": "calc(100dvh - 2rem)",
        overflow: "auto",
        "overscroll-behavior": "contain",
        "background-color": "var(--card)",
        color: "var(--ink)",
        "border-radius": ".75rem",
        "border-bottom": "3px solid var(--art-brass)",
      },
      pseudo("::backdrop", { background: "rgb(11 17 32/.62)" }),
    ],
    { layer: "shortcuts" },
  ],

  [
    "snap-row",
    [
      {
        display: "grid",
        "grid-auto-flow": "column",
        "grid-auto-columns": "100%",
        gap: "1.5rem",
        "overflow-x": "auto",
        "scroll-snap-type": "x mandatory",
        "overscroll-behavior-x": "contain",
        "scrollbar-width": "none",
      },
      { [symbols.selector]: (s: string) => `${s}>*`, "scroll-snap-align": "start", "min-width": "0" },
      // What scrolls clips the ring of the focus.
      pseudo(" :focus-visible", { "outline-offset": "-3px" }),
    ],
    { layer: "shortcuts" },
  ],
  [
    // One and a bit on a phone, so that it shows that there is more.
    "snap-three",
    [
      { "grid-auto-columns": "min(88%,22rem)" },
      inMedia("(min-width:48rem)", { "grid-auto-columns": "calc((100% - 3rem)/3)" }),
    ],
    { layer: "shortcuts" },
  ],
];
