/** What has the focus can be seen (WCAG 2.4.11). */
import type { Page } from "@playwright/test";

/** Focuses everything that a keyboard reaches, one after the other; returns what something else lies over entirely. */
export const hiddenWhenFocused = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const SELECTOR = "a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, [tabindex='0']";
    const isSeen = (seen: Element): boolean => {
      const { left, top, width, height } = seen.getBoundingClientRect();
      const shares = [0.5, 0.1, 0.9];
      return shares.some((x) =>
        shares.some((y) => {
          const hit = document.elementFromPoint(left + width * x, top + height * y);
          return hit !== null && (seen.contains(hit) || hit.contains(seen));
        }),
      );
    };
    const hidden: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>(SELECTOR)) {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.tabIndex < 0) continue;
      one.focus();
      if (document.activeElement !== one) continue;
      // A control that is drawn by its label is as large as that.
      const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined;
      const seen = label?.contains(one) ? label : one;
      // A row that scrolls by itself, or a link that comes into view, takes some frames.
      for (let frame = 0; frame < 30 && !isSeen(seen); frame += 1) await new Promise(requestAnimationFrame);
      if (!isSeen(seen)) hidden.push(seen.outerHTML.slice(0, 120));
    }
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: "instant" });
    return hidden;
  });
