import { symbols, type CSSObject, type Rule } from "unocss";
import type { Theme } from "unocss/preset-wind4";
import { motion } from "./tokens.ts";

const within = (suffix: string, body: Record<string, string>): CSSObject => ({
  [symbols.selector]: (s: string) => s + suffix,
  ...body,
});

const box = {
  "min-height": "3rem",
  border: "1.5px solid var(--stone)",
  "border-radius": ".375rem",
  "background-color": "var(--card)",
  transition: `border-color ${motion.quick},background-color ${motion.quick}`,
};

/** A typed-in field: its label above, its help under the label, its error in words. The border carries 3:1 on every surface. */
const control: CSSObject[] = [
  { display: "block", width: "100%", padding: ".65rem .875rem", "line-height": "1.5", ...box },
  within(":hover", { "border-color": "var(--ink)" }),
  within(":focus-visible", { "border-color": "var(--focus)", "outline-offset": "1px" }),
  within("::placeholder", { color: "var(--stone)", opacity: "1" }),
  within("[aria-invalid=true]", { "border-color": "var(--danger)", "box-shadow": "inset 3px 0 var(--danger)" }),
  within(":disabled", { "background-color": "var(--sand)", color: "var(--stone)", cursor: "not-allowed" }),
];

const layer = { layer: "shortcuts" };

export const fields: Rule<Theme>[] = [
  ["field", { display: "grid", gap: ".375rem", "align-content": "start" }, layer],
  ["field-label", { "font-weight": "600", "line-height": "1.4" }, layer],
  ["field-optional", { "font-weight": "400", color: "var(--stone)" }, layer],
  ["field-hint", { "font-size": ".9375rem", "line-height": "1.5", color: "var(--stone)" }, layer],
  [
    "field-error",
    { "font-size": ".9375rem", "font-weight": "600", "line-height": "1.5", color: "var(--danger)" },
    layer,
  ],
  ["field-input", control, layer],
  [
    "field-select",
    [
      ...control,
      {
        appearance: "none",
        "padding-inline-end": "2.75rem",
        background:
          "linear-gradient(45deg,transparent 50%,currentColor 50%) calc(100% - 1.25rem) 55%/.45rem .45rem no-repeat,linear-gradient(-45deg,transparent 50%,currentColor 50%) calc(100% - .8rem) 55%/.45rem .45rem no-repeat,var(--card)",
      },
    ],
    layer,
  ],
  [
    "field-area",
    [
      {
        [symbols.selector]: (s: string) => `textarea${s}`,
        "min-height": "8rem",
        resize: "vertical",
        "field-sizing": "content",
      },
    ],
    layer,
  ],
  [
    "choice",
    [
      { display: "flex", gap: ".75rem", "align-items": "center", padding: ".6rem .875rem", cursor: "pointer", ...box },
      within(":hover", { "border-color": "var(--ink)" }),
      within(":has(:checked)", {
        "border-color": "var(--leaf)",
        "background-color": "color-mix(in srgb,var(--leaf) 10%,var(--card))",
        "box-shadow": "inset 0 0 0 1px var(--leaf)",
      }),
      within(":has(:focus-visible)", { outline: "3px solid var(--focus)", "outline-offset": "2px" }),
      within(" input", {
        width: "1.25rem",
        height: "1.25rem",
        flex: "none",
        "accent-color": "var(--leaf)",
        outline: "none",
      }),
      // A browser's own radio is brown on indigo. The dot is the border, so that forced colours keep it.
      within(" [type=radio]", {
        appearance: "none",
        border: "1.5px solid var(--stone)",
        "border-radius": "50%",
        "background-color": "var(--card)",
      }),
      within(" [type=radio]:checked", { border: ".375rem solid var(--leaf)" }),
    ],
    layer,
  ],
  [
    "pill",
    [
      {
        display: "inline-flex",
        gap: ".5rem",
        "align-items": "center",
        padding: ".5rem 1.125rem",
        cursor: "pointer",
        ...box,
        "min-height": "2.75rem",
        "border-radius": "99rem",
      },
      within(":hover", { "border-color": "var(--ink)" }),
      within(":has(:checked)", {
        "border-color": "var(--green)",
        "background-color": "var(--green)",
        color: "var(--on-green)",
      }),
      // The sign keeps its width, so that no pill moves under the thumb that ticks it. It is not read out.
      within("::before", {
        content: '"+"/""',
        width: "1em",
        "text-align": "center",
        "font-weight": "700",
        color: "var(--stone)",
      }),
      within(":has(:checked)::before", { content: '"✓"/""', color: "inherit" }),
      within(":has([type=radio])::before", {
        content: '""',
        width: ".625rem",
        height: ".625rem",
        border: "1.5px solid currentColor",
        "border-radius": "50%",
      }),
      within(":has([type=radio]:checked)::before", { content: '""', "background-color": "currentColor" }),
      within(":has(:focus-visible)", { outline: "3px solid var(--focus)", "outline-offset": "2px" }),
      within(":has(:disabled)", { opacity: ".55", cursor: "not-allowed" }),
      within(" input", { position: "absolute", opacity: "0", width: "1px", height: "1px" }),
    ],
    layer,
  ],
  [
    "notice",
    {
      padding: "1rem 1.25rem",
      "border-radius": ".375rem",
      "border-inline-start": "4px solid var(--art-brass)",
      "background-color": "var(--sand)",
    },
    layer,
  ],
  [
    "progress",
    [
      {
        appearance: "none",
        display: "block",
        width: "100%",
        height: ".625rem",
        overflow: "hidden",
        border: "0",
        "border-radius": "99rem",
        background: "var(--line)",
      },
      within("::-webkit-progress-bar", { background: "var(--line)" }),
      within("::-webkit-progress-value", { background: "var(--leaf)", transition: `width ${motion.calm}` }),
      within("::-moz-progress-bar", { background: "var(--leaf)" }),
    ],
    layer,
  ],
  ["notice-error", { "border-color": "var(--danger)", "background-color": "var(--danger-bg)" }, layer],
  ["notice-success", { "border-color": "var(--success)", "background-color": "var(--success-bg)" }, layer],
];
