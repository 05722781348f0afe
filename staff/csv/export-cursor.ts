/** What was exported last on this machine. Lost, the next `--new` exports everything again: rather twice than never. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Place } from "../failure.ts";

export interface Marks {
  /** The instant up to which leads of this scope were exported. */
  get(scope: string): string | undefined;
  set(scope: string, storedBefore: string): void;
}

export function marksOf(place: Place, state: string): Marks {
  const file = path.join(state, "staff", `exported-${place}.json`);
  const read = (): Record<string, string> => {
    try {
      return JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
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
