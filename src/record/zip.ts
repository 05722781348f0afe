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
  for (let offset = view.byteLength - END_LENGTH; offset >= 0; offset--) {
    if (view.getUint32(offset, true) !== END_OF_DIRECTORY) continue;
    if (view.byteLength - (offset + END_LENGTH + view.getUint16(offset + 20, true)) <= MOST_BEHIND)
      return offset;
  }
  return -1;
}

function firstEntry(view: DataView, end: number): number {
  for (let offset = 0; offset + ENTRY_LENGTH <= end; offset++)
    if (view.getUint32(offset, true) === DIRECTORY_ENTRY) return offset;
  return end;
}

function namesFrom(tail: Uint8Array, view: DataView, start: number, end: number): string[] {
  const names: string[] = [];
  let offset = start;
  while (offset + ENTRY_LENGTH <= end && view.getUint32(offset, true) === DIRECTORY_ENTRY) {
    const nameEnd = offset + ENTRY_LENGTH + view.getUint16(offset + 28, true);
    if (nameEnd > end) break;
    names.push(String.fromCharCode(...tail.subarray(offset + ENTRY_LENGTH, nameEnd)));
    offset = nameEnd + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
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
