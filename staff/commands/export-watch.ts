/** `leads export --watch FILE`: what `--new` would bring, each minute, behind what the file holds already. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { AnyForm } from "../../src/forms/define.ts";
import { exportCursor } from "../csv/export-cursor.ts";
import type { Format } from "../csv/export-files.ts";
import { EXIT, Failure, usage } from "../failure.ts";
import { conditionsOf, countLeads, leadPages } from "../lead/lead-query.ts";
import { recordReading } from "../lead/reading.ts";
import { clockOf } from "../store/clock.ts";
import type { Context } from "./command.ts";
import { planOf } from "./export-plan.ts";

const MINUTE = 60_000;
/** A laptop that is closed for lunch goes on by itself; what lasts longer wants a person. */
const MOST_FAILURES = 10;

const NOT_BESIDE = ["out", "split", "new", "since", "until", "spooled"] as const;

/** Leads are nobody's business but the staff's. */
function append(file: string, text: string): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    appendFileSync(file, text, { mode: 0o600 });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    throw new Failure(
      `Cannot write ${file}: ${said}. Close it in other programs, and see that the folder can be written.`,
    );
  }
}

function checkHead(file: string, { head }: Format): void {
  if (existsSync(file) && !readFileSync(file, "utf8").startsWith(head))
    throw usage(`${file} has other columns. Name another file, or write the options as they were when it was begun.`);
}

/** Rather twice than never: what was written before the cursor moved is written again. */
async function appendNew(context: Context, forms: readonly AnyForm[], file: string): Promise<number> {
  const store = await context.store();
  const plan = planOf({ ...context, given: { ...context.given, new: true } }, forms, await clockOf(store));
  const format = plan.format(plan.forms);
  if (!existsSync(file)) append(file, format.head);
  const fresh = await countLeads(store, plan.filter);
  if (fresh > 0) await recordReading(context, fresh, { seen: conditionsOf(plan.filter) });
  for await (const leads of leadPages(store, plan.filter)) append(file, leads.map(format.textOf).join(""));
  exportCursor(context.place, context.state).set(plan.scope, plan.filter.storedBefore!);
  return fresh;
}

export async function watch(context: Context, forms: readonly AnyForm[], words: string): Promise<void> {
  const { given, note, pause } = context;
  const beside = NOT_BESIDE.filter((name) => given[name]);
  if (beside.length > 0)
    throw usage(`--watch goes on where the last export ended: leave out --${beside.join(", --")}.`);
  const file = path.resolve(words);
  const plan = planOf(context, forms, "");
  checkHead(file, plan.format(plan.forms));
  note(`New leads go to ${file} each minute. Ctrl+C ends it; the same command goes on where it stopped.`);
  for (let failures = 0; ;) {
    try {
      const done = await appendNew(context, forms, file);
      if (done > 0) note(`${done} ${done === 1 ? "lead" : "leads"} added.`);
      failures = 0;
    } catch (error) {
      failures += 1;
      if (!(error instanceof Failure) || error.exitCode === EXIT.usage || failures >= MOST_FAILURES) throw error;
      note(`${error.message} Trying again in a minute.`);
    }
    if (!(await pause(MINUTE))) return;
  }
}
