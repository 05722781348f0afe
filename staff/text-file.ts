/**
 * The text of a file that a person saved. Notepad and PowerShell 5 write a byte order mark, and PowerShell's `>` writes UTF-16.
 * @throws TypeError for bytes that are no text
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding, { fatal: true }).decode(bytes);
}
