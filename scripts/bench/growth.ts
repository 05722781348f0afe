/**
 * A database that grows tenfold and tenfold again: what one more lead costs, and what each question of the cookbook takes
 * and reads, in D1 as the local site has it. Rows read are what D1 is billed by.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { ROOT } from "../commands.ts";
import { FILL } from "./many-leads.ts";
import { migrate } from "./migrate.ts";
import { questionsOf } from "./questions.ts";

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
const perLead = async (database: Database, from: number): Promise<number> =>
  (await took(async () => {
    for (let i = from; i < from + SINGLE; i += 1) await fill(database, i, i + 1);
  })) / SINGLE;

export async function benchGrowth({ most }: { most: number }): Promise<void> {
  const questions = questionsOf(readFileSync(path.join(ROOT, "staff/cookbook.md"), "utf8"));
  const site = new Miniflare(
    convertV4MiniflareOptions({ modules: true, script: "export default {}", d1Databases: ["DB"] }),
  );
  const sizes: string[] = [];
  const rows = new Map<string, string[]>();
  const note = (name: string, cell: string): void => void rows.set(name, [...(rows.get(name) ?? []), cell]);
  try {
    const database = await site.getD1Database("DB");
    await migrate(database);
    let filled = 0;
    for (let size = FIRST; size <= most; size *= 10) {
      for (; filled < size; filled += PORTION) await fill(database, filled, Math.min(size, filled + PORTION));
      sizes.push(size.toLocaleString("en"));
      note("one more lead", `${(await perLead(database, size)).toFixed(2)} ms`);
      filled = size + SINGLE;
      for (const { title, sql } of questions) {
        const { meta } = await database.prepare(sql).all();
        note(title, `${meta.duration.toFixed(0)} ms, ${meta.rows_read.toLocaleString("en")} rows`);
      }
    }
  } finally {
    await site.dispose();
  }
  console.log(`\n| leads | ${sizes.join(" | ")} |\n| --- |${sizes.map(() => " --- |").join("")}`);
  for (const [name, cells] of rows) console.log(`| ${name} | ${cells.join(" | ")} |`);
}
