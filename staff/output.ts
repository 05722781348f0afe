/** Files with leads: they appear only when they are complete, and only their owner may read them. */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  createWriteStream,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { finished } from "node:stream/promises";
import { ROOT } from "../scripts/commands.ts";
import { CommandFailure, failureText, usage } from "./failure.ts";

/** Leads are personal data. */
const PRIVATE = { mode: 0o600 } as const;

/** The folder of exports and papers, which git ignores. */
export const EXPORTS = "exports";

/**
 * The path of an output. A bare name goes into EXPORTS.
 * @throws CommandFailure (exit code 2) for a path that git would commit
 */
export function outputPath(name: string, root = ROOT): string {
  const file = path.basename(name) === name ? path.resolve(root, EXPORTS, name) : path.resolve(root, name);
  if (path.relative(root, file).startsWith("..") || path.isAbsolute(path.relative(root, file))) return file;
  const { status } = spawnSync("git", ["check-ignore", "--quiet", file], { cwd: root });
  // 1 is "not ignored". Without git or a repository there is another status.
  if (status !== 1) return file;
  throw usage(
    `Git would add ${name} to the project. Write it into ${EXPORTS}/, or into a folder outside of the project.`,
  );
}

/** Incomplete files. An interrupted command removes them. */
const parts = new Set<string>();
process.on("exit", () => parts.forEach((part) => rmSync(part, { force: true })));

/** Opens an existing file. An interrupted command has removed it, and a stream must not create it again. */
export const EXISTING = { flags: "r+" } as const;

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it belongs to another user.
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
}

/** Removes incomplete files of commands that were killed, or whose computer lost its power. */
function removeAbandonedParts(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = /^\..+\.(\d+)\.part$/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(path.join(folder, name), { force: true });
  }
}

/** A file that appears under its name only when it is complete. */
export function partFile(file: string) {
  const folder = path.dirname(file);
  removeAbandonedParts(folder);
  const part = path.join(folder, `.${path.basename(file)}.${process.pid}.part`);
  parts.add(part);
  writeFileSync(part, "", PRIVATE);
  return {
    part,
    publish(): void {
      renameSync(part, file);
      parts.delete(part);
    },
    /** Removes the incomplete file. Does nothing after `publish`. */
    discard(): void {
      rmSync(part, { force: true });
      parts.delete(part);
    },
  };
}

export interface Output {
  write(text: string): Promise<void>;
  /** Waits until everything is on the disk. */
  finish(): Promise<void>;
  publish(): void;
  /** Removes the text that was written. Does nothing after `publish`. */
  discard(): void;
}

/** The file behind a link, even if it does not exist yet. */
function behindLink(file: string): string {
  if (existsSync(file)) return realpathSync(file);
  const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  return isLink ? path.resolve(path.dirname(file), readlinkSync(file)) : file;
}

const isSpecial = (file: string): boolean => {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && !stats.isFile();
};

/**
 * Opens a file, a pipe, a device or stdout (`-`) for a long export. A link keeps pointing to the file that is replaced.
 * @throws CommandFailure if the path is a folder, or the disk refuses. The methods throw it too.
 */
export function openOutput(target: string): Output {
  const failure = (error: unknown): CommandFailure =>
    new CommandFailure(`Cannot write ${target}: ${failureText(error)}`);
  const attempt = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw failure(error);
    }
  };
  if (statSync(target, { throwIfNoEntry: false })?.isDirectory())
    throw new CommandFailure(`${target} is a folder: name a file in it.`);
  const isStream = target === "-" || isSpecial(target);
  const file = attempt(() => {
    if (isStream) return target;
    mkdirSync(path.dirname(target), { recursive: true });
    return behindLink(target);
  });
  const incomplete = isStream ? undefined : attempt(() => partFile(file));
  const stream = target === "-" ? process.stdout : createWriteStream(incomplete?.part ?? file, incomplete && EXISTING);
  let streamError: unknown;
  stream.on("error", (error) => (streamError ??= error));
  const explained = <T>(work: Promise<T>): Promise<T> => work.catch((error: unknown) => Promise.reject(failure(error)));
  return {
    async write(text) {
      if (streamError) throw failure(streamError);
      if (!stream.write(text)) await explained(once(stream, "drain"));
    },
    async finish() {
      if (target === "-") return;
      stream.end();
      await explained(finished(stream));
    },
    publish: () => attempt(() => incomplete?.publish()),
    discard() {
      if (target !== "-") stream.destroy();
      incomplete?.discard();
    },
  };
}
