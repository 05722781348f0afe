/** What a command remembers on this machine for its next run: small JSON files in the state folder. */
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import type { Place } from "./failure.ts";
import { writeWhole } from "./output.ts";

/**
 * The file `staff/NAME-PLACE.json` of the state folder.
 * @param schema what is read must match it
 */
export function stateFile<T>(
  { place, state }: { readonly place: Place; readonly state: string },
  name: string,
  schema: v.GenericSchema<unknown, T>,
) {
  const file = path.join(state, "staff", `${name}-${place}.json`);
  return {
    /** Undefined where there is no such file, or none that this release can read. */
    read(): T | undefined {
      try {
        return v.parse(schema, JSON.parse(readFileSync(file, "utf8")));
      } catch {
        return undefined;
      }
    },
    write: (value: T): void => writeWhole(file, JSON.stringify(value, null, 2)),
    remove: (): void => rmSync(file, { force: true }),
  };
}
