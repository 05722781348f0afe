import path from "node:path";
import { renameForType, findTypeByMime } from "../src/forms/files.ts";
import { beginning, cleanFileName } from "../worker/uploads/disposition.ts";

/** File systems take 255 bytes. A number and `.part` must fit in too. */
const MOST_BYTES = 200;

/**
 * A visitor's file name as one that every system can save, with the lead's reference in front. So no name begins with a dash, and none is a
 * device of Windows.
 * @param contentType the type of the file's bytes, which decides the extension
 */
export function savedName(reference: string, name: string, contentType = ""): string {
  const type = findTypeByMime(contentType);
  const { name: stem, ext } = path.parse(cleanFileName(type ? renameForType(type, name) : name));
  const front = `${reference} ${stem}`;
  return beginning(front, (part) => Buffer.byteLength(part + ext) <= MOST_BYTES).trimEnd() + ext;
}
