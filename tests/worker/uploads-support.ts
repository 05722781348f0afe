import { env } from "cloudflare:workers";
import { insertUploads, type LedgerClaim } from "../../worker/database.ts";
import { incomingLead } from "../support/incoming-lead.ts";
import { insertStatements } from "../../worker/lead/insert-leads.ts";
import { keyOf } from "../../worker/uploads/keys.ts";
import { uploadRowOf } from "../../worker/uploads/ledger.ts";

interface LedgerRow {
  readonly key: string;
  readonly batch_id: string;
  readonly file_name: string;
  readonly content_type: string;
  readonly size: number;
  readonly state: string;
  readonly lead_id: string | null;
  readonly created_at: string;
  readonly expires_at: string;
}

/** The whole ledger, in the order of its making. */
export const ledger = async (): Promise<LedgerRow[]> =>
  (await env.DB.prepare("SELECT * FROM uploads ORDER BY rowid").all<LedgerRow>()).results;

export const storedKeys = async (): Promise<string[]> => (await env.FILES.list()).objects.map(({ key }) => key);

export const newKey = (batchId: string = crypto.randomUUID()): string =>
  keyOf(batchId, crypto.randomUUID(), new Date());

/** A file as a visitor's PUT leaves it: a ledger row, and an object with its declared type. */
export async function uploaded(
  content: Uint8Array,
  contentType: string,
  { batchId = crypto.randomUUID(), at = new Date() }: { readonly batchId?: string; readonly at?: Date } = {},
): Promise<string> {
  const file = { batchId, id: crypto.randomUUID(), fileName: "a file", contentType, size: content.length };
  const row = uploadRowOf(file, at);
  await insertUploads(env.DB, [row]);
  await env.FILES.put(row.key, content, { httpMetadata: { contentType } });
  return row.key;
}

/** A submission as the edge stores it: lead and files in one round trip. Answers whether the lead is new. */
export async function submit(
  id: string,
  claim: LedgerClaim,
  { contentHash = "hash", receivedAt = new Date() } = {},
): Promise<boolean> {
  const row = incomingLead(id, { contentHash, receivedAt: receivedAt.toISOString() });
  const entry = { row, claim, files: claim };
  const [inserted] = await env.DB.batch(insertStatements(env.DB, [entry]));
  return inserted!.meta.changes === 1;
}

/** Gives free files to a lead that is stored. @param receivedAt of the lead */
export async function attach(id: string, claim: LedgerClaim, receivedAt = new Date()): Promise<void> {
  const row = incomingLead(id, { contentHash: "hash", receivedAt: receivedAt.toISOString() });
  const entry = { row, claim: { batchId: null, keys: [] }, files: claim };
  await env.DB.batch(insertStatements(env.DB, [entry]));
}

/** A lead with no more than the schema asks for. */
export async function storedLead(id: string, contentHash = "hash"): Promise<void> {
  await env.DB.prepare(
    `INSERT INTO leads (id, reference, form_type, full_name, country_code, phone, payload, content_hash, received_at)
     VALUES (?, 'AIPM-1', 'HIGH_VALUE_ASSET', 'Asha', '+91', '9000000000', '{}', ?, '2026-11-21T00:00:00.000Z')`,
  )
    .bind(id, contentHash)
    .run();
}
