/**
 * Decodes a text file: UTF-8, or the UTF-16 that `>` of PowerShell 5 writes.
 * @throws TypeError for bytes that are not text
 */
export const decodeText = (bytes: Uint8Array): string =>
  new TextDecoder(bytes[0] === 0xff ? "utf-16le" : "utf-8", { fatal: true }).decode(bytes);
