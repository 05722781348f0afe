import path from "node:path";
import { eraseLeads } from "../../src/record/erasure.ts";
import { headingByType, readCatalogue } from "../catalogue.ts";
import type { Command, Context } from "./command.ts";
import { confirm } from "../terminal/confirm.ts";
import { siteName, usage } from "../failure.ts";
import { attachedFiles } from "../lead/attached-files.ts";
import { findLead } from "../lead/find-leads.ts";
import { recordFound } from "../lead/reading.ts";
import { readErasures, recordedErasures, repeatErasures } from "../lead/repeat-erasures.ts";
import { NOTHING } from "../store/store.ts";
import { details, megabytes, plural } from "../terminal/layout.ts";

/** Deletes a lead after a question. */
async function eraseOne(context: Context, words: string): Promise<void> {
  const { options, now, place, print, note } = context;
  const forms = await readCatalogue();
  const store = await context.store();
  const found = await findLead(store, words);
  await recordFound(context, [found]);
  const { lead, spooled } = found;
  const attached = await attachedFiles(store, found);
  const keys = attached.map(({ key }) => key);
  note(
    `This will be erased from the ${siteName(place)} for good:\n\n${details([
      ["Lead", lead.reference],
      ["Form", headingByType(forms, lead.form_type)],
      ["Received", `${lead.received_ist} IST`],
      ["Name", lead.full_name],
      ["Phone", `${lead.country_code} ${lead.phone}`],
      ...attached.map(
        ({ name, bytes }, i) => [`File ${i + 1}`, `${name} (${megabytes(bytes)})`] as const,
      ),
      [
        "Also",
        spooled
          ? "its object in the spool, so that the site never stores it"
          : "its copy in the spool, if any",
      ],
    ])}\n`,
  );
  await confirm(options, `Erase ${lead.reference}?`, "Nothing was erased.");
  await store.remove([NOTHING]);
  const { id, reference, form_type: formType, received_ist: received } = lead;
  const erasure = {
    id,
    reference,
    formType,
    receivedOn: received.slice(0, 10),
    reason: "request",
    keys,
  } as const;
  await eraseLeads(store, [erasure], new Date(now));
  print(
    options.json
      ? JSON.stringify({ reference, files: keys.length })
      : `${reference} is erased, with ${plural(keys.length, "file")}.`,
  );
  note(
    "Delete the lead in exported spreadsheets too. D1's history and copies of the bucket keep it for a while:",
  );
  note("after a restore, follow the steps in docs/runbook.md, which end with `erase --again`.");
}

/** Repeats recorded erasures after a restore. */
async function eraseAgain(
  { options, place, print, ...context }: Context,
  file: string | undefined,
): Promise<void> {
  const store = await context.store();
  const recorded = [
    ...(file ? readErasures(path.resolve(file)) : []),
    ...(await recordedErasures(store)),
  ];
  const erasures = [...new Map(recorded.map((erasure) => [erasure.lead_id, erasure])).values()];
  if (erasures.length === 0) return context.note("No recorded erasure has to be repeated.");
  const count = plural(erasures.length, "recorded erasure");
  await confirm(options, `Repeat ${count} in the ${siteName(place)}?`, "Nothing was erased.");
  await store.remove([NOTHING]);
  await repeatErasures(store, erasures);
  if (options.json)
    for (const { reference, reason } of erasures) print(JSON.stringify({ reference, reason }));
  else print(`${count} repeated.`);
}

async function run(context: Context): Promise<void> {
  const [words] = context.words;
  if (context.options.again) return eraseAgain(context, words);
  if (words === undefined)
    throw usage("Write: npm run leads -- erase REF [options], or erase --again FILE");
  await eraseOne(context, words);
}

/**
 * `leads erase REF` deletes a lead and its files for good, after a question. The record of the
 * erasure names no one. Exit codes: 0, 2, 4, 1 after a "no", 3 for an unknown lead.
 */
export const erase: Command = {
  name: "erase",
  takes: "[REF]",
  about: "removes a lead and its files for good, and records that without personal data",
  options: {
    yes: { type: "boolean", short: "y", about: "without asking" },
    again: {
      type: "boolean",
      about: "repeat the recorded erasures after a restore: erase --again FILE",
    },
  },
  json: "a line of JSON for each lead",
  examples: [
    ["erase AIPM-7K3M9-2QXPA --remote", "shows what will be erased, and asks"],
    ["erase AIPM-7K3M9-2QXPA --yes", "does not ask"],
    ["erase --again exports/erased.json --remote", "after a restore: see docs/runbook.md"],
  ],
  run,
};
