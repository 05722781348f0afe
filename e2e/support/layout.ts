/** What must be true of how any page is laid out, at any width. */
import type { Page } from "@playwright/test";

/** Lays out at once what the page leaves for later: what has no place yet is not too wide either. */
export const layOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.renderAll = "";
  });

/** How much of a page waits for its place: its end does for a moment, wherever its reader is. */
export const later = (page: Page): Promise<number> =>
  page
    .locator("main > * > :first-child:visible, footer > :first-child:visible")
    .evaluateAll((all) => all.filter((one) => !one.checkVisibility({ contentVisibilityAuto: true })).length);

/** How far a page is wider than its window, in CSS pixels. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Icons that a narrow row has squeezed: what is given one size is as wide as it is high. */
export const squeezed = (page: Page): Promise<string[]> =>
  page.locator("body [class*=size-]").evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && /(?:^|\s)size-\d/.test(one.getAttribute("class") ?? ""))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => Math.abs(box.width - box.height) > 1)
      .map(({ one, box }) => `${box.width} px wide: ${one.parentElement!.outerHTML.slice(0, 120)}`),
  );

/** What stays beside the text while that is scrolled, and is higher than its window: its end would be out of reach until the text ends. */
export const cut = (page: Page): Promise<string[]> =>
  page.locator("main *").evaluateAll((all) =>
    (all as HTMLElement[])
      .filter((one) => getComputedStyle(one).position === "sticky" && getComputedStyle(one).top !== "auto")
      .filter((one) => one.offsetHeight + Number.parseFloat(getComputedStyle(one).top) > innerHeight)
      .map((one) => `${one.offsetHeight} px high: ${one.outerHTML.slice(0, 120)}`),
  );

/** Text that is smaller than 14 px. */
export const small = (page: Page): Promise<string[]> =>
  page.locator("body :not(script, style, noscript, svg *)").evaluateAll((all) =>
    all
      .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim()))
      // Size 0 is the dock's verb, which waits until the opening's own button is out of view.
      .filter((one) => /^(?!0px)(?:\d|1[0-3])(?:\.\d+)?px$/.test(getComputedStyle(one).fontSize))
      .map((one) => one.outerHTML.slice(0, 80)),
  );

/** Devanagari without room: its marks stand above and below, and hang together. */
export const cramped = (page: Page): Promise<string[]> =>
  page.locator("html:lang(hi) body *").evaluateAll((all) =>
    all
      .filter((one) => [...one.childNodes].some(({ nodeValue }) => /\p{Script=Devanagari}/u.test(nodeValue ?? "")))
      .filter((one) => {
        const { fontSize, lineHeight, letterSpacing } = getComputedStyle(one);
        const [size, line, apart] = [fontSize, lineHeight, letterSpacing].map(Number.parseFloat) as [
          number,
          number,
          number,
        ];
        return line < 1.4 * size || apart > 0;
      })
      .map((one) => one.outerHTML.slice(0, 80)),
  );
