import { symbols, type CSSObject, type Rule } from "unocss";
import type { Theme } from "unocss/preset-wind4";

const DESKTOP = "@media (min-width:64rem)";
const HEADER = "4.25rem";

const within = (suffix: string, body: Record<string, string>, parent?: string): CSSObject => ({
  [symbols.selector]: (s: string) => s + suffix,
  ...(parent ? { [symbols.parent]: parent } : {}),
  ...body,
});

const onDesktop = (body: Record<string, string>): CSSObject => ({ [symbols.parent]: DESKTOP, ...body });

const layer = { layer: "shortcuts" };

/** The frame around every page. One list of links is both the desktop bar and the phone's panel, so that it is sent once. */
export const shell: Rule<Theme>[] = [
  [
    "site-header",
    {
      position: "sticky",
      top: "0",
      "z-index": "40",
      "background-color": "var(--page)",
      "border-bottom": "1px solid var(--line)",
    },
    layer,
  ],
  [
    "site-bar",
    { display: "flex", "align-items": "center", "justify-content": "space-between", gap: "1rem", height: HEADER },
    layer,
  ],
  [
    "site-menu",
    [
      {
        inset: `${HEADER} 0 0`,
        width: "100%",
        height: "auto",
        "max-width": "none",
        margin: "0",
        padding: ".75rem 1.25rem 6rem",
        overflow: "auto",
        "overscroll-behavior": "contain",
        "background-color": "var(--page)",
        color: "var(--ink)",
      },
      {
        [symbols.parent]: "@media (max-width:63.99rem)",
        [symbols.selector]: () => "html:has(#site-menu:popover-open)",
        overflow: "hidden",
      },
      within(":popover-open~* .i-lucide-menu", { display: "none" }),
      within(":not(:popover-open)~* .i-lucide-x", { display: "none" }),
      onDesktop({
        display: "flex",
        position: "static",
        width: "auto",
        padding: "0",
        overflow: "visible",
        "align-items": "center",
        gap: ".25rem",
      }),
    ],
    layer,
  ],
  [
    "nav-item",
    [
      {
        display: "flex",
        "align-items": "center",
        "justify-content": "space-between",
        gap: ".4rem",
        "min-height": "3.25rem",
        "font-weight": "500",
        "border-bottom": "1px solid var(--line)",
        "text-underline-offset": ".55em",
        "text-decoration": "0 solid var(--art-brass)",
      },
      within(":hover", { color: "var(--leaf)" }),
      within("[aria-current]", {
        color: "var(--leaf)",
        "font-weight": "600",
        "text-decoration": "underline 2px var(--art-brass)",
      }),
      onDesktop({ "min-height": "2.75rem", padding: "0 .8rem", "border-bottom": "0", "white-space": "nowrap" }),
    ],
    layer,
  ],
  [
    "nav-drop",
    [
      { position: "relative" },
      // As high as the bar, so that the pointer does not leave it on the way to the panel.
      onDesktop({ "padding-block": ".75rem" }),
      // Until React is awake the menu still opens on hover, where the browser can show a closed <details>.
      {
        [symbols.parent]: "@media (hover:hover) and (min-width:64rem)",
        [symbols.selector]: (s: string) => `html:not([data-state=ready]) ${s}:hover::details-content`,
        "content-visibility": "visible",
      },
      within(" .i-lucide-chevron-down", { transition: "rotate .15s" }),
      within("[open] .i-lucide-chevron-down", { rotate: "180deg" }),
    ],
    layer,
  ],
  [
    "nav-panel",
    [
      { padding: ".25rem 0 .75rem 1rem" },
      within(" a", {
        color: "inherit",
        "text-decoration": "none",
        display: "flex",
        "align-items": "center",
        "min-height": "2.75rem",
        "border-radius": ".25rem",
      }),
      within(" a:hover", { color: "var(--leaf)", "text-decoration": "none" }),
      within(" a[aria-current]", {
        color: "var(--leaf)",
        "font-weight": "600",
        "box-shadow": "inset 2px 0 var(--art-brass)",
        "padding-inline-start": ".75rem",
      }),
      onDesktop({
        position: "absolute",
        top: "100%",
        right: "0",
        padding: ".75rem",
        "background-color": "var(--card)",
        border: "1px solid var(--line)",
        "border-bottom": "2px solid var(--art-brass)",
        "border-radius": ".5rem",
        "box-shadow": "0 18px 40px -16px rgb(19 28 51/.35)",
      }),
      within(" a", { padding: "0 .75rem", "white-space": "nowrap" }, DESKTOP),
      within(" a:hover", { "background-color": "var(--sand)" }, DESKTOP),
    ],
    layer,
  ],
  ["nav-wide", [onDesktop({ display: "grid", "column-gap": ".5rem", grid: "repeat(5,auto)/auto-flow" })], layer],
  ["nav-query", [{ "margin-top": "1.25rem" }, onDesktop({ margin: "0 0 0 .75rem" })], layer],
  [
    "foot-grid",
    [
      { display: "grid", "grid-template-columns": "1fr 1fr", gap: "2.5rem 2rem", "padding-block": "3.5rem" },
      within(">:not(nav)", { "grid-column": "1/-1" }, "@media (max-width:39.99rem)"),
      onDesktop({ "grid-template-columns": "1.6fr 1fr 1fr 1.4fr" }),
    ],
    layer,
  ],
  [
    // The round buttons float over its end: above it on a phone, beside it on a laptop, in the margin of a wide screen.
    "foot-end",
    [
      { "column-gap": "1.5rem", "padding-block": "1.25rem 6rem" },
      { [symbols.parent]: "@media (min-width:48rem)", "padding-bottom": "1.25rem" },
      { [symbols.parent]: "@media (min-width:48rem) and (max-width:95.99rem)", "padding-right": "6rem" },
    ],
    layer,
  ],
  [
    "skip-link",
    [
      {
        position: "fixed",
        top: ".5rem",
        left: ".5rem",
        "z-index": "60",
        padding: ".75rem 1.25rem",
        "background-color": "var(--green)",
        color: "var(--on-green)",
        "font-weight": "600",
        "border-radius": ".375rem",
        translate: "0 -6rem",
      },
      within(":focus", { translate: "0" }),
    ],
    layer,
  ],
  [
    "float-button",
    {
      display: "flex",
      "align-items": "center",
      "justify-content": "center",
      gap: ".5rem",
      "min-width": "3.25rem",
      height: "3.25rem",
      "border-radius": "99rem",
      "font-weight": "600",
      "box-shadow": "0 6px 20px -6px rgb(11 17 32/.5)",
    },
    layer,
  ],
  [
    "chat-dock",
    [
      { position: "fixed", right: "1rem", bottom: "1rem", "z-index": "30" },
      within(">:last-child", { display: "none" }, "@media (max-width:95.99rem)"),
      { [symbols.parent]: "@media (min-width:96rem)", padding: "0 1.25rem" },
      // A keyboard leaves a phone little room: the button steps aside while something is typed.
      {
        [symbols.parent]: "@media (max-width:47.99rem)",
        [symbols.selector]: (s: string) => `body:has(:is(input,select,textarea):focus) ${s}`,
        display: "none",
      },
    ],
    layer,
  ],
  [
    // Its link stands one screen and 1000 px below the top and then sticks: it comes into view once the page is scrolled by more than that.
    "top-dock",
    [
      {
        position: "absolute",
        inset: "0 0 0 auto",
        "z-index": "30",
        overflow: "clip",
        "pointer-events": "none",
        padding: "0 1rem 1rem",
      },
      within(" a", {
        position: "sticky",
        top: "calc(100vh - 8.25rem)",
        "margin-top": "calc(1000px + 100vh)",
        "pointer-events": "auto",
      }),
    ],
    layer,
  ],
];
