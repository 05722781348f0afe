import { readFileSync } from "node:fs";
import path from "node:path";
import type { Miniflare } from "miniflare";
import { MIGRATIONS, migrationFiles } from "../../scripts/migrations.ts";

/** Brings a scratch database to today's tables. */
export async function migrate(database: Awaited<ReturnType<Miniflare["getD1Database"]>>): Promise<void> {
  for (const file of migrationFiles()) {
    const text = readFileSync(path.join(MIGRATIONS, file), "utf8").replaceAll(/^--.*$/gm, "");
    const statements = text.split(/;\s*$/m).filter((statement) => statement.trim());
    await database.batch(statements.map((statement) => database.prepare(statement)));
  }
}
