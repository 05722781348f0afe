import { useEffect, useState } from "react";

type Units = typeof import("./units.tsx");

let known: Units | undefined;

/** Units to tap, and with them all that words.ts tells of: fetched once the form is awake. Without them figures are typed in full. */
export function useUnits(isNeeded = true): Units | undefined {
  const [units, setUnits] = useState(known);
  useEffect(() => {
    if (isNeeded && !known)
      import("./units.tsx").then(
        (module) => setUnits((known = module)),
        () => {},
      );
  }, [isNeeded]);
  return units;
}
