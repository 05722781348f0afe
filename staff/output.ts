/** A file that is there whole or not at all: written beside its place, then renamed into it. */
import { once } from "node:events";
import { createWriteStream, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { finished } from "node:stream/promises";
import { Failure } from "./failure.ts";

export interface Output {
  readonly file: string;
  write(text: string): Promise<void>;
  /** Everything is on the disk; `publish` only renames. */
  finish(): Promise<void>;
  publish(): void;
  /** Leaves nothing behind. Harmless after `publish`. */
  discard(): void;
}

/** What is being written: an interrupted command leaves none of it. */
const parts = new Set<string>();
process.on("exit", () => parts.forEach((part) => rmSync(part, { force: true })));

const said = (file: string, error: unknown): Failure =>
  new Failure(`Cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`);

export function openOutput(file: string): Output {
  const part = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.part`);
  let broken: unknown;
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new Failure(`${file} is a folder: name a file in it.`);
  try {
    mkdirSync(path.dirname(file), { recursive: true });
  } catch (error) {
    throw said(file, error);
  }
  parts.add(part);
  // Leads are nobody's business but the staff's.
  const stream = createWriteStream(part, { mode: 0o600 });
  stream.on("error", (error) => (broken ??= error));
  return {
    file,
    async write(text) {
      if (broken) throw said(file, broken);
      if (!stream.write(text)) await once(stream, "drain").catch((error: unknown) => Promise.reject(said(file, error)));
    },
    async finish() {
      stream.end();
      await finished(stream).catch((error: unknown) => Promise.reject(said(file, error)));
    },
    publish() {
      try {
        renameSync(part, file);
        parts.delete(part);
      } catch (error) {
        throw said(file, error);
      }
    },
    discard() {
      stream.destroy();
      parts.delete(part);
      rmSync(part, { force: true });
    },
  };
}
