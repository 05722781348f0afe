/** SHA-256 of text, as bytes, hexadecimal digits or a UUID, and keyed hashes, which no one can compute without the secret. */

const toBytes = (text: string) => new TextEncoder().encode(text);

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", toBytes(text)));
}

/** Compares two texts in constant time. */
export const isSameText = async (one: string, other: string): Promise<boolean> =>
  crypto.subtle.timingSafeEqual(await sha256(one), await sha256(other));

/** @returns 64 hexadecimal digits */
export const hexHash = async (text: string): Promise<string> => hex(await sha256(text));

/** Makes the same UUID of the same text. */
export const uuidFromHash = async (text: string): Promise<string> =>
  (await hexHash(text)).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");

/** A secret has one use, so each purpose gets a key derived from it (HKDF, RFC 5869). */
async function deriveKey(secret: string, purpose: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey("raw", toBytes(secret), "HKDF", false, [
    "deriveKey",
  ]);
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: toBytes(purpose) },
    material,
    { name: "HMAC", hash: "SHA-256", length: 256 },
    false,
    ["sign"],
  );
}

/** Derived keys by secret and purpose. An isolate has one secret and two purposes. */
const keys = new Map<string, CryptoKey>();

/**
 * HMAC with SHA-256.
 *
 * @param purpose each purpose has its own key
 * @returns 64 hexadecimal digits
 */
export async function keyedHash(secret: string, purpose: string, text: string): Promise<string> {
  const name = `${purpose}\n${secret}`;
  const key = keys.get(name) ?? (await deriveKey(secret, purpose));
  keys.set(name, key);
  return hex(new Uint8Array(await crypto.subtle.sign("HMAC", key, toBytes(text))));
}
