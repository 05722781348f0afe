/** Files with leads: they appear only when they are complete, and only their owner may read them. */
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  closeSync,
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
} from "node:fs";
import path from "node:path";
import { ROOT } from "../scripts/commands.ts";
import { CommandFailure, failureText, usage } from "./failure.ts";

/** Leads are personal data. */
const PRIVATE = 0o600;

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

export interface Output {
  /** A file has a path to print. A device or stdout has the leads themselves. */
  readonly isFile: boolean;
  write(content: string | Uint8Array): void;
  publish(): Promise<void>;
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
  for (const content of contents) if (!process.stdout.write(content)) await once(process.stdout, "drain");
}

/**
 * Opens a file, a pipe, a device or stdout (`-`). Each gets its content at `publish`, when the reading is recorded. A link keeps pointing
 * to the file that is replaced.
 * @throws CommandFailure if the disk refuses. The methods throw it too.
 */
export function openOutput(target: string): Output {
  const attempt = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      throw new CommandFailure(`Cannot write ${target}: ${failureText(error)}`);
    }
  };
  if (target === "-" || statSync(target, { throwIfNoEntry: false })?.isFile() === false) {
    const contents: (string | Uint8Array)[] = [];
    return {
      isFile: false,
      write: (content) => void contents.push(content),
      publish: async () =>
        target === "-"
          ? writeToStdout(contents)
          : attempt(() => writeFileSync(target, Buffer.concat(contents.map((content) => Buffer.from(content))))),
      discard() {},
    };
  }
  return attempt(() => {
    mkdirSync(path.dirname(target), { recursive: true });
    const file = behindLink(target);
    const part = path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.part`);
    parts.add(part);
    const descriptor = openSync(part, "w", PRIVATE);
    return {
      isFile: true,
      write: (content) => attempt(() => writeFileSync(descriptor, content)),
      publish: async () =>
        attempt(() => {
          closeSync(descriptor);
          renameSync(part, file);
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
