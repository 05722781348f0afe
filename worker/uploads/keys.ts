import { UUID } from "../uuid.ts";

const KEY = new RegExp(`^uploads/\\d{4}/\\d{2}/(?<batchId>${UUID})/(?<id>${UUID})$`);

/** The key of a file: by month, impossible to guess, and without anything that the visitor wrote. */
export const keyOf = (batchId: string, id: string, now: Date): string =>
  `uploads/${now.toISOString().slice(0, 7).replace("-", "/")}/${batchId}/${id}`;

/** The ids in a key; undefined where the text is not a key of ours. */
export function idsOf(key: string): { readonly batchId: string; readonly id: string } | undefined {
  const { batchId, id } = KEY.exec(key)?.groups ?? {};
  return batchId && id ? { batchId, id } : undefined;
}
