import { useEffect } from "react";
import { Store } from "../../../lead/store.ts";
import { useStored } from "../use-stored.ts";

const units = new Store<typeof import("./units.tsx") | undefined>(undefined);

/**
 * The buttons for units, with the parsers of units: fetched when a field needs them, `undefined` until then. Every component that uses
 * this hook renders again when they come, because a text that was typed before may now have a meaning.
 */
export function useUnits(isNeeded: boolean) {
  useEffect(() => {
    if (isNeeded && !units.get())
      import("./units.tsx").then(
        (module) => units.set(module),
        () => undefined,
      );
  }, [isNeeded]);
  return useStored(units);
}
