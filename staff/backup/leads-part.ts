/** The leads of a backup. Nothing but their flags ever changes, so only those that came since the backup before are read. */
import path from "node:path";
import * as v from "valibot";
import { sql } from "../store/sql.ts";
import { rowsOf, type Store } from "../store/store.ts";
import { showProgress } from "../terminal/progress.ts";
import { linesOf, writePart } from "./json-lines.ts";
import type { Manifest, Part } from "./manifest.ts";
import { tablePages } from "./tables.ts";

export interface LeadParts {
  readonly parts: readonly Part[];
  readonly last: Manifest["last"];
}

const Id = v.object({ id: v.string() });
const idIn = (line: string): string => v.parse(Id, JSON.parse(line)).id;

/** Whether the last lead of the backup before still has its rowid. Once it is erased, SQLite may give that rowid to a new lead. */
async function isUnchanged(store: Store, last: LeadParts["last"]): Promise<boolean> {
  if (!last) return false;
  const [there] = await rowsOf(store, Id, sql`SELECT id FROM leads WHERE rowid = ${last.rowid}`);
  return there?.id === last.id;
}

export interface PartOptions {
  readonly folder: string;
  /** Stands in the names of the new parts. Those of the backup before stay until the new manifest is written. */
  readonly stamp: string;
  /** The backup that the folder holds. */
  readonly before: Manifest | undefined;
}

/**
 * Writes the leads that the backup before does not have.
 * @param upTo the highest rowid that belongs to this backup
 */
export async function backUpLeads(
  store: Store,
  { folder, stamp, before }: PartOptions,
  upTo: number,
): Promise<LeadParts> {
  const earlier = before && (await isUnchanged(store, before.last)) ? before : undefined;
  let last = earlier?.last ?? null;
  const first = last?.rowid ?? 0;
  // At most: erased leads leave gaps.
  const progress = showProgress(upTo - first, "leads");
  async function* pages(): AsyncGenerator<readonly string[]> {
    for await (const { rows, last: rowid } of tablePages(store, "leads", {
      after: first,
      where: sql`rowid <= ${upTo}`,
    })) {
      last = { rowid, id: idIn(rows.at(-1)!) };
      progress.to(rowid - first);
      yield rows;
    }
  }
  const added = await writePart(folder, "leads", `leads-${stamp}.jsonl`, pages());
  progress.end();
  const parts = [...(earlier?.parts.filter(({ of }) => of === "leads") ?? []), added];
  return { parts: parts.filter(({ rows }) => rows > 0), last };
}

/** Writes those parts anew that hold leads which were erased since. */
export function withoutErased(
  folder: string,
  parts: readonly Part[],
  erased: ReadonlySet<string>,
  stamp: string,
): Promise<Part[]> {
  async function* kept(part: Part): AsyncGenerator<readonly string[]> {
    for await (const line of linesOf(path.join(folder, part.file))) if (!erased.has(idIn(line))) yield [line];
  }
  return Promise.all(
    parts.map(async (part, i) => {
      for await (const line of linesOf(path.join(folder, part.file)))
        if (erased.has(idIn(line))) return writePart(folder, "leads", `leads-${stamp}-${i}.jsonl`, kept(part));
      return part;
    }),
  );
}
