/**
 * A database that grows tenfold and tenfold again: what one more lead costs, and what each question of the cookbook takes
 * and reads, in D1 as the local site has it. Rows read are what D1 is billed by.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { ROOT } from "../../scripts/commands.ts";
import { FILL } from "./many-leads.ts";
import { migrate } from "./migrate.ts";
import { type Question, questionsOf } from "./questions.ts";
import { median, type Row } from "./row.ts";

const FIRST = 10_000;
/** What one statement fills. */
const PORTION = 20_000;
const SINGLE = 200;

type Database = Awaited<ReturnType<Miniflare["getD1Database"]>>;

const fill = (database: Database, from: number, to: number) => database.prepare(FILL).bind(from, to).run();

async function took(task: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

/** One insert after another, as the edge makes them, each a transaction of its own. */
async function perLead(database: Database, from: number): Promise<number> {
  const times: number[] = [];
  for (let i = from; i < from + SINGLE; i += 1) times.push(await took(() => fill(database, i, i + 1)));
  return median(times);
}

interface Size {
  readonly leads: number;
  readonly perLead: number;
  /** Of each question by its title. */
  readonly rowsRead: ReadonlyMap<string, number>;
}

async function measured(database: Database, leads: number, questions: readonly Question[]): Promise<Size> {
  const each = await perLead(database, leads);
  const rowsRead = new Map<string, number>();
  for (const { title, sql } of questions) {
    const { meta } = await database.prepare(sql).all();
    rowsRead.set(title, meta.rows_read);
    console.log(`${leads.toLocaleString("en")} leads: ${title}, ${meta.duration.toFixed(0)} ms`);
  }
  return { leads, perLead: each, rowsRead };
}

export async function benchGrowth({ most }: { most: number }): Promise<Row[]> {
  const questions = questionsOf(readFileSync(path.join(ROOT, "staff/cookbook.md"), "utf8"));
  const site = new Miniflare(
    convertV4MiniflareOptions({ modules: true, script: "export default {}", d1Databases: ["DB"] }),
  );
  const sizes: Size[] = [];
  try {
    const database = await site.getD1Database("DB");
    await migrate(database);
    let filled = 0;
    for (let size = FIRST; size <= most; size *= 10) {
      for (; filled < size; filled += PORTION) await fill(database, filled, Math.min(size, filled + PORTION));
      // What was filled is still being written: a lead would wait behind it.
      spawnSync("sync");
      sizes.push(await measured(database, size, questions));
      filled = size + SINGLE;
    }
  } finally {
    await site.dispose();
  }
  const [small, large] = [sizes[0]!, sizes.at(-1)!];
  const beside = `the same of ${small.leads.toLocaleString("en")} leads`;
  const of = `of ${large.leads.toLocaleString("en")} leads`;
  return [
    { what: `one more lead ${of}`, beside, reference: small.perLead, ours: large.perLead, unit: "ms" },
    ...[...large.rowsRead].map(([title, ours]) => ({
      what: `${title}, ${of}`,
      beside,
      reference: small.rowsRead.get(title) ?? 0,
      ours,
      unit: "rows",
    })),
  ];
}
