/**
 * Decodes a text file. Notepad and PowerShell 5 write a byte order mark, and PowerShell's `>` writes UTF-16.
 * @throws TypeError for bytes that are not text
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe
      ? "utf-16le"
      : first === 0xfe && second === 0xff
        ? "utf-16be"
        : "utf-8";
  const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  if (text.includes("\0")) throw new TypeError("UTF-16 without a byte order mark");
  return text;
}
