/** Files that appear whole or not at all: written under another name, then renamed. Only their owner may read them. */
import { once } from "node:events";
import { createWriteStream, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { finished } from "node:stream/promises";
import { CommandFailure, failureText } from "./failure.ts";

/** Leads are personal data. */
const PRIVATE = { mode: 0o600 } as const;

/** Writes a small file. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, text, PRIVATE);
  renameSync(`${file}.part`, file);
}

/** Files that are being written; a command that is interrupted removes them. */
const parts = new Set<string>();
process.on("exit", () => parts.forEach((part) => rmSync(part, { force: true })));

/**
 * Opens a file for a long export or backup.
 * @throws CommandFailure where the folder cannot be made, or `file` is a folder; so do the methods where the disk refuses
 */
export function openOutput(file: string) {
  const part = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.part`);
  const failureOf = (error: unknown): CommandFailure =>
    new CommandFailure(`Cannot write ${file}: ${failureText(error)}`);
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new CommandFailure(`${file} is a folder: name a file in it.`);
  try {
    mkdirSync(path.dirname(file), { recursive: true });
  } catch (error) {
    throw failureOf(error);
  }
  parts.add(part);
  const stream = createWriteStream(part, PRIVATE);
  let streamError: unknown;
  stream.on("error", (error) => (streamError ??= error));
  const explained = <T>(work: Promise<T>): Promise<T> =>
    work.catch((error: unknown) => Promise.reject(failureOf(error)));
  return {
    async write(text: string): Promise<void> {
      if (streamError) throw failureOf(streamError);
      if (!stream.write(text)) await explained(once(stream, "drain"));
    },
    /** Waits until everything is on the disk; `publish` then only renames. */
    async finish(): Promise<void> {
      stream.end();
      await explained(finished(stream));
    },
    publish(): void {
      try {
        renameSync(part, file);
        parts.delete(part);
      } catch (error) {
        throw failureOf(error);
      }
    },
    /** Removes what was written. Does nothing after `publish`. */
    discard(): void {
      stream.destroy();
      parts.delete(part);
      rmSync(part, { force: true });
    },
  };
}
