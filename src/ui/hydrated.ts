import { useDeferredValue, useState, useSyncExternalStore } from "react";

const never = (): (() => void) => () => {};
const same = (): number => 0;

/** Whether this component was prerendered. True on the server and when it is hydrated, false when it is mounted later. */
export function useWasPrerendered(): boolean {
  let came = false;
  // React calls getServerSnapshot on the server and during hydration only. Both snapshots are equal, so nothing renders again.
  // oxlint-disable-next-line react/immutability
  useSyncExternalStore(never, same, () => {
    // oxlint-disable-next-line react/immutability
    came = true;
    return same();
  });
  return useState(came)[0];
}

/**
 * False in the prerendered markup and during hydration, then true: for values that only the browser
 * knows. The change is a deferred render, which a tap can interrupt.
 */
export const useHydrated = (): boolean => useDeferredValue(true, !useWasPrerendered());
