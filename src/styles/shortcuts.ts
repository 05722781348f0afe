import type { StaticShortcut } from "unocss";

/**
 * Names of values. A class with a state or a pseudo-element is CSS, in `blocks`. All else is written as utilities.
 * Type sizes are fluid between a 360 px and a 1920 px screen, in rem so that zoom and the reader's own text size still count.
 */
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
  ["leading-none", "[line-height:1]"],
  ["leading-tight", "[line-height:1.25]"],
  ["leading-snug", "[line-height:1.375]"],
  ["figures", "[font-variant-numeric:lining-nums_tabular-nums]"],

  // 1200 px, and 1320 px from a screen of 1600 px on.
  ["wrap", "w-[min(100%-clamp(min(2.5rem,12.5vw),6vw,6rem),clamp(75rem,82.5vw,82.5rem))] mx-auto"],
  // About 65 letters. Not in `ch`, which a fallback font makes narrower.
  ["measure", "max-w-[29.4em]"],
  ["section", "py-[clamp(3rem,2.1rem+4vw,5rem)]"],
  // Sticky next to a longer column.
  ["beside", "lg:sticky lg:top-28 lg:self-start"],
  // Sticky for content that may be higher than the window: it sticks when its end is in view. Put nothing focusable into its upper part.
  ["beside-long", "lg:sticky lg:bottom-8 lg:self-end lg:min-h-[min(100vh-9rem,100%)]"],
  // A fallback font may be wider: keeps a row in one line until the font is there.
  ["fallback-room", "-mr-[14px]"],
  ["tap", "min-h-11 min-w-11"],
  ["brass-base", "[border-bottom:2px_solid_var(--art-brass)]"],
  ["brass-rule", "pt-6 [background:linear-gradient(var(--art-brass)_0_0)_0_0/3.5rem_2px_no-repeat]"],
  ["arch", "[mask:url(/art/arch-mask.svg)_center/100%_100%_no-repeat]"],
  ["shadow-card", "[box-shadow:0_1px_2px_rgb(27_42_51/.06),0_12px_32px_-12px_rgb(27_42_51/.18)]"],
]; // prettier-ignore
