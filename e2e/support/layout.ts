/** Layout rules for any page at any width. */
import type { Page } from "@playwright/test";

/** Forces layout of content with `content-visibility`. */
export const layOut = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.renderAll = "";
  });

/** Returns how many CSS pixels a page is wider than its window. */
export const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns icons whose width and height differ. */
export const findSqueezedIcons = (page: Page): Promise<string[]> =>
  page.locator("body [class*=size-]").evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility() && /(?:^|\s)size-\d/.test(element.getAttribute("class") ?? ""))
      .map((element) => ({ one: element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => Math.abs(box.width - box.height) > 1)
      .map(({ one: element, box }) => `${box.width} px wide: ${element.parentElement!.outerHTML.slice(0, 120)}`),
  );

/** Returns sticky elements that are higher than the window, so that their end is out of reach. */
export const findCutStickies = (page: Page): Promise<string[]> =>
  page.locator("main *").evaluateAll((all) =>
    (all as HTMLElement[])
      .filter((element) => getComputedStyle(element).position === "sticky" && getComputedStyle(element).top !== "auto")
      .filter((element) => element.offsetHeight + Number.parseFloat(getComputedStyle(element).top) > innerHeight)
      .map((element) => `${element.offsetHeight} px high: ${element.outerHTML.slice(0, 120)}`),
  );

/** Returns text below 14 px. */
export const findSmallText = (page: Page): Promise<string[]> =>
  page.locator("body :not(script, style, noscript, svg *)").evaluateAll((all) =>
    all
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue!.trim()))
      // The label of the dock has size 0 until the first button is out of view.
      .filter((element) => /^(?!0px)(?:\d|1[0-3])(?:\.\d+)?px$/.test(getComputedStyle(element).fontSize))
      .map((element) => element.outerHTML.slice(0, 80)),
  );

/** Returns Devanagari text whose line height cuts its marks. */
export const findCrampedText = (page: Page): Promise<string[]> =>
  page.locator("html:lang(hi) body *").evaluateAll((all) =>
    all
      .filter((element) =>
        [...element.childNodes].some(({ nodeValue }) => /\p{Script=Devanagari}/u.test(nodeValue ?? "")),
      )
      .filter((element) => {
        const { fontSize, lineHeight, letterSpacing } = getComputedStyle(element);
        const [size, line, apart] = [fontSize, lineHeight, letterSpacing].map(Number.parseFloat) as [
          number,
          number,
          number,
        ];
        return line < 1.4 * size || apart > 0;
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
