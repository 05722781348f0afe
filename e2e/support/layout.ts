/** Layout rules for any page at any width. */
import type { Page } from "@playwright/test";

/** Forces layout of content with `content-visibility`. */
export const layOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.renderAll = "";
  });

/** Returns how many CSS pixels a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns icons whose width and height differ. */
export const squeezed = (page: Page): Promise<string[]> =>
  page.locator("body [class*=size-]").evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && /(?:^|\s)size-\d/.test(one.getAttribute("class") ?? ""))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => Math.abs(box.width - box.height) > 1)
      .map(({ one, box }) => `${box.width} px wide: ${one.parentElement!.outerHTML.slice(0, 120)}`),
  );

/** Returns sticky elements that are higher than the window, so that their end is out of reach. */
export const cut = (page: Page): Promise<string[]> =>
  page.locator("main *").evaluateAll((all) =>
    (all as HTMLElement[])
      .filter((one) => getComputedStyle(one).position === "sticky" && getComputedStyle(one).top !== "auto")
      .filter((one) => one.offsetHeight + Number.parseFloat(getComputedStyle(one).top) > innerHeight)
      .map((one) => `${one.offsetHeight} px high: ${one.outerHTML.slice(0, 120)}`),
  );

/** Returns text below 14 px. */
export const small = (page: Page): Promise<string[]> =>
  page.locator("body :not(script, style, noscript, svg *)").evaluateAll((all) =>
    all
      .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim()))
      // The label of the dock has size 0 until the first button is out of view.
      .filter((one) => /^(?!0px)(?:\d|1[0-3])(?:\.\d+)?px$/.test(getComputedStyle(one).fontSize))
      .map((one) => one.outerHTML.slice(0, 80)),
  );

/** Returns Devanagari text whose line height cuts its marks. */
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
