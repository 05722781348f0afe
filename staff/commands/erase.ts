import { formOfType, readCatalogue } from "../catalogue.ts";
import type { Command, Context } from "./command.ts";
import { confirmed } from "../terminal/confirm.ts";
import { inIndia } from "../dates.ts";
import { Failure, usage } from "../failure.ts";
import { filesOf, findLeads, type StoredFile } from "../lead/find-leads.ts";
import { quoted } from "../store/sql.ts";
import type { Row, Store } from "../store/store.ts";
import { details, megabytesOf } from "../terminal/layout.ts";
import { spoolKey } from "../../worker/forms/spool-key.ts";

/** Files first and rows after: a run that breaks off leaves rows that say what is still to be deleted. */
async function eraseLead(store: Store, lead: Row, files: readonly StoredFile[], now: number): Promise<void> {
  const id = String(lead.id);
  await store.remove([...files.map(({ key }) => key), spoolKey(id)]);
  const record = [
    id,
    String(lead.reference),
    String(lead.form_type),
    inIndia(String(lead.received_at)).slice(0, 10),
    new Date(now).toISOString(),
  ];
  const [leadId, reference, formType, receivedOn, erasedAt] = record.map(quoted);
  await store.transact([
    `INSERT INTO erasures (lead_id, reference, form_type, received_on, files, erased_at)
     VALUES (${leadId}, ${reference}, ${formType}, ${receivedOn}, ${files.length}, ${erasedAt})
     ON CONFLICT (lead_id) DO NOTHING`,
    `DELETE FROM notices WHERE lead_id = ${leadId}`,
    `DELETE FROM uploads WHERE lead_id = ${leadId}`,
    `DELETE FROM leads WHERE id = ${leadId}`,
  ]);
}

async function run({ given, words, now, place, store, say, note }: Context): Promise<void> {
  const forms = await readCatalogue();
  const open = await store();
  const leads = await findLeads(open, words[0]!);
  const lead = leads[0]!;
  if (leads.length > 1) {
    const ids = leads.map(({ id }) => `  ${String(id)}`).join("\n");
    throw usage(`${leads.length} leads share this reference. Name one by its submission id:\n${ids}`);
  }
  const attached = await filesOf(open, String(lead.id));
  note(
    `This will be erased from the ${place === "local" ? "local" : "deployed"} site for good:\n\n${details([
      ["Lead", String(lead.reference)],
      ["Form", formOfType(forms, String(lead.form_type))?.heading ?? String(lead.form_type)],
      ["Received", `${inIndia(String(lead.received_at))} IST`],
      ["Name", String(lead.full_name)],
      ["Phone", `${String(lead.country_code)} ${String(lead.phone)}`],
      ...attached.map(({ name, bytes }, i) => [`File ${i + 1}`, `${name} (${megabytesOf(bytes)})`] as const),
      ["Also", "its copy in the spool, if there is one"],
    ])}\n`,
  );
  if (!given.yes && !(await confirmed(`Erase ${String(lead.reference)}? (y/N) `)))
    throw new Failure("Nothing was erased.");
  await eraseLead(open, lead, attached, now);
  say(`${String(lead.reference)} is erased, with ${attached.length} ${attached.length === 1 ? "file" : "files"}.`);
  note(
    "Spreadsheets that were exported keep their copy: delete the lead there too. Backups and D1's Time Travel\n" +
      "forget it when they expire (30 days); a restore leaves erased leads out.",
  );
}

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
