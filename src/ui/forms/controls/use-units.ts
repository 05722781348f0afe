import { useEffect, useSyncExternalStore } from "react";

type Units = typeof import("./units.tsx");

let known: Units | undefined;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Units to tap, and with them all that words.ts tells of: fetched when somebody comes to a field that reads them. Without them figures
 * are typed in full. Whoever asks is drawn again once they are there: what was written before may mean something now.
 */
export function useUnits(isNeeded: boolean): Units | undefined {
  useEffect(() => {
    if (isNeeded && !known)
      import("./units.tsx").then(
        (module) => {
          known = module;
          for (const listener of listeners) listener();
          return known;
        },
        () => undefined,
      );
  }, [isNeeded]);
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  );
}
