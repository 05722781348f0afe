/** Files with leads: they appear only when they are complete, and only their owner may read them. */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import path from "node:path";
import { ROOT } from "../shared/commands.ts";
import { CommandFailure, failureText, usage } from "./failure.ts";

/** Leads are personal data. */
const PRIVATE = 0o600;

/** The folder of exports and papers, which git ignores. */
export const EXPORTS = "exports";

const isFolder = (file: string): boolean => existsSync(file) && statSync(file).isDirectory();

/** A path without links, also of a file that does not exist yet. */
function realPath(file: string): string {
  const parent = path.dirname(file);
  return existsSync(file)
    ? realpathSync(file)
    : parent === file
      ? file
      : path.join(realPath(parent), path.basename(file));
}

const GIT_MS = 5_000;

/** Whether git would never commit this file. Where git gives no answer, that is certain only of EXPORTS. */
function isLeftOut(file: string, root: string): boolean {
  // A hook, or a tool for settings files, names another repository in these variables.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")),
  );
  const { status } = spawnSync("git", ["check-ignore", "--quiet", file], {
    cwd: root,
    env,
    timeout: GIT_MS,
  });
  // 0 is "ignored" and 1 is "not ignored". Without git, without a repository or in a folder of another owner there is another status.
  return status === 0 || (status !== 1 && path.relative(root, file).split(path.sep)[0] === EXPORTS);
}

const isInside = (root: string, file: string): boolean => {
  const way = path.relative(root, file);
  return way.split(path.sep)[0] !== ".." && !path.isAbsolute(way);
};

/**
 * The path of an output. A bare name goes into EXPORTS.
 * @param usual The name of the file in a folder. Without it, the output is itself a folder.
 * @throws CommandFailure (exit code 2) for a path that git would commit
 */
export function outputPath(given: string, usual?: string, root = ROOT): string {
  const name = given === EXPORTS ? `${EXPORTS}/` : given;
  const isBare = path.basename(name) === name && name !== "..";
  const typed = isBare ? path.resolve(root, EXPORTS, name) : path.resolve(root, name);
  const output =
    usual !== undefined && (/[/\\]$/.test(name) || isFolder(typed))
      ? path.join(typed, usual)
      : typed;
  const [top, file] = [
    realPath(root),
    realPath(usual === undefined ? path.join(output, "file") : output),
  ];
  if (!isInside(top, file) || isLeftOut(file, top)) return output;
  throw usage(
    `Git would add ${given} to the project. Write it into ${EXPORTS}/, or into a folder outside of the project.`,
  );
}

const CAUSES: Readonly<Record<string, string>> = {
  EACCES: "you have no right to write there",
  EBUSY: "another program has it open: close it there",
  EEXIST: "a file is in the way of the folder",
  EISDIR: "it is a folder: name a file in it",
  ELOOP: "it is a link that leads to itself",
  ENAMETOOLONG: "its name is too long",
  ENOENT: "its folder does not exist",
  ENOSPC: "the disk is full",
  ENOTDIR: "a file is in the way of the folder",
  EPIPE: "its reader has left",
  EPERM: "another program has it open, or you have no right to change it",
  EROFS: "the disk is read-only",
};

/** Why the file system refuses a file, or stdout. */
export const writeCause = (error: unknown): string =>
  CAUSES[(error as NodeJS.ErrnoException).code ?? ""] ?? failureText(error);

/** Runs work on a file. @throws CommandFailure that says why the file system refuses */
function attempt<T>(target: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new CommandFailure(`Cannot write ${target}: ${writeCause(error)}.`);
  }
}

/** Makes a folder for files. @throws CommandFailure */
export const makeFolder = (folder: string): void =>
  attempt(folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
  });

/** Incomplete files. An interrupted command removes them. */
const parts = new Set<string>();
process.on("exit", () => parts.forEach((part) => rmSync(part, { force: true })));

export interface Output {
  /** A file has a path to print. A device or stdout has the leads themselves. */
  readonly isFile: boolean;
  write(content: string | Uint8Array): void;
  publish(): Promise<void>;
  /** Whether someone may have read a part of the content. */
  isSeen(): boolean;
  /** Removes the content that was written. Does nothing after `publish`. */
  discard(): void;
}

/** The file behind a link, even if it does not exist yet. */
function behindLink(file: string): string {
  if (existsSync(file)) return realpathSync(file);
  const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;
  return isLink ? path.resolve(path.dirname(file), readlinkSync(file)) : file;
}

async function writeToStdout(contents: readonly (string | Uint8Array)[]): Promise<void> {
  for (const content of contents)
    if (!process.stdout.write(content)) await once(process.stdout, "drain");
}

function toStdout(): Output {
  const contents: (string | Uint8Array)[] = [];
  return {
    isFile: false,
    isSeen: () => true,
    write: (content) => void contents.push(content),
    publish: () => writeToStdout(contents),
    discard() {},
  };
}

/** A pipe or a device. It is opened before anything is recorded, because it may refuse. */
function toDevice(target: string): Output {
  const descriptor = openSync(target, "w");
  const contents: Uint8Array[] = [];
  let isSeen = false;
  return {
    isFile: false,
    isSeen: () => isSeen,
    write: (content) => void contents.push(Buffer.from(content)),
    publish: async () =>
      attempt(target, () => {
        const whole = Buffer.concat(contents);
        for (let done = 0; done < whole.length; isSeen = true)
          done += writeSync(descriptor, whole, done);
        closeSync(descriptor);
      }),
    discard() {},
  };
}

/**
 * Opens a file, a pipe, a device or stdout (`-`). Each gets its content at `publish`, when the reading is recorded. A link keeps pointing
 * to the file that is replaced.
 * @throws CommandFailure if the disk refuses. The methods throw it too.
 */
export function openOutput(target: string): Output {
  if (target === "-") return toStdout();
  return attempt(target, () => {
    if (isFolder(target)) throw Object.assign(new Error(target), { code: "EISDIR" });
    if (statSync(target, { throwIfNoEntry: false })?.isFile() === false) return toDevice(target);
    mkdirSync(path.dirname(target), { recursive: true });
    const file = behindLink(target);
    const part = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.part`);
    parts.add(part);
    const descriptor = openSync(part, "w", PRIVATE);
    let isPublished = false;
    return {
      isFile: true,
      isSeen: () => isPublished,
      write: (content) => attempt(target, () => writeFileSync(descriptor, content)),
      publish: async () =>
        attempt(target, () => {
          closeSync(descriptor);
          renameSync(part, file);
          isPublished = true;
          parts.delete(part);
        }),
      discard: () => {
        if (parts.delete(part)) rmSync(part, { force: true });
      },
    };
  });
}

/** Writes a whole file. @throws CommandFailure */
export async function writeOutput(file: string, content: string | Uint8Array): Promise<void> {
  const output = openOutput(file);
  try {
    output.write(content);
    await output.publish();
  } finally {
    output.discard();
  }
}
