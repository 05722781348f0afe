/** The rows of a backup. */
import path from "node:path";
import * as v from "valibot";
import { linesOf } from "./json-lines.ts";
import type { Part } from "./manifest.ts";
import { Flagged, Row, type Table } from "./tables.ts";

const SpooledObject = v.object({ key: v.string(), body: v.string() });
export type SpooledObject = v.InferOutput<typeof SpooledObject>;

export interface Source {
  rows(table: Table): AsyncIterable<Row>;
  /** Leads that waited in the spool. */
  spooled(): AsyncIterable<SpooledObject>;
}

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
