import { useDeferredValue, useState, useSyncExternalStore } from "react";

const never = (): (() => void) => () => {};
const same = (): number => 0;

/** Whether this was on the page before React was: true in the prerendered markup and where React takes it over. */
export function useCameWithPage(): boolean {
  let came = false;
  // React asks for the server's snapshot in these two cases alone, and at once; it is the same, so that nothing is drawn again.
  // oxlint-disable-next-line react/immutability
  useSyncExternalStore(never, same, () => {
    // oxlint-disable-next-line react/immutability
    came = true;
    return same();
  });
  return useState(came)[0];
}

/**
 * False in the prerendered markup and while React takes it over, true after: for what only the browser knows. What changes
 * then is drawn in small steps, so that nobody's tap waits for it.
 */
export const useHydrated = (): boolean => useDeferredValue(true, !useCameWithPage());
