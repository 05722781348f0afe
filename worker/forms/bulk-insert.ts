/** Leads of the spool into D1. What their visitors were promised is kept even where their files or ids are taken by now. */
import { type LedgerClaim, type StoredLead, uploadsInsert } from "../database.ts";
import { waitingUploads } from "../uploads/ledger-spool.ts";
import { type Entry, insertLeads, type Stores } from "./insert-leads.ts";
import { isSameContent } from "./content.ts";
import { uuidOf } from "./hash.ts";
import { type Lead, rowOf } from "./lead.ts";

const NO_FILES: LedgerClaim = { batchId: null, keys: [] };

const withFlag = (lead: Lead, flag: string): Lead => ({ ...lead, flags: [...lead.flags, flag] });

const withFiles = (lead: Lead): Entry => ({ row: rowOf(lead), claim: lead.files, files: lead.files });
/** With those of its files that are still free. */
const withFreeFiles = (lead: Lead): Entry => ({ row: rowOf(lead), claim: NO_FILES, files: lead.files });

/** The same id for the same content: a run that is repeated stores no second copy. */
const withOwnId = async (lead: Lead): Promise<Lead> => ({
  ...withFlag(lead, "id_taken"),
  id: await uuidOf(`${lead.id}\n${lead.contentHash}`),
});

const isTaken = async (lead: Lead, found: StoredLead | undefined): Promise<boolean> =>
  found !== undefined && found.isErased === 0 && !(await isSameContent(found, lead));

/** All of them, or none: rejects where D1 does. Harmless to repeat. No two may claim the same file. */
export async function bulkInsert(stores: Stores, spooled: readonly Lead[]): Promise<void> {
  const leads = spooled.map((lead) => withFlag(lead, "spooled"));
  const found = await insertLeads(stores, leads.map(withFiles));

  let missing = leads.filter(({ id }) => !found.has(id));
  if (missing.length > 0) {
    const rows = await waitingUploads(
      stores,
      missing.flatMap(({ files }) => files.keys),
    );
    if (rows.length > 0) {
      await uploadsInsert(stores.DB, rows).run();
      for (const [id, one] of await insertLeads(stores, missing.map(withFiles))) found.set(id, one);
      missing = missing.filter(({ id }) => !found.has(id));
    }
  }
  if (missing.length > 0) {
    await insertLeads(
      stores,
      missing.map((lead) => withFreeFiles(withFlag(lead, "files_missing"))),
    );
  }

  const taken: Lead[] = [];
  for (const lead of leads) if (await isTaken(lead, found.get(lead.id))) taken.push(await withOwnId(lead));
  if (taken.length > 0) await insertLeads(stores, taken.map(withFreeFiles));
}
