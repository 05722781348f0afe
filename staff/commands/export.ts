/** `leads export`: every lead that is asked for, streamed into files that appear only once all of them are whole. */
import { readCatalogue } from "../catalogue.ts";
import { exportCursor } from "../csv/export-cursor.ts";
import { ExportFiles } from "../csv/export-files.ts";
import { planOf } from "./export-plan.ts";
import type { Lead } from "../lead/lead.ts";
import { conditionsOf, countLeads, leadPages, matches } from "../lead/lead-query.ts";
import { recordReading } from "../lead/reading.ts";
import { spooledLeads } from "../lead/spooled-lead.ts";
import { clockOf } from "../store/clock.ts";
import type { Store } from "../store/store.ts";
import { showProgress } from "../terminal/progress.ts";
import { type Command, type Context, optionText } from "./command.ts";
import { watch } from "./export-watch.ts";
import { WHICH } from "./which.ts";

/** Leads that wait in the spool. What is no lead there is told, not exported. */
async function spooledNow(store: Store, note: (line: string) => void): Promise<readonly Lead[]> {
  const leads: Lead[] = [];
  for await (const { key, lead } of spooledLeads(store)) {
    if (lead) leads.push(lead);
    else note(`${key} is no lead that these commands can read.`);
  }
  return leads;
}

async function run(context: Context): Promise<void> {
  const forms = await readCatalogue();
  const watched = optionText(context.given, "watch");
  if (watched) return watch(context, forms, watched);
  planOf(context, forms, "");
  const store = await context.store();
  // Before the clock is read: a lead that is stored in between is in both, and written once.
  const waiting = context.given.spooled ? await spooledNow(store, context.note) : [];
  const plan = planOf(context, forms, await clockOf(store));
  const progress = showProgress(await countLeads(store, plan.filter), "leads");
  const files = new ExportFiles();
  let done = 0;
  try {
    if (plan.file) await files.open(plan.file, plan.format(plan.forms));
    const waitingIds = new Set(waiting.map(({ id }) => id));
    for await (const leads of leadPages(store, plan.filter)) {
      await files.write(leads, plan.placeOf);
      for (const { id } of leads) waitingIds.delete(id);
      progress.to((done += leads.length));
    }
    const late = waiting.filter((lead) => waitingIds.has(lead.id) && matches(plan.filter, lead));
    await files.write(late, plan.placeOf);
    done += late.length;
    if (done > 0) await recordReading(context, done, { seen: conditionsOf(plan.filter) });
    const written = await files.publish();
    progress.end();
    for (const file of written) context.say(file);
  } catch (error) {
    progress.end();
    files.discard();
    throw error;
  }
  const { since: from, until: to, storedBefore } = plan.filter;
  if (!from && !to && storedBefore) exportCursor(context.place, context.state).set(plan.scope, storedBefore);
  context.note(
    `${done} ${done === 1 ? "lead" : "leads"} exported: what was stored before ${plan.filter.storedBefore}.`,
  );
}

export const exportLeads: Command = {
  name: "export",
  about: "leads as a spreadsheet (CSV) or as JSON lines",
  options: {
    ...WHICH,
    spooled: { type: "boolean", about: "those that still wait in the spool too" },
    new: { type: "boolean", about: "only what came in since the last export of its kind on this machine" },
    out: { type: "string", short: "o", value: "FILE", about: "default: leads-<time>.csv in this folder" },
    watch: { type: "string", value: "FILE", about: "add to it what is new, each minute, as --new would bring it" },
    split: { type: "string", value: "DIR", about: "one file a form, with that form's columns" },
    brief: { type: "boolean", about: "twelve columns to read and call by, instead of all" },
    json: { type: "boolean", about: "JSON lines with the whole payload instead of CSV" },
  },
  examples: [
    ["export --new --brief --remote", "what is new since your last export, in twelve columns"],
    ["export --since today", "today's leads of all forms in one sheet, with every answer"],
    ["export --form CONTACT_US --since 2026-11-01 --out november.csv --remote", "one form of the deployed site"],
    ["export --watch leads.csv --brief --remote", "one sheet that grows while this runs"],
    ["export --split leads-by-form", "a sheet for each form"],
    ["export --new --remote", "what nobody has exported from this machine yet"],
  ],
  run,
};
