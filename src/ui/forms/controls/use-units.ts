import { useEffect, useSyncExternalStore } from "react";

type Units = typeof import("./units.tsx");

let units: Units | undefined;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * The buttons for units, with the parsers of units and number words: fetched when a field needs them, undefined until then. Every
 * component that uses this hook renders again when they come, because a text that was typed before may now have a meaning.
 */
export function useUnits(isNeeded: boolean): Units | undefined {
  useEffect(() => {
    if (isNeeded && !units)
      import("./units.tsx").then(
        (module) => {
          units = module;
          for (const listener of listeners) listener();
          return units;
        },
        () => undefined,
      );
  }, [isNeeded]);
  return useSyncExternalStore(
    subscribe,
    () => units,
    () => undefined,
  );
}
