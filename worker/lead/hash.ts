/** SHA-256 of text as bytes, as hexadecimal digits, and as a UUID. */

export async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

/** 64 hexadecimal digits. */
export const hexHash = async (text: string): Promise<string> =>
  [...(await sha256(text))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The same UUID for the same text. */
export const uuidFromHash = async (text: string): Promise<string> =>
  (await hexHash(text)).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
