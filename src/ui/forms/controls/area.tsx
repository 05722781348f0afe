import type { AreaHintProps } from "./units.tsx";
import { useUnits } from "./use-units.ts";

/** The size of a typed area. Only fields that ask for an area redraw when the parsers of units arrive. */
export function Area(props: AreaHintProps) {
  const units = useUnits(props.text !== "");
  return units ? <units.AreaHint {...props} /> : null;
}
