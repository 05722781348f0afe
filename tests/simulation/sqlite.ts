/** The database of the simulated D1. */
import { DatabaseSync } from "node:sqlite";
import { migratedDatabase } from "../support/migrated-database.ts";
import type { Clock } from "./clock.ts";

/** Limits of deployed D1 (developers.cloudflare.com/d1/platform/limits). The SQLite of local D1 has larger ones. Node 22 ignores them. */
const limits = { variableNumber: 100, sqlLength: 100_000, functionArg: 32 };

/** A marker that makes the database reject one lead, as D1 rejects a row that it cannot hold. */
export const POISON = "Poison";
const REFUSE = `CREATE TRIGGER refuse BEFORE INSERT ON leads WHEN instr(NEW.full_name, '${POISON}') > 0
  BEGIN SELECT RAISE(ABORT, 'refused'); END`;

const timeless = new DatabaseSync(":memory:");

/** Opens a database whose "now" is the clock's. */
export function openDatabase(clock: Clock): DatabaseSync {
  const sqlite = migratedDatabase(":memory:", { limits });
  sqlite.exec(REFUSE);
  sqlite.function("strftime", { varargs: true }, (...given) => {
    const times = given.map((argument) => (argument === "now" ? new Date(clock.now).toISOString() : argument));
    const [row] = timeless.prepare(`SELECT strftime(${times.map(() => "?").join()}) AS time`).all(...times);
    return row!.time!;
  });
  return sqlite;
}
