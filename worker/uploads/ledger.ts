import type { UploadRow } from "../database.ts";
import { keyOf } from "./keys.ts";
import { PUT_SECONDS } from "./sign.ts";

type NewUpload = Omit<UploadRow, "key" | "createdAt" | "expiresAt"> & { readonly id: string };

/** SQLite's text holds no NUL and no half of a surrogate pair. */
const storable = (name: string): string => name.toWellFormed().replace(/\p{Cc}/gu, "_");

/** The ledger's row of a new upload, whose URL expires after PUT_SECONDS. */
export const uploadRowOf = ({ batchId, id, fileName, ...file }: NewUpload, now: Date): UploadRow => ({
  ...file,
  batchId,
  key: keyOf(batchId, id, now),
  fileName: storable(fileName),
  createdAt: now.toISOString(),
  expiresAt: new Date(now.getTime() + PUT_SECONDS * 1000).toISOString(),
});
