import type { Rule } from "unocss";
import type { Theme } from "unocss/preset-wind4";
import { colors, declarations, onGreenBand, onNight, onPaper } from "./tokens.ts";

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

/** Sizes of this site. In the theme of the preset they would be variables on every page. */
const RADIUS = { DEFAULT: ".375rem", sm: ".25rem", lg: ".75rem" };
const WIDTH = { xs: 20, sm: 24, md: 28, lg: 32, xl: 36, "2xl": 42, "3xl": 48, "4xl": 56 };

const TONES = { green: onGreenBand, night: onNight, paper: onPaper };

export const rules: Rule<Theme>[] = [
  // The preset's colours are fixed at the root, so that a tone could not change them.
  [
    new RegExp(`^(${Object.keys(PROPERTY).join("|")})-(${token})$`),
    ([, kind, name]) => ({ [PROPERTY[kind!]!]: `var(--${name})` }),
  ],
  [
    /^rounded(?:-(sm|lg))?$/,
    ([, size]) => ({ "border-radius": RADIUS[(size ?? "DEFAULT") as keyof typeof RADIUS] }),
  ],
  [
    /^max-w-(xs|sm|md|lg|xl|[234]xl)$/,
    ([, size]) => ({ "max-width": `${WIDTH[size as keyof typeof WIDTH]}rem` }),
  ],
  ["tracking-wide", { "letter-spacing": ".025em" }],
  ["font-sans", { "font-family": "var(--sans)" }],
  ["font-display", { "font-family": "var(--serif)", "font-weight": "500" }],
  [
    /^tone-(green|night|paper)$/,
    // High contrast mode replaces the background, so the colours on it stay the page's.
    ([, tone], { symbols }) => ({
      [symbols.parent]: "@media (forced-colors:none)",
      ...declarations(TONES[tone as keyof typeof TONES]),
      "background-color": "var(--page)",
      color: "var(--ink)",
    }),
    { layer: "tones" },
  ],
];
