import { readCatalogue } from "../catalogue.ts";
import type { Lead } from "../lead/lead.ts";
import { conditionsOf, leadPages, matches } from "../lead/lead-query.ts";
import { recordReading } from "../lead/reading.ts";
import { spooledLeads } from "../lead/spooled-lead.ts";
import { openOutput } from "../output.ts";
import { clockOf, type Store } from "../store/store.ts";
import { plural } from "../terminal/layout.ts";
import { showProgress } from "../terminal/progress.ts";
import type { Command, Context } from "./command.ts";
import { moveCursor, planOf } from "./export-plan.ts";
import { FILTER_OPTIONS } from "./filter.ts";

/** The leads in the spool. An object that is no lead is named, and not exported. */
async function leadsInSpool(store: Store, note: (line: string) => void): Promise<readonly Lead[]> {
  const leads: Lead[] = [];
  for await (const { key, lead } of spooledLeads(store)) {
    if (lead) leads.push(lead);
    else note(`${key} is no lead that these commands can read.`);
  }
  return leads;
}

async function run(context: Context): Promise<void> {
  const forms = await readCatalogue();
  const plan = planOf(context, forms);
  const store = await context.store();
  // Before the clock is read: a lead that is stored in between is in both, and written once.
  const spooled = context.given.spooled ? await leadsInSpool(store, context.note) : [];
  const storedBefore = await clockOf(store);
  const filter = { ...plan.filter, storedBefore };
  const progress = showProgress(undefined, "leads");
  const output = openOutput(plan.file);
  const write = (leads: readonly Lead[]): Promise<void> => output.write(leads.map(plan.format.textOf).join(""));
  let done = 0;
  try {
    await output.write(plan.format.head);
    const notStored = new Map(spooled.map((lead) => [lead.id, lead]));
    for await (const leads of leadPages(store, filter)) {
      await write(leads);
      for (const { id } of leads) notStored.delete(id);
      progress.to((done += leads.length));
    }
    const others = [...notStored.values()].filter((lead) => matches(filter, lead));
    await write(others);
    done += others.length;
    if (done > 0) await recordReading(context, done, { seen: conditionsOf(filter) });
    await output.finish();
    output.publish();
    progress.end();
    context.say(plan.file);
  } catch (error) {
    progress.end();
    output.discard();
    throw error;
  }
  if (!filter.since && !filter.until) moveCursor(context, plan.scope, storedBefore);
  context.note(`${plural(done, "lead")} exported: what was stored before ${storedBefore}.`);
}

/**
 * `leads export`: writes leads into a file that appears only when it is whole, and prints its path. Exit codes: 0, 2, 4; 1 where the file
 * cannot be written.
 */
export const exportLeads: Command = {
  name: "export",
  about: "leads as a spreadsheet (CSV) or as JSON lines",
  options: {
    ...FILTER_OPTIONS,
    spooled: { type: "boolean", about: "also those that still wait in the spool" },
    new: { type: "boolean", about: "only what came in since the last export of its kind on this machine" },
    out: { type: "string", short: "o", value: "FILE", about: "default: leads-<time>.csv in this folder" },
    brief: { type: "boolean", about: "twelve columns to read and call by, instead of all" },
    json: { type: "boolean", about: "JSON lines with the whole payload instead of CSV" },
  },
  examples: [
    ["export --new --brief --remote", "what is new since your last export, in twelve columns"],
    ["export --since today", "today's leads of all forms in one sheet, with every answer"],
    ["export --form CONTACT_US --since 2026-11-01 --out november.csv --remote", "one form of the deployed site"],
    ["export --new --remote", "what nobody has exported from this machine yet"],
  ],
  run,
};
