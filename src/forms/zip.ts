/** Reads the names in a zip from the directory at its end. */

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;

export interface ZipDirectory {
  readonly names: readonly string[];
  /** False where the directory starts before the bytes that were read. */
  readonly complete: boolean;
}

/** Mail gateways put a line break behind a file, and some programs a little more. */
const MOST_BEHIND = 1024;

/**
 * The offset of the end record, or -1. Its comment ends at or shortly before the end of the file.
 */
function endRecord(view: DataView): number {
  for (let at = view.byteLength - END_LENGTH; at >= 0; at--) {
    if (view.getUint32(at, true) !== END_OF_DIRECTORY) continue;
    if (view.byteLength - (at + END_LENGTH + view.getUint16(at + 20, true)) <= MOST_BEHIND) return at;
  }
  return -1;
}

function firstEntry(view: DataView, end: number): number {
  for (let at = 0; at + ENTRY_LENGTH <= end; at++) if (view.getUint32(at, true) === DIRECTORY_ENTRY) return at;
  return end;
}

function namesFrom(tail: Uint8Array, view: DataView, start: number, end: number): string[] {
  const names: string[] = [];
  let at = start;
  while (at + ENTRY_LENGTH <= end && view.getUint32(at, true) === DIRECTORY_ENTRY) {
    const nameEnd = at + ENTRY_LENGTH + view.getUint16(at + 28, true);
    if (nameEnd > end) break;
    names.push(String.fromCharCode(...tail.subarray(at + ENTRY_LENGTH, nameEnd)));
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return names;
}

/** @param tail the last bytes of a file @returns `undefined` if they are not the end of a zip. */
export function zipDirectory(tail: Uint8Array): ZipDirectory | undefined {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  const end = endRecord(view);
  if (end < 0) return undefined;
  const start = end - view.getUint32(end + 12, true);
  const complete = start >= 0 && view.getUint32(start, true) === DIRECTORY_ENTRY;
  return { names: namesFrom(tail, view, complete ? start : firstEntry(view, end), end), complete };
}
