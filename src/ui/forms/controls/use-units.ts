import { useEffect, useState } from "react";

type Units = typeof import("./units.tsx");

let known: Units | undefined;

/**
 * Units to tap, and with them all that words.ts tells of: fetched when somebody comes to a field that reads them. Without them figures
 * are typed in full.
 */
export function useUnits(isNeeded: boolean): Units | undefined {
  // Draws again what waited for them.
  const [, setArrived] = useState(known);
  useEffect(() => {
    if (isNeeded && !known)
      import("./units.tsx").then(
        (module) => setArrived((known = module)),
        () => {},
      );
  }, [isNeeded]);
  return known;
}
