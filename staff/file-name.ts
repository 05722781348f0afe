import path from "node:path";
import { cleanFileName } from "../worker/uploads/disposition.ts";

/** Windows opens a device under these names, whatever follows a dot. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])(\.|$)/i;
/** File systems take 255 bytes; a number and `.part` must fit in too. */
const MOST_BYTES = 200;

function shorten(name: string): string {
  const { name: stem, ext } = path.parse(name);
  const letters = [...stem];
  while (Buffer.byteLength(letters.join("") + ext) > MOST_BYTES && letters.length > 1) letters.pop();
  return letters.join("").trimEnd() + ext;
}

/** A visitor's file name as one that can be saved on Windows, macOS and Linux, and given to any command. */
export function savedName(name: string): string {
  const clean = shorten(cleanFileName(name));
  // Most commands take a name that begins with a dash for an option.
  return clean.startsWith("-") || DEVICE.test(clean) ? `file ${clean}` : clean;
}
