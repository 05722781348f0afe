/** Files of JSON lines: written with their checksum, read line by line. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import path from "node:path";
import { openOutput } from "../output.ts";
import type { Part } from "./manifest.ts";

/**
 * Writes a part of a backup.
 * @param of what it holds: a table, `spool` or `flags`
 * @param pages rows, each as JSON in one line
 */
export async function writePart(
  folder: string,
  of: string,
  file: string,
  pages: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
): Promise<Part> {
  const hash = createHash("sha256");
  const output = openOutput(path.join(folder, file));
  let rows = 0;
  try {
    for await (const page of pages) {
      const text = page.map((row) => `${row}\n`).join("");
      hash.update(text);
      await output.write(text);
      rows += page.length;
    }
    await output.finish();
    output.publish();
  } catch (error) {
    output.discard();
    throw error;
  }
  return { of, file, rows, sha256: hash.digest("hex") };
}

/** The lines of a file, one by one. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  // `readline` would also end a line at U+2028, which may stand in a visitor's text.
  let rest = "";
  for await (const chunk of createReadStream(file, "utf8")) {
    const lines = (rest + String(chunk)).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}
