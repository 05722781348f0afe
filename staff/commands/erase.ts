import { eraseLeads } from "../../worker/lead/erasure.ts";
import { headingOf, readCatalogue } from "../catalogue.ts";
import type { Command, Context } from "./command.ts";
import { confirm } from "../terminal/confirm.ts";
import { siteName } from "../failure.ts";
import { filesOf, unlistedFilesOf } from "../lead/attached-files.ts";
import { findLead } from "../lead/find-leads.ts";
import { recordFound } from "../lead/reading.ts";
import { NOTHING } from "../store/store.ts";
import { details, megabytesOf, plural } from "../terminal/layout.ts";

async function run(context: Context): Promise<void> {
  const { given, words, now, place, store, say, note } = context;
  const forms = await readCatalogue();
  const open = await store();
  const found = await findLead(open, words[0]!);
  await recordFound(context, [found]);
  const { lead, spooled } = found;
  const attached = await filesOf(open, found);
  const keys = [...attached.map(({ key }) => key), ...(await unlistedFilesOf(open, found))];
  note(
    `This will be erased from the ${siteName(place)} for good:\n\n${details([
      ["Lead", lead.reference],
      ["Form", headingOf(forms, lead.form_type)],
      ["Received", `${lead.received_ist} IST`],
      ["Name", lead.full_name],
      ["Phone", `${lead.country_code} ${lead.phone}`],
      ...attached.map(({ name, bytes }, i) => [`File ${i + 1}`, `${name} (${megabytesOf(bytes)})`] as const),
      ["Also", spooled ? "it waits in the spool, and will not be stored" : "its copy in the spool, if there is one"],
    ])}\n`,
  );
  await confirm(given, `Erase ${lead.reference}?`, "Nothing was erased.");
  await open.remove([NOTHING]);
  const { id, reference, form_type: formType, received_ist: received } = lead;
  const erasure = { id, reference, formType, receivedOn: received.slice(0, 10), reason: "request", keys } as const;
  await eraseLeads(open, [erasure], new Date(now));
  say(`${lead.reference} is erased, with ${plural(keys.length, "file")}.`);
  note(
    "Delete the lead in exported spreadsheets too: they keep their copy. A backup folder loses it with its next backup,\n" +
      "D1's Time Travel after 30 days; a restore leaves erased leads out.",
  );
}

/**
 * `leads erase REF`: deletes a lead and its files for good, after a question. What is recorded of it names nobody. Prints a line.
 * Exit codes: 0, 2, 4; 1 where the answer is no; 3 where there is no such lead.
 */
export const erase: Command = {
  name: "erase",
  takes: "REF",
  about: "removes a lead and its files for good, and records that without personal data",
  options: { yes: { type: "boolean", short: "y", about: "without asking" } },
  examples: [
    ["erase AIPM-7K3M9-2QXPA --remote", "shows what will go, and asks"],
    ["erase AIPM-7K3M9-2QXPA --yes", "does not ask"],
  ],
  run,
};
