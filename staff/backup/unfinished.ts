/** A restore that has begun: what broke off goes on where it was, and wipes nothing twice. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import type { Place } from "../failure.ts";

const Begun = v.object({ folder: v.string(), backupOf: v.string(), startedAt: v.string(), wiped: v.boolean() });
export type Begun = v.InferOutput<typeof Begun>;

export interface Unfinished {
  read(): Begun | undefined;
  write(begun: Begun): void;
  done(): void;
}

export function unfinishedRestore(place: Place, state: string): Unfinished {
  const file = path.join(state, "staff", `restore-${place}.json`);
  return {
    read() {
      try {
        return v.parse(Begun, JSON.parse(readFileSync(file, "utf8")));
      } catch {
        return undefined;
      }
    },
    write(begun) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(`${file}.part`, JSON.stringify(begun));
      renameSync(`${file}.part`, file);
    },
    done: () => rmSync(file, { force: true }),
  };
}
