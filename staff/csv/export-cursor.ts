/** Up to when was exported from this machine. Lost, the next `--new` exports everything again: rather twice than never. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import type { Place } from "../failure.ts";

export interface ExportCursor {
  /** The instant up to which leads of this scope were exported. */
  get(scope: string): string | undefined;
  set(scope: string, storedBefore: string): void;
}

const Cursors = v.record(v.string(), v.string());

export function exportCursor(place: Place, state: string): ExportCursor {
  const file = path.join(state, "staff", `exported-${place}.json`);
  const read = (): v.InferOutput<typeof Cursors> => {
    try {
      return v.parse(Cursors, JSON.parse(readFileSync(file, "utf8")));
    } catch {
      return {};
    }
  };
  return {
    get: (scope) => read()[scope],
    set(scope, storedBefore) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(`${file}.part`, JSON.stringify({ ...read(), [scope]: storedBefore }, null, 2));
      renameSync(`${file}.part`, file);
    },
  };
}
