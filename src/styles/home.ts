import { symbols, type CSSObject, type Rule } from "unocss";
import type { Theme } from "unocss/preset-wind4";

const POINTS = "@media (min-width:64rem) and (hover:hover)";

const within = (suffix: string, body: Record<string, string>, parent?: string): CSSObject => ({
  [symbols.selector]: (s: string) => s + suffix,
  ...(parent ? { [symbols.parent]: parent } : {}),
  ...body,
});

const layer = { layer: "shortcuts" };

/** What the home page and the team have of their own. */
export const home: Rule<Theme>[] = [
  [
    // The model stands on the sheet of the title, without an edge between them.
    "title-model",
    [
      { display: "block", "aspect-ratio": "6/5", mask: "linear-gradient(transparent,#000 14%)" },
      within(">img", { "object-position": "top" }, "@media (min-width:48rem)"),
      { [symbols.parent]: "@media (min-width:48rem)", "aspect-ratio": "20/9" },
    ],
    layer,
  ],
  [
    "index",
    [
      { position: "relative", display: "grid", gap: "3rem 4rem" },
      { [symbols.parent]: "@media (min-width:48rem)", "grid-template-columns": "1fr 1fr" },
      { [symbols.parent]: POINTS, "grid-template-columns": "1fr", "padding-left": "calc(42% + 4rem)" },
      // One view is always there: that of the line under the mouse or the focus, else the first.
      within(":not(:has(a:hover,a:focus-visible))>:first-child li:first-child .index-view", { opacity: "1" }, POINTS),
    ],
    layer,
  ],
  [
    "index-row",
    [
      {
        display: "grid",
        "grid-template": '"view title" auto "view text" auto/6.5rem 1fr',
        "column-gap": "1.25rem",
        padding: "1rem 0",
      },
      { [symbols.parent]: POINTS, "grid-template": '"title arrow" "text arrow"/1fr auto' },
      within(">:last-child", { display: "none" }),
      within(
        ">:last-child",
        { display: "block", "grid-area": "arrow", "align-self": "center", color: "var(--brass)" },
        POINTS,
      ),
      within(":hover .text-h3", { color: "var(--leaf)" }),
      within(":is(:hover,:focus-visible) .index-view", { opacity: "1" }, POINTS),
    ],
    layer,
  ],
  [
    "index-view",
    [
      { "grid-area": "view", "align-self": "center" },
      within(" picture", { overflow: "hidden", "border-radius": ".375rem", "aspect-ratio": "5/4" }),
      {
        [symbols.parent]: POINTS,
        position: "absolute",
        inset: "0 auto 0 0",
        "grid-area": "auto",
        "align-self": "stretch",
        width: "42%",
        opacity: "0",
        transition: "opacity .24s",
        "pointer-events": "none",
      },
      within(" picture", { position: "sticky", top: "max(7rem,50vh - 13rem)" }, POINTS),
    ],
    layer,
  ],
  [
    // On a `snap-row`: fingers swipe it on a phone; from 768 px all nine stand side by side.
    "team",
    [
      { "grid-auto-columns": "85%" },
      {
        [symbols.parent]: "@media (min-width:48rem)",
        "grid-auto-flow": "row",
        "grid-template-columns": "repeat(3,1fr)",
        gap: "3.5rem 2rem",
        overflow: "visible",
      },
    ],
    layer,
  ],
  [
    "letter",
    [
      {
        display: "flex",
        "flex-direction": "column",
        height: "100%",
        padding: "1.5rem 1.25rem 0 0",
        "border-top": "2px solid var(--art-brass)",
      },
      within(">blockquote", {
        flex: "1",
        font: '500 clamp(1.25rem,1.16rem + .4vw,1.4375rem)/1.42 Fraunces,"Fraunces Fallback",serif',
        "text-wrap": "pretty",
      }),
      within(">figcaption", { "margin-top": "1.25rem", color: "var(--stone)" }),
      within(" b", { "font-weight": "600", color: "var(--ink)" }),
    ],
    layer,
  ],
];
