import { inIndia } from "../dates.ts";
import { usage } from "../failure.ts";
import { factsOf, firstOf } from "../lead/desk-facts.ts";
import { findStored } from "../lead/find-leads.ts";
import { listOf, sql } from "../store/sql.ts";
import { shortTime } from "../../src/rules/office-time.ts";
import { type Command, type Context, optionText } from "./command.ts";

const MOST_LETTERS = 500;

function noteOf(text = ""): string {
  if (text.length <= MOST_LETTERS) return text;
  throw usage(`--note takes ${MOST_LETTERS} letters, this one has ${text.length}. Keep it to a line.`);
}

async function run({ given, words, now, who, store, say, note }: Context): Promise<void> {
  if (given.remove && given.note) throw usage("Write either --note or --remove.");
  const text = noteOf(optionText(given, "note"));
  const open = await store();
  const later = "Write the call down once it is stored: the site tries every ten minutes.";
  const leads = await findStored(open, words, later);
  const ids = leads.map(({ id }) => id);
  if (given.remove) {
    await open.transact([sql`DELETE FROM calls WHERE lead_id IN ${listOf(ids)}`]);
    for (const { reference } of leads) say(`${reference} counts as not called.`);
    return;
  }
  const before = await factsOf(open, leads);
  const at = new Date(now).toISOString();
  await open.transact([
    sql`INSERT INTO calls (lead_id, called_at, who, note) SELECT id, ${at}, ${who}, ${text} FROM leads WHERE id IN ${listOf(ids)}
      ON CONFLICT (lead_id) DO UPDATE SET note = excluded.note WHERE excluded.note <> ''`,
  ]);
  for (const { id, reference } of leads) {
    const { called_at: first, called_by: by, others } = before.get(id)!;
    if (first) say(`${reference} was called on ${shortTime(Date.parse(first))} IST by ${by}: the first call stands.`);
    else say(`${reference} called, ${inIndia(at).slice(0, 16)} IST, by ${who}.`);
    const rest = others.filter((one) => !leads.some((lead) => lead.reference === one));
    if (rest.length > 0) note(`From the same number: ${firstOf(rest).join(", ")}.`);
  }
}

/**
 * `leads called REF...`: records that the senders were called, by whom and when. A second call changes only the note: the first one is what
 * was promised. Prints a line for each lead. Exit codes: 0, 2, 4; 3 where there is no such lead.
 */
export const called: Command = {
  name: "called",
  takes: "REF...",
  about: "records that you called, with the time and your name",
  options: {
    note: { type: "string", value: "TEXT", about: "a line for your colleagues; it goes when the lead goes" },
    remove: { type: "boolean", about: "nobody called after all" },
  },
  examples: [
    ['called AIPM-7K3M9-2QXPA --note "call again on Friday" --remote', "the first call, with a line"],
    ["called AIPM-7K3M9-2QXPA AIPM-0B1F0-E559F --remote", "one call about two leads"],
  ],
  run,
};
