/** Rows of a backup, whichever of its two formats it has. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { DatabaseSync } from "node:sqlite";
import * as v from "valibot";
import { Failure } from "../failure.ts";
import { linesOf } from "./json-lines.ts";
import { DUMP, isPaged, type Manifest } from "./manifest.ts";
import { Row, type Table } from "./tables.ts";

export const SpooledObject = v.object({ key: v.string(), body: v.string() });
export type SpooledObject = v.InferOutput<typeof SpooledObject>;

const Claim = v.object({ files: v.object({ keys: v.array(v.string()) }) });
const Claiming = v.pipe(v.string(), v.parseJson(), Claim);

/** Files that a lead in the spool names: its own only once it is stored, and wanted then. */
export function claimedIn({ body }: SpooledObject): readonly string[] {
  const lead = v.safeParse(Claiming, body);
  return lead.success ? lead.output.files.keys : [];
}

export interface Source {
  rows(table: Table): AsyncIterable<Row>;
  spooled(): AsyncIterable<SpooledObject>;
}

const Flagged = v.object({ id: v.string(), flags: v.string() });

function pagedSource(folder: string, manifest: Extract<Manifest, { format: 2 }>): Source {
  async function* read<T>(of: string, schema: v.GenericSchema<unknown, T>): AsyncGenerator<T> {
    for (const { file } of manifest.parts.filter((part) => part.of === of))
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

/** An SQL dump is read by a database in memory; from there on it is a backup like any other. */
async function dumpedSource(folder: string): Promise<Source> {
  const { DatabaseSync: Database } = await import("node:sqlite");
  const database: DatabaseSync = new Database(":memory:", { enableForeignKeyConstraints: false });
  try {
    database.exec(readFileSync(path.join(folder, DUMP), "utf8"));
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new Failure(
      `${path.join(folder, DUMP)} cannot be read (${said}). Load it by hand into an empty database: npx wrangler d1 execute DB --file ${DUMP}`,
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

export const openSource = (folder: string, manifest: Manifest): Promise<Source> =>
  isPaged(manifest) ? Promise.resolve(pagedSource(folder, manifest)) : dumpedSource(folder);
