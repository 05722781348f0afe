import { inIndia } from "../dates.ts";
import { usage } from "../failure.ts";
import { callOpening } from "../lead/contact.ts";
import { readFacts } from "../lead/desk-facts.ts";
import { findStored } from "../lead/find-leads.ts";
import { jsonList, sql } from "../store/sql.ts";
import { shortList } from "../terminal/layout.ts";
import { shortTime } from "../../src/record/office-time.ts";
import { type Command, type Context, optionText } from "./command.ts";

const MOST_LETTERS = 500;

function checkNote(text = ""): string {
  if (text.length <= MOST_LETTERS) return text;
  throw usage(
    `--note takes ${MOST_LETTERS} letters, this one has ${text.length}. Keep it to a line.`,
  );
}

async function run(context: Context): Promise<void> {
  const { options, words, now, who, print, note } = context;
  if (options.remove && options.note) throw usage("Write either --note or --remove.");
  const text = checkNote(optionText(options, "note"));
  const store = await context.store();
  const leads = await findStored(
    store,
    words,
    "Record the call once it is stored: the site tries every ten minutes.",
  );
  const ids = leads.map(({ id }) => id);
  if (options.remove) {
    await store.transact([sql`DELETE FROM calls WHERE lead_id IN ${jsonList(ids)}`]);
    for (const { reference } of leads)
      print(
        options.json
          ? JSON.stringify({ reference, calledAt: null })
          : `${reference} counts as not called.`,
      );
    return;
  }
  const before = await readFacts(store, leads);
  const calledAt = new Date(now).toISOString();
  await store.transact([
    sql`INSERT INTO calls (lead_id, called_at, who, note) SELECT id, ${calledAt}, ${who}, ${text} FROM leads WHERE id IN ${jsonList(ids)}
      ON CONFLICT (lead_id) DO UPDATE SET note = excluded.note WHERE excluded.note <> ''`,
  ]);
  for (const lead of leads) {
    const { reference } = lead;
    const { called_at: first, called_by: by, others } = before.get(lead.id)!;
    const opening = callOpening(lead);
    if (options.json) {
      print(
        JSON.stringify({ reference, calledAt: first ?? calledAt, who: first ? by : who, opening }),
      );
      continue;
    }
    print(`Begin with: ${opening}`);
    print(
      first
        ? `${reference} was called on ${shortTime(Date.parse(first))} IST by ${by}: the first call stays.`
        : `${reference} called, ${inIndia(calledAt).slice(0, 16)} IST, by ${who}.`,
    );
    const rest = others.filter((word) => !leads.some((other) => other.reference === word));
    if (rest.length > 0) note(`From the same number: ${shortList(rest).join(", ")}.`);
  }
}

/**
 * `leads called REF...` records that the senders were called, by whom and when. A second call changes only the note, because the promise is
 * about the first one. Exit codes: 0, 2, 4, and 3 for an unknown lead.
 */
export const called: Command = {
  name: "called",
  takes: "REF...",
  about: "records that you called, with the time and your name",
  options: {
    note: {
      type: "string",
      value: "TEXT",
      about: "a line for your colleagues; it is erased with the lead",
    },
    remove: { type: "boolean", about: "no one called after all" },
  },
  json: "a line of JSON for each lead",
  examples: [
    [
      'called AIPM-7K3M9-2QXPA --note "call again on Friday" --remote',
      "the first call, with a line",
    ],
    ["called AIPM-7K3M9-2QXPA AIPM-0B1F0-E559F --remote", "one call about two leads"],
  ],
  run,
};
