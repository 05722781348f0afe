/** A secret has one use. Whatever else needs a key gets its own, derived from the secret (HKDF, RFC 5869). */

/**
 * @param secret cannot be computed from the key
 * @param purpose each purpose gives another key
 * @returns a key for HMAC with SHA-256
 */
export async function derivedKey(secret: string, purpose: string): Promise<CryptoKey> {
  const text = new TextEncoder();
  const material = await crypto.subtle.importKey("raw", text.encode(secret), "HKDF", false, ["deriveKey"]);
  return crypto.subtle.deriveKey(
    { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: text.encode(purpose) },
    material,
    { name: "HMAC", hash: "SHA-256", length: 256 },
    false,
    ["sign"],
  );
}
