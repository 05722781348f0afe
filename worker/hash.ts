/** Hashes of text, as bytes, as hexadecimal digits and as a UUID; and with a key, which nobody can compute without the secret. */

const bytesOf = (text: string) => new TextEncoder().encode(text);

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** SHA-256. */
export async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytesOf(text)));
}

/** 64 hexadecimal digits. */
export const hexHash = async (text: string): Promise<string> => hex(await sha256(text));

/** The same UUID for the same text. */
export const uuidFromHash = async (text: string): Promise<string> =>
  (await hexHash(text)).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");

/**
 * HMAC with SHA-256. A secret has one use: whatever else needs a key gets its own, derived from the secret (HKDF, RFC 5869), which cannot
 * be computed from it.
 *
 * @param purpose each purpose gives another key
 * @returns 64 hexadecimal digits
 */
export async function keyedHash(secret: string, purpose: string, text: string): Promise<string> {
  const material = await crypto.subtle.importKey("raw", bytesOf(secret), "HKDF", false, ["deriveKey"]);
  const key = await crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: bytesOf(purpose) },
    material,
    { name: "HMAC", hash: "SHA-256", length: 256 },
    false,
    ["sign"],
  );
  return hex(new Uint8Array(await crypto.subtle.sign("HMAC", key, bytesOf(text))));
}
