/** Small JSON files in the state folder. A command keeps values in them for its next run. */
import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import type { Place } from "./failure.ts";
import { writeWhole } from "./output.ts";

/**
 * The file `staff/NAME-PLACE.json` of the state folder.
 * @param schema the shape of its content
 */
export function stateFile<T>(
  { place, state }: { readonly place: Place; readonly state: string },
  name: string,
  schema: v.GenericSchema<unknown, T>,
) {
  const file = path.join(state, "staff", `${name}-${place}.json`);
  return {
    /** Returns `undefined` if the file is missing or unreadable. */
    read(): T | undefined {
      try {
        return v.parse(schema, JSON.parse(readFileSync(file, "utf8")));
      } catch {
        return undefined;
      }
    },
    write: (value: T): void => writeWhole(file, JSON.stringify(value, null, 2)),
  };
}
