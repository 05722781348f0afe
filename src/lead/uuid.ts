/** UUIDs for every page. Browsers lack `crypto.randomUUID` on pages over plain http. */

/** Formats sixteen bytes as a UUID (RFC 9562). */
export function formatUuid(bytes: Uint8Array, version: 4 | 8): string {
  const marked = Uint8Array.from(bytes);
  marked[6] = (marked[6]! & 0x0f) | (version << 4);
  marked[8] = (marked[8]! & 0x3f) | 0x80;
  const hex = [...marked].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

export const uuid = (): string => formatUuid(crypto.getRandomValues(new Uint8Array(16)), 4);
