/** Leads of a backup: they never change but for their marks, so only what came since the last one is read. */
import path from "node:path";
import * as v from "valibot";
import { sql } from "../store/sql.ts";
import { numberOf, rowsOf, type Store } from "../store/store.ts";
import { showProgress } from "../terminal/progress.ts";
import { linesOf, writePart } from "./json-lines.ts";
import type { PagedManifest, Part } from "./manifest.ts";
import { pagesOf } from "./tables.ts";

export interface LeadParts {
  readonly parts: readonly Part[];
  readonly last: PagedManifest["last"];
}

const Id = v.object({ id: v.string() });
const idIn = (line: string): string => v.parse(Id, JSON.parse(line)).id;

export const lastRow = (store: Store): Promise<number> =>
  numberOf(store, sql`SELECT COALESCE(MAX(rowid), 0) AS n FROM leads`);

/** A rowid may be given again once its lead is erased: only where the very lead still has it can one go on behind it. */
async function goesOnBehind(store: Store, last: LeadParts["last"]): Promise<boolean> {
  if (!last) return false;
  const [there] = await rowsOf(store, Id, sql`SELECT id FROM leads WHERE rowid = ${last.rowid}`);
  return there?.id === last.id;
}

interface Into {
  readonly folder: string;
  readonly stamp: string;
  readonly before: PagedManifest | undefined;
  /** The rowid of the last lead that is to be in it. */
  readonly upTo: number;
}

export async function backUpLeads(store: Store, { folder, stamp, before, upTo }: Into): Promise<LeadParts> {
  const earlier = before && (await goesOnBehind(store, before.last)) ? before : undefined;
  let last = earlier?.last ?? null;
  const first = last?.rowid ?? 0;
  // Rows that were erased leave gaps: so many at most.
  const progress = showProgress(upTo - first, "leads");
  async function* pages(): AsyncGenerator<readonly string[]> {
    for await (const { rows, last: rowid } of pagesOf(store, "leads", {
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

/** The parts without leads that were erased after they were backed up: a backup forgets them too. */
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
