/** Keys for what is not signing. A secret has one use: what else needs a key gets one of its own, derived from it (HKDF, RFC 5869). */

/**
 * @param secret from which it is derived; nothing leads back to it
 * @param purpose says what for: each purpose has another key
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
