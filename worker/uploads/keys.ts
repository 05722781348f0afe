import { UUID } from "../uuid-pattern.ts";

const KEY = `uploads/\\d{4}/\\d{2}/(?<batchId>${UUID})/(?<id>${UUID})`;
const WHOLE_KEY = new RegExp(`^${KEY}$`);

/** The key of a file: by month, impossible to guess, and without anything that the visitor wrote. */
export const createKey = (batchId: string, id: string, now: Date): string =>
  `uploads/${now.toISOString().slice(0, 7).replace("-", "/")}/${batchId}/${id}`;

/** The ids in a key, or `undefined` if the text is not one of our keys. */
export function parseKey(
  key: string,
): { readonly batchId: string; readonly id: string } | undefined {
  const { batchId, id } = WHOLE_KEY.exec(key)?.groups ?? {};
  return batchId && id ? { batchId, id } : undefined;
}

/** The keys in a text, such as that of a lead that is broken. */
export const fileKeysIn = (text: string): string[] => [
  ...new Set(text.match(new RegExp(`\\b${KEY}\\b`, "g"))),
];
