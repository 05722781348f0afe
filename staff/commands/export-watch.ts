/** `leads export --watch FILE`: each minute adds what `--new` would export to the end of one file. */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { AnyForm } from "../../src/forms/define.ts";
import { EXIT, CommandFailure, failureText, usage } from "../failure.ts";
import { conditionsOf, countLeads, leadPages } from "../lead/lead-query.ts";
import { recordReading } from "../lead/reading.ts";
import { PRIVATE } from "../output.ts";
import { clockOf } from "../store/store.ts";
import { plural } from "../terminal/layout.ts";
import type { Context } from "./command.ts";
import { moveCursor, planOf } from "./export-plan.ts";

const MINUTE = 60_000;
/** In a row: enough for a laptop that is closed for a short time. */
const MOST_FAILURES = 10;

const NOT_WITH_WATCH = ["out", "split", "new", "since", "until", "spooled"] as const;

function append(file: string, text: string): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    appendFileSync(file, text, PRIVATE);
  } catch (error) {
    throw new CommandFailure(
      `Cannot write ${file}: ${failureText(error)}. Close it in other programs, and see that the folder can be written.`,
    );
  }
}

/** Adds the new leads, and moves the cursor last: after a failure in between, leads are written twice rather than never. */
async function appendNew(context: Context, forms: readonly AnyForm[], file: string): Promise<number> {
  const store = await context.store();
  const { scope, filter, format } = planOf({ ...context, given: { ...context.given, new: true } }, forms);
  const storedBefore = await clockOf(store);
  const fresh = { ...filter, storedBefore };
  if (!existsSync(file)) append(file, format.head);
  const count = await countLeads(store, fresh);
  if (count > 0) await recordReading(context, count, { seen: conditionsOf(fresh) });
  for await (const leads of leadPages(store, fresh)) append(file, leads.map(format.textOf).join(""));
  moveCursor(context, scope, storedBefore);
  return count;
}

/**
 * Runs until it is interrupted, or fails ten times in a row.
 * @param name the file
 */
export async function watch(context: Context, forms: readonly AnyForm[], name: string): Promise<void> {
  const { given, note, pause } = context;
  const excluded = NOT_WITH_WATCH.filter((option) => given[option]);
  if (excluded.length > 0)
    throw usage(`--watch goes on where the last export ended: leave out --${excluded.join(", --")}.`);
  const file = path.resolve(name);
  const { head } = planOf(context, forms).format;
  if (existsSync(file) && !readFileSync(file, "utf8").startsWith(head))
    throw usage(`${file} has other columns. Name another file, or write the options as they were when it was begun.`);
  note(`New leads go to ${file} each minute. Ctrl+C ends it; the same command goes on where it stopped.`);
  for (let failures = 0; ;) {
    try {
      const count = await appendNew(context, forms, file);
      if (count > 0) note(`${plural(count, "lead")} added.`);
      failures = 0;
    } catch (error) {
      failures += 1;
      if (!(error instanceof CommandFailure) || error.exitCode === EXIT.usage || failures >= MOST_FAILURES) throw error;
      note(`${error.message} Trying again in a minute.`);
    }
    if (!(await pause(MINUTE))) return;
  }
}
