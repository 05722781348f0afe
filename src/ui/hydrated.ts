import { useDeferredValue, useState } from "react";

/** The document's own page is shown. It was prerendered. The router draws every other one. */
let isFirstPage = true;

/** From now on the router draws the pages. */
export const leaveFirstPage = (): void => void (isFirstPage = false);

/** Whether the page of this component was prerendered: true on the server and when the page is hydrated. */
export const useWasPrerendered = (): boolean => useState(() => isFirstPage)[0];

/** When the document was shown, ms: after its start if the browser had prepared it. */
export function shownAt(): number {
  const [navigation] = performance.getEntriesByType("navigation") as { activationStart?: number }[];
  return navigation?.activationStart ?? 0;
}

/**
 * False in the prerendered markup and during hydration, then true: for values that only the browser
 * knows. The change is a deferred render, which a tap can interrupt.
 */
export const useHydrated = (): boolean => useDeferredValue(true, !useWasPrerendered());
