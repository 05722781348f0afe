import { env } from "cloudflare:workers";
import { insertUploads, type LedgerClaim } from "../../worker/database.ts";
import { incomingLead } from "../support/incoming-lead.ts";
import { insertStatements } from "../../worker/lead/insert-leads.ts";
import { keyOf } from "../../worker/uploads/keys.ts";
import { uploadRowOf } from "../../worker/uploads/ledger.ts";
import { fetched, type Stores } from "./forms-support.ts";

export const PDF = "application/pdf";
/** What a page announces of a file. */
export const announced = (fileSize = 1000, originalFilename = "title deed.pdf") => ({
  originalFilename,
  contentType: PDF,
  fileSize,
});

/** Asks for addresses to upload files to. */
export const sign = (
  files: unknown,
  {
    query = "?formType=HIGH_VALUE_ASSET",
    headers = {},
    stores = {},
  }: { query?: string; headers?: Record<string, string>; stores?: Stores } = {},
): Promise<Response> =>
  fetched(
    `/guest/uploads/presign/bulk${query}`,
    {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof files === "string" ? files : JSON.stringify(files),
    },
    stores,
  );

export interface Signed {
  readonly data: {
    readonly batchId: string;
    readonly uploadUrls: readonly {
      readonly fileIndex: number;
      readonly uploadUrl: string;
      readonly relayUrl: string;
      readonly s3Key: string;
    }[];
  };
}

type LedgerRow = Readonly<
  Record<"key" | "batch_id" | "file_name" | "created_at" | "expires_at" | "state", string> & { lead_id: string | null }
>;

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
