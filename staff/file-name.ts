import path from "node:path";
import { namedAs, typeOfMime } from "../src/forms/files.ts";
import { beginning, cleanFileName } from "../worker/uploads/disposition.ts";

/** Windows opens a device under these names, whatever follows a dot. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[\d¹²³])(\.|$)/i;
/** File systems take 255 bytes; a number and `.part` must fit in too. */
const MOST_BYTES = 200;

function shorten(name: string): string {
  const { name: stem, ext } = path.parse(name);
  return beginning(stem, (part) => Buffer.byteLength(part + ext) <= MOST_BYTES).trimEnd() + ext;
}

/**
 * A visitor's file name as one that can be saved on Windows, macOS and Linux, and given to any command.
 *
 * @param contentType what its bytes were found to be, whose ending the name gets
 */
export function savedName(name: string, contentType = ""): string {
  const type = typeOfMime(contentType);
  const clean = shorten(cleanFileName(type ? namedAs(type, name) : name));
  // Most commands take a name that begins with a dash for an option.
  return clean.startsWith("-") || DEVICE.test(clean) ? `file ${clean}` : clean;
}
