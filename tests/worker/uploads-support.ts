import { env } from "cloudflare:workers";
import { incomingLead } from "../support/incoming-lead.ts";
import { insertStatements } from "../../worker/lead/insert-lead.ts";
import { createKey } from "../../worker/uploads/keys.ts";
import {
  attachFiles,
  type FileClaim,
  INSERT_UPLOADS,
  newUpload,
  type UploadRow,
} from "../../worker/uploads/uploads.ts";
import { fetched, type Stores, toBody } from "./forms-support.ts";

export const PDF = "application/pdf";
/** A file in a request for signed URLs. */
export const announced = (fileSize = 1000, originalFilename = "title deed.pdf") => ({
  originalFilename,
  contentType: PDF,
  fileSize,
});

/** Requests signed URLs for files. */
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
      body: toBody(files),
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
  Record<"key" | "batch_id" | "file_name" | "created_at" | "expires_at" | "state", string> & {
    lead_id: string | null;
  }
>;

/** The rows of `uploads`, oldest first, without keys that are remembered after the sweep. */
export const ledger = async (): Promise<LedgerRow[]> =>
  (
    await env.DB.prepare(
      "SELECT * FROM uploads WHERE state <> 'swept' ORDER BY rowid",
    ).all<LedgerRow>()
  ).results;

export const storedKeys = async (): Promise<string[]> =>
  (await env.FILES.list()).objects.map(({ key }) => key);

export const newKey = (batchId: string = crypto.randomUUID()): string =>
  createKey(batchId, crypto.randomUUID(), new Date());

export const insertUploads = (rows: readonly UploadRow[]): Promise<D1Result> =>
  env.DB.prepare(INSERT_UPLOADS).bind(JSON.stringify(rows)).run();

/** Creates an uploaded file: a row of `uploads`, and an object with its declared type. */
export async function uploaded(
  content: Uint8Array,
  contentType: string,
  {
    batchId = crypto.randomUUID(),
    at = new Date(),
  }: { readonly batchId?: string; readonly at?: Date } = {},
): Promise<string> {
  const file = {
    batchId,
    id: crypto.randomUUID(),
    fileName: "a file",
    contentType,
    size: content.length,
  };
  const row = newUpload(file, at);
  await insertUploads([row]);
  await env.FILES.put(row.key, content, { httpMetadata: { contentType } });
  return row.key;
}

/** Stores a lead with its files as the edge does. Returns whether the lead is new. */
export async function submit(
  id: string,
  files: FileClaim,
  { contentHash = "hash", receivedAt = new Date() } = {},
): Promise<boolean> {
  const lead = incomingLead(id, { contentHash, receivedAt: receivedAt.toISOString(), files });
  const [inserted] = await env.DB.batch(insertStatements(env.DB, lead));
  return inserted!.meta.changes === 1;
}

/** Attaches free files to a stored lead. @param receivedAt of the lead */
export async function attach(id: string, files: FileClaim, receivedAt = new Date()): Promise<void> {
  await attachFiles(
    env.DB,
    { id, contentHash: "hash", receivedAt: receivedAt.toISOString() },
    files,
  ).run();
}
