/** The rows of a backup, in either of its two formats. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { CommandFailure, failureText } from "../failure.ts";
import { linesOf } from "./json-lines.ts";
import { DUMP, isPaged, type BackupManifest, type Part } from "./manifest.ts";
import { Row, type Table } from "./tables.ts";

const SpooledObject = v.object({ key: v.string(), body: v.string() });
export type SpooledObject = v.InferOutput<typeof SpooledObject>;

export interface Source {
  rows(table: Table): AsyncIterable<Row>;
  /** Leads that waited in the spool. */
  spooled(): AsyncIterable<SpooledObject>;
}

const Flagged = v.object({ id: v.string(), flags: v.string() });

/** Reads the parts of a backup in `folder`. */
export function partsSource(folder: string, parts: readonly Part[]): Source {
  async function* read<T>(of: string, schema: v.GenericSchema<unknown, T>): AsyncGenerator<T> {
    for (const { file } of parts.filter((part) => part.of === of))
      for await (const line of linesOf(path.join(folder, file))) yield v.parse(schema, JSON.parse(line));
  }
  async function* leads(): AsyncGenerator<Row> {
    const flags = new Map<string, string>();
    for await (const lead of read("flags", Flagged)) flags.set(lead.id, lead.flags);
    for await (const lead of read("leads", Row)) yield { ...lead, flags: flags.get(String(lead.id)) ?? "" };
  }
  return {
    rows: (table) => (table === "leads" ? leads() : read(table, Row)),
    spooled: () => read("spool", SpooledObject),
  };
}

/** Loads the SQL dump of an earlier release into a database in memory. */
async function dumpSource(folder: string): Promise<Source> {
  const { DatabaseSync: Database } = await import("node:sqlite");
  const database: DatabaseSync = new Database(":memory:", { enableForeignKeyConstraints: false });
  try {
    database.exec(readFileSync(path.join(folder, DUMP), "utf8"));
  } catch (error) {
    throw new CommandFailure(
      `${path.join(folder, DUMP)} cannot be read (${failureText(error)}). Load it by hand into an empty database: npx wrangler d1 execute DB --file ${DUMP}`,
    );
  }
  const has = database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?");
  return {
    async *rows(table) {
      if (has.get(table))
        for (const row of database.prepare(`SELECT * FROM ${table}`).iterate()) yield v.parse(Row, { ...row });
    },
    async *spooled() {},
  };
}

/** The rows of the backup that `manifest` describes. */
export const openSource = (folder: string, manifest: BackupManifest): Promise<Source> =>
  isPaged(manifest) ? Promise.resolve(partsSource(folder, manifest.parts)) : dumpSource(folder);
