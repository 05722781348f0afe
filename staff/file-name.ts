/** A visitor's file name as one that a colleague may save under on Windows, macOS or Linux, and give to any command. */
import path from "node:path";
import { cleanFileName } from "../worker/uploads/disposition.ts";

/** Windows opens a device for these, whatever stands behind a dot. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])(\.|$)/i;
/** File systems count bytes, up to 255; a number and an ending of our own must fit behind it. */
const MOST_BYTES = 200;

function shorten(name: string): string {
  const { name: stem, ext } = path.parse(name);
  const letters = [...stem];
  while (Buffer.byteLength(letters.join("") + ext) > MOST_BYTES && letters.length > 1) letters.pop();
  return letters.join("").trimEnd() + ext;
}

export function savedName(name: string): string {
  const clean = shorten(cleanFileName(name));
  // A dash in front is an option to most commands.
  return clean.startsWith("-") || DEVICE.test(clean) ? `file ${clean}` : clean;
}
