import * as v from "valibot";
import { eraseLeads, erasureOf, overdueCounts, overdueLeads } from "../../worker/lead/erasure.ts";
import { formOfType, headingOf, readCatalogue } from "../catalogue.ts";
import { inIndia } from "../dates.ts";
import { siteName } from "../failure.ts";
import { NOTHING, rowsOf } from "../store/store.ts";
import { confirm } from "../terminal/confirm.ts";
import { plural, table } from "../terminal/layout.ts";
import { showProgress } from "../terminal/progress.ts";
import type { Command, Context } from "./command.ts";

const STEP = 100;

const Count = v.object({ formType: v.string(), reason: v.string(), n: v.number(), receivedAt: v.string() });
const Overdue = v.object({
  id: v.string(),
  reference: v.string(),
  formType: v.string(),
  receivedOn: v.string(),
  reason: v.picklist(["retention", "canary"]),
  keys: v.string(),
});

async function run({ given, now, place, store, say, note }: Context): Promise<void> {
  const forms = await readCatalogue();
  const open = await store();
  const counts = await rowsOf(open, Count, overdueCounts(forms, new Date(now)));
  const total = counts.reduce((sum, { n }) => sum + n, 0);
  if (total === 0) return note("No lead is kept longer than its form says.");
  const rows = counts.map(({ formType, reason, n, receivedAt }) => {
    const form = formOfType(forms, formType);
    const kept = reason === "canary" ? "1 day (smoke test)" : form ? `${form.retention} days` : "the longest of all";
    return [headingOf(forms, formType), kept, String(n), inIndia(receivedAt).slice(0, 10)];
  });
  say(table(["Form", "Kept for", "Overdue", "The oldest from"], rows));
  if (given["dry-run"]) return note("Nothing was erased.");
  const question = `Erase ${plural(total, "lead")} of the ${siteName(place)}, with their files?`;
  await confirm(given, question, "Nothing was erased.");
  await open.remove([NOTHING]);
  const progress = showProgress(total, "leads");
  let done = 0;
  for (;;) {
    const overdue = await rowsOf(open, Overdue, overdueLeads(forms, new Date(now), STEP));
    if (overdue.length === 0) break;
    await eraseLeads(open, overdue.map(erasureOf), new Date(now));
    progress.to((done += overdue.length));
  }
  progress.end();
  say(`${done} ${done === 1 ? "lead is" : "leads are"} erased, with their files.`);
}

/**
 * `leads retire`: erases leads that are older than their form keeps them, after a table and a question. The scheduled job does the same.
 * Exit codes: 0, 2, 4; 1 where the answer is no.
 */
export const retire: Command = {
  name: "retire",
  about: "erases leads that are older than their form says; the site does it by itself",
  options: {
    "dry-run": { type: "boolean", about: "only say how many, by form" },
    yes: { type: "boolean", short: "y", about: "without asking" },
  },
  examples: [
    ["retire --dry-run --remote", "what the next runs of the scheduled job will erase"],
    ["retire --remote", "at once; asks first"],
  ],
  run,
};
