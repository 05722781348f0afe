import type { StaticShortcut } from "unocss";

/** Type sizes are fluid between a 360 px and a 1920 px screen, in rem so that zoom and the reader's own text size still count. */
export const shortcuts: StaticShortcut[] = [
  ["text-display", "font-display text-[min(clamp(2.4rem,.9rem+5.6vw,4.75rem),17vw)] [line-height:1.04] [letter-spacing:-.022em]"],
  ["text-h1", "font-display text-[min(clamp(2.125rem,1.6rem+2.1vw,3.875rem),15vw)] [line-height:1.1] [letter-spacing:-.018em]"],
  // For a title of more than 30 letters.
  ["text-h1-long", "font-display text-[min(clamp(2rem,1.55rem+1.5vw,3.25rem),14vw)] [line-height:1.12] [letter-spacing:-.016em]"],
  ["text-h2", "font-display text-[clamp(1.75rem,1.44rem+1.2vw,2.875rem)] [line-height:1.16]"],
  ["text-h3", "font-display text-[clamp(1.25rem,1.16rem+.38vw,1.625rem)] [line-height:1.3] [letter-spacing:-.006em]"],
  ["text-lead", "text-[clamp(1.125rem,1.06rem+.28vw,1.4375rem)] [line-height:1.55]"],
  ["text-body", "text-[var(--body)] [line-height:1.65]"],
  ["text-small", "text-[.9375rem] [line-height:1.5]"],
  ["text-xs", "text-[.875rem] [line-height:1.25rem]"],
  ["text-lg", "text-[1.125rem] [line-height:1.75rem]"],
  ["text-xl", "text-[1.25rem] [line-height:1.75rem]"],
  ["text-2xl", "text-[1.5rem] [line-height:2rem]"],
  ["text-6xl", "text-[3.75rem] [line-height:1]"],
  ["leading-none", "[line-height:1]"],
  ["leading-tight", "[line-height:1.25]"],
  ["leading-snug", "[line-height:1.375]"],
  // A colon for screen readers alone: a heading is read in one breath.
  ["title-label", "block mb-2 text-small font-sans font-600 text-brass [letter-spacing:0] after:[content:''/':']"],
  ["figures", "[font-variant-numeric:lining-nums_tabular-nums]"],

  // 1200 px, and 1320 px from a screen of 1600 px on.
  ["wrap", "w-[min(100%-clamp(min(2.5rem,12.5vw),6vw,6rem),clamp(75rem,82.5vw,82.5rem))] mx-auto"],
  // About 65 letters. Not in `ch`, which a fallback font makes narrower.
  ["measure", "max-w-[29.4em]"],
  ["section", "py-[clamp(3rem,2.1rem+4vw,5rem)]"],
  // Centred content moves while the page still arrives: hidden until an element follows it.
  ["at-once", "md:[&:not(:has(+*))]:invisible"],
  // A result of a calculator: without a script it is that of the example, and hidden once a figure is changed.
  ["calculated", "unscripted:[:has([data-figure]:not(:placeholder-shown))>&]:hidden"],
  // Sticky next to a longer column.
  ["beside", "lg:sticky lg:top-28 lg:self-start"],
  // Sticky for content that may be higher than the window: it sticks when its end is in view. Put nothing focusable into its upper part.
  ["beside-long", "lg:sticky lg:bottom-8 lg:self-end lg:min-h-[min(100vh-9rem,100%)]"],
  // Does not break, unless it is wider than the line.
  ["unbroken", "inline-block max-w-full"],
  // A fallback font may be wider: keeps a row in one line until the font is there.
  ["fallback-room", "-mr-[14px]"],
  ["tap", "min-h-11 min-w-11"],
  ["plinth", "[border-bottom:2px_solid_var(--art-brass)]"],
  ["arch", "[mask:url(/art/arch-mask.svg)_center/100%_100%_no-repeat]"],
  ["shadow-card", "[box-shadow:0_1px_2px_rgb(27_42_51/.06),0_12px_32px_-12px_rgb(27_42_51/.18)]"],

  ["site-header", "sticky top-0 z-40 bg-page [overflow-wrap:break-word] [border-bottom:1px_solid_var(--line)]"],
  ["site-bar", "relative flex items-center justify-between gap-x-[min(.5rem,2.5vw)] min-h-17 max-lg:flex-wrap"],
  ["nav-query", "mt-5 lg:[margin:0_0_0_.75rem]"],
  ["skip-link", "fixed top-2 left-2 z-60 px-5 py-3 bg-green text-on-green font-600 rounded [translate:0_-6rem] focus:[translate:0]"],
  ["foot-link", "inline-flex flex-wrap items-center content-center min-h-11 min-w-6 py-2 [line-height:1.3] text-stone underline-offset-[.25em] hover:text-ink hover:underline"],
  ["social", "grid place-items-center size-11 [border:1px_solid_var(--line)] rounded hover:border-brass hover:text-brass"],
  ["float-button", "flex items-center justify-center gap-2 min-w-13 h-13 rounded-[99rem] font-600 [box-shadow:0_6px_20px_-6px_rgb(11_17_32/.5)]"],

  ["field", "grid grid-cols-1 content-start gap-1.5"],
  ["field-label", "font-600 [line-height:1.4]"],
  ["field-optional", "font-400 text-stone"],
  ["field-hint", "text-small text-stone"],
  ["field-error", "text-small font-600 text-danger"],
  // Comes after its input in the markup, and is placed over its left end.
  ["field-prefix", "absolute left-4 top-1/2 [translate:0_-50%] text-stone"],
]; // prettier-ignore
